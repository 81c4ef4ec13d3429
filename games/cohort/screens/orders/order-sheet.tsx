import { type GivenOrder, MOST_TEXT, type OrderQuestion, type Understanding } from '@tessera/cohort'
import { Button } from '@tessera/ui'
import { counted } from '@tessera/words'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { OrderQuestions } from './order-questions.tsx'
import { cutAt, replacedAt } from './spans.ts'
import './desk.css'

export interface OrderSheetProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly understood: Understanding
  /** Orders of last turn, to be taken up again. */
  readonly last: string | null
  /** Why nothing can be written now. */
  readonly closed: string | null
  readonly selectedName: string | null
  /** Deeds of the chosen unit. */
  readonly palette: ReactNode
  /** Under an empty sheet: what happened, and who could be told something. */
  readonly empty: ReactNode
  /** What may go otherwise than meant. */
  readonly warnings: readonly string[]
  /** What one could write, on an empty sheet. */
  readonly example: string
  /** Below the sheet: sending, waiting. */
  readonly foot: ReactNode
  readonly onUnit: (name: string) => void
  /** An answer that is looked at: its ways are drawn on the map until it is null. */
  readonly onTry: (orders: readonly GivenOrder[] | null) => void
}

/** COH-17.2: the sheet on which orders are written, with what was understood of them beside every word. */
export function OrderSheet(props: OrderSheetProps): ReactNode {
  const { text, onText, understood, last, closed, palette, foot } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const { notes, echo } = understood
  const questions = understood.questions.filter((question) => !dropped.has(keyOf(question)))
  // What is asked about needs no error beside it.
  const errors = understood.errors.filter(
    ({ code, from, to }) =>
      !questions.some((question) => question.from <= from && to <= question.to) &&
      (code !== 'ambiguous' || understood.questions.length > questions.length),
  )
  const show = (place: { readonly from: number; readonly to: number }) => {
    area.current?.focus()
    area.current?.setSelectionRange(place.from, place.to)
  }
  const length = [...text].length
  return (
    <div className="co-sheet" data-tour="sheet">
      <header>
        <h2>Orders</h2>
        <div className="co-sheet-tools">
          {last !== null && text !== last && (
            <Button kind="quiet" onClick={() => onText(last)}>
              Last turn’s
            </Button>
          )}
          {text !== '' && (
            <Button kind="quiet" onClick={() => onText('')}>
              Clear
            </Button>
          )}
        </div>
      </header>
      {palette}
      <Paper text={text} onText={onText} understood={understood} closed={closed} example={props.example} area={area} />
      <div className="co-sheet-scroll">
        <p className={length > MOST_TEXT ? 'harm t13' : 'muted t13'} id="co-count">
          {length > MOST_TEXT - 300 ? `${length} of ${MOST_TEXT} characters. ` : ''}
          {errors.length > 0
            ? `${counted(errors.length, 'passage')} not understood.`
            : questions.length > 0
              ? `${counted(questions.length, 'question')} before this can be sent.`
              : text.trim() === ''
                ? 'Press a unit, then a tile; or write, as you would tell a messenger.'
                : 'Understood:'}
        </p>
        <OrderQuestions
          questions={questions}
          onTry={props.onTry}
          onAnswer={(question, answer) => {
            props.onTry(null)
            onText(replacedAt(text, question, answer.text))
            area.current?.focus()
          }}
          onNone={(question) => {
            props.onTry(null)
            setDropped(new Set([...dropped, keyOf(question)]))
            show(question)
          }}
        />
        {errors.length > 0 && (
          <ul className="co-errors" aria-label="Not understood">
            {errors.map((error) => (
              <li key={`${error.line} ${error.col} ${error.code}`}>
                <button type="button" className="co-where" onClick={() => show(error)}>
                  {error.text.trim() === '' ? 'here' : error.text}
                </button>{' '}
                {error.message}
                {error.suggestion !== null && (
                  <button
                    type="button"
                    className="chip"
                    onClick={() => {
                      onText(replacedAt(text, error, error.suggestion ?? ''))
                      area.current?.focus()
                    }}
                  >
                    {error.suggestion}
                  </button>
                )}
                {error.suggestion === null && error.expected.length > 0 && (
                  <span className="muted t13"> Here would go: {error.expected.slice(0, 4).join(', ')}.</span>
                )}
              </li>
            ))}
          </ul>
        )}
        {text.trim() !== '' && <Echo echo={echo} selected={props.selectedName} onUnit={props.onUnit} />}
        {props.warnings.length > 0 && (
          <ul className="co-notes" aria-label="Warnings">
            {props.warnings.map((words) => (
              <li key={words} className="warned">
                {words}
              </li>
            ))}
          </ul>
        )}
        {text.trim() === '' ? props.empty : <Notes notes={notes} />}
      </div>
      {foot}
    </div>
  )
}

