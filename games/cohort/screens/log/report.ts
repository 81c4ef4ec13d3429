import type { Kind, Who } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { worded } from '@tessera/table'
import type { ReactNode } from 'react'
import type { CohortTimeline, Story } from './story.ts'

/** One line of a turn's report. */
export interface ReportLine {
  readonly key: string
  readonly text: ReactNode
}

/** What a turn came to, up to a frame: men lost, who broke, who was sighted, which points changed hands. */
export function reportOf(timeline: CohortTimeline, story: Story, turn: number, upTo: number): readonly ReportLine[] {
  const losses = new Map<Who, number>()
  for (let index = 0; index < timeline.length && index <= upTo; index++)
    for (const event of timeline.events(index))
      if (event.type === 'strike' && event.turn === turn && event.men > 0)
        losses.set(event.target, (losses.get(event.target) ?? 0) + event.men)
  const lost = [...losses]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([who, men]): readonly ReportLine[] => {
      const unit = story.known.get(String(who))?.called
      if (unit === undefined) return []
      const noun = words.said('men', { n: men })
      return [{ key: String(who), text: worded(words.parts('report.lost', { unit, men, noun })) }]
    })
  return [
    ...lost,
    ...story.lines.filter((line) => line.period === turn && line.index <= upTo && NOTABLE.has(line.kind)),
  ]
}

const NOTABLE: ReadonlySet<Kind> = new Set([
  'amok',
  'area',
  'arrival',
  'broke',
  'captured',
  'dispersed',
  'end',
  'gone',
  'points',
  'rally',
  'sight',
  'staff',
  'supply',
])

/** Where a turn is in its course (COH-8.1). */
export function stageWords(stage: number, pulse: number): string {
  if (stage === 0) return words.text('stage.orders')
  if (stage === 4) return pulse > 0 ? words.text('stage.movementStep', { pulse }) : words.text('stage.movement')
  const key = `stage.${stage}`
  return words.has(key) ? words.text(key) : ''
}
