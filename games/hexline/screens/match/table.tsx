import type { HexlineChoice, HexlineConfig, HexlineView } from '@tessera/hexline'
import { words } from '@tessera/hexline/words'
import { randomSeed, seededDice } from '@tessera/kernel'
import { type Live, Nowhere, Sealed, type TableProps, useLive, Waiting } from '@tessera/play'
import { Button, Progress } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { ArmyBuilder } from '../build/army-builder.tsx'
import { draftOf, unitsOf } from '../build/draft.ts'
import { Deployment } from '../deploy/deployment.tsx'
import { cellsIn, drilled, groundOf } from '../deploy/placement.ts'
import { setup } from '../setup/remembered.ts'
import { BattleTable } from '../table/battle-table.tsx'
import { battlesOf, lastWatched } from '../table/frames.ts'
import type { HexlinePlay } from '../types.ts'
import { earlierBattles } from './earlier.ts'
import { MatchOver } from './match-over.tsx'
import { screenOf } from './stage.ts'
import '../setup/setup.css'

/** Muster, placing, battle, and again, until the match is over; wherever it runs. */
export default function Table(props: TableProps<HexlinePlay>): ReactNode {
  const { session, me, seats, back, own, onSeen, where } = props
  const navigate = useNavigate()
  const live = useLive(props)
  const { timeline } = session
  const { view, result } = session.envelope()
  // A server knows frames, not battles.
  const [before] = useState(() => (where === 'server' ? lastWatched(timeline, props.seen) : 0))
  const over = live.over || props.over
  const screen = screenOf({ view, result, live: { ...live, over }, watched: Math.max(own.watched, before) })
  // With no battle left to watch, the end has been seen: only then the server sends the result.
  const ended = screen.kind === 'over' || screen.kind === 'asking'
  useEffect(() => {
    if (ended) onSeen(timeline.length - 1)
  }, [ended, onSeen, timeline])
  const onLab = (config: HexlineConfig) => navigate('/hexline/lab', { state: { config } })
  const seat = me === 1 ? 1 : 0
  const foe = seats[1 - seat]?.name ?? ''
  switch (screen.kind) {
    case 'nothing yet':
      return <Sealed title="Hexline" back={back} waiting={words.text('match.preparing')} />
    case 'battle':
      return <Battle key={screen.number} {...props} view={view} {...screen} onLab={onLab} />
    case 'trouble':
      return <NoAnswer {...props} live={live} foe={foe} />
    case 'asking':
      return <Sealed title={words.text('match.over')} back={back} waiting={words.text('match.asking')} />
    case 'over':
      return (
        <MatchOver
          view={view}
          result={screen.result}
          seat={seat}
          foe={foe}
          bot={seats.some(({ kind }) => kind === 'bot')}
          back={back}
          record={props.record}
          timeline={timeline}
          fresh={props.fresh}
          onRematch={() => props.onRematch?.()}
          onLab={onLab}
          onFork={(_view, at) => props.onFork?.(at)}
        />
      )
    case 'sent':
      return <Chosen live={live} back={back} placing={view.phase === 'deploy'} foe={foe} />
    case 'deploy':
      return <Placing key={view.battle_number} {...props} view={view} seat={seat} foe={foe} />
    case 'muster':
      return <Muster key={view.battle_number} {...props} view={view} seat={seat} foe={foe} />
  }
}

type BattleProps = TableProps<HexlinePlay> & {
  readonly view: HexlineView
  readonly number: number
  readonly next: boolean
  readonly onLab: (config: HexlineConfig) => void
}

function Battle(props: BattleProps) {
  const { session, view, number, me, own, onOwn, onSeen, onFork } = props
  const { timeline } = session
  const spans = battlesOf(timeline)
  const span = spans.find((each) => each.number === number)
  const first = span?.first ?? 0
  const [shown] = useState(() => Math.max(0, Math.min(props.seen - first, (span?.last ?? first) - first)))
  const next = () => {
    const after = spans.find((each) => each.number > number)
    onSeen((after?.first ?? timeline.length) - 1)
    onOwn({ ...own, watched: number })
  }
  const watched = { seen: shown, at: shown, onWatched: (furthest: number) => onSeen(first + furthest) }
  return (
    <BattleTable
      timeline={timeline}
      battle={number}
      seats={props.seats}
      mode="match"
      me={me}
      back={props.back}
      {...(me === null ? {} : watched)}
      // The guide explains the first battle alone.
      autoplay={!props.guided || number > 1}
      {...(props.next ? { next: { name: nextWords(view, number, props), run: next } } : {})}
      record={() => (session.envelope().result === null ? null : props.record())}
      onLab={props.onLab}
      onFork={(_view, at) => onFork?.(at)}
    />
  )
}

