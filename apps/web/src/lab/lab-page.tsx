import { gameById, games } from '@tessera/games'
import { type CellTally, exampleExperiment, type Findings, notable, pairedShare, reportHtml } from '@tessera/lab'
import { experimentText, firstQuestion, type Question } from '@tessera/play'
import { chooseFile, saveText } from '@tessera/play/kept'
import { Button, EmptyState, Icon, Progress, say, TextArea, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { newKey } from '@tessera/ui/storage'
import { useEffect, useState } from 'react'
import { recordFor } from './crew.ts'
import { Intervals } from './intervals.tsx'
import { Matrix } from './matrix.tsx'
import { QuestionForm } from './question-form.tsx'
import { runLab, stopLab, useLabRun } from './run-store.ts'
import './lab.css'

const LARGEST_FILE = 1_000_000

/** /lab: a question is put, played in workers, and answered while one looks on. */
export default function LabPage() {
  useTitle('Lab')
  const [search] = useSearchParams()
  const [question, setQuestion] = useState<Question>(() => asked(search))
  const [text, setText] = useState<string | null>(null)
  const file = text ?? fileOf(question)
  const { state, inputErrors } = useLabRun()
  const linked = search.get('a') !== null
  useEffect(() => {
    // A visitor from a builder gets the answer at once instead of the form.
    if (linked && useLabRun.getState().state === 'idle') void runLab(fileOf(asked(search)))
  }, [linked, search])
  const open = async () => {
    const chosen = await chooseFile('.yaml,.yml,.json')
    if (chosen === null) return
    if (chosen.size > LARGEST_FILE) return say('This file is too large to be an experiment.', 'bad')
    setText(await chosen.text())
  }
  return (
    <main className="page lab">
      <header className="page-head">
        <div>
          <h1>Lab</h1>
          <p className="muted">Put a question, and let a few hundred matches answer it.</p>
        </div>
        <Button glyph="open" onClick={() => void open()}>
          Open an experiment
        </Button>
      </header>
      <div className="lab-body">
        <section className="lab-form panel" aria-label="The question">
          {text === null && <QuestionForm question={question} onChange={setQuestion} />}
          <details className="lab-file" open={text !== null}>
            <summary>The experiment as a file</summary>
            <TextArea
              label="YAML or JSON; tessera lab run takes the same"
              rows={text === null ? 8 : 16}
              spellCheck={false}
              value={file}
              onChange={setText}
            />
            <div className="lab-buttons">
              <Button
                kind="quiet"
                glyph="save"
                onClick={() => saveText(file, `${text === null ? question.game : 'experiment'}.lab.yaml`)}
              >
                Save
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  const game = gameById(question.game)
                  if (game !== undefined) setText(exampleExperiment(game))
                }}
              >
                An example with everything
              </Button>
              {text !== null && (
                <Button kind="quiet" onClick={() => setText(null)}>
                  Back to the form
                </Button>
              )}
            </div>
          </details>
          {inputErrors.length > 0 && (
            <ul className="lab-errors" role="alert">
              {inputErrors.map((inputError) => (
                <li key={inputError}>{inputError}</li>
              ))}
            </ul>
          )}
          {state === 'running' ? (
            <Button glyph="stop" onClick={stopLab}>
              Stop
            </Button>
          ) : (
            <Button kind="primary" glyph="play" onClick={() => void runLab(file)}>
              Run
            </Button>
          )}
        </section>
        <Answer />
      </div>
    </main>
  )
}

function fileOf(question: Question): string {
  const game = gameById(question.game)
  return game === undefined ? '' : experimentText(question, game)
}

function asked(search: URLSearchParams): Question {
  const game = gameById(search.get('game') ?? '') ?? games[0]
  if (game === undefined) throw new Error('There are no games')
  const first = firstQuestion(game)
  return { ...first, a: search.get('a') ?? first.a, b: search.get('b') ?? first.b }
}