/** A question stays away until its passage is written anew. */
function keyOf({ from, text }: OrderQuestion): string {
  return `${from} ${text}`
}

/** The words on the paper, with every error underlined where it stands. */
function Paper(props: {
  readonly text: string
  readonly onText: (text: string) => void
  readonly understood: Understanding
  readonly closed: string | null
  readonly example: string
  readonly area: RefObject<HTMLTextAreaElement | null>
}) {
  const { text, onText, understood, closed, example, area } = props
  const hint = `For example:\n${example}`
  const under = useRef<HTMLDivElement>(null)
  const { errors, words } = understood
  const wrong = errors.map((error) => ({ ...error, kind: 'error' as const }))
  const told = words.filter(({ line, col }) => !wrong.some((error) => error.line === line && error.col === col))
  return (
    <div className={closed === null ? 'co-paperbox' : 'co-paperbox closed'}>
      <div className="co-under" ref={under} aria-hidden="true">
        {text === '' && <span className="co-hint">{hint}</span>}
        {cutAt(text, [...wrong, ...told]).map((piece, i) =>
          piece.mark === null ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the text
            <span key={i} className={`w w-${piece.mark.kind}`}>
              {piece.text}
            </span>
          ),
        )}
        {'\n'}
      </div>
      <textarea
        ref={area}
        aria-label="Your orders, in plain English"
        aria-describedby="co-count"
        aria-invalid={errors.length > 0}
        placeholder={hint}
        value={text}
        readOnly={closed !== null}
        spellCheck={false}
        autoCapitalize="none"
        rows={6}
        onChange={(event) => onText(event.target.value)}
        onScroll={(event) => {
          if (under.current !== null) under.current.scrollTop = event.currentTarget.scrollTop
        }}
      />
    </div>
  )
}

/** What was understood, line by line; who gets nothing new stands folded below. */
function Echo(props: {
  readonly echo: string
  readonly selected: string | null
  readonly onUnit: (name: string) => void
}) {
  const { echo, selected, onUnit } = props
  const lines = echo.split('\n').filter((line) => line.trim() !== '')
  const keeps = lines.filter((line) => line.includes('(no new order'))
  const list = (some: readonly string[]) =>
    some.map((line) => (
      <li key={line}>
        <EchoLine line={line} selected={selected} onUnit={onUnit} />
      </li>
    ))
  return (
    <>
      <ol className="co-echo" aria-label="What was understood">
        {list(lines.filter((line) => !keeps.includes(line)))}
      </ol>
      {keeps.length > 0 && (
        <details className="co-keeps">
          <summary>{counted(keeps.length, 'unit gets', 'units get')} no new order</summary>
          <ol className="co-echo keeps">{list(keeps)}</ol>
        </details>
      )}
    </>
  )
}

function EchoLine(props: {
  readonly line: string
  readonly selected: string | null
  readonly onUnit: (name: string) => void
}) {
  const { line, selected, onUnit } = props
  const at = line.indexOf(':')
  if (at === -1) return line
  const name = line.slice(0, at)
  const unit = name.replace(/ (if|when|unless|once|on|from|after) .*$/, '')
  return (
    <>
      <button type="button" className={unit === selected ? 'co-who sel' : 'co-who'} onClick={() => onUnit(unit)}>
        {name}
      </button>
      {line.slice(at)}
    </>
  )
}

function Notes({ notes }: { readonly notes: Understanding['notes'] }) {
  const shown = notes.filter(({ code }) => code !== 'no_new_order')
  if (shown.length === 0) return null
  return (
    <ul className="co-notes" aria-label="Notes">
      {shown.map(({ code, message, unit }) => (
        <li key={`${code} ${unit} ${message}`} className={code}>
          {message}
        </li>
      ))}
    </ul>
  )
}
