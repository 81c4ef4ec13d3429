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
import { clockWords, gameName, howWords, outcomeFor, resultWords, seatName } from '../words/index.ts'
import { Fairness } from './fairness-panel.tsx'
import { NewMatchDialog } from './new-match-dialog.tsx'
import { loadStored, type Stored } from './stored.ts'
import './replay.css'

/** A match that is over: how it ended, the replay, and everything one may want to do with it. */
export function Finished({ match }: { readonly match: MatchView }) {
  const [search, setSearch] = useSearchParams()
  const [forking, setForking] = useState<number | null>(null)
  const { id, game, mine, unwatched } = match
  const words = match.seats.map((seat) => (seat.seat === mine ? 'You' : seatName(seat))).join('\n')
  const names = useMemo(() => words.split('\n'), [words])
  useTitle(`${gameName(game)}: ${names.join(' and ')}`)
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
                blocked={stored === undefined ? (error === null ? 'The record is loading' : sorry(error)) : null}
              >
                Watch the replay
              </Button>
              {mine !== null && <Rematch id={id} />}
              <Button
                size="big"
                glyph="fork"
                onClick={() => setForking(0)}
                blocked={stored === undefined ? 'The record is loading' : notForked(stored)}
              >
                Play on from a moment
              </Button>
              <Button
                size="big"
                kind="quiet"
                glyph="link"
                onClick={() =>
                  void copyText(`${location.origin}/m/${id}`, 'The link to this match is on the clipboard.')
                }
              >
                Share
              </Button>
              <Button
                size="big"
                kind="quiet"
                glyph="save"
                onClick={() => stored && saveRecordFile(stored.record)}
                blocked={stored === undefined ? 'The record is loading' : null}
              >
                Save the record
              </Button>
            </div>
            {stored?.replayed === null && (
              <p className="muted">
                The rules of {gameName(game)} have changed since this match (it was version {match.version}). You see
                what was seen then; it cannot be played on from.
              </p>
            )}
            {error !== null ? (
              <p className="ac-trouble" role="alert">
                {sorry(error)}
              </p>
            ) : stored === undefined ? (
              <Progress label="Loading the record and replaying it once to check it" />
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
        {gameName(game)}, {dayWords(created)}, {rated ? 'rated' : 'unrated'}, {clockWords(clock).toLowerCase()}
      </p>
      <h1>{resultWords(match)}</h1>
      <p className="rp-how">{howWords(match)}</p>
      <Panel label="Seats" className="rp-seats">
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
                      ? 'Bot of this server'
                      : seat.rating === null
                        ? 'No rating'
                        : `Rating ${seat.rating}`}
                  </p>
                </div>
                {outcome !== null && (
                  <span className={outcome === 'won' ? 'heal' : outcome === 'lost' ? 'harm' : 'muted'}>
                    {outcome === 'won' ? 'Won' : outcome === 'lost' ? 'Lost' : 'Drawn'}
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
      title="You have not watched it to the end yet"
      picture={<Icon name="scroll-unfurled" />}
      actions={
        <Button kind="primary" to={`/m/${id}`}>
          Watch it
        </Button>
      }
    >
      The result, the record and the dice are kept from you until then.
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
      Rematch
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
  if (Replay === undefined) return <p className="rp-none">This game is not played here.</p>
  return (
    <ErrorBoundary resetOn={id}>
      <MomentAddress value={address}>
        <Suspense
          fallback={
            <main className="loading">
              <Progress label="Loading the table" />
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
  return replayed === null
    ? 'The rules have changed since this match: it can be watched, but not played on from'
    : 'This record does not play as it should: it cannot be played on from'
}

function momentIn(text: string | null): number | null {
  return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
}
