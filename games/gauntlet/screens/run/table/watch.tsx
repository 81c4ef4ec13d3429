import type { DuelEvent, DuelView, Face } from '@tessera/gauntlet'
import type { Timeline } from '@tessera/kernel'
import { Button } from '@tessera/ui'
import type { ReactNode } from 'react'
import { Torches } from '../../shared/art/torch.tsx'
import { DuelTable } from '../../shared/table/duel-table.tsx'
import { WINS } from './status.tsx'
import '../run.css'

interface WatchBattleProps {
  readonly frames: Timeline<DuelEvent, DuelView>
  readonly opponent: Face | null
  /** The frame to begin at, counted in the battle. */
  readonly at: number
  readonly number: number
  /** Before this battle. */
  readonly wins: number
  /** It is seen for the first time: it plays by itself. */
  readonly live: boolean
  /** Unless something is said before it begins. */
  readonly waits?: boolean
  readonly back: string
  readonly tools: ReactNode
  readonly onSeen: (index: number) => void
  readonly onDone: () => void
}

/** A battle of a run on the board of duels; it leads on to the result. */
export function WatchBattle({
  frames,
  opponent,
  at,
  number,
  wins,
  live,
  waits = false,
  back,
  tools,
  onSeen,
  onDone,
}: WatchBattleProps) {
  const name = opponent?.name.replace(' (bot)', '') ?? 'The opponent'
  return (
    <DuelTable
      timeline={frames}
      version={frames.length}
      seats={[
        { name: 'You', style: null },
        { name, style: null, ...(opponent?.bot === true ? { kind: 'bot' } : {}) },
      ]}
      below={0}
      at={at}
      running={live}
      autoplay={live && !waits}
      back={back}
      note={
        <>
          Battle {number} of the run <Torches lit={wins} of={WINS} />
        </>
      }
      onSeen={onSeen}
      onFork={null}
      tools={tools}
      onward={(over) => (
        <Button kind={over ? 'primary' : 'plain'} onClick={onDone}>
          {live ? (over ? 'To the result' : 'Skip to the result') : 'Back'}
        </Button>
      )}
      after={() => null}
    />
  )
}
