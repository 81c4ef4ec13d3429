import { type HexGrid, neighbourOf, type RowSet, rowOfDisc } from './hex.ts'

/**
 * A flood by layers: layer d holds the free cells d steps from the nearest source. Rows lie one word apart from the next
 * layer's, so that the rows around a layer can be read without asking whether they exist.
 */
export interface HexFlood {
  readonly grid: HexGrid
  readonly layers: Int32Array
  /** Free cells the flood has not reached. */
  readonly dry: RowSet
  /** The last layer. */
  depth: number
  rows: number
}

export function hexFlood(grid: HexGrid): HexFlood {
  return {
    grid,
    layers: new Int32Array((grid.cells + 1) * (grid.rows + 2)),
    dry: new Int32Array(grid.rows),
    depth: 0,
    rows: grid.rows,
  }
}

/** Starts over: layer 0 is the sources, and the other free cells of the first `rows` rows are dry. */
export function startFlood(flood: HexFlood, sources: RowSet, free: RowSet, rows: number): void {
  const { layers, dry } = flood
  flood.rows = rows
  flood.depth = 0
  for (let y = 0; y < rows; y++) {
    const cells = sources[y] as number
    layers[y + 1] = cells
    dry[y] = (free[y] as number) & ~cells
  }
  layers[rows + 1] = 0
}

/** Floods on until a layer touches this cell. False when it runs out of cells before. */
export function floodBeside(flood: HexFlood, cell: number): boolean {
  const { grid, layers } = flood
  const stride = grid.rows + 2
  const row = grid.rowOf[cell] as number
  const north = row > 0 ? rowOfDisc(grid, cell, 1, row - 1) : 0
  const level = rowOfDisc(grid, cell, 1, row)
  const south = rowOfDisc(grid, cell, 1, row + 1)
  for (;;) {
    const at = flood.depth * stride + 1 + row
    const touching =
      ((layers[at - 1] as number) & north) | ((layers[at] as number) & level) | ((layers[at + 1] as number) & south)
    if (touching !== 0) return true
    if (!floodOn(flood)) return false
  }
}

/** The next layer; false when there is nothing left to reach. */
function floodOn(flood: HexFlood): boolean {
  const { layers, dry, rows } = flood
  const stride = flood.grid.rows + 2
  const from = flood.depth * stride + 1
  const to = from + stride
  let reached = 0
  let above = 0
  let here = layers[from] as number
  for (let y = 0; y < rows; y++) {
    const below = layers[from + y + 1] as number
    const beside = above | below
    const left = dry[y] as number
    const cells = ((here << 1) | (here >>> 1) | beside | ((y & 1) === 0 ? beside << 1 : beside >>> 1)) & left
    layers[to + y] = cells
    dry[y] = left ^ cells
    reached |= cells
    above = here
    here = below
  }
  layers[to + rows] = 0
  if (reached === 0) return false
  flood.depth++
  return true
}

/** Floods on until there is nothing left to reach. */
export function floodAll(flood: HexFlood): void {
  while (floodOn(flood));
}

/** The directions, bit by bit, that lead from a cell into the last layer. */
export function waysInto(flood: HexFlood, cell: number): number {
  let ways = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = neighbourOf(flood.grid, cell, direction as 0 | 1 | 2 | 3 | 4 | 5)
    if (next >= 0 && isInLayer(flood, flood.depth, next)) ways |= 1 << direction
  }
  return ways
}

/** After `floodBeside`: every layer keeps only what lies on a shortest way from this cell to the sources. */
export function keepWaysFrom(flood: HexFlood, cell: number): void {
  narrowToDisc(flood, flood.depth, cell, 1)
  for (let depth = flood.depth - 1; depth >= 0; depth--) keepBeside(flood, depth, depth + 1)
}

/** After `keepWaysFrom`: of the sources only those within a radius of a cell are left; the layers keep what leads to them. */
export function keepWaysTo(flood: HexFlood, cell: number, radius: number): void {
  if (!narrowToDisc(flood, 0, cell, radius)) return
  for (let depth = 1; depth <= flood.depth; depth++) keepBeside(flood, depth, depth - 1)
}

export function layerRow(flood: HexFlood, depth: number, row: number): number {
  return flood.layers[depth * (flood.grid.rows + 2) + 1 + row] as number
}

function isInLayer(flood: HexFlood, depth: number, cell: number): boolean {
  const { rowOf, bitOf } = flood.grid
  return (layerRow(flood, depth, rowOf[cell] as number) & (bitOf[cell] as number)) !== 0
}

/** Keeps of a layer only what lies within the radius of this cell. False when that was all of it. */
function narrowToDisc(flood: HexFlood, depth: number, cell: number, radius: number): boolean {
  const { grid, layers } = flood
  const row = grid.rowOf[cell] as number
  const layer = depth * (grid.rows + 2) + 1
  let lost = 0
  for (let y = 0; y < flood.rows; y++) {
    const cells = layers[layer + y] as number
    const kept = y >= row - radius && y <= row + radius ? cells & rowOfDisc(grid, cell, radius, y) : 0
    lost |= cells ^ kept
    layers[layer + y] = kept
  }
  return lost !== 0
}

/** Keeps of a layer only what touches another. */
function keepBeside(flood: HexFlood, depth: number, other: number): void {
  const { grid, layers, rows } = flood
  const to = depth * (grid.rows + 2) + 1
  const from = other * (grid.rows + 2) + 1
  let above = 0
  let here = layers[from] as number
  for (let y = 0; y < rows; y++) {
    const below = layers[from + y + 1] as number
    const beside = above | below
    const near = (here << 1) | (here >>> 1) | beside | ((y & 1) === 0 ? beside << 1 : beside >>> 1)
    layers[to + y] = (layers[to + y] as number) & near
    above = here
    here = below
  }
}
