import { type Hex, ruleset } from '@tessera/hexline'
import {
  answered,
  BATTLES,
  battleOf,
  type HexlineAnswer,
  type HexlinePuzzle,
  ownUnits,
  positionIn,
} from '@tessera/hexline/puzzles'
import { openRecord } from '@tessera/kernel'
import { copyText } from '@tessera/play'
import { noteShown, noteTry, PuzzleBar, type PuzzlePlace, puzzlePath, puzzleSetOf } from '@tessera/play/puzzles'
import { Outcome } from '@tessera/table'
import { Button, Dialog, IconButton, Progress, ThemeButton } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { type ReactNode, useState } from 'react'
import { unitName } from '../names.ts'
import { BattleTable } from '../table/battle-table.tsx'
import { PuzzleBoard } from './puzzle-board.tsx'
import { SwapPanel } from './swap-panel.tsx'
import { type Trial, useTrial } from './use-trial.ts'
import '../deploy/deploy.css'
import './puzzle.css'

export interface PuzzleDeskProps {
  readonly puzzle: HexlinePuzzle
  /** Where it stands among the stored ones; null for one that came by a link. */
  readonly place: PuzzlePlace | null
  readonly known: { readonly solution: HexlineAnswer; readonly facts: string } | null
}

/** A puzzle at work: the board, what may be changed, and a hundred battles that judge it. */
export function PuzzleDesk({ puzzle, place, known }: PuzzleDeskProps): ReactNode {
  const [answer, setAnswer] = useState<HexlineAnswer | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const [watched, setWatched] = useState<number | null>(null)
  const [open, setOpen] = useState<'result' | 'solution' | null>(null)
  const trial = useTrial(puzzle)
  const navigate = useNavigate()
  const { hash } = useLocation()
  const config = answered(puzzle, answer)
  const fight = async () => {
    const found = await trial.run(answer)
    if (place !== null) noteTry(place, found.won >= puzzle.goal)
    setOpen('result')
  }
  const placeUnit = (unit: number, hex: Hex) => {
    const cells = cellsIn(puzzle, answer)
    const own = ownUnits(puzzle).findIndex((each) => each.place === unit)
    const from = cells[own]
    if (from === undefined) return
    const there = cells.findIndex(([col, row]) => col === hex[0] && row === hex[1])
    setAnswer({ kind: 'place', cells: cells.map((cell, i) => (i === own ? hex : i === there ? from : cell)) })
  }
  if (watched !== null) {
    const record = battleOf(puzzle, answer, watched)
    return (
      <BattleTable
        key={watched}
        timeline={openRecord(ruleset, record, 'spectator')}
        seats={[{ name: 'You' }, { name: 'The enemy' }]}
        mode="test"
        me={0}
        back={place === null ? '/puzzles' : puzzlePath(place)}
        onBack={() => setWatched(null)}
        autoplay
        record={() => record}
        next={{ name: 'Back to the puzzle', run: () => setWatched(null) }}
        onLab={(from) => navigate('/hexline/lab', { state: { config: from } })}
        onFork={() => navigate('/hexline/replay', { state: { record } })}
      />
    )
  }
  const solved = trial.last !== null && trial.last.won >= puzzle.goal
  return (
    <main className="pz-room hx-pz">
      {place === null ? (
        <header className="pz-bar">
          <IconButton label="All puzzles" glyph="left" to="/puzzles" />
          <div className="pz-what">
            <h1>A puzzle for you</h1>
            <p>{taskOf(puzzle)}</p>
          </div>
          <ThemeButton />
          <IconButton
            label="Copy a link to this puzzle"
            glyph="link"
            onClick={() =>
              void copyText(`${location.origin}/hexline/puzzle/own${hash}`, 'The link is on the clipboard.')
            }
          />
        </header>
      ) : (
        <PuzzleBar place={place} task={taskOf(puzzle)}>
          <ThemeButton />
        </PuzzleBar>
      )}
      <PuzzleBoard
        puzzle={puzzle}
        config={config}
        changed={answer?.kind === 'change' ? answer.unit : null}
        selected={selected}
        onSelect={setSelected}
        onPlace={puzzle.kind === 'place' ? placeUnit : null}
      />
      <SwapPanel
        puzzle={puzzle}
        answer={answer}
        config={config}
        selected={selected}
        onSelect={setSelected}
        onSwap={(unit, type) => setAnswer(type === null ? null : { kind: 'change', unit, type })}
      />
      <footer className="hx-pz-bar panel">
        {trial.running ? (
          <Progress label={`Battle ${trial.fought} of ${BATTLES}`} value={trial.fought / BATTLES} />
        ) : (
          <p aria-live="polite">{trial.last === null ? 'As it stands, you lose.' : lastWords(trial.last, puzzle)}</p>
        )}
        <Button
          kind="quiet"
          blocked={answer === null ? 'Nothing is changed yet.' : null}
          onClick={() => setAnswer(null)}
        >
          Put it back
        </Button>
        <Button
          kind="primary"
          size="big"
          blocked={answer === null ? WHAT_FIRST[puzzle.kind] : trial.running ? 'The battles are being fought.' : null}
          onClick={() => void fight()}
        >
          Fight {BATTLES} battles
        </Button>
      </footer>
      <Dialog
        open={open === 'result' && trial.last !== null}
        onClose={() => setOpen(null)}
        title={solved ? 'Solved' : 'Not yet'}
        actions={
          <>
            {!solved && known !== null && (
              <Button
                onClick={() => {
                  if (place !== null) noteShown(place)
                  setOpen('solution')
                }}
              >
                Show the solution
              </Button>
            )}
            <Button onClick={() => setWatched(trial.last?.telling ?? 0)}>
              {solved ? 'Watch a battle you win' : 'Watch a battle you lose'}
            </Button>
            {solved && place !== null ? (
              <Button kind="primary" to={nextOf(place)}>
                {place.number < (puzzleSetOf(place.game)?.count ?? 0) ? 'Next puzzle' : 'All puzzles'}
              </Button>
            ) : (
              <Button kind="primary" onClick={() => setOpen(null)}>
                {solved ? 'Good' : 'Change something'}
              </Button>
            )}
          </>
        }
      >
        <Outcome mood={solved ? 'won' : 'lost'} />
        {trial.last !== null && <TallyBar trial={trial.last} goal={puzzle.goal} />}
        {solved && known !== null && <p className="muted">{known.facts}</p>}
      </Dialog>
      <Dialog
        open={open === 'solution'}
        onClose={() => setOpen(null)}
        title="One solution"
        actions={
          <Button
            kind="primary"
            onClick={() => {
              setAnswer(known?.solution ?? null)
              setOpen(null)
            }}
          >
            Put it on the board
          </Button>
        }
      >
        {known !== null && (
          <>
            <p className="pz-verdict">{solutionWords(puzzle, known.solution)}</p>
            <p className="muted">{known.facts}</p>
          </>
        )}
      </Dialog>
    </main>
  )
}

