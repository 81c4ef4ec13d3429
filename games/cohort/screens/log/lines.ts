import { type LogLine, worded } from '@tessera/table'
import { plainWords } from '@tessera/words'
import type { CohortTimeline } from './story.ts'
import { type Kind, type Teller, tell } from './tell.ts'

export interface CohortLine extends LogLine {
  readonly kind: Kind
  readonly who: readonly string[]
}

/** Every event of the match as a line of the log. */
export function linesOf(timeline: CohortTimeline, teller: Teller): readonly CohortLine[] {
  const lines: CohortLine[] = []
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
