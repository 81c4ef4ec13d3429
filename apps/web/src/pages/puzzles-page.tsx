import { GAMES } from '@tessera/games/screens'
import { dayOf, type PuzzlePlace, puzzleOfDay, puzzlePath, useProgress, useSolved } from '@tessera/play/puzzles'
import { gameOf } from '@tessera/play/registry'
import { Button, Glyph, Icon, useTitle } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import { type ReactNode, useState } from 'react'
import '@tessera/play/puzzles/puzzles.css'
import { inLanguage } from '@tessera/words'
import { words as shell } from '../words/catalogue.ts'
import { words } from './words/catalogue.ts'

/** Where puzzles are made, in the first game where they can be. */
const MAKE = GAMES.find(({ puzzles }) => puzzles?.make !== undefined)?.puzzles?.make

/** /puzzles: the one of the day, and all of them by game, in rising difficulty. */
export default function Puzzles(): ReactNode {
  useTitle(words.text('puzzles.title'))
  const [today] = useState(() => puzzleOfDay(dayOf(Date.now())))
  return (
    <main className="page pz-page">
      <header className="page-head">
        <div>
          <h1>{words.text('puzzles.title')}</h1>
          <p className="muted">{words.text('puzzles.about')}</p>
        </div>
        {MAKE !== undefined && <Button to={MAKE}>{words.text('puzzles.make')}</Button>}
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
    <section className="pz-today panel" aria-label={shell.text('home.puzzle')}>
      <Icon name={game?.icon ?? 'viking-shield'} />
      <div>
        <span className="eyebrow">{shell.text('home.puzzle')}</span>
        <h2>{shell.text('home.puzzle.which', { game: game?.name ?? place.game, n: place.number })}</h2>
        <p className="muted">{game?.puzzles && inLanguage(game.puzzles.task)}</p>
      </div>
      <Button kind={solved ? 'plain' : 'primary'} to={puzzlePath(place)} glyph={solved ? 'check' : 'play'}>
        {words.text(solved ? 'puzzles.solved' : 'puzzles.solve')}
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
  const action = done === 0 ? words.text('puzzles.begin') : words.text('puzzles.next', { n: next + 1 })
  return (
    <section className="pz-set" aria-labelledby={`pz-${game}`}>
      <header>
        <div>
          <h2 id={`pz-${game}`}>{name}</h2>
          <p className="muted">
            {entry?.puzzles && inLanguage(entry.puzzles.task)}{' '}
            {words.text('puzzles.done', { done, all: solved.length })}
          </p>
        </div>
        {next >= 0 && (
          <Button
            to={puzzlePath({ game, number: next + 1 })}
            aria-label={words.text('puzzles.of', { action, game: name })}
          >
            {action}
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
              aria-label={words.text(is ? 'puzzles.one.solved' : 'puzzles.one', { game: name, n: place + 1 })}
            >
              {is ? <Glyph name="check" /> : place + 1}
            </Link>
          </li>
        ))}
      </ol>
      <p className="pz-ends muted" aria-hidden="true">
        <span>{words.text('puzzles.easier')}</span>
        <span>{words.text('puzzles.harder')}</span>
      </p>
    </section>
  )
}
