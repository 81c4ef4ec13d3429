import { type CellSet, cellSet, include } from './bitset.ts'

/** Squares in straight rows. A cell is a small integer, y × cols + x; x grows to the east, y to the south. */
export interface SquareGrid {
  readonly cols: number
  readonly rows: number
  readonly cells: number
}

export type Offset = readonly [dx: number, dy: number]

/** North, west, east, south: the four neighbours in the order of their cells. */
export const ORTHOGONAL: readonly Offset[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
]

/** East, then clockwise. */
export const ALL_AROUND: readonly Offset[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
]

export function squareGrid(cols: number, rows: number): SquareGrid {
  return { cols, rows, cells: cols * rows }
}

/** The cell at these coordinates, or -1 off the board. */
export function squareAt(grid: SquareGrid, x: number, y: number): number {
  return x < 0 || y < 0 || x >= grid.cols || y >= grid.rows ? -1 : y * grid.cols + x
}

/** By cell, the neighbours on the board in the order of the offsets. The order is a tie-break: searches try them so. */
export function squaresBeside(grid: SquareGrid, offsets: readonly Offset[]): readonly (readonly number[])[] {
  return Array.from({ length: grid.cells }, (_, cell) => {
    const x = cell % grid.cols
    const y = Math.floor(cell / grid.cols)
    return offsets.map(([dx, dy]) => squareAt(grid, x + dx, y + dy)).filter((beside) => beside >= 0)
  })
}

/** How far an offset is. */
export type Measure = (dx: number, dy: number) => number

/** Steps over the four neighbours. */
export function manhattan(dx: number, dy: number): number {
  return Math.abs(dx) + Math.abs(dy)
}

/** Steps over the eight neighbours. */
export function chebyshev(dx: number, dy: number): number {
  return Math.max(Math.abs(dx), Math.abs(dy))
}

/** As the crow flies, squared: compare it with a squared radius. */
export function squared(dx: number, dy: number): number {
  return dx * dx + dy * dy
}

export function squareDistance(grid: SquareGrid, a: number, b: number, measure: Measure): number {
  const dx = (b % grid.cols) - (a % grid.cols)
  return measure(dx, Math.floor(b / grid.cols) - Math.floor(a / grid.cols))
}

/** All cells no further than this from a cell, itself included. */
export function squaresWithin(grid: SquareGrid, cell: number, limit: number, measure: Measure): CellSet {
  const set = cellSet(grid.cells)
  for (let to = 0; to < grid.cells; to++) if (squareDistance(grid, cell, to, measure) <= limit) include(set, to)
  return set
}

export type Compass = 'N' | 'E' | 'S' | 'W'

/** An offset as somebody facing this way sees it: how far ahead and how far to the right, negative behind and left. */
export function seenFacing(facing: Compass, dx: number, dy: number): readonly [ahead: number, right: number] {
  switch (facing) {
    case 'N':
      return [0 - dy, dx]
    case 'E':
      return [dx, dy]
    case 'S':
      return [dy, 0 - dx]
    case 'W':
      return [0 - dx, 0 - dy]
  }
}