function Answer() {
  const { state, design, tallies, matches, of, report } = useLabRun()
  const [chosen, setChosen] = useState<string | null>(null)
  if (design === null)
    return (
      <section className="lab-answer panel" aria-label="The answer">
        <EmptyState title="No question has been run yet" picture={<Icon name="scroll-unfurled" />}>
          Press Run. The matches are played here, in your browser; the answer fills this side and gets surer with every
          one, and any of them can be watched.
        </EmptyState>
      </section>
    )
  const findings: Findings = design.findings(tallies)
  const tally = chosen === null ? undefined : tallies.get(chosen)
  return (
    <section className="lab-answer" aria-label="The answer">
      <header>
        <h2>{design.title}</h2>
        <p className="muted mono" role="status" aria-live={state === 'running' ? 'off' : 'polite'}>
          {matches.toLocaleString('en')} of at most {of.toLocaleString('en')} matches
          {state === 'done' ? ', done' : state === 'stopped' ? ', stopped' : ''}
        </p>
      </header>
      {state === 'running' && <Progress label="They are playing" />}
      {report && (
        <ul className="lab-words panel">
          {report.answer.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {findings.ratings && (
        <Intervals title="Ratings" rows={findings.ratings} mark={1500} format={(value) => String(Math.round(value))} />
      )}
      {findings.sweep && (
        <Intervals
          title={`Share of the points by ${findings.sweep.axes.join(', ')}`}
          rows={findings.sweep.points.map((point) => ({ ...point, name: point.values.map(String).join(', ') }))}
          mark={0.5}
          format={percent}
        />
      )}
      {findings.worth && (
        <Intervals
          title="What each is worth, in points of the whole"
          rows={findings.worth.list}
          mark={0}
          format={percent}
        />
      )}
      {findings.search && state === 'done' && (
        <Intervals
          title="The best that were found, and their share of the points"
          rows={findings.search.found.map((found) => ({ ...found, name: found.build }))}
          mark={0.5}
          format={percent}
        />
      )}
      {findings.matrix && (
        <>
          <p className="muted">
            Points of each row against each column, in percent, and under it how sure that is. Press a cell to watch a
            match of it.
          </p>
          <Matrix matrix={findings.matrix} tallies={tallies} chosen={chosen} onChoose={setChosen} />
        </>
      )}
      {tally && <CellPanel key={tally.cell.id} tally={tally} game={design.game.ruleset.id} />}
      {report && (
        <div className="lab-buttons">
          <Button
            glyph="save"
            onClick={() => saveText(reportHtml({ ...report, kept: [] }), 'report.html', 'text/html')}
          >
            Save the report
          </Button>
          <span className="muted t13">
            This file gives the same results everywhere, hash <span className="mono">{report.hash}</span>.
          </span>
        </div>
      )}
    </section>
  )
}

const WATCH = [
  ['typical', 'A typical match'],
  ['upset', 'An upset'],
  ['longest', 'The longest'],
  ['draw', 'A draw'],
] as const

/** What is known of one cell, and matches of it to watch. */
function CellPanel({ tally, game }: { readonly tally: CellTally; readonly game: string }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const { a, b } = tally.cell
  const { share, low, high } = pairedShare(tally.counts)
  const best = notable(tally)
  const watch = async (match: number) => {
    setBusy(true)
    try {
      const record = await recordFor(game, tally.cell, match)
      navigate(`/${game}/replay`, { state: { record, fresh: newKey() } })
    } catch (error) {
      setBusy(false)
      say(`The match could not be played again: ${error instanceof Error ? error.message : String(error)}`, 'bad')
    }
  }
  return (
    <section className="panel lab-cell" aria-label={`${a} against ${b}`}>
      <h3>
        {a} against {b}
      </h3>
      <p>
        {a} takes <b>{percent(share)}</b> of the points, {percent(low)} to {percent(high)}. {tally.wins[0]} won,{' '}
        {tally.wins[1]} lost, {tally.draws} drawn.
      </p>
      <div className="lab-buttons">
        {WATCH.map(([why, words]) => {
          const found = best[why]
          if (found === undefined) return null
          return (
            <Button
              key={why}
              glyph="play"
              blocked={busy ? 'A match is being opened.' : null}
              onClick={() => void watch(found.row.match)}
            >
              {words}, {found.row.turns} turns
            </Button>
          )
        })}
      </div>
    </section>
  )
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`
}
