import { GAMES } from '@tessera/games/screens'
import { type GameEntry, gameOf } from '@tessera/play'
import { goingOf, useMatches } from '@tessera/play/kept'
import { useOutlook } from '@tessera/play/online'
import { dayOf, puzzleOfDay, puzzlePath, puzzleSetOf, useProgress } from '@tessera/play/puzzles'
import { Button, useTitle, useWidth } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { inLanguage } from '@tessera/words'
import { lazy, Suspense, useState } from 'react'
import { words } from '../words/catalogue.ts'

const RecentMatches = lazy(() => import('./recent-matches.tsx'))

/** How few games there are decides how wide their cards may be. */
const SHAPES = ['', 'alone', 'two'] as const

export function Home() {
  useTitle('')
  const there = useOutlook(({ server }) => server === 'there')
  const [first] = GAMES
  return (
    <>
      <main className="page home">
        <section className="lead">
          <div>
            <h1>
              {words.text('home.lead', { n: GAMES.length })}
              <br /> {words.text('home.lead.more')}
            </h1>
            <p className="lead-sub">{words.text('home.lead.sub')}</p>
          </div>
          {first && (
            <div className="play-now">
              <PlayNow game={first} />
              {there && (
                <Button kind="quiet" to="/online">
                  {words.text('home.play.online')}
                </Button>
              )}
            </div>
          )}
        </section>
        <Recent />
        <TodaysPuzzle />
        <section className={`games ${SHAPES[GAMES.length] ?? ''}`} aria-label={words.text('home.games')}>
          {GAMES.map((game) => (
            <Card key={game.id} game={game} />
          ))}
        </section>
      </main>
      <footer className="colophon">
        <p>
          {words.text('home.offline')} <a href="https://game-icons.net">{words.text('home.icons')}</a>.
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
        {words.text('home.play')}
      </Button>
      <span className="muted">
        {words.text(newcomer ? 'home.play.guided' : 'home.play.about', { game: game.name, minutes: game.minutes })}
        {newcomer && (
          <>
            {' '}
            <Link to={`/${game.id}/play`}>{words.text('home.play.skip')}</Link>
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
    <section className="today" aria-label={words.text('place.puzzles')}>
      <Link to={puzzlePath(place)}>
        <b>{words.text('home.puzzle')}</b>
        <span className="muted">
          {words.text(solved ? 'home.puzzle.solved' : 'home.puzzle.which', {
            game: gameOf(place.game)?.name ?? place.game,
            n: place.number,
          })}
        </span>
      </Link>
      <Link to="/puzzles">{words.text('home.puzzles.all')}</Link>
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
        <p>{inLanguage(game.blurb)}</p>
        <p className="facts">
          {facts(game)}
          {puzzleSetOf(game.id) !== undefined && (
            <>
              , <Link to="/puzzles">{words.text('home.puzzles', { n: puzzleSetOf(game.id)?.count ?? 0 })}</Link>
            </>
          )}
        </p>
        <div className="game-ways">
          <Button to={game.door}>{inLanguage(game.verb)}</Button>
          <Button to={`/${game.id}/learn`} aria-label={words.text('home.guide.of', { game: game.name })}>
            {words.text(roomy ? 'home.guide.long' : 'home.guide')}
          </Button>
          {there && game.players !== 1 && (
            <Button to={`/online/new?game=${game.id}`} aria-label={words.text('home.friend.of', { game: game.name })}>
              {words.text(roomy ? 'home.friend.long' : 'home.friend')}
            </Button>
          )}
        </div>
      </div>
    </article>
  )
}

function facts({ players, minutes }: GameEntry): string {
  return words.text('home.facts', { players, minutes })
}
