import type { SumRow } from '@tessera/words'

/** The part of a line that decides where it stands. */
export interface Entry {
  readonly key: string
  /** The frame it belongs to; lines are in ascending order of it. */
  readonly index: number
  readonly period: number
  /** The sentence as plain words: for screen readers. */
  readonly plain: string
  /** The arithmetic behind it; the line opens. */
  readonly sum?: readonly SumRow[]
}

export type Row<Line extends Entry> =
  | {
      readonly kind: 'fold'
      readonly key: string
      readonly period: number
      readonly lines: readonly Line[]
      readonly open: boolean
    }
  | { readonly kind: 'line'; readonly key: string; readonly line: Line; readonly open: boolean }

export interface RowChoices<Line extends Entry> {
  /** The last frame whose lines may be shown. */
  readonly furthest: number
  readonly test: ((line: Line) => boolean) | null
  readonly isFoldOpen: (period: number) => boolean
  readonly isSumOpen: (line: Line) => boolean
}

/** A heading for every period, and under the open ones their lines. Lines the viewer has not reached do not exist. */
export function rowsOf<Line extends Entry>(lines: readonly Line[], choices: RowChoices<Line>): readonly Row<Line>[] {
  const rows: Row<Line>[] = []
  let from = 0
  while (from < lines.length) {
    const first = lines[from]
    if (!first || first.index > choices.furthest) break
    let to = from
    while (lines[to]?.period === first.period && (lines[to]?.index ?? 0) <= choices.furthest) to++
    const known = lines.slice(from, to)
    const shown = choices.test ? known.filter(choices.test) : known
    if (shown.length > 0) {
      const open = choices.isFoldOpen(first.period)
      // A period may come back (a take-back): its first line tells the two apart.
      rows.push({ kind: 'fold', key: `fold ${first.period} ${first.key}`, period: first.period, lines: shown, open })
      if (open) {
        for (const line of shown) rows.push({ kind: 'line', key: line.key, line, open: choices.isSumOpen(line) })
      }
    }
    from = to
  }
  return rows
}

/** The period that a frame's lines stand under: that of the last line up to it, or of the first line. */
export function periodAt(lines: readonly Entry[], index: number): number {
  return (lines.findLast((line) => line.index <= index) ?? lines[0])?.period ?? 0
}

/** A guess at a row's height until it has been drawn and measured. */
export function guessHeight<Line extends Entry>(row: Row<Line>): number {
  if (row.kind === 'fold') return 33
  const text = 16 + 18 * Math.max(1, Math.ceil(row.line.plain.length / 28))
  return row.open ? text + 17 + 20 * (row.line.sum?.length ?? 0) : text
}

/** Tops of all rows, and at the end the height of the whole. */
export function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops[tops.length - 1] ?? 0) + height)
  return tops
}

/** The rows that touch the stretch from `from` to `to`: the first, and the one after the last. */
export function rowsWithin(tops: readonly number[], from: number, to: number): readonly [number, number] {
  const count = tops.length - 1
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle + 1] ?? 0) <= from) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < count && (tops[end] ?? 0) < to) end++
  return [low, end]
}

/** The last row up to a frame, so that later lines of the same frame are in sight as well; -1 if there is none. */
export function followed<Line extends Entry>(rows: readonly Row<Line>[], index: number): number {
  return rows.findLastIndex((row) => row.kind === 'line' && row.line.index <= index)
}

/** Where to scroll so that a row stands clear of both edges of the window; null when it does already. */
export function scrollFor(
  row: { readonly top: number; readonly bottom: number },
  window: { readonly top: number; readonly height: number },
): number | null {
  if (row.bottom > window.top + window.height - 40) return row.bottom - window.height + 80
  return row.top < window.top + 40 ? Math.max(0, row.top - 80) : null
}
