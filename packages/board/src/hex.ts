/**
 * Pointy-topped hexes stacked in straight rows, odd rows shifted half a hex east. A cell is a small integer,
 * row × columns + column. Rows count from the north, columns from the west.
 */
export interface HexGrid {
  readonly cols: number
  readonly rows: number
  readonly cells: number
  /** The largest radius of `discs`. */
  readonly reach: number
  readonly colOf: Uint8Array
  readonly rowOf: Uint8Array
  /** The cell's bit within its row of a `RowSet`. */
  readonly bitOf: Int32Array
  /** Six a cell, by direction; -1 is off the board. */
  readonly neighbours: Int16Array
  /** By cell, then cell. */
  readonly distances: Uint8Array
  /** By radius, then cell, then row: the row of the disc around the cell. */
  readonly discs: Int32Array
}

/** A set of cells: one word a row, bit c for column c. */
export type RowSet = Int32Array

export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5

export const EAST = 0
export const NORTH_EAST = 1
export const SOUTH_EAST = 2
export const NORTH_WEST = 3
export const SOUTH_WEST = 4
export const WEST = 5

/** The six directions by how far they lead ahead, and by how far they lead back, left before right. */
export interface Facing {
  readonly forward: readonly HexDirection[]
  readonly backward: readonly HexDirection[]
}

export const FACING_EAST: Facing = {
  forward: [EAST, NORTH_EAST, SOUTH_EAST, NORTH_WEST, SOUTH_WEST, WEST],
  backward: [WEST, NORTH_WEST, SOUTH_WEST, NORTH_EAST, SOUTH_EAST, EAST],
}

/** `FACING_EAST` turned by half a circle. */
export const FACING_WEST: Facing = {
  forward: [WEST, SOUTH_WEST, NORTH_WEST, SOUTH_EAST, NORTH_EAST, EAST],
  backward: [EAST, SOUTH_EAST, NORTH_EAST, SOUTH_WEST, NORTH_WEST, WEST],
}

/** Tables for a board; up to 30 columns, so that a row fits a word with room to shift. */
export function hexGrid(cols: number, rows: number, reach: number): HexGrid {
  if (cols < 1 || cols > 30 || rows < 1) throw new RangeError(`A hex grid of ${cols} × ${rows} does not fit row sets`)
  const cells = cols * rows
  const grid: HexGrid = {
    cols,
    rows,
    cells,
    reach,
    colOf: Uint8Array.from({ length: cells }, (_, cell) => cell % cols),
    rowOf: Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / cols)),
    bitOf: Int32Array.from({ length: cells }, (_, cell) => 1 << (cell % cols)),
    neighbours: new Int16Array(cells * 6),
    distances: new Uint8Array(cells * cells),
    discs: new Int32Array((reach + 1) * cells * rows),
  }
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols
    const row = Math.floor(cell / cols)
    for (let direction = 0; direction < 6; direction++) {
      const [toCol, toRow] = hexBeside(col, row, direction as HexDirection)
      const inside = toCol >= 0 && toCol < cols && toRow >= 0 && toRow < rows
      grid.neighbours[cell * 6 + direction] = inside ? toRow * cols + toCol : -1
    }
    for (let to = 0; to < cells; to++) {
      const toRow = Math.floor(to / cols)
      const distance = hexDistance(col, row, to % cols, toRow)
      grid.distances[cell * cells + to] = distance
      for (let radius = distance; radius <= reach; radius++) {
        const at = (radius * cells + cell) * rows + toRow
        grid.discs[at] = (grid.discs[at] as number) | (1 << (to % cols))
      }
    }
  }
  return grid
}

export function hexBeside(col: number, row: number, direction: HexDirection): readonly [col: number, row: number] {
  const odd = row & 1
  switch (direction) {
    case EAST:
      return [col + 1, row]
    case NORTH_EAST:
      return [col + odd, row - 1]
    case SOUTH_EAST:
      return [col + odd, row + 1]
    case NORTH_WEST:
      return [col + odd - 1, row - 1]
    case SOUTH_WEST:
      return [col + odd - 1, row + 1]
    case WEST:
      return [col - 1, row]
  }
}

export function hexDistance(col: number, row: number, toCol: number, toRow: number): number {
  const dq = toCol - ((toRow - (toRow & 1)) >> 1) - (col - ((row - (row & 1)) >> 1))
  const dr = toRow - row
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** Distance between cells, by table. */
export function distanceBetween(grid: HexGrid, a: number, b: number): number {
  return grid.distances[a * grid.cells + b] as number
}

/** The cell next to this one, or -1. */
export function neighbourOf(grid: HexGrid, cell: number, direction: HexDirection): number {
  return grid.neighbours[cell * 6 + direction] as number
}

export function hasCell(grid: HexGrid, set: RowSet, cell: number): boolean {
  return ((set[grid.rowOf[cell] as number] as number) & (grid.bitOf[cell] as number)) !== 0
}

export function addCell(grid: HexGrid, set: RowSet, cell: number): void {
  const row = grid.rowOf[cell] as number
  set[row] = (set[row] as number) | (grid.bitOf[cell] as number)
}

export function removeCell(grid: HexGrid, set: RowSet, cell: number): void {
  const row = grid.rowOf[cell] as number
  set[row] = (set[row] as number) & ~(grid.bitOf[cell] as number)
}

/** Whether the set has a cell within the radius (at most `grid.reach`) of this one. */
export function meetsDisc(grid: HexGrid, set: RowSet, cell: number, radius: number): boolean {
  const row = grid.rowOf[cell] as number
  const disc = (radius * grid.cells + cell) * grid.rows
  const last = Math.min(grid.rows - 1, row + radius)
  for (let y = Math.max(0, row - radius); y <= last; y++)
    if (((set[y] as number) & (grid.discs[disc + y] as number)) !== 0) return true
  return false
}

/** `into` becomes the set and all neighbours of its cells. Only the first `rows` rows are looked at and written. */
export function spread(grid: HexGrid, from: RowSet, into: RowSet, rows: number): void {
  const full = (1 << grid.cols) - 1
  let above = 0
  let here = from[0] as number
  for (let y = 0; y < rows; y++) {
    const below = y + 1 < rows ? (from[y + 1] as number) : 0
    const beside = above | below
    const slanted = (y & 1) === 0 ? beside << 1 : beside >>> 1
    into[y] = (here | (here << 1) | (here >>> 1) | beside | slanted) & full
    above = here
    here = below
  }
}
