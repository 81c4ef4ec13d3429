import type { HexGrid, RowSet } from './hex.ts'

/**
 * A flood by layers: layer d holds the cells d steps from the start over free cells. Rows lie two words apart from the
 * next layer's, so that the rows around a layer can be read without asking whether they exist.
 */
export interface HexFlood {
  readonly grid: HexGrid
  readonly layers: Int32Array
  /** Free cells the flood has not reached. */
  readonly dry: RowSet
  /** The last layer with cells in it. */
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

/**
 * Floods from the start over the free cells of the first `rows` rows until a layer meets the goals. True when one did:
 * `depth` is then the steps to the nearest goal, otherwise to the furthest cell within reach.
 */
export function floodTo(flood: HexFlood, free: RowSet, rows: number, start: number, goals: RowSet): boolean {
  const { grid, layers, dry } = flood
  const stride = grid.rows + 2 * MARGIN
  const startRow = grid.rowOf[start] as number
  flood.startRow = startRow
  flood.rows = rows
  for (let y = 0; y < rows; y++) dry[y] = free[y] as number
  for (let y = startRow - MARGIN; y <= startRow + MARGIN; y++) layers[y + MARGIN] = 0
  layers[startRow + MARGIN] = grid.bitOf[start] as number
  for (let depth = 1; ; depth++) {
    const first = Math.max(0, startRow - depth)
    const last = Math.min(rows - 1, startRow + depth)
    const from = (depth - 1) * stride + MARGIN
    const to = depth * stride + MARGIN
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
    if (reached === 0) {
      flood.depth = depth - 1
      return false
    }
    if (met !== 0) {
      flood.depth = depth
      return true
    }
    layers[to + first - 1] = 0
    layers[to + first - 2] = 0
    layers[to + last + 1] = 0
    layers[to + last + 2] = 0
  }
}

/** Whether a layer has a cell within the radius of this one. */
export function layerMeetsDisc(flood: HexFlood, depth: number, cell: number, radius: number): boolean {
  const { grid, layers } = flood
  const row = grid.rowOf[cell] as number
  const disc = (radius * grid.cells + cell) * grid.rows
  const layer = depth * (grid.rows + 2 * MARGIN) + MARGIN
  const first = Math.max(firstRow(flood, depth), row - radius)
  const last = Math.min(lastRow(flood, depth), row + radius)
  for (let y = first; y <= last; y++)
    if (((layers[layer + y] as number) & (grid.discs[disc + y] as number)) !== 0) return true
  return false
}

/** Keeps of a layer only what lies within the radius of this cell. */
export function narrowToDisc(flood: HexFlood, depth: number, cell: number, radius: number): void {
  const { grid, layers } = flood
  const disc = (radius * grid.cells + cell) * grid.rows
  const layer = depth * (grid.rows + 2 * MARGIN) + MARGIN
  const last = lastRow(flood, depth)
  for (let y = firstRow(flood, depth); y <= last; y++)
    layers[layer + y] = (layers[layer + y] as number) & (grid.discs[disc + y] as number)
}

/** A row of a layer, for rows that the layer can have. */
export function layerRow(flood: HexFlood, depth: number, row: number): number {
  const layer = depth * (flood.grid.rows + 2 * MARGIN) + MARGIN
  return row < firstRow(flood, depth) || row > lastRow(flood, depth) ? 0 : (flood.layers[layer + row] as number)
}

/**
 * Walks back from the cells that are left of layer `depth`: every layer before it keeps only cells on a shortest way to
 * them. Whether a neighbour of the start is such a first step, `isFirstStep` then says.
 */
export function trackBack(flood: HexFlood, depth: number): void {
  const { grid, layers } = flood
  const stride = grid.rows + 2 * MARGIN
  // Nothing has cleared the margins of the last layer yet.
  const end = depth * stride + MARGIN
  layers[end + firstRow(flood, depth) - 1] = 0
  layers[end + lastRow(flood, depth) + 1] = 0
  for (let d = depth - 1; d >= 1; d--) {
    const to = d * stride + MARGIN
    const from = to + stride
    const first = firstRow(flood, d)
    const last = lastRow(flood, d)
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
