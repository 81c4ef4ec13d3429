import { Glyph, IconButton } from '@tessera/ui'
import type { ReactNode } from 'react'
import { copyText } from '../sharing/index.ts'
import { type Progress, useProgress } from './progress.ts'
import { type PuzzlePlace, puzzlePath, puzzleSetOf } from './puzzle-sets.ts'
import './puzzles.css'

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
      <IconButton label="All puzzles" glyph="left" to="/puzzles" />
      <div className="pz-what">
        <h1>
          Puzzle {number}
          <span className="muted"> of {count}</span>
          {progress.solved && (
            <span className="pz-solved">
              <Glyph name="check" />
              Solved
            </span>
          )}
        </h1>
        <p>{task}</p>
      </div>
      <div className="pz-acts">
        {props.children}
        <IconButton label="Copy a link to this puzzle" glyph="link" onClick={() => void sharePuzzle(place, progress)} />
        <IconButton
          label="The puzzle before"
          glyph="back"
          to={number > 1 ? puzzlePath(beside(-1)) : undefined}
          blocked={number > 1 ? null : 'This is the first one.'}
        />
        <IconButton
          label="The next puzzle"
          glyph="forward"
          to={number < count ? puzzlePath(beside(1)) : undefined}
          blocked={number < count ? null : 'This is the last one.'}
        />
      </div>
    </header>
  )
}

/** A link, and how it went, without giving anything away. */
function sharePuzzle(place: PuzzlePlace, { solved, tries, shown }: Progress): Promise<void> {
  const link = `${location.origin}${puzzlePath(place)}`
  if (!solved || shown) return copyText(link, 'The link to this puzzle is on the clipboard.')
  const how = tries === 1 ? 'at the first try' : `in ${tries} tries`
  return copyText(`I solved this puzzle ${how}: ${link}`, 'The link and your result are on the clipboard.')
}