function nextWords(view: HexlineView, battle: number, { me, over }: TableProps<HexlinePlay>): string {
  if (me === null) return words.text('match.goOn')
  return over && view.past.at(-1)?.number === battle
    ? words.text('match.result')
    : words.text('match.onTo', { battle: battle + 1 })
}

function NoAnswer({
  live,
  foe,
  fresh,
}: Pick<TableProps<HexlinePlay>, 'fresh'> & { readonly live: Live<HexlineChoice>; readonly foe: string }) {
  return (
    <Nowhere
      play={fresh}
      title={words.text('match.noAnswer', { foe })}
      actions={
        <>
          <Button kind="primary" onClick={live.retry}>
            {words.text('match.askAgain')}
          </Button>
          <Button
            onClick={() => {
              live.reopen()
              live.retry()
            }}
          >
            {words.text('match.change')}
          </Button>
        </>
      }
    >
      {live.trouble}.
    </Nowhere>
  )
}

interface ChosenProps {
  readonly live: Live<HexlineChoice>
  readonly back: string
  readonly placing: boolean
  readonly foe: string
}

/** The player's choice is made, and the other side still chooses. */
function Chosen({ live, back, placing, foe }: ChosenProps) {
  const text = words.text(placing ? 'match.foePlaces' : 'match.foeChooses', { foe })
  if (live.stop !== null) {
    return (
      <TakesAMoment>
        <Waiting
          live={{ ...live, thinking: true }}
          foe={foe}
          atLast
          words={{ what: words.text('match.yourChoice'), thinking: text, change: words.text('match.change') }}
          onNow={() => undefined}
        />
      </TakesAMoment>
    )
  }
  return (
    <Sealed
      title={words.text(placing ? 'match.placed' : 'match.sealed')}
      back={back}
      waiting={text}
      onChange={live.reopen}
      sending={live.sending ? words.text(placing ? 'match.theirPlaces' : 'match.yourArmy') : null}
    >
      <p className="muted">{words.text('match.secret')}</p>
    </Sealed>
  )
}

type ChoiceProps = TableProps<HexlinePlay> & {
  readonly view: HexlineView
  readonly seat: 0 | 1
  readonly foe: string
}

function Muster(props: ChoiceProps) {
  const { view, seat, foe, drafted } = props
  const army = drafted?.type === 'muster' ? drafted.units : (view.past.at(-1)?.armies[seat] ?? setup.recall().army)
  return (
    <ArmyBuilder
      config={view.config}
      seat={seat}
      title={words.text('match.toMuster')}
      subtitle={words.text('match.subtitle', {
        battle: view.battle_number,
        battles: view.config.battles,
        foe,
      })}
      back={props.back}
      draft={draftOf(army)}
      onDraft={(draft) => props.onDraft({ type: 'muster', units: unitsOf(draft) })}
      verb={words.text('match.lock')}
      onDone={(units) => props.send({ type: 'muster', units })}
      foe={foe}
      earlier={earlierBattles(view, seat)}
      tools={props.tools}
    />
  )
}

function Placing(props: ChoiceProps) {
  const { view, seat, own, send, drafted } = props
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
  if (ground === null || byDrill) {
    return (
      <TakesAMoment>
        <Progress label={words.text('match.takePlaces')} />
      </TakesAMoment>
    )
  }
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
      tools={props.tools}
    />
  )
}

/** Fades in late, so that quick answers do not flicker. */
function TakesAMoment({ children }: { readonly children: ReactNode }) {
  return (
    <main className="hx-waiting">
      <div className="panel">{children}</div>
    </main>
  )
}
