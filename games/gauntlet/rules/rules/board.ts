/** The board (GB-301): 8 columns, 10 rows, north is falling y. A cell is the number y * 8 + x. */
export const WIDTH = 8
export const HEIGHT = 10
export const CELLS = WIDTH * HEIGHT

export type SideIndex = 0 | 1
/** GB-501: north, east, south, west. */
export type Facing = 0 | 1 | 2 | 3
export const FACING_NAMES = ['north', 'east', 'south', 'west'] as const
export type Arc = 'front' | 'flank' | 'rear'

export const xOf = (cell: number): number => cell & 7
export const yOf = (cell: number): number => cell >> 3

/** Side A's forward is south, side B's north. */
export const forwardOf = (side: SideIndex): Facing => (side === 0 ? 2 : 0)

const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const

/**
 * The cell at this offset, or -1 beyond the edge. An offset may be -0, half a turn of 0: without `| 0` the cell would be kept
 * as a floating-point number, and so would every cell that is put into the same place of a unit ever after.
 */
export function cellBy(cell: number, dx: number, dy: number): number {
  const x = ((cell & 7) + dx) | 0
  const y = ((cell >> 3) + dy) | 0
  return x < 0 || x > 7 || y < 0 || y > 9 ? -1 : y * 8 + x
}

/** The neighbour straight ahead of this facing, or -1. */
export function ahead(cell: number, facing: number): number {
  return cellBy(cell, DX[facing as Facing], DY[facing as Facing])
}

/** GB-302: facing south, left is east. */
export const leftOf = (facing: Facing): Facing => ((facing + 3) & 3) as Facing
export const rightOf = (facing: Facing): Facing => ((facing + 1) & 3) as Facing
export const behind = (facing: Facing): Facing => ((facing + 2) & 3) as Facing

/** GB-302 for side A: forward, forward-left, forward-right, left, right, back-left, back-right, back. */
const ORDER_OF_A: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [0, -1],
]

/** By side and cell: the eight neighbours in direction order, -1 beyond the edge. */
export const STEPS: readonly [readonly (readonly number[])[], readonly (readonly number[])[]] = [
  Array.from({ length: CELLS }, (_, cell) => ORDER_OF_A.map(([dx, dy]) => cellBy(cell, dx, dy))),
  Array.from({ length: CELLS }, (_, cell) => ORDER_OF_A.map(([dx, dy]) => cellBy(cell, -dx, -dy))),
]

/** The neighbours that exist, ascending. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  ORDER_OF_A.map(([dx, dy]) => cellBy(cell, dx, dy))
    .filter((other) => other >= 0)
    .sort((a, b) => a - b),
)

/** North, south, west, east. */
export const ORTHOGONAL: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [cellBy(cell, 0, -1), cellBy(cell, 0, 1), cellBy(cell, -1, 0), cellBy(cell, 1, 0)].filter((other) => other >= 0),
)

/** Cells two steps away in line, each with the cell between (LongReach). */
export const TWO_AWAY: readonly (readonly (readonly [far: number, between: number])[])[] = Array.from(
  { length: CELLS },
  (_, cell) =>
    ORDER_OF_A.map(([dx, dy]) => [cellBy(cell, 2 * dx, 2 * dy), cellBy(cell, dx, dy)] as const).filter(
      ([far]) => far >= 0,
    ),
)

const DISTANCES = new Uint8Array(CELLS * CELLS)
const RINGS = new Uint8Array(CELLS * CELLS)
for (let a = 0; a < CELLS; a++)
  for (let b = 0; b < CELLS; b++) {
    const dx = Math.abs(xOf(a) - xOf(b))
    const dy = Math.abs(yOf(a) - yOf(b))
    DISTANCES[a * CELLS + b] = dx + dy
    RINGS[a * CELLS + b] = Math.max(dx, dy)
  }

/** |dx| + |dy|. */
export const distance = (a: number, b: number): number => DISTANCES[a * CELLS + b] as number
/** max(|dx|, |dy|). */
export const ring = (a: number, b: number): number => RINGS[a * CELLS + b] as number
export const adjacent = (a: number, b: number): boolean => RINGS[a * CELLS + b] === 1

