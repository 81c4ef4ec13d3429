import { useState } from 'react'
import { Link } from 'react-router'
import { Token, useWidth } from '#table'
import { Button } from '#ui'
import { GAMES, type GameEntry, gameOf } from '#web/games/index.ts'
import { type NextMatch, useOutlook } from '#web/online/outlook.ts'
import { useProgress } from '#web/puzzles/progress.ts'
import { dayOf, puzzleOfDay, puzzlePath, shelfOf } from '#web/puzzles/shelves.ts'
import { useMatches } from '#web/store/matches.ts'
import { MatchCard } from './match-card.tsx'
import { useTitle } from './use-title.ts'

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
              {others.length > 0 ? `${NUMBERS[GAMES.length]} battles on one table,` : 'Battles on a paper map,'}
              <br /> every blow written down.
            </h1>
            <p className="lead-sub">Give your orders, watch what happens, and read exactly why.</p>
          </div>
          {first && (
            <div className="play-now">
              <PlayNow game={first} />
              {there && (
                <Button kind="quiet" to="/online">
                  Or play each other
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

/** Whoever has never played here is shown how; one press skips that. */
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

/** The turn somebody waits for, then matches to go on with, then the newest finished ones. */
function Recent() {
  const matches = useMatches() ?? []
  const next = useOutlook((outlook) => outlook.next)
  if (matches.length === 0 && next === null) return null
  const running = matches.filter((match) => match.state === 'running')
  const over = matches.filter((match) => match.state === 'over')
  return (
    <section className="strip" aria-label="Your matches">
      {next !== null && <NextCard next={next} />}
      {[...running, ...over].slice(0, next === null ? 3 : 2).map((match) => (
        <MatchCard key={match.id} match={match} icon={gameOf(match.game)?.icon} />
      ))}
    </section>
  )
}

/** A match on the server that waits for this player. */
function NextCard({ next: { id, game, seat, title, state } }: { readonly next: NextMatch }) {
  const others = useOutlook(({ waiting }) => waiting - 1)
  return (
    <article className="match going">
      <Token seat={seat} icon={gameOf(game)?.icon ?? 'viking-shield'} size={48} />
      <div className="match-text">
        <span className="eyebrow">{state}</span>
        <h2>{title}</h2>
        <p className="muted">
          {others > 0 ? `Online. ${others} more ${others === 1 ? 'waits' : 'wait'} for you` : 'Online'}
        </p>
      </div>
      <Button kind="primary" to={`/m/${id}`} aria-label={`Go there: ${title}`}>
        Go there
      </Button>
    </article>
  )
}

/** One line: the same puzzle for everybody until midnight, world time. */
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
          {shelfOf(game.id) !== undefined && (
            <>
              , <Link to="/puzzles">{shelfOf(game.id)?.count} puzzles</Link>
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
