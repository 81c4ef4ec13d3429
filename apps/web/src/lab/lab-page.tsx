import { gameById, games } from '@tessera/games'
import { type CellTally, exampleExperiment, type Findings, notable, pairedShare, reportHtml } from '@tessera/lab'
import { experimentText, firstQuestion, type Question } from '@tessera/play'
import { chooseFile, saveText } from '@tessera/play/kept'
import { worded } from '@tessera/table'
import { Button, EmptyState, Icon, Progress, say, TextArea, useTitle } from '@tessera/ui'
import { useNavigate, useSearchParams } from '@tessera/ui/router'
import { newKey } from '@tessera/ui/storage'
import { useEffect, useState } from 'react'
import { recordFor } from './crew.ts'
import { Intervals } from './intervals.tsx'
import { Matrix } from './matrix.tsx'
import { QuestionForm } from './question-form.tsx'
import { runLab, stopLab, useLabRun } from './run-store.ts'
import { words } from './words/catalogue.ts'
import './lab.css'

const LARGEST_FILE = 1_000_000

/** /lab: a question is put, played in workers, and answered while one looks on. */
export default function LabPage() {
  useTitle(words.text('title'))
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
    if (chosen.size > LARGEST_FILE) return say(words.text('too-large'), 'bad')
    setText(await chosen.text())
  }
  return (
    <main className="page lab">
      <header className="page-head">
        <div>
          <h1>{words.text('title')}</h1>
          <p className="muted">{words.text('about')}</p>
        </div>
        <Button glyph="open" onClick={() => void open()}>
          {words.text('open')}
        </Button>
      </header>
      <div className="lab-body">
        <section className="lab-form panel" aria-label={words.text('question')}>
          {text === null && <QuestionForm question={question} onChange={setQuestion} />}
          <details className="lab-file" open={text !== null}>
            <summary>{words.text('file')}</summary>
            <TextArea
              label={words.text('file.label')}
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
                {words.text('file.save')}
              </Button>
              <Button
                kind="quiet"
                onClick={() => {
                  const game = gameById(question.game)
                  if (game !== undefined) setText(exampleExperiment(game))
                }}
              >
                {words.text('file.example')}
              </Button>
              {text !== null && (
                <Button kind="quiet" onClick={() => setText(null)}>
                  {words.text('file.back')}
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
              {words.text('stop')}
            </Button>
          ) : (
            <Button kind="primary" glyph="play" onClick={() => void runLab(file)}>
              {words.text('run')}
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
      <section className="lab-answer panel" aria-label={words.text('answer')}>
        <EmptyState title={words.text('answer.none')} picture={<Icon name="scroll-unfurled" />}>
          {words.text('answer.none.about')}
        </EmptyState>
      </section>
    )
  const findings: Findings = design.findings(tallies)
  const tally = chosen === null ? undefined : tallies.get(chosen)
  return (
    <section className="lab-answer" aria-label={words.text('answer')}>
      <header>
        <h2>{design.title}</h2>
        <p className="muted mono" role="status" aria-live={state === 'running' ? 'off' : 'polite'}>
          {words.text(`progress.${state === 'idle' ? 'running' : state}`, { n: matches, of })}
        </p>
      </header>
      {state === 'running' && <Progress label={words.text('playing')} />}
      {report && (
        <ul className="lab-words panel">
          {report.answer.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {findings.ratings && (
        <Intervals
          title={words.text('ratings')}
          rows={findings.ratings}
          mark={1500}
          format={(value) => String(Math.round(value))}
        />
      )}
      {findings.sweep && (
        <Intervals
          title={words.text('share', { axes: findings.sweep.axes.map((name) => ({ name, seat: null })) })}
          rows={findings.sweep.points.map((point) => ({ ...point, name: point.values.map(String).join(', ') }))}
          mark={0.5}
          format={percent}
        />
      )}
      {findings.worth && <Intervals title={words.text('worth')} rows={findings.worth.list} mark={0} format={percent} />}
      {findings.search && state === 'done' && (
        <Intervals
          title={words.text('best')}
          rows={findings.search.found.map((found) => ({ ...found, name: found.build }))}
          mark={0.5}
          format={percent}
        />
      )}
      {findings.matrix && (
        <>
          <p className="muted">{words.text('matrix.about')}</p>
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
            {words.text('save')}
          </Button>
          <span className="muted t13">
            {worded(words.parts('report', { hash: report.hash }), {
              hash: (inside) => <span className="mono">{inside}</span>,
            })}
          </span>
        </div>
      )}
    </section>
  )
}

const WATCH = ['typical', 'upset', 'longest', 'draw'] as const

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
      say(words.text('watch.failed', { why: error instanceof Error ? error.message : String(error) }), 'bad')
    }
  }
  return (
    <section className="panel lab-cell" aria-label={words.text('cell', { a, b })}>
      <h3>{words.text('cell', { a, b })}</h3>
      <p>
        {worded(
          words.parts('cell.share', {
            a,
            share: percent(share),
            low: percent(low),
            high: percent(high),
            won: tally.wins[0],
            lost: tally.wins[1],
            drawn: tally.draws,
          }),
          { strong: (inside) => <b>{inside}</b> },
        )}
      </p>
      <div className="lab-buttons">
        {WATCH.map((why) => {
          const found = best[why]
          if (found === undefined) return null
          return (
            <Button
              key={why}
              glyph="play"
              blocked={busy ? words.text('opening') : null}
              onClick={() => void watch(found.row.match)}
            >
              {words.text('watch.turns', { what: words.text(`watch.${why}`), n: found.row.turns })}
            </Button>
          )
        })}
      </div>
    </section>
  )
}

function percent(value: number): string {
  return words.text('percent', { share: value })
}