/** GB-203. */
export function within(n: number, a: number, b: number): boolean {
  return n >= 2 ? distance(a, b) <= n : ring(a, b) <= n
}

/** GB-303: row and column as the side sees them; the half-turn makes own view of A ascending, of B descending cells. */
export const ownView = (side: SideIndex, cell: number): number => (side === 0 ? cell : CELLS - 1 - cell)
export const localCell = (side: SideIndex, column: number, row: number): number =>
  side === 0 ? row * 8 + column : CELLS - 1 - (row * 8 + column)

/** GB-501: the facing after a step or attack along (dx, dy). */
function facingAlong(dx: number, dy: number): Facing {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3
  return dy > 0 ? 2 : 0
}

export function facingFrom(from: number, to: number): Facing {
  return facingAlong(xOf(to) - xOf(from), yOf(to) - yOf(from))
}

/** GB-503: from which arc of somebody at `cell` with this facing something at `from` comes. */
export function arcOf(cell: number, facing: Facing, from: number): Arc {
  return ARC_NAMES[ARCS[(facing * CELLS + cell) * CELLS + from] as 0 | 1 | 2]
}

export function inFront(cell: number, facing: Facing, from: number): boolean {
  return ARCS[(facing * CELLS + cell) * CELLS + from] === 0
}

const ARC_NAMES = ['front', 'flank', 'rear'] as const

/** By facing, cell and the cell something comes from: the place of its arc among the names. */
const ARCS = new Uint8Array(4 * CELLS * CELLS)
for (const facing of [0, 1, 2, 3] as const)
  for (let cell = 0; cell < CELLS; cell++)
    for (let from = 0; from < CELLS; from++) ARCS[(facing * CELLS + cell) * CELLS + from] = arcAt(cell, facing, from)

function arcAt(cell: number, facing: Facing, from: number): 0 | 1 | 2 {
  const dx = xOf(from) - xOf(cell)
  const dy = yOf(from) - yOf(cell)
  const along = facing === 0 ? -dy : facing === 2 ? dy : facing === 1 ? dx : -dx
  const across = facing === 0 || facing === 2 ? Math.abs(dx) : Math.abs(dy)
  if (along > 0 && along >= across) return 0
  if (along < 0 && -along >= across) return 2
  return 1
}

const LINES: (readonly number[] | undefined)[] = new Array<readonly number[] | undefined>(CELLS * CELLS)

/** GB-505: the cells strictly between the ends of the line from `p` to `q`. */
export function lineBetween(p: number, q: number): readonly number[] {
  const known = LINES[p * CELLS + q]
  if (known !== undefined) return known
  const cells: number[] = []
  let x = xOf(p)
  let y = yOf(p)
  const n = Math.abs(xOf(q) - x)
  const m = Math.abs(yOf(q) - y)
  const sx = xOf(q) > x ? 1 : -1
  const sy = yOf(q) > y ? 1 : -1
  let error = n - m
  while (p !== q) {
    const twice = 2 * error
    if (twice > -m) {
      error -= m
      x += sx
    }
    if (twice < n) {
      error += n
      y += sy
    }
    const cell = y * 8 + x
    if (cell === q) break
    cells.push(cell)
  }
  LINES[p * CELLS + q] = cells
  return cells
}

/** Of a word of bits: the first cell of each row. */
export const ROW_STARTS = 0x01010101

/** By n and cell, three words each: the bits of the cells within n of it (GB-203). */
export const WITHIN = new Int32Array(10 * CELLS * 3)
/** By cell, three words each: the bits of its neighbours, and of those two steps away in line with them. */
export const AROUND = new Int32Array(CELLS * 3)
export const AROUND_FAR = new Int32Array(CELLS * 3)
/** By facing and cell, three words each: the bits of the neighbours in front. */
const AHEAD = new Int32Array(4 * CELLS * 3)
for (let a = 0; a < CELLS; a++)
  for (let b = 0; b < CELLS; b++) {
    for (let n = 0; n < 10; n++) if (within(n, a, b)) mark(WITHIN, n * CELLS + a, b)
    if (adjacent(a, b)) mark(AROUND, a, b)
    for (const facing of [0, 1, 2, 3] as const)
      if (adjacent(a, b) && inFront(a, facing, b)) mark(AHEAD, facing * CELLS + a, b)
    if (adjacent(a, b) || TWO_AWAY[a]?.some(([far]) => far === b)) mark(AROUND_FAR, a, b)
  }

