import { Glyph, IconButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { copyText } from '../sharing/index.ts'
import { type Progress, useProgress } from './progress.ts'
import { type PuzzlePlace, puzzlePath, puzzleSetOf } from './puzzle-sets.ts'
import './puzzles.css'
import { worded } from '@tessera/table'
import { words } from '@tessera/table/words'

/** Over the board of a puzzle of any game: which one it is, what is to be done, its neighbours, and a link to it. */
export function PuzzleBar(props: {
  readonly place: PuzzlePlace
  readonly task: ReactNode
  readonly children?: ReactNode
}): ReactNode {
  const { place, task } = props
  const { game, number } = place
  const count = puzzleSetOf(game)?.count ?? 0
  const progress = useProgress(place)
  const beside = (step: number) => ({ game, number: number + step })
  return (
    <header className="pz-bar">
      <IconButton label={words.text('puzzle.all')} glyph="left" to="/puzzles" />
      <div className="pz-what">
        <h1>
          {worded(words.parts('puzzle.which', { number, count }), {
            muted: (text) => <span className="muted">{text}</span>,
          })}
          {progress.solved && (
            <span className="pz-solved">
              <Glyph name="check" />
              {words.text('puzzle.solved')}
            </span>
          )}
        </h1>
        <p>{task}</p>
      </div>
      <div className="pz-acts">
        {props.children}
        <IconButton label={words.text('puzzle.copy')} glyph="link" onClick={() => void sharePuzzle(place, progress)} />
        <IconButton
          label={words.text('puzzle.before')}
          glyph="back"
          to={number > 1 ? puzzlePath(beside(-1)) : undefined}
          blocked={number > 1 ? null : words.text('puzzle.first')}
        />
        <IconButton
          label={words.text('puzzle.next')}
          glyph="forward"
          to={number < count ? puzzlePath(beside(1)) : undefined}
          blocked={number < count ? null : words.text('puzzle.last')}
        />
      </div>
    </header>
  )
}

/** A link, and how it went, without giving anything away. */
function sharePuzzle(place: PuzzlePlace, { solved, tries, shown }: Progress): Promise<void> {
  const link = `${location.origin}${puzzlePath(place)}`
  if (!solved || shown) return copyText(link, words.text('puzzle.copied'))
  return copyText(words.text('puzzle.boast', { tries, link }), words.text('puzzle.copied.result'))
}
