import { type HexGrid, neighbourOf, type RowSet } from './hex.ts'

/**
 * A flood by layers: layer d holds the free cells d steps from the cell it started on. A layer reaches one row further up and
 * down than the one before, and only those rows of it are kept; beside them lie empty ones, so that the rows around a
 * layer can be read without asking whether they exist.
 */
export interface HexFlood {
  readonly grid: HexGrid
  readonly layers: Int32Array
  /** Free cells the flood has not reached. */
  readonly dry: RowSet
  /** No cells. */
  readonly nowhere: RowSet
  /** What leads to some cells, layer by layer; used up by `firstSteps`. */
  readonly ways: Int32Array
  source: number
  /** The last layer. */
  depth: number
  rows: number
}

/** Engines keep tables of up to 64 bytes where they have to look for them at every access, so small ones are made larger. */
const ROOM = 16

/** Empty rows on either side of a layer's own. */
const MARGIN = 2

export function hexFlood(grid: HexGrid): HexFlood {
  return {
    grid,
    layers: new Int32Array((grid.cells + 1) * strideOf(grid)),
    dry: new Int32Array(grid.rows + ROOM),
    nowhere: new Int32Array(grid.rows),
    ways: new Int32Array(strideOf(grid) + ROOM),
    source: 0,
    depth: 0,
    rows: grid.rows,
  }
}

function strideOf(grid: HexGrid): number {
  return grid.rows + 2 * MARGIN
}

/** Starts over from a cell, on the first `rows` rows. */
export function startFlood(flood: HexFlood, source: number, free: RowSet, rows: number): void {
  const { grid, layers, dry } = flood
  flood.source = source
  flood.rows = rows
  flood.depth = 0
  for (let y = 0; y < rows; y++) dry[y] = free[y] as number
  const at = MARGIN + (grid.rowOf[source] as number)
  layers[at - 2] = 0
  layers[at - 1] = 0
  layers[at] = grid.bitOf[source] as number
  layers[at + 1] = 0
  layers[at + 2] = 0
}

/** Floods on until a layer holds some of these cells. False when it runs out of cells before. */
export function floodTo(flood: HexFlood, goals: RowSet): boolean {
  for (;;) {
    const met = floodOn(flood, goals)
    if (met !== 0) return met > 0
  }
}

/** Floods on until there is nothing left to reach. */
export function floodAll(flood: HexFlood): void {
  while (floodOn(flood, flood.nowhere) === 0);
}

/** The next layer: 1 when it holds some of the goals, 0 when it holds other cells, -1 when there is nothing left to reach. */
function floodOn(flood: HexFlood, goals: RowSet): -1 | 0 | 1 {
  const { grid, layers, dry, depth } = flood
  const first = firstRow(flood, depth + 1)
  const last = lastRow(flood, depth + 1)
  const from = depth * strideOf(grid) + MARGIN
  const to = from + strideOf(grid)
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
  flood.depth = depth + 1
  return met === 0 ? 0 : 1
}

/** A row of a layer, among those it reaches. */
export function layerRow(flood: HexFlood, depth: number, row: number): number {
  return flood.layers[depth * strideOf(flood.grid) + MARGIN + row] as number
}

/** The first row that a layer can reach. */
export function firstRow(flood: HexFlood, depth: number): number {
  return Math.max(0, (flood.grid.rowOf[flood.source] as number) - depth)
}

/** The last row that a layer can reach. */
export function lastRow(flood: HexFlood, depth: number): number {
  return Math.min(flood.rows - 1, (flood.grid.rowOf[flood.source] as number) + depth)
}

/** The directions, bit by bit, that lead from the source in so many steps to some of these cells, all of which are so far. */
export function firstSteps(flood: HexFlood, ends: RowSet, depth: number): number {
  const { grid, ways } = flood
  const { rowOf, bitOf } = grid
  const end = lastRow(flood, depth)
  let first = end
  let last = 0
  for (let y = firstRow(flood, depth); y <= end; y++) {
    const cells = ends[y] as number
    ways[MARGIN + y] = cells
    if (cells === 0) continue
    if (first > y) first = y
    last = y
  }
  for (let d = depth - 1; d > 0; d--) {
    const from = Math.max(firstRow(flood, d), first - 1)
    const to = Math.min(lastRow(flood, d), last + 1)
    stepBack(flood, d, first, last, from, to)
    first = from
    last = to
  }
  let directions = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbourOf(grid, flood.source, direction as 0 | 1 | 2 | 3 | 4 | 5)
    if (next < 0) continue
    const row = rowOf[next] as number
    if (row < first || row > last) continue
    if (((ways[MARGIN + row] as number) & (bitOf[next] as number)) !== 0) directions |= 1 << direction
  }
  return directions
}

/** `ways` goes from a layer, of which it holds rows `first` to `last`, to what touches it in the one before, on rows `from` to `to`. */
function stepBack(flood: HexFlood, depth: number, first: number, last: number, from: number, to: number): void {
  const { layers, ways } = flood
  const at = depth * strideOf(flood.grid) + MARGIN
  let above = from > first ? (ways[MARGIN + from - 1] as number) : 0
  let here = from >= first ? (ways[MARGIN + from] as number) : 0
  for (let y = from; y <= to; y++) {
    const below = y < last ? (ways[MARGIN + y + 1] as number) : 0
    const beside = above | below
    const near = (here << 1) | (here >>> 1) | beside | ((y & 1) === 0 ? beside << 1 : beside >>> 1)
    ways[MARGIN + y] = (layers[at + y] as number) & near
    above = here
    here = below
  }
}
