import { useQuery } from '@tanstack/react-query'
import { copyText, MomentAddress } from '@tessera/play'
import { saveRecordFile } from '@tessera/play/kept'
import { answers, dayWords, personPath, playAgain, saltOf, sorry } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Token } from '@tessera/table'
import { Button, EmptyState, ErrorBoundary, Icon, Panel, Progress, say, useTitle } from '@tessera/ui'
import { Link, useNavigate, useSearchParams } from '@tessera/ui/router'
import type { MatchView } from '@tessera/wire'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Site } from '../../site/index.ts'
import { words } from '../words/catalogue.ts'
import { clockWords, gameName, howWords, listed, outcomeFor, resultWords, seatName } from '../words/index.ts'
import { Fairness } from './fairness-panel.tsx'
import { NewMatchDialog } from './new-match-dialog.tsx'
import { loadStored, type Stored } from './stored.ts'
import './replay.css'

/** A match that is over: how it ended, the replay, and everything one may want to do with it. */
export function Finished({ match }: { readonly match: MatchView }) {
  const [search, setSearch] = useSearchParams()
  const [forking, setForking] = useState<number | null>(null)
  const { id, game, mine, unwatched } = match
  const joined = match.seats.map((seat) => (seat.seat === mine ? words.text('seat.you') : seatName(seat))).join('\n')
  const names = useMemo(() => joined.split('\n'), [joined])
  useTitle(`${gameName(game)}: ${listed(names)}`)
  const { data: stored, error } = useQuery(
    {
      queryKey: ['stored', id],
      queryFn: () => loadStored(match),
      staleTime: Number.POSITIVE_INFINITY,
      enabled: !unwatched,
    },
    answers,
  )
  const at = momentIn(search.get('at'))
  const fork = (
    <NewMatchDialog match={match} names={names} at={forking} stored={stored ?? null} onClose={() => setForking(null)} />
  )
  if (at !== null && !unwatched && stored !== undefined) {
    return (
      <>
        <Watching match={match} names={names} at={at} stored={stored} onFork={setForking} />
        {fork}
      </>
    )
  }
  return (
    <Site>
      <main className="page rp-page">
        <Outcome match={match} names={names} />
        {unwatched ? (
          <Unwatched id={id} />
        ) : (
          <>
            <div className="rp-acts">
              <Button
                kind="primary"
                size="big"
                glyph="play"
                onClick={() => setSearch({ at: '0' })}
                blocked={stored === undefined ? (error === null ? words.text('replay.loading') : sorry(error)) : null}
              >
                {words.text('replay.watch')}
              </Button>
              {mine !== null && <Rematch id={id} />}
              <Button
                size="big"
                glyph="fork"
                onClick={() => setForking(0)}
                blocked={stored === undefined ? words.text('replay.loading') : notForked(stored)}
              >
                {words.text('replay.fork')}
              </Button>
              <Button
                size="big"
                kind="quiet"
                glyph="link"
                onClick={() => void copyText(`${location.origin}/m/${id}`, words.text('replay.copied'))}
              >
                {words.text('replay.share')}
              </Button>
              <Button
                size="big"
                kind="quiet"
                glyph="save"
                onClick={() => stored && saveRecordFile(stored.record)}
                blocked={stored === undefined ? words.text('replay.loading') : null}
              >
                {words.text('replay.save')}
              </Button>
            </div>
            {stored?.replayed === null && (
              <p className="muted">{words.text('replay.old', { game: gameName(game), version: match.version })}</p>
            )}
            {error !== null ? (
              <p className="ac-trouble" role="alert">
                {sorry(error)}
              </p>
            ) : stored === undefined ? (
              <Progress label={words.text('replay.checking')} />
            ) : (
              <Fairness
                match={match}
                names={names}
                ownSalt={mine === null ? null : saltOf(id)}
                recordSeed={(stored.record.start as { readonly seed?: string }).seed ?? null}
                replayed={stored.replayed}
              />
            )}
          </>
        )}
      </main>
      {fork}
    </Site>
  )
}

