import type { MapId } from '@tessera/cohort'
import { type LogLine, worded } from '@tessera/table'
import { plainWords } from '@tessera/words'
import type { CohortTimeline, Story } from './story.ts'
import { type Kind, tell } from './tell.ts'

export interface CohortLine extends LogLine {
  readonly kind: Kind
  readonly who: readonly string[]
}

/** Every event of the match as a line of the log; the steps of a march become one line a turn and unit. */
export function linesOf(
  timeline: CohortTimeline,
  story: Story,
  map: MapId,
  names: readonly [string, string],
  me: 0 | 1 | null,
): readonly CohortLine[] {
  const lines: CohortLine[] = []
  const teller = { map, names, me, known: story.known }
  for (let index = 0; index < timeline.length; index++) {
    timeline.events(index).forEach((event, place) => {
      const told = tell(event, teller)
      if (told === null) return
      lines.push({
        key: `${index} ${place}`,
        index,
        period: event.turn,
        seat: told.seat,
        icon: told.icon,
        text: worded(told.parts),
        plain: plainWords(told.parts),
        ...(told.sum.length > 0 ? { sum: told.sum } : {}),
        kind: told.kind,
        who: told.who,
      })
    })
  }
  return lines
}
