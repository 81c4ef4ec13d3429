import type { HexlineChoice, HexlineConfig, HexlineState, HexlineView } from '@tessera/hexline'
import { type AnyRecord, randomSeed, seededDice } from '@tessera/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Sealed } from '../../../table/sealed.tsx'
import { Button, Progress } from '../../../ui/index.ts'
import { ArmyBuilder } from '../army/ArmyBuilder.tsx'
import { draftOf, unitsOf } from '../army/draft.ts'
import { BattleTable, type SeatName } from '../battle/BattleTable.tsx'
import { Deployment } from '../deploy/Deployment.tsx'
import { type Cells, cellsIn, drilled, groundOf } from '../deploy/placement.ts'
import { earlierBattles } from './earlier.ts'
import { MatchOver } from './MatchOver.tsx'
import type { Stage } from './stage.ts'
import type { HexlineSession } from './use-match.ts'
import './setup.css'

export interface SeatedProps {
  readonly session: HexlineSession
  readonly seat: 0 | 1
  readonly names: readonly [SeatName, SeatName]
  readonly stage: Stage
  readonly back: string
  /** The army being chosen. */
  readonly army: readonly string[]
  readonly onArmy: (units: readonly string[]) => void
  /** The cells being chosen, as they were kept; the drill's where there are none. */
  readonly cells: unknown
  readonly onCells: (cells: Cells) => void
  /** Placed by the drill without asking. */
  readonly byDrill: boolean
  readonly send: (choice: HexlineChoice) => void
  /** Opens a sealed choice again. */
  readonly onChange: () => void
  /** Makes the bot choose at once, where it thinks here. */
  readonly stop: (() => void) | null
  /** The choice is on its way to a server that has not confirmed it. */
  readonly sending?: boolean
  /** Frames of the shown battle already watched. */
  readonly seen: number
  readonly autoplay: boolean
  readonly onWatched: (furthest: number) => void
  /** Done with watching that battle. */
  readonly onNext: (battle: number) => void
  /** Where a new match is set up. */
  readonly fresh?: string
  readonly onRematch: () => void
  readonly onFork: (config: HexlineConfig, state: HexlineState) => void
  readonly tools: ReactNode
}

/** Muster, placing, battle, and again, until the match is over; wherever it runs. */
export function Seated(props: SeatedProps): ReactNode {
  const { session, seat, names, stage, back, tools, stop } = props
  const navigate = useNavigate()
  const envelope = session.envelope()
  const { view, result } = envelope
  const foe = String(names[seat === 0 ? 1 : 0].name)
  const onLab = (config: HexlineConfig) => navigate('/hexline/lab', { state: { config } })
  const onFork = (from: HexlineView) => props.onFork(from.config, stateOf(from))
  if (envelope.mine?.final === true && stage.kind !== 'battle' && stage.kind !== 'over') {
    const text = stage.kind === 'deploy' ? `${foe} is placing units` : `${foe} is mustering`
    if (stop !== null) return <Waiting text={text} onChange={props.onChange} onStop={stop} />
    const placing = stage.kind === 'deploy'
    return (
      <Sealed
        title={placing ? 'Your units have their places' : 'Your army is sealed'}
        back={back}
        waiting={text}
        onChange={props.onChange}
        sending={props.sending ? (placing ? 'their places' : 'your army') : null}
      >
        <p className="muted">Nothing of it is shown before both sides have chosen. You may leave: it waits.</p>
      </Sealed>
    )
  }
  switch (stage.kind) {
    case 'muster':
      return (
        <ArmyBuilder
          key={view.battle_number}
          config={view.config}
          seat={seat}
          title="Muster your army"
          subtitle={`Hexline, battle ${view.battle_number} of ${view.config.battles}, against ${foe}`}
          back={back}
          draft={draftOf(props.army)}
          onDraft={(draft) => props.onArmy(unitsOf(draft))}
          verb="Lock army"
          onDone={(units) => props.send({ type: 'muster', units })}
          foe={foe}
          earlier={earlierBattles(view, seat)}
          tools={tools}
        />
      )
    case 'deploy':
      return <Placing key={view.battle_number} {...props} view={view} foe={foe} />
    case 'battle':
      return (
        <BattleTable
          key={stage.number}
          timeline={session.timeline}
          battle={stage.number}
          seats={names}
          mode="match"
          me={seat}
          back={back}
          seen={props.seen}
          at={props.seen}
          autoplay={props.autoplay}
          onWatched={props.onWatched}
          next={{
            name: lastOf(view, stage.number, result !== null) ? 'The result' : `Muster for battle ${stage.number + 1}`,
            run: () => props.onNext(stage.number),
          }}
          record={() => (result === null ? null : (session.record() as unknown as AnyRecord | null))}
          onLab={onLab}
          onFork={onFork}
        />
      )
    case 'over':
      return (
        <MatchOver
          view={view}
          result={result}
          seat={seat}
          foe={foe}
          back={back}
          record={() => session.record() as unknown as AnyRecord | null}
          timeline={session.timeline}
          fresh={props.fresh}
          onRematch={props.onRematch}
          onLab={onLab}
          onFork={onFork}
        />
      )
  }
}

function Placing(props: SeatedProps & { readonly view: HexlineView; readonly foe: string }) {
  const { view, seat, byDrill, send } = props
  const ground = useMemo(() => groundOf(view, seat), [view, seat])
  const [drill] = useState(() => (ground === null ? [] : drilled(view, ground, seededDice(randomSeed()))))
  const cells = (ground === null ? null : cellsIn(props.cells, ground)) ?? drill
  const sent = useRef(false)
  useEffect(() => {
    if (!byDrill || sent.current) return
    sent.current = true
    send({ type: 'deploy', cells: drill })
  }, [byDrill, drill, send])
  if (ground === null || byDrill) return <Waiting text="They take their places" />
  return (
    <Deployment
      view={view}
      seat={seat}
      ground={ground}
      foe={props.foe}
      back={props.back}
      cells={cells}
      onCells={props.onCells}
      onDone={(done) => send({ type: 'deploy', cells: done })}
      waiting={null}
      tools={props.tools}
    />
  )
}

/** Shown only when it takes a moment, so that quick answers do not flicker. */
function Waiting(props: { readonly text: string; readonly onStop?: () => void; readonly onChange?: () => void }) {
  return (
    <main className="hx-waiting">
      <div className="panel">
        <Progress label={props.text} {...(props.onStop ? { onStop: props.onStop } : {})} />
        {props.onChange && (
          <Button kind="quiet" onClick={props.onChange}>
            Change my choice
          </Button>
        )}
      </div>
    </main>
  )
}

function lastOf(view: HexlineView, battle: number, over: boolean): boolean {
  return over && view.past.at(-1)?.number === battle
}

/** A view of Hexline hides nothing: without its reader it is the state. */
function stateOf({ to: _to, config: _config, ...state }: HexlineView): HexlineState {
  return state
}
