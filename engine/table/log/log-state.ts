import { type Entry, periodAt, type Row, rowsOf } from './log-rows.ts'

export interface LogFilter<Line extends Entry> {
  readonly id: string
  readonly name: string
  readonly test: (line: Line) => boolean
}

/** What the reader of a log chose. Folds and sums that are not named open and close by themselves. */
export interface LogState {
  readonly filter: string
  readonly folds: ReadonlyMap<number, boolean>
  readonly sums: ReadonlyMap<string, boolean>
}

export type LogAction =
  | { readonly type: 'filter'; readonly id: string }
  | { readonly type: 'fold'; readonly period: number; readonly open: boolean }
  | { readonly type: 'sum'; readonly line: string; readonly open: boolean }

export const UNTOUCHED: LogState = { filter: 'all', folds: new Map(), sums: new Map() }

export function logReducer(state: LogState, action: LogAction): LogState {
  switch (action.type) {
    case 'filter':
      return { ...state, filter: action.id }
    case 'fold':
      return { ...state, folds: new Map(state.folds).set(action.period, action.open) }
    case 'sum':
      return { ...state, sums: new Map(state.sums).set(action.line, action.open) }
  }
}

export interface LogMoment<Line extends Entry> {
  readonly lines: readonly Line[]
  readonly index: number
  /** The last frame the viewer has seen. */
  readonly reached: number
  /** The frame that is still being acted out, if any: its lines wait until it is over. */
  readonly animating: number | null
  /** Whether there is time to read: the match stands still or plays slowly. */
  readonly calm: boolean
  readonly filter: LogFilter<Line>['test'] | null
  /** A search; it and the filter hold together. */
  readonly only: LogFilter<Line>['test'] | null
}

/** The rows of a log, and the sentences of the present frame for a screen reader. */
export function logShown<Line extends Entry>(
  { folds, sums }: LogState,
  { lines, index, reached, animating, calm, filter, only }: LogMoment<Line>,
): { readonly rows: readonly Row<Line>[]; readonly spoken: string } {
  const current = calm && animating === null ? lines.filter((line) => line.index === index) : []
  // A line whose sum has a total is preferred to one that only explains a move.
  const openByItself = current.find((line) => line.sum?.some((row) => row.total)) ?? current.find((line) => line.sum)
  const here = periodAt(lines, index)
  const rows = rowsOf(lines, {
    furthest: animating === null ? reached : Math.min(reached, animating - 1),
    test: filter && only ? (line) => filter(line) && only(line) : (filter ?? only),
    isFoldOpen: (period) => folds.get(period) ?? (filter !== null || only !== null || period === here),
    isSumOpen: (line) => line.sum !== undefined && (sums.get(line.key) ?? line.key === openByItself?.key),
  })
  return { rows, spoken: current.map((line) => line.plain).join(' ') }
}
