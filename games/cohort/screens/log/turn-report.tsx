import { words } from '@tessera/cohort/words'
import { useMemo } from 'react'
import { reportOf } from './report.ts'
import type { CohortTimeline, Story } from './story.ts'

/** COH-13.9: what a turn came to, as far as it has been watched. */
export function Report(props: {
  readonly timeline: CohortTimeline
  readonly story: Story
  readonly turn: number
  readonly upTo: number
}) {
  const { timeline, story, turn, upTo } = props
  const lines = useMemo(() => reportOf(timeline, story, turn, upTo), [timeline, story, turn, upTo])
  if (lines.length === 0) return <p className="note">{words.text('report.none')}</p>
  return (
    <ul className="co-report" aria-label={words.text('report.label', { turn })}>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
