import type { SiegefrontView } from '@tessera/siegefront'
import { type LogLine, worded } from '@tessera/table'
import { plainWords } from '@tessera/words'
import type { SiegefrontTimeline, Story } from './story.ts'
import { type Kind, type Telling, tell } from './tell.ts'

export interface SiegeLine extends LogLine {
  readonly kind: Kind
  readonly units: readonly number[]
}

/** Every event of the match as a line of the log; a turn's lines stand under that turn. */
export function linesOf(
  timeline: SiegefrontTimeline,
  story: Story,
  names: readonly [string, string],
  me: 0 | 1 | null,
): readonly SiegeLine[] {
  const lines: SiegeLine[] = []
  if (timeline.length === 0) return lines
  const { view } = timeline.frame(timeline.length - 1)
  let turn = timeline.period(0)
  for (let index = 0; index < timeline.length; index++)
    for (const { event, place, told } of tellings(timeline, index, view, { story, names, me })) {
      if (event.type === 'turn_started') turn = event.turn
      if (told === null) continue
      lines.push({
        key: `${index} ${place}`,
        index,
        period: turn,
        seat: told.seat,
        icon: told.icon,
        text: worded(told.parts),
        plain: plainWords(told.parts),
        ...(told.sum.length > 0 ? { sum: told.sum } : {}),
        kind: told.kind,
        units: told.units,
      })
    }
  return lines
}

/** What one command did, in sentences: for those who have no room for the log beside the board. */
export function sentencesAt(timeline: SiegefrontTimeline, index: number, by: Tellers): string {
  return tellings(timeline, index, timeline.frame(index).view, by)
    .flatMap(({ told }) => (told === null ? [] : [plainWords(told.parts)]))
    .join(' ')
}

type Tellers = Pick<Telling, 'story' | 'names' | 'me'>

function tellings(timeline: SiegefrontTimeline, index: number, view: SiegefrontView, by: Tellers) {
  let declared: Telling['declared'] = null
  let paid: number | null = null
  return timeline.events(index).map((event, place) => {
    if (event.type === 'attack_declared') declared = event
    if (event.type === 'mana_changed' && event.to < event.from) paid = event.from - event.to
    return { event, place, told: tell(event, view, { ...by, declared, paid }) }
  })
}
