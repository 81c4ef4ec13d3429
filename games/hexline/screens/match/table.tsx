import type { HexlineConfig, HexlineView } from '@tessera/hexline'
import { type Result, randomSeed, seededDice } from '@tessera/kernel'
import { Nowhere, Sealed, type TableProps } from '@tessera/play'
import { Button, Progress } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ArmyBuilder } from '../build/army-builder.tsx'
import { draftOf, unitsOf } from '../build/draft.ts'
import { Deployment } from '../deploy/deployment.tsx'
import { cellsIn, drilled, groundOf } from '../deploy/placement.ts'
import { stageOf } from '../guide/stage.ts'
import { setup } from '../setup/remembered.ts'
import { BattleTable } from '../table/battle-table.tsx'
import { battlesOf, lastWatched } from '../table/frames.ts'
import type { HexlinePlay } from '../types.ts'
import { earlierBattles } from './earlier.ts'
import { MatchOver } from './match-over.tsx'
import '../setup/setup.css'

/** Muster, placing, battle, and again, until the match is over; wherever it runs. */
export default function Table(props: TableProps<HexlinePlay>): ReactNode {
  const { session, me, seats, back, own, onOwn, onSeen, onFork, where } = props
  const navigate = useNavigate()
  const { timeline } = session
  const { view, result, mine } = session.envelope()
  // A server knows frames, not battles.
  const [before] = useState(() => (where === 'server' ? lastWatched(timeline, props.seen) : 0))
  const watched = Math.max(own.watched, before)
  const stage = stageOf(view, result ?? (props.over ? UNTOLD : null), watched)
  const spans = battlesOf(timeline)
  const span = stage.kind === 'battle' ? spans.find(({ number }) => number === stage.number) : undefined
  const first = span?.first ?? 0
  const [seen] = useState(props.seen)
  // With no battle left to watch, the end has been seen: only then the server tells the result.
  useEffect(() => {
    if (stage.kind === 'over') onSeen(timeline.length - 1)
  }, [stage.kind, onSeen, timeline])
  const onLab = (config: HexlineConfig) => navigate('/hexline/lab', { state: { config } })
  const fork = (_view: HexlineView, at: number) => onFork?.(at)
  const watch = (furthest: number) => onSeen(first + furthest)
  const next = (battle: number) => {
    const after = spans.find(({ number }) => number > battle)
    onSeen((after?.first ?? timeline.length) - 1)
    onOwn({ ...own, watched: battle })
  }
  if (stage.kind === 'battle' || me === null) {
    const number = stage.kind === 'battle' ? stage.number : view.past.at(-1)?.number
    if (number === undefined)
      return <Sealed title="Hexline" back={back} waiting="Both sides prepare their armies in secret" />
    const shown = Math.max(0, Math.min(seen - first, (span?.last ?? first) - first))
    return (
      <BattleTable
        key={stage.kind === 'battle' ? number : 'last'}
        timeline={timeline}
        battle={number}
        seats={seats}
        mode="match"
        me={me}
        back={back}
        {...(me === null ? {} : { seen: shown, at: shown, onWatched: watch })}
        // The guide tells of the first battle alone.
        autoplay={!props.guided || number > 1}
        {...(stage.kind === 'battle'
          ? { next: { name: nextWords(view, number, props), run: () => next(number) } }
          : {})}
        record={() => (result === null ? null : props.record())}
        onLab={onLab}
        onFork={fork}
      />
    )
  }
  const foe = seats[me === 0 ? 1 : 0]?.name ?? ''
  const trouble = session.trouble()
  if (trouble !== null)
    return (
      <Nowhere
        play={props.fresh}
        title={`${foe} does not answer`}
        actions={
          <>
            <Button kind="primary" onClick={() => session.retry()}>
              Ask again
            </Button>
            <Button
              onClick={() => {
                props.reopen()
                session.retry()
              }}
            >
              Change my choice
            </Button>
          </>
        }
      >
        {trouble}.
      </Nowhere>
    )
  if (stage.kind === 'over') {
    if (result === null) return <Sealed title="The match is over" back={back} waiting="Asking for the result" />
    return (
      <MatchOver
        view={view}
        result={result}
        seat={me === 1 ? 1 : 0}
        foe={foe}
        bot={seats.some(({ kind }) => kind === 'bot')}
        back={back}
        record={props.record}
        timeline={timeline}
        fresh={props.fresh}
        onRematch={() => props.onRematch?.()}
        onLab={onLab}
        onFork={fork}
      />
    )
  }
  if (mine?.final === true) return <Chosen {...props} placing={stage.kind === 'deploy'} foe={foe} />
  if (stage.kind === 'deploy') return <Placing key={view.battle_number} {...props} view={view} foe={foe} />
  const { drafted } = props
  const army = drafted?.type === 'muster' ? drafted.units : (view.past.at(-1)?.armies[me] ?? setup.recall().army)
  return (
    <ArmyBuilder
      key={view.battle_number}
      config={view.config}
      seat={me === 1 ? 1 : 0}
      title="Choose your army"
      subtitle={`Hexline, battle ${view.battle_number} of ${view.config.battles}, against ${foe}`}
      back={back}
      draft={draftOf(army)}
      onDraft={(draft) => props.onDraft({ type: 'muster', units: unitsOf(draft) })}
      verb="Lock army"
      onDone={(units) => props.send({ type: 'muster', units })}
      foe={foe}
      earlier={earlierBattles(view, me === 1 ? 1 : 0)}
      tools={props.tools}
    />
  )
}

/** The match has ended, but this player may not know how yet. */
const UNTOLD: Result = { winner: null, reason: 'untold' }

function nextWords(view: HexlineView, battle: number, { me, over }: TableProps<HexlinePlay>): string {
  if (me === null) return 'Go on'
  return over && view.past.at(-1)?.number === battle ? 'The result' : `On to battle ${battle + 1}`
}

/** One's own choice is made, and the other side still chooses. */
function Chosen(props: TableProps<HexlinePlay> & { readonly placing: boolean; readonly foe: string }) {
  const { placing, foe, stop, reopen, back, sending } = props
  const text = placing ? `${foe} is placing units` : `${foe} is choosing an army`
  if (stop !== null) return <Waiting text={text} onChange={reopen} onStop={stop} />
  return (
    <Sealed
      title={placing ? 'Your units have their places' : 'Your army is sealed'}
      back={back}
      waiting={text}
      onChange={reopen}
      sending={sending ? (placing ? 'their places' : 'your army') : null}
    >
      <p className="muted">Nothing of it is shown before both sides have chosen. You may leave: it waits.</p>
    </Sealed>
  )
}

function Placing(props: TableProps<HexlinePlay> & { readonly view: HexlineView; readonly foe: string }) {
  const { view, me, own, send, drafted } = props
  const seat = me === 1 ? 1 : 0
  const byDrill = own.drilled === view.battle_number
  const ground = useMemo(() => groundOf(view, seat), [view, seat])
  const [drill] = useState(() => (ground === null ? [] : drilled(view, ground, seededDice(randomSeed()))))
  const cells = (ground === null || drafted?.type !== 'deploy' ? null : cellsIn(drafted.cells, ground)) ?? drill
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
      onCells={(next) => props.onDraft({ type: 'deploy', cells: next })}
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
