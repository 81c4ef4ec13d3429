import type { GivenOrder, OrderLine, Understanding } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { Button } from '@tessera/ui'
import { type ReactNode, useRef, useState } from 'react'
import { Echo } from './echo.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { Paper } from './paper.tsx'
import { keyOf, sheetWords } from './sheet.ts'
import { Notes, SheetErrors, Warnings } from './sheet-errors.tsx'
import { type Placed, replacedAt } from './spans.ts'
import './desk.css'

export interface OrderSheetProps {
  readonly text: string
  readonly onText: (text: string) => void
  readonly understood: Understanding
  /** The orders of the last turn, to be taken up again. */
  readonly last: string | null
  /** What was understood, in the reader's language. */
  readonly lines: readonly OrderLine[]
  /** The unit in hand. */
  readonly selected: number | null
  /** Buttons for the unit in hand. */
  readonly palette: ReactNode
  /** Under an empty sheet: what happened, and the units. */
  readonly empty: ReactNode
  /** What may go otherwise than meant. */
  readonly warnings: readonly string[]
  /** What could be written, on an empty sheet. */
  readonly example: string
  /** Below the sheet: sending, waiting. */
  readonly foot: ReactNode
  readonly onUnit: (unit: number) => void
  /** The orders of an answer that is considered: their paths are drawn on the map until it is null. */
  readonly onTry: (orders: readonly GivenOrder[] | null) => void
}

/** COH-17.2: the sheet on which orders are written, with what was understood of them beside every word. */
export function OrderSheet(props: OrderSheetProps): ReactNode {
  const { text, onText, understood, last, onTry } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const { questions, errors, status, tooLong } = sheetWords(text, understood, dropped)
  const empty = text.trim() === ''
  const show = (place: { readonly from: number; readonly to: number }) => {
    area.current?.focus()
    area.current?.setSelectionRange(place.from, place.to)
  }
  const replace = (place: Placed, written: string) => {
    onText(replacedAt(text, place, written))
    area.current?.focus()
  }
  return (
    <div className="co-sheet" data-tour="sheet">
      <header>
        <h2>{words.text('sheet.orders')}</h2>
        <div className="co-sheet-tools">
          {last !== null && text !== last && (
            <Button kind="quiet" onClick={() => onText(last)}>
              {words.text('desk.last')}
            </Button>
          )}
          {text !== '' && (
            <Button kind="quiet" onClick={() => onText('')}>
              {words.text('desk.clear')}
            </Button>
          )}
        </div>
      </header>
      {props.palette}
      <Paper text={text} onText={onText} understood={understood} example={props.example} area={area} />
      <div className="co-sheet-scroll">
        <p className={tooLong ? 'harm t13' : 'muted t13'} id="co-count">
          {status}
        </p>
        <OrderQuestions
          questions={questions}
          onTry={onTry}
          onAnswer={(question, answer) => {
            onTry(null)
            replace(question, answer.text)
          }}
          onNone={(question) => {
            onTry(null)
            setDropped(new Set([...dropped, keyOf(question)]))
            show(question)
          }}
        />
        <SheetErrors errors={errors} onShow={show} onMend={replace} />
        {!empty && <Echo lines={props.lines} selected={props.selected} onUnit={props.onUnit} />}
        <Warnings warnings={props.warnings} />
        {empty ? props.empty : <Notes notes={understood.notes} />}
      </div>
      {props.foot}
    </div>
  )
}
