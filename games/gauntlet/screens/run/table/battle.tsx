import type { PlayerView, RunEvent, RunView } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import type { Timeline } from '@tessera/kernel'
import { Button } from '@tessera/ui'
import { type ReactNode, useMemo } from 'react'
import { Torches } from '../../shared/art/torch.tsx'
import { DuelTable } from '../../shared/table/duel-table.tsx'
import { type BattleSpan, duelFrames, winsBefore } from '../match/frames.ts'
import { WINS } from './status.tsx'
import '../run.css'

interface BattleProps {
  readonly timeline: Timeline<RunEvent, RunView>
  readonly view: PlayerView
  readonly span: BattleSpan
  /** The frame of the run to begin at. */
  readonly at: number
  /** It is seen for the first time: it plays by itself. */
  readonly live: boolean
  /** Unless something is said before it begins. */
  readonly waits?: boolean
  readonly back: string
  readonly tools: ReactNode
  /** Called with the furthest frame of the run that was watched. */
  readonly onSeen: (furthest: number) => void
  readonly onDone: () => void
}

/** A battle of a run on the board of duels; it leads on to the result. */
export function BattleScreen(props: BattleProps): ReactNode {
  const { timeline, view, span, at, live, waits = false, back, tools, onSeen, onDone } = props
  const frames = useMemo(() => duelFrames(timeline, span), [timeline, span])
  const opponent = view.battles[span.number - 1]?.opponent ?? view.opponent
  const name = opponent?.name.replace(' (bot)', '') ?? words.text('runTable.opponent')
  return (
    <DuelTable
      timeline={frames}
      version={frames.length}
      seats={[
        { name: words.text('runTable.you'), style: null },
        { name, style: null, ...(opponent?.bot === true ? { kind: 'bot' } : {}) },
      ]}
      below={0}
      at={at - span.first}
      running={live}
      autoplay={live && !waits}
      back={back}
      note={
        <>
          {words.text('runTable.battle', { n: span.number })}{' '}
          <Torches lit={winsBefore(view.battles, span.number)} of={WINS} />
        </>
      }
      // The last frame counts as watched when the player goes on: then the result is told.
      onSeen={(index) => {
        if (live) onSeen(Math.min(span.first + index, span.last - 1))
      }}
      onFork={null}
      tools={tools}
      onward={(over) => (
        <Button kind={over ? 'primary' : 'plain'} onClick={onDone}>
          {words.text(live ? (over ? 'runTable.toResult' : 'runTable.skip') : 'runTable.back')}
        </Button>
      )}
      after={() => null}
    />
  )
}