function mark(table: Int32Array, row: number, cell: number): void {
  table[row * 3 + (cell >> 5)] = (table[row * 3 + (cell >> 5)] as number) | (1 << cell)
}

/** Whether a cell of the set whose three words begin at `at` is next to this one. */
export function touches(sets: Int32Array, at: number, cell: number): boolean {
  return meets(sets, at, AROUND, cell)
}

/** Whether a cell of the set whose three words begin at `at` is next to this one, in front of somebody with this facing. */
export function touchesInFront(sets: Int32Array, at: number, cell: number, facing: Facing): boolean {
  return meets(sets, at, AHEAD, facing * CELLS + cell)
}

/** Whether a cell of the set whose three words begin at `at` is within n of this one (GB-203). */
export function anyWithin(n: number, sets: Int32Array, at: number, cell: number): boolean {
  return meets(sets, at, WITHIN, n * CELLS + cell)
}

/** Whether the set whose three words begin at `at` has a cell in common with a row of a table. */
function meets(sets: Int32Array, at: number, table: Int32Array, row: number): boolean {
  const first = 3 * row
  return (
    (((sets[at] as number) & (table[first] as number)) |
      ((sets[at + 1] as number) & (table[first + 1] as number)) |
      ((sets[at + 2] as number) & (table[first + 2] as number))) !==
    0
  )
}

/** How many cells of the set whose three words begin at `at` are next to this one. */
export function countAround(sets: Int32Array, at: number, cell: number): number {
  let count = 0
  for (let word = 0; word < 3; word++)
    for (let bits = (sets[at + word] as number) & (AROUND[3 * cell + word] as number); bits !== 0; bits &= bits - 1)
      count++
  return count
}

/** The direction (-1, 0 or 1 each) of a straight line between two cells, or null when there is none. */
export function straight(from: number, to: number): readonly [number, number] | null {
  const dx = xOf(to) - xOf(from)
  const dy = yOf(to) - yOf(from)
  if (from === to || (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy))) return null
  return [Math.sign(dx), Math.sign(dy)]
}

/** By pair of cells, three words each: the bits of the cells strictly between them. */
const LINE_BITS = new Int32Array(CELLS * CELLS * 3)
for (let p = 0; p < CELLS; p++)
  for (let q = 0; q < CELLS; q++)
    for (const cell of lineBetween(p, q)) {
      const word = (p * CELLS + q) * 3 + (cell >> 5)
      LINE_BITS[word] = (LINE_BITS[word] as number) | (1 << (cell & 31))
    }

/** Whether a cell is one of those strictly between the ends of the line. */
export function liesBetween(cell: number, p: number, q: number): boolean {
  return ((LINE_BITS[(p * CELLS + q) * 3 + (cell >> 5)] as number) & (1 << cell)) !== 0
}

/** Whether a cell of this set, three words of bits, other than `except` lies strictly between the ends of the line. */
export function crosses(set: Int32Array, p: number, q: number, except: number): boolean {
  const at = (p * CELLS + q) * 3
  const top = (set[0] as number) & (LINE_BITS[at] as number)
  const middle = (set[1] as number) & (LINE_BITS[at + 1] as number)
  const bottom = (set[2] as number) & (LINE_BITS[at + 2] as number)
  if ((top | middle | bottom) === 0) return false
  if (except < 0) return true
  const bit = ~(1 << (except & 31))
  const word = except >> 5
  return (
    ((word === 0 ? top & bit : top) | (word === 1 ? middle & bit : middle) | (word === 2 ? bottom & bit : bottom)) !== 0
  )
}
