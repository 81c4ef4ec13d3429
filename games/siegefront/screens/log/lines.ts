import { type LogLine, worded } from '@tessera/table'
import { plainWords } from '@tessera/words'
import { eventLine } from './event-line.ts'
import type { Kind, LineContext } from './line-parts.ts'
import type { SiegefrontTimeline, Story } from './story.ts'

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
    for (const { event, place, line } of eventLines(timeline, index, { view, story, names, me })) {
      if (event.type === 'turn_started') turn = event.turn
      if (line === null) continue
      lines.push({
        key: `${index} ${place}`,
        index,
        period: turn,
        seat: line.seat,
        icon: line.icon,
        text: worded(line.parts),
        plain: plainWords(line.parts),
        ...(line.sum.length > 0 ? { sum: line.sum } : {}),
        kind: line.kind,
        units: line.units,
      })
    }
  return lines
}

/** What one command did, in sentences, for screens without room for the log beside the board. */
export function sentencesAt(timeline: SiegefrontTimeline, index: number, viewer: Viewer): string {
  return eventLines(timeline, index, { ...viewer, view: timeline.frame(index).view })
    .flatMap(({ line }) => (line === null ? [] : [plainWords(line.parts)]))
    .join(' ')
}

type Viewer = Pick<LineContext, 'story' | 'names' | 'me'>

function eventLines(timeline: SiegefrontTimeline, index: number, viewer: Viewer & Pick<LineContext, 'view'>) {
  let declared: LineContext['declared'] = null
  let paid: number | null = null
  return timeline.events(index).map((event, place) => {
    if (event.type === 'attack_declared') declared = event
    if (event.type === 'mana_changed' && event.to < event.from) paid = event.from - event.to
    return { event, place, line: eventLine(event, { ...viewer, declared, paid }) }
  })
}
