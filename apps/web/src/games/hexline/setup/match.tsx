import type { HexlineChoice, HexlineConfig, HexlineState, HexlineView } from '@tessera/hexline'
import { type AnyRecord, randomSeed, seededDice } from '@tessera/kernel'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { faultLine } from '../../../store/files.ts'
import { GiveUp } from '../../../table/give-up.tsx'
import { useStoredMatch, useVersion } from '../../../table/kept-match.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Button, Progress, Skeletons, say } from '../../../ui/index.ts'
import { ArmyBuilder } from '../army/ArmyBuilder.tsx'
import { draftOf, unitsOf } from '../army/draft.ts'
import { BattleTable } from '../battle/BattleTable.tsx'
import { ReplayTable } from '../battle/ReplayTable.tsx'
import { Deployment } from '../deploy/Deployment.tsx'
import { type Cells, cellsIn, drilled, groundOf } from '../deploy/placement.ts'
import { earlierBattles } from './earlier.ts'
import { MatchOver } from './MatchOver.tsx'
import { opponentName } from './opponent.ts'
import { stageOf } from './stage.ts'
import { startMatch } from './start.ts'
import { MatchTour } from './tour.tsx'
import { type OpenMatch, openStored, useKeptMatch } from './use-match.ts'
import './setup.css'

/** A kept match at /hexline/battle/<id>: played on where it was left, or watched. */
export default function MatchPage() {
  const { id = '' } = useParams()
  const opened = useStoredMatch(id, openStored)
  useTitle('Hexline')
  switch (opened.state) {
    case 'loading':
      return (
        <main className="loading">
          <Skeletons lines={4} label="Opening the match" />
        </main>
      )
    case 'missing':
      return (
        <Nowhere play="/hexline/play" title="This match is not in this browser">
          It was deleted, or it was played elsewhere. Records can be opened under Replays.
        </Nowhere>
      )
    case 'faulty':
      return (
        <Nowhere play="/hexline/play" title="This match cannot be opened">
          {opened.faults.slice(0, 3).map(faultLine).join(' ')}
        </Nowhere>
      )
    case 'replay':
      return <ReplayTable record={opened.record} />
    case 'open':
      return <Table key={opened.match.id} match={opened.match} />
  }
}

const SEAT = 0

