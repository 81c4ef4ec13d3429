import { worded } from '@tessera/table'
import { useMemo } from 'react'
import { reportOf } from './report.ts'
import type { CohortTimeline, Story } from './story.ts'
import type { Teller } from './tell.ts'

/** COH-13.9: what a turn came to, as far as it has been watched. */
export function Report(props: {
  readonly timeline: CohortTimeline
  readonly story: Story
  readonly turn: number
  readonly upTo: number
  readonly teller: Teller
}) {
  const { timeline, story, turn, upTo, teller } = props
  const lines = useMemo(
    () => reportOf(upToFrame(timeline, upTo), story, turn, teller),
    [timeline, story, turn, upTo, teller],
  )
  if (lines.length === 0) return <p className="note">Nothing to report yet.</p>
  return (
    <ul className="co-report" aria-label={`Report of turn ${turn}`}>
      {lines.map(({ key, parts }) => (
        <li key={key}>{worded(parts)}</li>
      ))}
    </ul>
  )
}

function upToFrame(timeline: CohortTimeline, last: number): CohortTimeline {
  return {
    length: Math.min(timeline.length, last + 1),
    events: (index) => timeline.events(index),
    frame: (index) => timeline.frame(index),
    period: (index) => timeline.period(index),
    cause: (index) => timeline.cause(index),
    at: (index) => timeline.at(index),
  }
}
