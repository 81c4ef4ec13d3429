import type { WatchProps } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { Button } from '@tessera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import EndScreen from '../table/end.tsx'
import { Spectating } from '../table/spectating.tsx'
import { WatchBattle } from '../table/watch.tsx'
import type { Run } from '../types.ts'
import { battleSpans, duelFrames, winsBefore } from './frames.ts'

/** A run from its record: the road with all battles, each to be watched. */
export default function Replay({ timeline, back, record }: WatchProps<Run>): ReactNode {
  const spans = useMemo(() => battleSpans(timeline), [timeline])
  const [watched, setWatched] = useState<number | null>(null)
  const { view } = timeline.frame(timeline.length - 1)
  const span = spans.find(({ number }) => number === watched)
  const frames = useMemo(() => (span === undefined ? null : duelFrames(timeline, span)), [timeline, span])
  const whole = record()
  if (view.to !== 0) return <Spectating view={view} back={back} />
  if (span !== undefined && frames !== null)
    return (
      <WatchBattle
        frames={frames}
        opponent={view.battles[span.number - 1]?.opponent ?? null}
        at={0}
        number={span.number}
        wins={winsBefore(view.battles, span.number)}
        live={false}
        back={back}
        tools={null}
        onSeen={() => {}}
        onDone={() => setWatched(null)}
      />
    )
  return (
    <EndScreen
      view={view}
      best={undefined}
      back={back}
      acts={
        whole !== null && (
          <Button glyph="save" onClick={() => saveRecordFile(whole)}>
            Save the record
          </Button>
        )
      }
      onWatch={setWatched}
      onReplay={null}
    />
  )
}