function Outcome({ match, names }: { readonly match: MatchView; readonly names: readonly string[] }) {
  const { game, rated, clock, seats, created } = match
  return (
    <header className="rp-head">
      <p className="eyebrow">
        {[
          gameName(game),
          dayWords(created),
          words.text(rated ? 'line.rated' : 'replay.unrated.inside'),
          clock.kind === 'none' ? words.text('clock.none.inside') : clockWords(clock),
        ].join(', ')}
      </p>
      <h1>{resultWords(match)}</h1>
      <p className="rp-how">{howWords(match)}</p>
      <Panel label={words.text('replay.seats')} className="rp-seats">
        <ul>
          {seats.map((seat) => {
            const outcome = match.unwatched ? null : outcomeFor(match, seat.seat)
            return (
              <li key={seat.seat} className={outcome === 'won' ? 'won' : ''}>
                <Token seat={seat.seat === 1 ? 1 : 0} icon={gameOf(game)?.icon ?? 'viking-shield'} size={40} />
                <div>
                  <b className={seat.seat === 1 ? 's2' : 's1'}>
                    {seat.person !== null && !seat.person.gone ? (
                      <Link to={personPath(seat.person)}>{names[seat.seat]}</Link>
                    ) : (
                      names[seat.seat]
                    )}
                  </b>
                  <p className="muted">
                    {seat.bot !== null
                      ? words.text('replay.bot')
                      : seat.rating === null
                        ? words.text('replay.unrated')
                        : words.text('replay.rating', { rating: String(seat.rating) })}
                  </p>
                </div>
                {outcome !== null && (
                  <span className={outcome === 'won' ? 'heal' : outcome === 'lost' ? 'harm' : 'muted'}>
                    {outcome === 'won'
                      ? words.text('result.won.short')
                      : outcome === 'lost'
                        ? words.text('result.lost.short')
                        : words.text('result.drawn')}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
      </Panel>
    </header>
  )
}

function Unwatched({ id }: { readonly id: string }) {
  return (
    <EmptyState
      title={words.text('replay.unwatched')}
      picture={<Icon name="scroll-unfurled" />}
      actions={
        <Button kind="primary" to={`/m/${id}`}>
          {words.text('replay.unwatched.do')}
        </Button>
      }
    >
      {words.text('replay.unwatched.why')}
    </EmptyState>
  )
}

function Rematch({ id }: { readonly id: string }) {
  const navigate = useNavigate()
  const again = async () => {
    try {
      navigate(`/m/${(await playAgain(id)).id}`)
    } catch (error) {
      say(sorry(error), 'bad')
    }
  }
  return (
    <Button size="big" onClick={() => void again()}>
      {words.text('replay.rematch')}
    </Button>
  )
}

interface WatchingProps {
  readonly match: MatchView
  readonly names: readonly string[]
  readonly at: number
  readonly stored: Stored
  readonly onFork: (at: number) => void
}

/** The game's own table. Screens of today may not know how to draw what was seen under much older rules. */
function Watching({ match: { id, game, mine }, names, at, stored, onFork }: WatchingProps) {
  const Replay = useMemo(() => {
    const entry = gameOf(game)
    return entry && lazy(async () => ({ default: (await entry.screens()).screens.Replay }))
  }, [game])
  const address = useMemo(() => (moment: number) => `${location.origin}/m/${id}?at=${moment}`, [id])
  const back = `/m/${id}${mine === null ? '' : '?replay'}`
  const blocked = notForked(stored)
  if (Replay === undefined) return <p className="rp-none">{words.text('match.unknown')}</p>
  return (
    <ErrorBoundary resetOn={id}>
      <MomentAddress value={address}>
        <Suspense
          fallback={
            <main className="loading">
              <Progress label={words.text('replay.table')} />
            </main>
          }
        >
          <Replay
            record={stored.record}
            {...(stored.frames === null ? {} : { frames: stored.frames })}
            at={at}
            names={names}
            {...(mine === null ? {} : { me: mine })}
            back={back}
            onFork={(moment) => (blocked === null ? onFork(moment) : say(blocked))}
          />
        </Suspense>
      </MomentAddress>
    </ErrorBoundary>
  )
}

function notForked({ replayed }: Stored): string | null {
  if (replayed === true) return null
  return replayed === null ? words.text('replay.no-fork.old') : words.text('replay.no-fork.wrong')
}

function momentIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