/** Muster, placing, battle, and again, until the match is over. */
function Table({ match }: { readonly match: OpenMatch }) {
  const { session, bot } = match
  useVersion(session)
  const { kept, change } = useKeptMatch(match)
  const navigate = useNavigate()
  const envelope = session.envelope()
  const { view, result } = envelope
  const foe = opponentName(kept.opponent)
  const stage = stageOf(view, result, kept.watched)
  const sent = envelope.mine?.final === true

  const send = useCallback(
    async (choice: HexlineChoice) => {
      const refusal = await session.submit(choice)
      if (refusal !== null) {
        change({ locked: null })
        say(refusal.message, 'bad')
      }
    },
    [session, change],
  )
  useSealedBefore(match, kept.locked, sent, send)

  const begin = async (beginning: Parameters<typeof startMatch>[0]) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const rematch = () =>
    void begin({ config: view.config, opponent: kept.opponent, army: lastArmy(view) ?? kept.draft ?? [] })
  const watch = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const endTour = useCallback(() => change({ tour: false }), [change])
  const tour = kept.tour && (
    <MatchTour stage={stage} battle={view.battle_number} won={wonBy(view.past[0])} foe={foe} onDone={endTour} />
  )
  const tools = <GiveUp onResign={() => void session.act('resign')} />
  const trouble = session.trouble()
  if (trouble !== null && stage.kind !== 'battle') {
    return (
      <Nowhere
        play="/hexline/play"
        title={`${foe} does not answer`}
        actions={
          <>
            <Button kind="primary" onClick={() => session.retry()}>
              Ask again
            </Button>
            <Button
              onClick={() => {
                change({ locked: null })
                void session.withdraw().then(() => session.retry())
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
  }
  if (sent && stage.kind !== 'battle' && stage.kind !== 'over') {
    return (
      <Waiting
        text={stage.kind === 'deploy' ? `${foe} is placing units` : `${foe} is mustering`}
        onStop={bot.stop}
        onChange={() => {
          change({ locked: null })
          void session.withdraw()
        }}
      />
    )
  }
  switch (stage.kind) {
    case 'muster':
      return (
        <>
          <ArmyBuilder
            key={view.battle_number}
            config={view.config}
            seat={SEAT}
            title="Muster your army"
            subtitle={`Hexline, battle ${view.battle_number} of ${view.config.battles}, against ${foe}`}
            back="/"
            draft={draftOf(kept.draft ?? lastArmy(view) ?? [])}
            onDraft={(draft) => change({ draft: unitsOf(draft) })}
            verb="Lock army"
            onDone={(units) => {
              change({ draft: units, locked: envelope.at, cells: null })
              void send({ type: 'muster', units })
            }}
            foe={foe}
            earlier={earlierBattles(view, SEAT)}
            tools={tools}
          />
          {tour}
        </>
      )
    case 'deploy':
      return (
        <>
          <Placing
            key={view.battle_number}
            view={view}
            foe={foe}
            kept={kept.cells}
            byDrill={kept.drilled === view.battle_number}
            onCells={(cells) => change({ cells })}
            onDone={(cells) => {
              change({ cells, locked: envelope.at })
              void send({ type: 'deploy', cells })
            }}
            tools={tools}
          />
          {tour}
        </>
      )
    case 'battle':
      return (
        <>
          <BattleTable
            key={stage.number}
            timeline={session.timeline}
            battle={stage.number}
            seats={[{ name: 'You' }, { name: foe, ...(kept.opponent.kind === 'bot' ? { kind: 'bot' } : {}) }]}
            mode="match"
            me={SEAT}
            back="/"
            seen={kept.seen}
            at={kept.seen}
            autoplay={!kept.tour}
            onWatched={watch}
            next={{
              name: lastOf(view, stage.number, result !== null)
                ? 'The result'
                : `Muster for battle ${stage.number + 1}`,
              run: () =>
                change({
                  watched: stage.number,
                  seen: 0,
                  cells: null,
                  locked: null,
                  draft: armyOf(view, stage.number),
                }),
            }}
            record={() => (result === null ? null : (session.record() as unknown as AnyRecord))}
            onLab={(config) => navigate('/hexline/lab', { state: { config } })}
            onFork={(from) => void begin({ config: from.config, opponent: kept.opponent, state: stateOf(from) })}
          />
          {tour}
        </>
      )
    case 'over':
      return (
        <MatchOver
          view={view}
          result={result}
          seat={SEAT}
          foe={foe}
          record={() => session.record() as unknown as AnyRecord}
          timeline={session.timeline}
          onRematch={rematch}
          onLab={(config: HexlineConfig) => navigate('/hexline/lab', { state: { config } })}
          onFork={(from: HexlineView) =>
            void begin({ config: from.config, opponent: kept.opponent, state: stateOf(from) })
          }
        />
      )
  }
}

/** A choice that was sent before the page was left is sent again; drilled cells are sent without asking. */
function useSealedBefore(
  { session, kept: first }: OpenMatch,
  locked: number | null,
  sent: boolean,
  send: (choice: HexlineChoice) => Promise<void>,
) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current) return
    done.current = true
    const { view, awaiting, at } = session.envelope()
    if (locked !== at || sent || !awaiting.includes(SEAT)) return
    if (view.phase === 'muster' && first.draft !== null) void send({ type: 'muster', units: first.draft })
    const ground = view.phase === 'deploy' ? groundOf(view, SEAT) : null
    const cells = ground === null ? null : cellsIn(first.cells, ground)
    if (cells !== null) void send({ type: 'deploy', cells })
  }, [session, first, locked, sent, send])
}

function Placing(props: {
  readonly view: HexlineView
  readonly foe: string
  readonly kept: unknown
  readonly byDrill: boolean
  readonly onCells: (cells: Cells) => void
  readonly onDone: (cells: Cells) => void
  readonly tools: ReactNode
}) {
  const { view, kept, byDrill, onDone } = props
  const ground = useMemo(() => groundOf(view, SEAT), [view])
  const [drill] = useState(() => (ground === null ? [] : drilled(view, ground, seededDice(randomSeed()))))
  const cells = (ground === null ? null : cellsIn(kept, ground)) ?? drill
  const sent = useRef(false)
  useEffect(() => {
    if (!byDrill || sent.current) return
    sent.current = true
    onDone(drill)
  }, [byDrill, drill, onDone])
  if (ground === null || byDrill) return <Waiting text="They take their places" />
  return (
    <Deployment
      view={view}
      seat={SEAT}
      ground={ground}
      foe={props.foe}
      back="/"
      cells={cells}
      onCells={props.onCells}
      onDone={onDone}
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

function wonBy(battle: HexlineView['past'][number] | undefined): boolean | null {
  return battle === undefined || battle.winner_seat === null ? null : battle.winner_seat === SEAT
}

function lastArmy(view: HexlineView): readonly string[] | null {
  return view.past.at(-1)?.armies[SEAT] ?? null
}

function armyOf(view: HexlineView, battle: number): readonly string[] | null {
  return view.past.find(({ number }) => number === battle)?.armies[SEAT] ?? null
}

function lastOf(view: HexlineView, battle: number, over: boolean): boolean {
  return over && view.past.at(-1)?.number === battle
}

/** A view of Hexline hides nothing: without its reader it is the state. */
function stateOf({ to: _to, ...state }: HexlineView): HexlineState {
  return state
}
