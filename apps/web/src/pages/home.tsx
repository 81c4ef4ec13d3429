import { GAMES } from '@tessera/games/screens'
import { type GameEntry, gameOf } from '@tessera/play'
import { goingOf, useMatches } from '@tessera/play/kept'
import { useOutlook } from '@tessera/play/online'
import { dayOf, puzzleOfDay, puzzlePath, puzzleSetOf, useProgress } from '@tessera/play/puzzles'
import { Button, useTitle, useWidth } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { lazy, Suspense, useState } from 'react'

const RecentMatches = lazy(() => import('./recent-matches.tsx'))

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const

/** How few games there are decides how wide their cards may be. */
const SHAPES = ['', 'alone', 'two'] as const

export function Home() {
  useTitle('')
  const there = useOutlook(({ server }) => server === 'there')
  const [first, ...others] = GAMES
  return (
    <>
      <main className="page home">
        <section className="lead">
          <div>
            <h1>
              {others.length > 0
                ? `${NUMBERS[GAMES.length] ?? GAMES.length} battles on one table,`
                : 'Battles on a paper map,'}
              <br /> every blow written down.
            </h1>
            <p className="lead-sub">Give your orders, watch what happens, and read exactly why.</p>
          </div>
          {first && (
            <div className="play-now">
              <PlayNow game={first} />
              {there && (
                <Button kind="quiet" to="/online">
                  Or play online
                </Button>
              )}
            </div>
          )}
        </section>
        <Recent />
        <TodaysPuzzle />
        <section className={`games ${SHAPES[GAMES.length] ?? ''}`} aria-label="Games">
          {GAMES.map((game) => (
            <Card key={game.id} game={game} />
          ))}
        </section>
      </main>
      <footer className="colophon">
        <p>
          Matches against bots run in your browser and work without a connection once loaded. Icons by the authors of{' '}
          <a href="https://game-icons.net">game-icons.net</a>, CC BY 3.0.
        </p>
      </footer>
    </>
  )
}

/** The first visit leads to a guided match; one press skips that. */
function PlayNow({ game }: { readonly game: GameEntry }) {
  const newcomer = useMatches()?.length === 0
  return (
    <>
      <Button kind="primary" size="big" to={newcomer ? `/${game.id}/learn` : `/${game.id}/play`}>
        Play now
      </Button>
      <span className="muted">
        {game.name} against a bot, about {game.minutes} minutes
        {newcomer && (
          <>
            , with a guide. <Link to={`/${game.id}/play`}>Skip the guide</Link>
          </>
        )}
      </span>
    </>
  )
}

/** Not loaded for a visitor who has played nothing yet. */
function Recent() {
  const matches = useMatches() ?? []
  const next = useOutlook((outlook) => outlook.next)
  const going = GAMES.some(({ id }) => goingOf(id) !== null)
  if (matches.length === 0 && next === null && !going) return null
  return (
    <Suspense fallback={null}>
      <RecentMatches matches={matches} next={next} />
    </Suspense>
  )
}

/** One line: the same puzzle for all until midnight, world time. */
function TodaysPuzzle() {
  const [place] = useState(() => puzzleOfDay(dayOf(Date.now())))
  const { solved } = useProgress(place)
  return (
    <section className="today" aria-label="Puzzles">
      <Link to={puzzlePath(place)}>
        <b>The puzzle of the day</b>
        <span className="muted">
          {gameOf(place.game)?.name}, number {place.number}
          {solved && ', solved'}
        </span>
      </Link>
      <Link to="/puzzles">All puzzles</Link>
    </section>
  )
}

function Card({ game }: { readonly game: GameEntry }) {
  const width = useWidth()
  const there = useOutlook(({ server }) => server === 'there')
  const roomy = width === 'wide' ? GAMES.length <= 3 : width === 'middle' && GAMES.length === 2
  return (
    <article className="game">
      <Link to={`/${game.id}/play`} className="art-link" tabIndex={-1} aria-hidden="true">
        <game.Picture wide={roomy} />
      </Link>
      <div className="game-body">
        <h2>{game.name}</h2>
        <p>{game.blurb}</p>
        <p className="facts">
          {facts(game)}
          {puzzleSetOf(game.id) !== undefined && (
            <>
              , <Link to="/puzzles">{puzzleSetOf(game.id)?.count} puzzles</Link>
            </>
          )}
        </p>
        <div className="game-ways">
          <Button to={game.door}>{game.verb}</Button>
          <Button to={`/${game.id}/learn`} aria-label={`${game.name} with a guide`}>
            {roomy ? 'With a guide' : 'Guide'}
          </Button>
          {there && game.players !== 1 && (
            <Button to={`/online/new?game=${game.id}`} aria-label={`${game.name} against a friend`}>
              {roomy ? 'Against a friend' : 'A friend'}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function facts({ players, minutes }: GameEntry): string {
  return `${players} ${players === 1 ? 'player' : 'players'}, ${minutes} minutes`
}
