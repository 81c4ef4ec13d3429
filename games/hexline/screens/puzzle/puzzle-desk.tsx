import { ruleset } from '@tessera/hexline'
import { answered, BATTLES, battleOf, type HexlineAnswer, type HexlinePuzzle } from '@tessera/hexline/puzzles'
import { openRecord } from '@tessera/kernel'
import { copyText } from '@tessera/play'
import { noteShown, noteTry, PuzzleBar, type PuzzlePlace, puzzlePath, puzzleSetOf } from '@tessera/play/puzzles'
import { Outcome } from '@tessera/table'
import { Button, Dialog, IconButton, Progress, ThemeButton } from '@tessera/ui'
import { useLocation, useNavigate } from '@tessera/ui/router'
import { type ReactNode, useState } from 'react'
import { BattleTable } from '../table/battle-table.tsx'
import { PuzzleBoard } from './puzzle-board.tsx'
import { act, type DeskAction, type DeskState, OPENED, solutionWords, taskOf, whyNotFight } from './state.ts'
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

/** A puzzle being solved: the board, what may be changed, and a hundred battles that judge it. */
export function PuzzleDesk(props: PuzzleDeskProps): ReactNode {
  const { puzzle, place } = props
  const [state, setState] = useState(OPENED)
  const dispatch = (action: DeskAction) => setState((now) => act(puzzle, now, action))
  const trial = useTrial(puzzle)
  const { answer, selected } = state
  const config = answered(puzzle, answer)
  const fight = async () => {
    const found = await trial.run(answer)
    if (place !== null) noteTry(place, found.won >= puzzle.goal)
    dispatch({ type: 'dialog', dialog: 'result' })
  }
  if (state.watched !== null) {
    return (
      <Watched
        {...props}
        answer={answer}
        battle={state.watched}
        onBack={() => dispatch({ type: 'watch', battle: null })}
      />
    )
  }
  return (
    <main className="pz-room hx-pz">
      {place === null ? (
        <OwnBar task={taskOf(puzzle)} />
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
        onSelect={(unit) => dispatch({ type: 'select', unit })}
        onPlace={puzzle.kind === 'place' ? (unit, hex) => dispatch({ type: 'place', unit, hex }) : null}
      />
      <SwapPanel
        puzzle={puzzle}
        answer={answer}
        config={config}
        selected={selected}
        onSelect={(unit) => dispatch({ type: 'select', unit })}
        onSwap={(unit, unitType) => dispatch({ type: 'swap', unit, unitType })}
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
          onClick={() => dispatch({ type: 'answer', answer: null })}
        >
          Put it back
        </Button>
        <Button
          kind="primary"
          size="big"
          blocked={whyNotFight(puzzle, state, trial.running)}
          onClick={() => void fight()}
        >
          Fight {BATTLES} battles
        </Button>
      </footer>
      {trial.last !== null && <ResultDialog {...props} state={state} trial={trial.last} dispatch={dispatch} />}
      <SolutionDialog {...props} state={state} dispatch={dispatch} />
    </main>
  )
}

/** The head of a puzzle that came by a link. */
function OwnBar({ task }: { readonly task: string }) {
  const { hash } = useLocation()
  return (
    <header className="pz-bar">
      <IconButton label="All puzzles" glyph="left" to="/puzzles" />
      <div className="pz-what">
        <h1>A puzzle for you</h1>
        <p>{task}</p>
      </div>
      <ThemeButton />
      <IconButton
        label="Copy a link to this puzzle"
        glyph="link"
        onClick={() => void copyText(`${location.origin}/hexline/puzzle/own${hash}`, 'The link is on the clipboard.')}
      />
    </header>
  )
}

type WatchedProps = PuzzleDeskProps & {
  readonly answer: HexlineAnswer | null
  readonly battle: number
  readonly onBack: () => void
}

function Watched({ puzzle, place, answer, battle, onBack }: WatchedProps) {
  const navigate = useNavigate()
  const record = battleOf(puzzle, answer, battle)
  return (
    <BattleTable
      key={battle}
      timeline={openRecord(ruleset, record, 'spectator')}
      seats={[{ name: 'You' }, { name: 'The enemy' }]}
      mode="test"
      me={0}
      back={place === null ? '/puzzles' : puzzlePath(place)}
      onBack={onBack}
      autoplay
      record={() => record}
      next={{ name: 'Back to the puzzle', run: onBack }}
      onLab={(from) => navigate('/hexline/lab', { state: { config: from } })}
      onFork={() => navigate('/hexline/replay', { state: { record } })}
    />
  )
}

type DialogProps = PuzzleDeskProps & {
  readonly state: DeskState
  readonly dispatch: (action: DeskAction) => void
}

function ResultDialog({ puzzle, place, known, state, trial, dispatch }: DialogProps & { readonly trial: Trial }) {
  const solved = trial.won >= puzzle.goal
  const close = () => dispatch({ type: 'dialog', dialog: 'none' })
  return (
    <Dialog
      open={state.dialog === 'result'}
      onClose={close}
      title={solved ? 'Solved' : 'Not yet'}
      actions={
        <>
          {!solved && known !== null && (
            <Button
              onClick={() => {
                if (place !== null) noteShown(place)
                dispatch({ type: 'dialog', dialog: 'solution' })
              }}
            >
              Show the solution
            </Button>
          )}
          <Button onClick={() => dispatch({ type: 'watch', battle: trial.telling })}>
            {solved ? 'Watch a battle you win' : 'Watch a battle you lose'}
          </Button>
          {solved && place !== null ? (
            <Button kind="primary" to={nextOf(place)}>
              {place.number < (puzzleSetOf(place.game)?.count ?? 0) ? 'Next puzzle' : 'All puzzles'}
            </Button>
          ) : (
            <Button kind="primary" onClick={close}>
              {solved ? 'Good' : 'Change something'}
            </Button>
          )}
        </>
      }
    >
      <Outcome mood={solved ? 'won' : 'lost'} />
      <TallyBar trial={trial} goal={puzzle.goal} />
      {solved && known !== null && <p className="muted">{known.facts}</p>}
    </Dialog>
  )
}

function SolutionDialog({ puzzle, known, state, dispatch }: DialogProps) {
  return (
    <Dialog
      open={state.dialog === 'solution'}
      onClose={() => dispatch({ type: 'dialog', dialog: 'none' })}
      title="One solution"
      actions={
        <Button kind="primary" onClick={() => dispatch({ type: 'answer', answer: known?.solution ?? null })}>
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
  )
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