const WHAT_FIRST = {
  change: 'Choose one of your units and somebody to take its place.',
  place: 'Move at least one of your units.',
} as const

function taskOf({ kind, goal }: HexlinePuzzle): string {
  const win = `win ${goal} of ${BATTLES} battles`
  return kind === 'change' ? `Swap one of your units and ${win}.` : `Place your units and ${win}.`
}

function lastWords({ won }: Trial, { goal }: HexlinePuzzle): string {
  return won >= goal ? `Solved: you win ${won} of ${BATTLES}.` : `You win ${won} of ${BATTLES}. The goal is ${goal}.`
}

function nextOf({ game, number }: PuzzlePlace): string {
  return number < (puzzleSetOf(game)?.count ?? 0) ? puzzlePath({ game, number: number + 1 }) : '/puzzles'
}

function TallyBar({ trial, goal }: { readonly trial: Trial; readonly goal: number }): ReactNode {
  const { won, drawn, lost } = trial
  return (
    <figure className="hx-pz-tally">
      <div className="tally" aria-hidden="true">
        <i className="won" style={{ width: `${won}%` }} />
        <i className="drawn" style={{ width: `${drawn}%` }} />
        <b style={{ left: `${goal}%` }} />
      </div>
      <figcaption className="pz-verdict">
        {won} won, {lost} lost{drawn > 0 && `, ${drawn} drawn`}. The goal is {goal}.
      </figcaption>
    </figure>
  )
}

function cellsIn(puzzle: HexlinePuzzle, answer: HexlineAnswer | null): readonly Hex[] {
  if (answer?.kind === 'place') return answer.cells
  return ownUnits(puzzle).map(({ unit }): Hex => [unit.col, unit.row])
}

function solutionWords(puzzle: HexlinePuzzle, solution: HexlineAnswer): string {
  const { config } = puzzle
  if (solution.kind === 'place') {
    return ownUnits(puzzle)
      .map(({ unit }, i) => `${unitName(config, unit.type)} on ${solution.cells[i]?.join(',')}`)
      .join('; ')
  }
  const old = positionIn(puzzle).units[solution.unit]
  const where = old === undefined ? '' : ` on ${old.col},${old.row}`
  return `${unitName(config, solution.type)} takes the place of ${unitName(config, old?.type ?? '')}${where}.`
}
