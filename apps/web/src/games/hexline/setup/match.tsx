import type { HexlineChoice, HexlineView } from '@tessera/hexline'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useTitle } from '../../../pages/use-title.ts'
import { faultLine } from '../../../store/files.ts'
import { GiveUp } from '../../../table/give-up.tsx'
import { useStoredMatch, useVersion } from '../../../table/kept-match.ts'
import { Nowhere } from '../../../table/nowhere.tsx'
import { Button, Skeletons, say } from '../../../ui/index.ts'
import { ReplayTable } from '../battle/ReplayTable.tsx'
import { cellsIn, groundOf } from '../deploy/placement.ts'
import { opponentName } from './opponent.ts'
import { Seated } from './Seated.tsx'
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

/** A match against a bot of this browser: what is being chosen and how far it was watched is kept here. */
function Table({ match }: { readonly match: OpenMatch }) {
  const { session, bot } = match
  useVersion(session)
  const { kept, change } = useKeptMatch(match)
  const navigate = useNavigate()
  const envelope = session.envelope()
  const { view, result, at } = envelope
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
  const seal = useCallback(
    (choice: HexlineChoice) => {
      if (choice.type === 'muster') change({ draft: choice.units, locked: at, cells: null })
      if (choice.type === 'deploy') change({ cells: choice.cells, locked: at })
      void send(choice)
    },
    [change, at, send],
  )
  const begin = async (beginning: Parameters<typeof startMatch>[0]) => {
    const begun = await startMatch(beginning)
    if ('path' in begun) navigate(begun.path)
    else say(begun.text, 'bad')
  }
  const watch = useCallback(
    (furthest: number) => change((now) => (furthest > now.seen ? { seen: furthest } : {})),
    [change],
  )
  const endTour = useCallback(() => change({ tour: false }), [change])
  const changeMine = () => {
    change({ locked: null })
    return session.withdraw()
  }
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
            <Button onClick={() => void changeMine().then(() => session.retry())}>Change my choice</Button>
          </>
        }
      >
        {trouble}.
      </Nowhere>
    )
  }
  return (
    <>
      <Seated
        session={session}
        seat={SEAT}
        names={[{ name: 'You' }, { name: foe, ...(kept.opponent.kind === 'bot' ? { kind: 'bot' } : {}) }]}
        stage={stage}
        back="/"
        army={kept.draft ?? lastArmy(view) ?? []}
        onArmy={(draft) => change({ draft })}
        cells={kept.cells}
        onCells={(cells) => change({ cells })}
        byDrill={kept.drilled === view.battle_number}
        send={seal}
        onChange={() => void changeMine()}
        stop={bot.stop}
        seen={kept.seen}
        autoplay={!kept.tour}
        onWatched={watch}
        onNext={(battle) =>
          change({ watched: battle, seen: 0, cells: null, locked: null, draft: armyOf(view, battle) })
        }
        onRematch={() =>
          void begin({ config: view.config, opponent: kept.opponent, army: lastArmy(view) ?? kept.draft ?? [] })
        }
        onFork={(config, state) => void begin({ config, opponent: kept.opponent, state })}
        tools={<GiveUp onResign={() => void session.act('resign')} />}
      />
      {kept.tour && stage.kind !== 'over' && !(sent && stage.kind !== 'battle') && (
        <MatchTour stage={stage} battle={view.battle_number} won={wonBy(view.past[0])} foe={foe} onDone={endTour} />
      )}
    </>
  )
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

function wonBy(battle: HexlineView['past'][number] | undefined): boolean | null {
  return battle === undefined || battle.winner_seat === null ? null : battle.winner_seat === SEAT
}

function lastArmy(view: HexlineView): readonly string[] | null {
  return view.past.at(-1)?.armies[SEAT] ?? null
}

function armyOf(view: HexlineView, battle: number): readonly string[] | null {
  return view.past.find(({ number }) => number === battle)?.armies[SEAT] ?? null
}
