/**
 * Pointy-topped hexes stacked in straight rows, odd rows shifted half a hex east. A cell is a small integer,
 * row × columns + column. Rows count from the north, columns from the west. All tables together fit a processor's
 * innermost cache.
 */
export interface HexGrid {
  readonly cols: number
  readonly rows: number
  readonly cells: number
  /** The largest radius of a disc. */
  readonly reach: number
  readonly colOf: Uint8Array
  readonly rowOf: Uint8Array
  /** The cell's bit within its row of a `RowSet`. */
  readonly bitOf: Int32Array
  /** Six a cell, by direction; -1 is off the board. */
  readonly neighbours: Int16Array
  /**
   * By cell, such that distance and direction of two cells depend on the difference of their places alone. Places of no cell lie
   * around the board, so that every neighbour of a cell has one; there are `placeCount`.
   */
  readonly places: Int16Array
  readonly placeCount: number
  /** By place; -1 where there is no cell. */
  readonly cellAt: Int16Array
  /** By difference of places, from the least there is; `middle` is where a difference of 0 stands. */
  readonly distances: Uint8Array
  readonly middle: number
  /**
   * By facing (east, west) and difference of the goal's place and the own, likewise: what to add to the place for the step that leads
   * nearer and is first in forward order, and in `nearerElse` for the other one, or the same again where there is none.
   */
  readonly nearer: Int8Array
  readonly nearerElse: Int8Array
  /** By radius, parity of the centre's row, and row from the top of the disc: its columns, centred on the last one. */
  readonly discs: Int32Array
}

/** A set of cells: one word a row, bit c for column c. */
export type RowSet = Int32Array

export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5

const EAST = 0
const NORTH_EAST = 1
const SOUTH_EAST = 2
const NORTH_WEST = 3
const SOUTH_WEST = 4
const WEST = 5

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

/** Tables for a board; a row and half a disc must fit a word. */
export function hexGrid(cols: number, rows: number, reach: number): HexGrid {
  if (cols < 1 || rows < 1 || cols + reach > 31)
    throw new RangeError(`A hex grid of ${cols} × ${rows} with discs of ${reach} does not fit row sets`)
  const cells = cols * rows
  const stride = placeStride(cols)
  const grid: HexGrid = {
    cols,
    rows,
    cells,
    reach,
    colOf: Uint8Array.from({ length: cells }, (_, cell) => cell % cols),
    rowOf: Uint8Array.from({ length: cells }, (_, cell) => Math.floor(cell / cols)),
    bitOf: Int32Array.from({ length: cells }, (_, cell) => 1 << (cell % cols)),
    neighbours: new Int16Array(cells * 6),
    places: new Int16Array(cells),
    placeCount: (rows + 2) * stride,
    cellAt: new Int16Array((rows + 2) * stride).fill(-1),
    distances: new Uint8Array(2 * rows * stride),
    middle: rows * stride,
    nearer: new Int8Array(4 * rows * stride),
    nearerElse: new Int8Array(4 * rows * stride),
    discs: new Int32Array((reach + 1) * 2 * (2 * reach + 1)),
  }
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols
    const row = Math.floor(cell / cols)
    const place = (row + 1) * stride + 2 * (col + 1) + (row & 1)
    grid.places[cell] = place
    grid.cellAt[place] = cell
    for (let direction = 0; direction < 6; direction++) {
      const [toCol, toRow] = hexBeside(col, row, direction as HexDirection)
      const inside = toCol >= 0 && toCol < cols && toRow >= 0 && toRow < rows
      grid.neighbours[cell * 6 + direction] = inside ? toRow * cols + toCol : -1
    }
  }
  for (let down = 1 - rows; down < rows; down++)
    for (let across = -2 * cols; across <= 2 * cols; across++) {
      const difference = (rows + down) * stride + across
      grid.distances[difference] = distanceOver(across, down)
      const ways = STEPS.filter(([x, y]) => distanceOver(across - x, down - y) < distanceOver(across, down))
      const west = ways.toReversed()
      for (const [facing, [first, other = first]] of [ways, west].entries()) {
        grid.nearer[facing * 2 * grid.middle + difference] = placeOver(first, stride)
        grid.nearerElse[facing * 2 * grid.middle + difference] = placeOver(other, stride)
      }
    }
  for (let radius = 0; radius <= reach; radius++)
    for (let parity = 0; parity <= 1; parity++)
      for (let up = -radius; up <= radius; up++)
        grid.discs[discStart(grid, radius, parity) + up] = discRow(cols, radius, parity, up)
  return grid
}

