import { type CohortChoice, type CohortView, orderLines, reportText } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { copyText, type Live, Waiting, type WaitingWords, waitsFor } from '@tessera/play'
import { Button } from '@tessera/ui'
import type { ReactNode } from 'react'
import { Report } from '../log/turn-report.tsx'
import { Everyone } from '../orders/everyone.tsx'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { Palette } from '../orders/palette.tsx'
import { Roster } from '../orders/roster.tsx'
import { exampleFor } from '../orders/sayings.ts'
import { warningsOf } from '../orders/warnings.ts'
import { SendBar } from './send-bar.tsx'
import { footOf, sheetOf, sheetTitle } from './state.ts'
import type { Table } from './use-table.ts'

interface SheetSideProps {
  readonly table: Table
  readonly live: Live<CohortChoice>
  /** The button that opens the result. */
  readonly result: ReactNode
}

/** Beside the map: the sheet that orders are written on, or what was written and what happens. */
export function SheetSide({ table, live, result }: SheetSideProps) {
  const { moment, view } = table
  const { text } = moment
  const foot = <SheetFoot table={table} live={live} result={result} />
  const sheet = sheetOf(moment)
  if (sheet === 'write' && view !== null) return <WritingSheet table={table} view={view} foot={foot} />
  return (
    <div className="co-sheet">
      <header>
        <h2>{sheetTitle(moment, table.stage)}</h2>
      </header>
      {sheet === 'sent' ? (
        <section className="card co-written" aria-label={words.text('sheet.handedIn')}>
          <p>{text.trim() === '' ? words.text('sheet.nothing') : text}</p>
        </section>
      ) : (
        <TurnReport table={table} turn={table.look.turn} />
      )}
      {foot}
    </div>
  )
}

function WritingSheet(props: { readonly table: Table; readonly view: CohortView; readonly foot: ReactNode }) {
  const { table, view, foot } = props
  const { moment, held, hand, dispatch, onText } = table
  const { understood, text } = moment
  const { acting } = held
  const select = (key: string) => dispatch({ type: 'select', key })
  if (understood === null) return null
  return (
    <OrderSheet
      text={text}
      onText={onText}
      understood={understood}
      onTry={(orders) => dispatch({ type: 'try', orders })}
      last={view.own?.texts.at(-1) ?? null}
      lines={orderLines(understood.orders, view)}
      selected={held.unit?.id ?? null}
      palette={
        acting !== undefined && (
          <Palette
            view={view}
            unit={acting}
            given={held.given}
            aim={hand.aim}
            adding={hand.adding}
            dispatch={dispatch}
          />
        )
      }
      warnings={warningsOf(view, understood.orders, table.plans)}
      example={exampleFor(view)}
      empty={acting === undefined && <EmptySheet table={table} view={view} onUnit={(id) => select(String(id))} />}
      foot={foot}
      onUnit={(unit) => select(String(unit))}
    />
  )
}

/** Under an empty sheet: orders for everybody, the last turn, and the units. */
function EmptySheet(props: {
  readonly table: Table
  readonly view: CohortView
  readonly onUnit: (id: number) => void
}) {
  const { table, view, onUnit } = props
  return (
    <>
      <Everyone view={view} onText={table.onText} />
      {view.turn > 1 && (
        <>
          <h3>{words.text('report.title', { turn: view.turn - 1 })}</h3>
          <TurnReport table={table} turn={view.turn - 1} />
        </>
      )}
      <h3>{words.text('desk.units')}</h3>
      <Roster units={view.units} onUnit={onUnit} />
      <Button kind="quiet" onClick={() => void copyText(reportText(view), words.text('report.copied'))}>
        {words.text('report.copy')}
      </Button>
    </>
  )
}

function TurnReport({ table, turn }: { readonly table: Table; readonly turn: number }) {
  const { timeline, story, told } = table
  return <Report timeline={timeline} story={story} turn={turn} upTo={told} />
}

function SheetFoot({ table, live, result }: SheetSideProps) {
  const { moment, view, me, names } = table
  const { text, understood } = moment
  const foe = names[me === 1 ? 0 : 1]
  const foot = footOf(moment)
  if (foot === 'result') return <div className="co-foot">{result}</div>
  if (foot === 'send' && view !== null && understood !== null)
    return <SendBar view={view} text={text} understood={understood} live={live} />
  if (foot !== 'wait') return null
  return (
    <div className="co-foot">
      <Waiting live={live} foe={foe} atLast={moment.atLast} words={wordsFor(foe)} onNow={() => table.player.toEnd()}>
        {waitsFor(live, moment.atLast) === 'behind' && <p className="note">{words.text('sheet.shown')}</p>}
      </Waiting>
    </div>
  )
}

function wordsFor(foe: string): WaitingWords {
  return {
    what: words.text('wait.what'),
    change: words.text('wait.change'),
    watching: words.text('wait.watching'),
    thinking: words.text('wait.thinking', { foe }),
    sent: words.text('wait.sent', { foe }),
    others: words.text('wait.others', { foe }),
  }
}
