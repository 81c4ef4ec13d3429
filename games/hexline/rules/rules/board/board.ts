import { distanceBetween, FACING_EAST, FACING_WEST, type Facing, type HexGrid, hexGrid } from '@tessera/board'
import type { Hex, Side, Unit } from '../../state.ts'

export const COLUMNS = 17
export const MOST_ROWS = 15

/**
 * HEX-20. One grid serves every battle: rows beyond the battle's own are never free. Nothing reaches further than 8. It is
 * asked for by a function because bundlers turn a `const` of a module into a `var`, which engines then look up again and
 * again; what such a function returns they take for the constant it is.
 */
export const grid: () => HexGrid = (() => {
  const tables = hexGrid(COLUMNS, MOST_ROWS, 8)
  return () => tables
})()

/** HEX-20: the columns of a side's zone, front first. */
export function zoneColumns(side: Side): readonly number[] {
  return side === 1 ? WEST_ZONE : EAST_ZONE
}

/** HEX-21: the rows for the larger army's unit count. */
export function rowsFor(units: number): number {
  return Math.max(5, Math.min(MOST_ROWS, 3 + Math.ceil(units / 2)))
}

/** HEX-24. */
export function facingOf(side: Side): Facing {
  return side === 1 ? FACING_EAST : FACING_WEST
}

export function cellOf(unit: Pick<Unit, 'col' | 'row'>): number {
  return unit.row * COLUMNS + unit.col
}

/** The same one for every event that names the hex. */
export function hexAt(cell: number): Hex {
  return HEXES[cell] as Hex
}

/** HEX-23; of dead units, from their last hex. */
export function distanceOf(a: Pick<Unit, 'col' | 'row'>, b: Pick<Unit, 'col' | 'row'>): number {
  return distanceBetween(grid(), cellOf(a), cellOf(b))
}

const WEST_ZONE = [5, 4, 3, 2, 1, 0]
const EAST_ZONE = [11, 12, 13, 14, 15, 16]
const HEXES: readonly Hex[] = Array.from({ length: COLUMNS * MOST_ROWS }, (_, cell) =>
  Object.freeze([cell % COLUMNS, Math.floor(cell / COLUMNS)] as const),
)