/** The distance over so many half columns and rows. */
function distanceOver(across: number, down: number): number {
  return Math.max(Math.abs(down), (Math.abs(down) + Math.abs(across)) >> 1)
}

/** How a step changes the place; 0 for no step. */
function placeOver(step: readonly [across: number, down: number] | undefined, stride: number): number {
  return step === undefined ? 0 : step[1] * stride + step[0]
}

/** By direction: half columns across and rows down. */
const STEPS = [
  [2, 0],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [-2, 0],
] as const

/** Half columns lie next to each other in a place; two rows never share a difference. */
function placeStride(cols: number): number {
  return 4 * cols + 1
}

/** Where the middle row of a disc is kept. */
function discStart(grid: HexGrid, radius: number, parity: number): number {
  return (radius * 2 + parity) * (2 * grid.reach + 1) + grid.reach
}

function discRow(cols: number, radius: number, parity: number, up: number): number {
  let bits = 0
  for (let across = -radius; across <= radius; across++)
    if (hexDistance(0, parity, across, parity + up) <= radius) bits |= 1 << (cols - 1 + across)
  return bits
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
  const { places, distances, middle } = grid
  return distances[middle + (places[a] as number) - (places[b] as number)] as number
}

/**
 * Of so many places (`grid.places` of cells) from an index on, the index of the first that is nearest to another, counted from there. The least of distance and index is found without a branch, which processors could not guess.
 */
export function nearestPlace(grid: HexGrid, here: number, places: Int16Array, at: number, count: number): number {
  const { distances, middle } = grid
  const from = middle + here
  let nearest = 0x3fffffff
  for (let i = 0; i < count; i++) {
    const less = (((distances[from - (places[at + i] as number)] as number) << 16) | i) - nearest
    nearest += less & (less >> 31)
  }
  return nearest & 0xffff
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

/**
 * The least of what stands on the cells of a set, whose rows begin at an index, within the radius (at most `grid.reach`) of this one;
 * more than any name when nobody does. `names` says by place what stands there.
 */
export function leastWithin(
  grid: HexGrid,
  set: RowSet,
  at: number,
  cell: number,
  radius: number,
  names: Uint16Array,
): number {
  const { discs, places } = grid
  const row = grid.rowOf[cell] as number
  const disc = discStart(grid, radius, row & 1) - row
  const shift = grid.cols - 1 - (grid.colOf[cell] as number)
  const last = Math.min(grid.rows - 1, row + radius)
  let least = 0x10000
  for (let y = Math.max(0, row - radius); y <= last; y++) {
    let bits = (set[at + y] as number) & ((discs[disc + y] as number) >>> shift)
    while (bits !== 0) {
      least = Math.min(least, names[places[y * grid.cols + 31 - Math.clz32(bits)] as number] as number)
      bits ^= 0x80000000 >>> Math.clz32(bits)
    }
  }
  return least
}

/** The columns of a disc in a row of the board that it reaches; bits off the board are not cleared. */
export function rowOfDisc(grid: HexGrid, cell: number, radius: number, y: number): number {
  const row = grid.rowOf[cell] as number
  return (
    (grid.discs[discStart(grid, radius, row & 1) + y - row] as number) >>>
    (grid.cols - 1 - (grid.colOf[cell] as number))
  )
}

/**
 * `into` becomes the set, whose rows begin at an index, and all neighbours of its cells. Only the first `rows` rows are looked at and written, and one
 * more, which is empty in both. Rows go two by two, since even and odd ones have other neighbours.
 */
export function spread(grid: HexGrid, from: RowSet, at: number, into: RowSet, rows: number): void {
  const full = (1 << grid.cols) - 1
  let above = 0
  let even = from[at] as number
  for (let y = 0; y < rows; y += 2) {
    const odd = from[at + y + 1] as number
    const below = from[at + y + 2] as number
    const slanted = above | odd
    const slantedOdd = even | below
    into[y] = (even | (even << 1) | (even >>> 1) | slanted | (slanted << 1)) & full
    into[y + 1] = (odd | (odd << 1) | (odd >>> 1) | slantedOdd | (slantedOdd >>> 1)) & full
    above = odd
    even = below
  }
  into[rows] = 0
}
