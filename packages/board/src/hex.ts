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
  /** By cell, such that the distance of two cells depends on the difference of their places alone. */
  readonly places: Int16Array
  /** By difference of places, from the least there is. */
  readonly distances: Uint8Array
  /** By difference of the goal's place and the cell's: the directions that lead nearer, bit by bit. */
  readonly nearer: Uint8Array
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
    distances: new Uint8Array(2 * rows * stride),
    nearer: new Uint8Array(2 * rows * stride),
    discs: new Int32Array((reach + 1) * 2 * (2 * reach + 1)),
  }
  for (let cell = 0; cell < cells; cell++) {
    const col = cell % cols
    const row = Math.floor(cell / cols)
    grid.places[cell] = row * stride + 2 * col + (row & 1)
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
      grid.nearer[difference] = nearerOver(across, down)
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

function nearerOver(across: number, down: number): number {
  let bits = 0
  STEPS.forEach(([stepAcross, stepDown], direction) => {
    if (distanceOver(across - stepAcross, down - stepDown) < distanceOver(across, down)) bits |= 1 << direction
  })
  return bits
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
  const { places, distances } = grid
  return distances[(distances.length >> 1) + (places[a] as number) - (places[b] as number)] as number
}

/**
 * Of so many places (`grid.places` of cells) from an index on, all of them at least so far away from a cell, the index of the first that is
 * nearest, counted from there; -1 when there are none.
 */
export function nearestPlace(
  grid: HexGrid,
  cell: number,
  places: Int16Array,
  at: number,
  count: number,
  least: number,
): number {
  const { distances } = grid
  const from = (distances.length >> 1) + (grid.places[cell] as number)
  let nearest = grid.cells
  let index = -1
  for (let i = 0; i < count && nearest > least; i++) {
    const distance = distances[from - (places[at + i] as number)] as number
    if (distance >= nearest) continue
    nearest = distance
    index = i
  }
  return index
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

/** The least of what stands on the cells of a set, whose rows begin at an index, within the radius of this one; more than any name when nobody does. */
export function leastWithin(
  grid: HexGrid,
  set: RowSet,
  at: number,
  cell: number,
  radius: number,
  names: Uint16Array,
): number {
  const { discs } = grid
  const row = grid.rowOf[cell] as number
  const disc = discStart(grid, radius, row & 1) - row
  const shift = grid.cols - 1 - (grid.colOf[cell] as number)
  const last = Math.min(grid.rows - 1, row + radius)
  let least = 0x10000
  for (let y = Math.max(0, row - radius); y <= last; y++) {
    let bits = (set[at + y] as number) & ((discs[disc + y] as number) >>> shift)
    while (bits !== 0) {
      least = Math.min(least, names[y * grid.cols + 31 - Math.clz32(bits)] as number)
      bits ^= 0x80000000 >>> Math.clz32(bits)
    }
  }
  return least
}

/**
 * Lists what stands on the cells of a set, whose rows begin at an index, within the radius (at most `grid.reach`) of this one, smallest first; returns how
 * many there are. `names` says by cell what stands there.
 */
export function listWithin(
  grid: HexGrid,
  set: RowSet,
  at: number,
  cell: number,
  radius: number,
  names: Uint16Array,
  list: Uint16Array,
): number {
  const { discs } = grid
  const row = grid.rowOf[cell] as number
  const disc = discStart(grid, radius, row & 1) - row
  const shift = grid.cols - 1 - (grid.colOf[cell] as number)
  const last = Math.min(grid.rows - 1, row + radius)
  let count = 0
  for (let y = Math.max(0, row - radius); y <= last; y++) {
    let bits = (set[at + y] as number) & ((discs[disc + y] as number) >>> shift)
    while (bits !== 0) {
      const name = names[y * grid.cols + 31 - Math.clz32(bits & -bits)] as number
      bits &= bits - 1
      let place = count++
      while (place > 0 && (list[place - 1] as number) > name) {
        list[place] = list[place - 1] as number
        place--
      }
      list[place] = name
    }
  }
  return count
}

/** The columns of a disc in a row of the board that it reaches; bits off the board are not cleared. */
export function rowOfDisc(grid: HexGrid, cell: number, radius: number, y: number): number {
  const row = grid.rowOf[cell] as number
  return (
    (grid.discs[discStart(grid, radius, row & 1) + y - row] as number) >>>
    (grid.cols - 1 - (grid.colOf[cell] as number))
  )
}

/** `into` becomes the set, whose rows begin at an index, and all neighbours of its cells. Only the first `rows` rows are looked at and written. */
export function spread(grid: HexGrid, from: RowSet, at: number, into: RowSet, rows: number): void {
  const full = (1 << grid.cols) - 1
  let above = 0
  let here = from[at] as number
  for (let y = 0; y < rows; y++) {
    const below = y + 1 < rows ? (from[at + y + 1] as number) : 0
    const beside = above | below
    const slanted = (y & 1) === 0 ? beside << 1 : beside >>> 1
    into[y] = (here | (here << 1) | (here >>> 1) | beside | slanted) & full
    above = here
    here = below
  }
}
