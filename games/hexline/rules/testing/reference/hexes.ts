import type { Hex, Side } from '../../state.ts'

/** HEX-20. */
export const COLUMNS = 17

export type Direction = 'E' | 'NE' | 'SE' | 'NW' | 'SW' | 'W'

/** HEX-22: column and row offsets. */
const EVEN_ROW: Record<Direction, Hex> = { E: [1, 0], NE: [0, -1], SE: [0, 1], NW: [-1, -1], SW: [-1, 1], W: [-1, 0] }
const ODD_ROW: Record<Direction, Hex> = { E: [1, 0], NE: [1, -1], SE: [1, 1], NW: [0, -1], SW: [0, 1], W: [-1, 0] }

/** HEX-24. */
const FORWARD: Record<Side, readonly Direction[]> = {
  1: ['E', 'NE', 'SE', 'NW', 'SW', 'W'],
  2: ['W', 'SW', 'NW', 'SE', 'NE', 'E'],
}
const BACKWARD: Record<Side, readonly Direction[]> = {
  1: ['W', 'NW', 'SW', 'NE', 'SE', 'E'],
  2: ['E', 'SE', 'NE', 'SW', 'NW', 'W'],
}
/** Only for the mutant `east_mirrored`. */
const MIRRORED: readonly Direction[] = ['W', 'NW', 'SW', 'NE', 'SE', 'E']

export function neighbour(col: number, row: number, direction: Direction): Hex {
  const [columns, rows] = (row % 2 === 0 ? EVEN_ROW : ODD_ROW)[direction]
  return [col + columns, row + rows]
}

/** HEX-23. */
export function distance(aCol: number, aRow: number, bCol: number, bRow: number): number {
  const dq = axial(aCol, aRow) - axial(bCol, bRow)
  const dr = aRow - bRow
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

function axial(col: number, row: number): number {
  return col - (row - (row % 2)) / 2
}

/** A board of so many rows, its hexes numbered row by row. */
export interface Board {
  readonly rows: number
  readonly cells: number
  /** By side and cell: the neighbours on the board, in that side's forward and backward order. */
  readonly forward: Record<Side, readonly (readonly number[])[]>
  readonly backward: Record<Side, readonly (readonly number[])[]>
  readonly mirrored: readonly (readonly number[])[]
}

const boards = new Map<number, Board>()

export function boardOf(rows: number): Board {
  let board = boards.get(rows)
  if (board === undefined) {
    board = {
      rows,
      cells: rows * COLUMNS,
      forward: { 1: ringsOf(rows, FORWARD[1]), 2: ringsOf(rows, FORWARD[2]) },
      backward: { 1: ringsOf(rows, BACKWARD[1]), 2: ringsOf(rows, BACKWARD[2]) },
      mirrored: ringsOf(rows, MIRRORED),
    }
    boards.set(rows, board)
  }
  return board
}

function ringsOf(rows: number, directions: readonly Direction[]): number[][] {
  const rings: number[][] = []
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < COLUMNS; col++) {
      const ring = directions.map((direction) => neighbour(col, row, direction))
      rings.push(ring.filter(([c, r]) => c >= 0 && c < COLUMNS && r >= 0 && r < rows).map(([c, r]) => cellAt(c, r)))
    }
  }
  return rings
}

export function cellAt(col: number, row: number): number {
  return row * COLUMNS + col
}

export function hexOf(cell: number): Hex {
  return [cell % COLUMNS, Math.floor(cell / COLUMNS)]
}

export interface Reach {
  /** Nearest first. */
  readonly cells: readonly number[]
  /** By cell: how many steps away; -1 where there is no way. */
  readonly steps: readonly number[]
}

/**
 * All that can be reached from the starting hexes over free hexes in so many steps. The starting hexes count as 0 steps
 * whether they are free or not.
 */
export function reachFrom(board: Board, starts: readonly number[], isFree: readonly boolean[], most: number): Reach {
  const steps = new Array<number>(board.cells).fill(-1)
  const cells = [...starts]
  for (const start of starts) steps[start] = 0
  for (let head = 0; head < cells.length; head++) {
    const cell = cells[head] as number
    const next = (steps[cell] as number) + 1
    if (next > most) break
    for (const beside of board.forward[1][cell] as readonly number[]) {
      if (isFree[beside] && steps[beside] === -1) {
        steps[beside] = next
        cells.push(beside)
      }
    }
  }
  return { cells, steps }
}
