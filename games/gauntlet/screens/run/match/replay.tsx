import { words } from '@tessera/gauntlet/words'
import type { WatchProps } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { Button } from '@tessera/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { BattleScreen } from '../table/battle.tsx'
import EndScreen from '../table/end.tsx'
import { Spectating } from '../table/spectating.tsx'
import type { Run } from '../types.ts'
import { battleSpans } from './frames.ts'

/** A run from its record: the road with all battles, each to be watched. */
export default function Replay({ timeline, back, record }: WatchProps<Run>): ReactNode {
  const spans = useMemo(() => battleSpans(timeline), [timeline])
  const [watched, setWatched] = useState<number | null>(null)
  const { view } = timeline.frame(timeline.length - 1)
  const span = spans.find(({ number }) => number === watched)
  const whole = record()
  if (view.to !== 0) return <Spectating view={view} back={back} />
  if (span !== undefined)
    return (
      <BattleScreen
        timeline={timeline}
        view={view}
        span={span}
        at={span.first}
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
            {words.text('runTable.record')}
          </Button>
        )
      }
      onWatch={setWatched}
      onReplay={null}
    />
  )
}
