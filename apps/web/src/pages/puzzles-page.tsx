import { GAMES } from '@tessera/games/screens'
import { dayOf, type PuzzlePlace, puzzleOfDay, puzzlePath, useProgress, useSolved } from '@tessera/play/puzzles'
import { gameOf } from '@tessera/play/registry'
import { Button, Glyph, Icon, useTitle } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { type ReactNode, useState } from 'react'
import '@tessera/play/puzzles/puzzles.css'

/** Where puzzles are made, in the first game where they can be. */
const MAKE = GAMES.find(({ puzzles }) => puzzles?.make !== undefined)?.puzzles?.make

/** /puzzles: the one of the day, and all of them by game, in rising difficulty. */
export default function Puzzles(): ReactNode {
  useTitle('Puzzles')
  const [today] = useState(() => puzzleOfDay(dayOf(Date.now())))
  return (
    <main className="page pz-page">
      <header className="page-head">
        <div>
          <h1>Puzzles</h1>
          <p className="muted">Positions with something to find. What you have solved is kept in this browser.</p>
        </div>
        {MAKE !== undefined && <Button to={MAKE}>Make your own</Button>}
      </header>
      <Today place={today} />
      {GAMES.map(({ id, puzzles }) => puzzles !== undefined && <PuzzlesOf key={id} game={id} />)}
    </main>
  )
}

/** The puzzle of the day: the same for all. */
function Today({ place }: { readonly place: PuzzlePlace }): ReactNode {
  const { solved } = useProgress(place)
  const game = gameOf(place.game)
  return (
    <section className="pz-today panel" aria-label="The puzzle of the day">
      <Icon name={game?.icon ?? 'viking-shield'} />
      <div>
        <span className="eyebrow">The puzzle of the day</span>
        <h2>
          {game?.name}, number {place.number}
        </h2>
        <p className="muted">{game?.puzzles?.task}</p>
      </div>
      <Button kind={solved ? 'plain' : 'primary'} to={puzzlePath(place)} glyph={solved ? 'check' : 'play'}>
        {solved ? 'Solved' : 'Solve it'}
      </Button>
    </section>
  )
}

function PuzzlesOf({ game }: { readonly game: string }): ReactNode {
  const solved = useSolved(game)
  const done = solved.filter(Boolean).length
  const next = solved.indexOf(false)
  const entry = gameOf(game)
  const name = entry?.name ?? game
  return (
    <section className="pz-set" aria-labelledby={`pz-${game}`}>
      <header>
        <div>
          <h2 id={`pz-${game}`}>{name}</h2>
          <p className="muted">
            {entry?.puzzles?.task} {done} of {solved.length} solved.
          </p>
        </div>
        {next >= 0 && (
          <Button
            to={puzzlePath({ game, number: next + 1 })}
            aria-label={`${done === 0 ? 'Begin' : `Go on with ${next + 1}`}: ${name}`}
          >
            {done === 0 ? 'Begin' : `Go on with ${next + 1}`}
          </Button>
        )}
      </header>
      <ol>
        {solved.map((is, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a puzzle is its number
          <li key={place}>
            <Link
              to={puzzlePath({ game, number: place + 1 })}
              className={is ? 'pz-number done' : 'pz-number'}
              aria-label={`${name} puzzle ${place + 1}${is ? ', solved' : ''}`}
            >
              {is ? <Glyph name="check" /> : place + 1}
            </Link>
          </li>
        ))}
      </ol>
      <p className="pz-ends muted" aria-hidden="true">
        <span>easier</span>
        <span>harder</span>
      </p>
    </section>
  )
}
