import { type HexGrid, type RowSet, rowOfDisc } from './hex.ts'

/**
 * A flood by layers: layer d holds the cells d steps from the start over free cells. Rows lie two words apart from the
 * next layer's, so that the rows around a layer can be read without asking whether they exist.
 */
export interface HexFlood {
  readonly grid: HexGrid
  readonly layers: Int32Array
  /** Free cells the flood has not reached. */
  readonly dry: RowSet
  /** The last layer. */
  depth: number
  startRow: number
  rows: number
}

const MARGIN = 2

export function hexFlood(grid: HexGrid): HexFlood {
  return {
    grid,
    layers: new Int32Array((grid.cells + 1) * (grid.rows + 2 * MARGIN)),
    dry: new Int32Array(grid.rows),
    depth: 0,
    startRow: 0,
    rows: grid.rows,
  }
}

/** Starts over: layer 0 is the start, and the free cells of the first `rows` rows are dry. */
export function startFlood(flood: HexFlood, free: RowSet, rows: number, start: number): void {
  const { grid, layers, dry } = flood
  const startRow = grid.rowOf[start] as number
  flood.startRow = startRow
  flood.rows = rows
  flood.depth = 0
  for (let y = 0; y < rows; y++) dry[y] = free[y] as number
  for (let y = startRow; y <= startRow + 2 * MARGIN; y++) layers[y] = 0
  layers[startRow + MARGIN] = grid.bitOf[start] as number
}

/** Floods on until a layer meets the goals. False when it runs out of cells before. */
export function floodTo(flood: HexFlood, goals: RowSet): boolean {
  const { layers, dry, startRow, rows } = flood
  const stride = flood.grid.rows + 2 * MARGIN
  for (let depth = flood.depth + 1; ; depth++) {
    const first = Math.max(0, startRow - depth)
    const last = Math.min(rows - 1, startRow + depth)
    const to = depth * stride + MARGIN
    const from = to - stride
    let reached = 0
    let met = 0
    let above = layers[from + first - 1] as number
    let here = layers[from + first] as number
    for (let y = first; y <= last; y++) {
      const below = layers[from + y + 1] as number
      const beside = above | below
      const slanted = (y & 1) === 0 ? beside << 1 : beside >>> 1
      const left = dry[y] as number
      const cells = ((here << 1) | (here >>> 1) | beside | slanted) & left
      layers[to + y] = cells
      dry[y] = left ^ cells
      reached |= cells
      met |= cells & (goals[y] as number)
      above = here
      here = below
    }
    if (reached === 0) return false
    layers[to + first - 1] = 0
    layers[to + first - 2] = 0
    layers[to + last + 1] = 0
    layers[to + last + 2] = 0
    flood.depth = depth
    if (met !== 0) return true
  }
}

/** Keeps of a layer only what lies within the radius of this cell. */
export function narrowToDisc(flood: HexFlood, depth: number, cell: number, radius: number): void {
  const { grid, layers } = flood
  const row = grid.rowOf[cell] as number
  const layer = depth * (grid.rows + 2 * MARGIN) + MARGIN
  const last = lastRow(flood, depth)
  for (let y = firstRow(flood, depth); y <= last; y++) {
    const within = y >= row - radius && y <= row + radius ? rowOfDisc(grid, cell, radius, y) : 0
    layers[layer + y] = (layers[layer + y] as number) & within
  }
}

/** A row of a layer, for rows that the layer can have. */
export function layerRow(flood: HexFlood, depth: number, row: number): number {
  const layer = depth * (flood.grid.rows + 2 * MARGIN) + MARGIN
  return row < firstRow(flood, depth) || row > lastRow(flood, depth) ? 0 : (flood.layers[layer + row] as number)
}

/**
 * Walks back from the cells that are left of the last layer: every layer before it keeps only cells on a shortest way to
 * them. Whether a neighbour of the start is such a first step, `isFirstStep` then says.
 */
export function trackBack(flood: HexFlood): void {
  const { grid, layers } = flood
  const stride = grid.rows + 2 * MARGIN
  for (let depth = flood.depth - 1; depth >= 1; depth--) {
    const to = depth * stride + MARGIN
    const from = to + stride
    const first = firstRow(flood, depth)
    const last = lastRow(flood, depth)
    let above = layers[from + first - 1] as number
    let here = layers[from + first] as number
    for (let y = first; y <= last; y++) {
      const below = layers[from + y + 1] as number
      const beside = above | below
      const slanted = (y & 1) === 0 ? beside << 1 : beside >>> 1
      layers[to + y] = (layers[to + y] as number) & ((here << 1) | (here >>> 1) | beside | slanted)
      above = here
      here = below
    }
  }
}

/** After `trackBack`: whether a shortest way begins with this neighbour of the start. */
export function isFirstStep(flood: HexFlood, cell: number): boolean {
  return (layerRow(flood, 1, flood.grid.rowOf[cell] as number) & (flood.grid.bitOf[cell] as number)) !== 0
}

function firstRow(flood: HexFlood, depth: number): number {
  return Math.max(0, flood.startRow - depth)
}

function lastRow(flood: HexFlood, depth: number): number {
  return Math.min(flood.rows - 1, flood.startRow + depth)
}
