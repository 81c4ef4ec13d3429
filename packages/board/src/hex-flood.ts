import type { HexGrid, RowSet } from './hex.ts'

/**
 * A flood over free cells by layers: layer d holds those d steps from the cell it started on. It owns its tables, and is given
 * the sets it works on once and for all, because engines then know where each of them lies and need not look it up row by row.
 */
export interface HexFlood {
  /** Starts over from a cell, on the first so many rows. */
  start(source: number, rows: number): void
  /** Floods on until a layer holds some of the goals. False when it runs out of cells before. */
  toGoals(): boolean
  /** Floods on until there is nothing left to reach. */
  toEnd(): void
  /** The number of the last layer. */
  depth(): number
  /** The first and the last row that a layer can reach, and a row of it between them. */
  firstRow(layer: number): number
  lastRow(layer: number): number
  rowOf(layer: number, row: number): number
  /** The cells of a row that were reached, without the source. */
  reached(row: number): number
  /** The directions, bit by bit, that lead from the source in so many steps to those goals that are so far. */
  firstSteps(layer: number): number
}

/** Engines keep tables of up to 64 bytes where they have to look for them at every access, so small ones are made larger. */
const ROOM = 16

/**
 * A layer reaches one row further up and down than the one before, and only those rows of it are kept. Beside them lie so many
 * empty ones, so that the rows around a layer can be read without asking whether they exist.
 */
const MARGIN = 2

export function hexFlood(grid: HexGrid, free: RowSet, goals: RowSet): HexFlood {
  const { cells, neighbours, rowOf, bitOf } = grid
  const stride = grid.rows + 2 * MARGIN
  const layers = new Int32Array((cells + 1) * stride)
  /** Free cells the flood has not reached. */
  const dry = new Int32Array(grid.rows + ROOM)
  /** What leads to the goals, layer by layer. */
  const ways = new Int32Array(stride + ROOM)
  let source = 0
  let sourceRow = 0
  let rows = grid.rows
  let depth = 0

  function start(from: number, onRows: number): void {
    source = from
    sourceRow = rowOf[from] as number
    rows = onRows
    depth = 0
    for (let y = 0; y < onRows; y++) dry[y] = free[y] as number
    const at = MARGIN + sourceRow
    layers[at - 2] = 0
    layers[at - 1] = 0
    layers[at] = bitOf[from] as number
    layers[at + 1] = 0
    layers[at + 2] = 0
  }

  function toGoals(): boolean {
    for (;;) {
      const met = floodOn()
      if (met !== 0) return met > 0
    }
  }

  function toEnd(): void {
    while (floodOn() >= 0);
  }

  /** The next layer: 1 when it holds some of the goals, 0 when it holds other cells, -1 when there is nothing left to reach. */
  function floodOn(): -1 | 0 | 1 {
    const first = firstRow(depth + 1)
    const last = lastRow(depth + 1)
    const from = depth * stride + MARGIN
    const to = from + stride
    let reached = 0
    let met = 0
    let above = layers[from + first - 1] as number
    let here = layers[from + first] as number
    for (let y = first; y <= last; y++) {
      const below = layers[from + y + 1] as number
      const beside = above | below
      const left = dry[y] as number
      const cells = ((here << 1) | (here >>> 1) | beside | ((y & 1) === 0 ? beside << 1 : beside >>> 1)) & left
      layers[to + y] = cells
      dry[y] = left ^ cells
      reached |= cells
      met |= cells & (goals[y] as number)
      above = here
      here = below
    }
    if (reached === 0) return -1
    layers[to + first - 1] = 0
    layers[to + first - 2] = 0
    layers[to + last + 1] = 0
    layers[to + last + 2] = 0
    depth++
    return met === 0 ? 0 : 1
  }

  function firstRow(layer: number): number {
    return Math.max(0, sourceRow - layer)
  }

  function lastRow(layer: number): number {
    return Math.min(rows - 1, sourceRow + layer)
  }

  function firstSteps(layer: number): number {
    const at = layer * stride + MARGIN
    const end = lastRow(layer)
    let first = end
    let last = 0
    for (let y = firstRow(layer); y <= end; y++) {
      const cells = (goals[y] as number) & (layers[at + y] as number)
      ways[MARGIN + y] = cells
      if (cells === 0) continue
      if (first > y) first = y
      last = y
    }
    emptyAround(first, last)
    for (let nearer = layer - 1; nearer > 0; nearer--) {
      first = Math.max(firstRow(nearer), first - 1)
      last = Math.min(lastRow(nearer), last + 1)
      stepBack(nearer, first, last)
      emptyAround(first, last)
    }
    return directions()
  }

  /** `ways` goes from what it holds of a layer to what touches that in the layer before, whose rows these are. */
  function stepBack(layer: number, first: number, last: number): void {
    const at = layer * stride + MARGIN
    let above = ways[MARGIN + first - 1] as number
    let here = ways[MARGIN + first] as number
    for (let y = first; y <= last; y++) {
      const below = ways[MARGIN + y + 1] as number
      const beside = above | below
      const near = (here << 1) | (here >>> 1) | beside | ((y & 1) === 0 ? beside << 1 : beside >>> 1)
      ways[MARGIN + y] = (layers[at + y] as number) & near
      above = here
      here = below
    }
  }

  function emptyAround(first: number, last: number): void {
    ways[MARGIN + first - 2] = 0
    ways[MARGIN + first - 1] = 0
    ways[MARGIN + last + 1] = 0
    ways[MARGIN + last + 2] = 0
  }

  /** To those neighbours of the source that `ways` holds. */
  function directions(): number {
    let bits = 0
    for (let direction = 0; direction < 6; direction++) {
      const next = neighbours[source * 6 + direction] as number
      if (next < 0) continue
      if (((ways[MARGIN + (rowOf[next] as number)] as number) & (bitOf[next] as number)) !== 0) bits |= 1 << direction
    }
    return bits
  }

  return {
    start,
    toGoals,
    toEnd,
    depth: () => depth,
    firstRow,
    lastRow,
    rowOf: (layer, row) => layers[layer * stride + MARGIN + row] as number,
    reached: (row) => (free[row] as number) ^ (dry[row] as number),
    firstSteps,
  }
}
