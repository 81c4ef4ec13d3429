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
  /**
   * The directions, bit by bit, that lead from the source in so many steps to those goals that are so far. Cells that lead to none of them are
   * taken out of the layers before, so this may be asked again only when there are fewer goals.
   */
  firstSteps(layer: number): number
}

/** Words a layer takes. Around the rows it reaches lie three empty ones, since rows are handled two by two, with those beside them. */
const STRIDE = 32
const LOG_STRIDE = 5
const MARGIN = 5
/** One before the source, as many as there can be cells, and some for what engines think could be read. */
const LAYERS = 260

/**
 * What is known of the flood now is kept in a table of small numbers: variables that functions share engines look for at every use, and
 * what they know to be small they need not check wherever it says a place in a table.
 */
const SOURCE = 0
const SOURCE_ROW = 1
const LAST_ROW = 2
const DEPTH = 3
const MOST_ROWS = 15
const NOW_SIZE = 128

/** Sets have at least a row more than the board. */
export function hexFlood(grid: HexGrid, free: RowSet, goals: RowSet): HexFlood {
  const { rowOf, colOf, bitOf } = grid
  if (grid.rows > MOST_ROWS || grid.cells > 0xff) throw new RangeError(`${grid.cells} cells are too many for a flood`)
  const layers = new Int32Array(LAYERS * STRIDE)
  const now = new Uint8Array(NOW_SIZE)

  /** Where row 0 of a layer is kept. Before layer 0 there is one that stays empty. */
  function at(layer: number): number {
    return ((layer + 1) << LOG_STRIDE) + MARGIN
  }

  function start(source: number, rows: number): void {
    const row = rowOf[source] as number
    now[SOURCE] = source
    now[SOURCE_ROW] = row
    now[LAST_ROW] = rows - 1
    now[DEPTH] = 0
    emptyAround(at(0) + row, at(0) + row)
    layers[at(0) + row] = bitOf[source] as number
  }

  function emptyAround(first: number, last: number): void {
    layers[first - 3] = 0
    layers[first - 2] = 0
    layers[first - 1] = 0
    layers[last + 1] = 0
    layers[last + 2] = 0
    layers[last + 3] = 0
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

  /**
   * The next layer: 1 when it holds some of the goals, 0 when it holds other cells, -1 when there is nothing left to reach. Free cells beside a
   * layer are in the next one, in itself or in the one before.
   */
  function floodOn(): -1 | 0 | 1 {
    const depth = (now[DEPTH] as number) + 1
    const first = firstRow(depth) >>> 1
    const last = lastRow(depth) >>> 1
    const to = at(depth)
    const from = to - STRIDE
    const before = from - STRIDE
    let reached = 0
    let met = 0
    let above = layers[from + 2 * first - 1] as number
    let even = layers[from + 2 * first] as number
    for (let pair = first; pair <= last; pair++) {
      const y = pair << 1
      const odd = layers[from + y + 1] as number
      const below = layers[from + y + 2] as number
      const left = (free[y] as number) & ~(even | (layers[before + y] as number))
      const leftOdd = (free[y + 1] as number) & ~(odd | (layers[before + y + 1] as number))
      const slanted = above | odd
      const slantedOdd = even | below
      const cells = ((even << 1) | (even >>> 1) | slanted | (slanted << 1)) & left
      const cellsOdd = ((odd << 1) | (odd >>> 1) | slantedOdd | (slantedOdd >>> 1)) & leftOdd
      layers[to + y] = cells
      layers[to + y + 1] = cellsOdd
      reached |= cells | cellsOdd
      met |= (cells & (goals[y] as number)) | (cellsOdd & (goals[y + 1] as number))
      above = odd
      even = below
    }
    if (reached === 0) return -1
    emptyAround(to + 2 * first, to + 2 * last + 1)
    now[DEPTH] = depth
    return met === 0 ? 0 : 1
  }

  function firstRow(layer: number): number {
    return Math.max(0, ((now[SOURCE_ROW] as number) & 15) - layer)
  }

  function lastRow(layer: number): number {
    return Math.min((now[LAST_ROW] as number) & 15, ((now[SOURCE_ROW] as number) & 15) + layer)
  }

  function firstSteps(layer: number): number {
    const from = at(layer)
    const end = lastRow(layer)
    let first = end
    let last = 0
    for (let y = firstRow(layer); y <= end; y++) {
      const cells = (goals[y] as number) & (layers[from + y] as number)
      layers[from + y] = cells
      if (cells === 0) continue
      if (first > y) first = y
      last = y
    }
    for (let nearer = layer - 1; nearer > 0; nearer--) {
      first = Math.max(firstRow(nearer), first - 1)
      last = Math.min(lastRow(nearer), last + 1)
      stepBack(at(nearer), first >>> 1, last >>> 1)
    }
    return directions()
  }

  /** Of these pairs of rows of a layer only what touches the next one is left. */
  function stepBack(to: number, first: number, last: number): void {
    const from = to + STRIDE
    let above = layers[from + 2 * first - 1] as number
    let even = layers[from + 2 * first] as number
    for (let pair = first; pair <= last; pair++) {
      const y = pair << 1
      const odd = layers[from + y + 1] as number
      const below = layers[from + y + 2] as number
      const slanted = above | odd
      const slantedOdd = even | below
      const beside = (even << 1) | (even >>> 1) | slanted | (slanted << 1)
      const besideOdd = (odd << 1) | (odd >>> 1) | slantedOdd | (slantedOdd >>> 1)
      layers[to + y] = (layers[to + y] as number) & beside
      layers[to + y + 1] = (layers[to + y + 1] as number) & besideOdd
      above = odd
      even = below
    }
    emptyAround(to + 2 * first, to + 2 * last + 1)
  }

  /** To those neighbours of the source that layer 1 holds. */
  function directions(): number {
    const row = at(1) + (now[SOURCE_ROW] as number)
    const col = colOf[now[SOURCE] as number] as number
    const slant = col + ((now[SOURCE_ROW] as number) & 1)
    const level = ((layers[row] as number) << 1) >>> col
    const north = ((layers[row - 1] as number) << 1) >>> slant
    const south = ((layers[row + 1] as number) << 1) >>> slant
    const ahead = ((level >>> 2) & 1) | (north & 2) | ((south & 2) << 1)
    return ahead | ((north & 1) << 3) | ((south & 1) << 4) | ((level & 1) << 5)
  }

  return {
    start,
    toGoals,
    toEnd,
    depth: () => now[DEPTH] as number,
    firstRow,
    lastRow,
    rowOf: (layer, row) => layers[at(layer) + row] as number,
    reached(row) {
      let cells = 0
      for (let layer = 1; layer <= (now[DEPTH] as number); layer++)
        if (row >= firstRow(layer) && row <= lastRow(layer)) cells |= layers[at(layer) + row] as number
      return cells
    },
    firstSteps,
  }
}
