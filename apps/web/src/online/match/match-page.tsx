import type { AnyGame } from '@tessera/kernel'
import { Nowhere, RematchAsked, useRules, useVersion } from '@tessera/play'
import { type OnlineSession, openOnline, outdated, playAgain, sorry } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { BesideSeats } from '@tessera/table'
import { Button, Skeletons, say, useTitle } from '@tessera/ui'
import { useNavigate, useParams, useSearchParams } from '@tessera/ui/router'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { SeatTalk, useTalk } from '../chat/index.ts'
import { ReplayPage } from '../replay/index.ts'
import { words } from '../words/catalogue.ts'
import { gameName, seatName } from '../words/index.ts'
import { loadedAgainFor, type RulesHere, readOnly, rulesHere } from './rules-version.ts'
import { Strip } from './strip.tsx'
import { WaitingRoom } from './waiting-room.tsx'

/** A match of the server at /m/<id>: to join, to play, or to watch. */
export default function MatchPage() {
  const { id = '' } = useParams()
  const [round, setRound] = useState(0)
  const opened = useOpened(id, round)
  useTitle(words.text('match.title'))
  switch (opened.state) {
    case 'loading':
      return <Opening />
    case 'missing':
      return (
        <Nowhere
          title={words.text('match.missing')}
          play="/online"
          actions={
            <>
              <Button kind="primary" to="/online">
                {words.text('match.lobby')}
              </Button>
              <Button onClick={() => setRound(round + 1)}>{words.text('match.again')}</Button>
            </>
          }
        >
          {opened.text}
        </Nowhere>
      )
    case 'open':
      return <Room key={`${id} ${round}`} session={opened.session} onReopen={() => setRound(round + 1)} />
  }
}

function Opening() {
  return (
    <main className="loading">
      <h1 className="vh">{words.text('match.title')}</h1>
      <Skeletons lines={4} label={words.text('match.opening')} />
    </main>
  )
}

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'missing'; readonly text: string }
  | { readonly state: 'open'; readonly session: OnlineSession }

/** Opened anew for another match, and after taking a seat: views depend on the seat. */
function useOpened(id: string, round: number): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is asked for to open it again
  useEffect(() => {
    let here = true
    let close = () => {}
    setOpened({ state: 'loading' })
    openOnline(id).then(
      (session) => {
        if (!here) return session.close()
        close = () => session.close()
        setOpened({ state: 'open', session })
      },
      (error: unknown) => here && setOpened({ state: 'missing', text: sorry(error) }),
    )
    return () => {
      here = false
      close()
    }
  }, [id, round])
  return opened
}

function Room({ session, onReopen }: { readonly session: OnlineSession; readonly onReopen: () => void }) {
  useVersion(session)
  const [search] = useSearchParams()
  const match = session.match()
  const { status, mine, game, unwatched, awaiting } = match
  // A viewer who sees it end stays at the table; later visitors get the replay.
  const [cameLater] = useState(status === 'finished' && !unwatched)
  const mustChoose = status === 'running' && mine !== null && awaiting.includes(mine)
  useTitle(mustChoose ? words.text('match.turn', { game: gameName(game) }) : gameName(game))
  switch (status) {
    case 'open':
    case 'starting':
      return <WaitingRoom session={session} onSeated={onReopen} />
    case 'cancelled':
      return (
        <Nowhere
          title={words.text('match.cancelled')}
          play="/online/new"
          actions={
            <Button kind="primary" to="/online">
              {words.text('match.lobby')}
            </Button>
          }
        >
          {words.text('match.cancelled.why')}
        </Nowhere>
      )
    case 'running':
      return match.view === null ? <Closed /> : <Table session={session} />
    case 'finished':
      if (cameLater || (!unwatched && (search.has('at') || search.has('replay')))) return <ReplayPage />
      return <Table session={session} />
  }
}

function Closed() {
  return (
    <Nowhere
      title={words.text('match.private')}
      play="/online"
      actions={
        <Button kind="primary" to="/online">
          {words.text('match.lobby')}
        </Button>
      }
    >
      {words.text('match.private.why')}
    </Nowhere>
  )
}

/** Whether the match is played by newer rules than this page has; loading the page again, once, may bring them. */
function useNewerRules(session: OnlineSession, rules: AnyGame | undefined): RulesHere {
  const [here, setHere] = useState<RulesHere>('known')
  useEffect(() => {
    if (rules === undefined || rulesHere(session.match(), rules, true) === 'known') return
    const found = rulesHere(session.match(), rules, loadedAgainFor(session.match()))
    setHere(found)
    if (found === 'load-again') void loadNewest()
  }, [session, rules])
  return here
}

/** A page that is kept for being offline would be loaded from there again: the newest takes over first. */
async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined)
  await registration?.update().catch(() => undefined)
  registration?.waiting?.postMessage('take over')
  location.reload()
}

/** The table of the game, with what is around every match on a server above it. */
function Table({ session }: { readonly session: OnlineSession }): ReactNode {
  const { id, game, mine, seats, rematch: asked } = session.match()
  const navigate = useNavigate()
  const joined = seats.map((seat) => (seat.seat === mine ? words.text('seat.you') : seatName(seat))).join('\n')
  const names = useMemo(() => joined.split('\n'), [joined])
  const [bots] = useState(() => seats.map(({ bot }) => bot))
  const talk = useTalk(session)
  const beside = useCallback((seat: number) => <SeatTalk session={session} seat={seat} talk={talk} />, [session, talk])
  const rules = useRules(game)
  const newer = useNewerRules(session, rules)
  const shown = useMemo(() => (newer === 'newer' ? readOnly(session) : session), [session, newer])
  const GameTable = useMemo(() => {
    const entry = gameOf(game)
    return entry && lazy(async () => ({ default: (await entry.screens()).screens.Online }))
  }, [game])
  const rematch = async () => {
    try {
      navigate(`/m/${(await playAgain(id)).id}`)
      outdated('match')
    } catch (error) {
      say(sorry(error), 'bad')
    }
  }
  if (GameTable === undefined)
    return (
      <Nowhere title={words.text('match.unknown')} play="/online">
        {game}
      </Nowhere>
    )
  return (
    <RematchAsked value={asked !== null}>
      <div className="on-table">
        {newer === 'newer' && (
          <p className="on-newer" role="status">
            {words.text('match.newer')}
          </p>
        )}
        <Strip session={session} names={names} onRematch={mine === null ? null : () => void rematch()} talk={talk} />
        <BesideSeats value={beside}>
          <Suspense fallback={<Opening />}>
            <GameTable
              session={shown}
              names={names}
              bots={bots}
              back="/online"
              onRematch={mine === null ? null : () => void rematch()}
            />
          </Suspense>
        </BesideSeats>
      </div>
    </RematchAsked>
  )
}
