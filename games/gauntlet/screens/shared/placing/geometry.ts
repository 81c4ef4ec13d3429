import type { Spot } from './placing.ts'

export const CELL = 56
/** The radius of a piece. */
export const R = 18
/** Columns from left to right as the owner sees them: local columns count from the right hand (GB-302, GB-303). */
export const COLUMNS = [7, 6, 5, 4, 3, 2, 1, 0]

export interface Point {
  readonly x: number
  readonly y: number
}

export function xOf(c: number): number {
  return (7 - c) * CELL
}

/** The top of a row on a board that shows so many of them, counted from the owner's back row. */
export function yOf(r: number, rows: number): number {
  return (rows - r - 1) * CELL
}

export function middleOf({ c, r }: Spot, rows: number): Point {
  return { x: xOf(c) + CELL / 2, y: yOf(r, rows) + CELL / 2 }
}

/** The cell of the two rows on which units may be placed; null elsewhere. */
export function spotAt({ x, y }: Point, rows: number): Spot | null {
  const c = 7 - Math.floor(x / CELL)
  const r = rows - 1 - Math.floor(y / CELL)
  return c >= 0 && c < 8 && (r === 0 || r === 1) ? { c, r } : null
}
