import { type CellSet, cellSet, contains, include } from '@tessera/board'
import { SIDE, squared, TILES, type Tile } from '../../content/terms.ts'
import { BLOCKS, COVER, ELEVATED } from './field.ts'

/** Who can see what over one lie of the land: worked out tile by tile when first asked for, then kept. */
export interface SightTables {
  /** Tiles on a clear line, by tile; far enough for any sight. */
  readonly lines: (CellSet | undefined)[]
  /** Tiles an observer confirms, by (sight + weather, tile). */
  readonly confirmed: (CellSet | undefined)[]
  readonly ground: Uint8Array
}

/** Sight never reaches farther: scouts on a hill over dust, and the uncertain rim (COH-4.5). */
const FARTHEST = 13
const kept = new Map<string, SightTables>()

export function sightTables(key: string, ground: () => Uint8Array): SightTables {
  let tables = kept.get(key)
  if (tables === undefined) {
    if (kept.size > 60) kept.clear()
    tables = { lines: [], confirmed: [], ground: ground().slice() }
    kept.set(key, tables)
  }
  return tables
}

/** COH-4.3: how far this observer sees a unit on that tile. */
export function sightRadius(ground: Uint8Array, from: Tile, to: Tile, sight: number, weather: number): number {
  const here = ground[from] as number
  const cover = Math.max(COVER[here] as number, COVER[ground[to] as number] as number)
  return Math.max(1, sight + 2 * (ELEVATED[here] as number) + weather - cover)
}

/** COH-4.4. */
export function hasLine(tables: SightTables, from: Tile, to: Tile): boolean {
  const lines = tables.lines[from] ?? linesFrom(tables, from)
  return contains(lines, to)
}

/** The tiles on which an observer here confirms units (COH-4.5). */
export function confirmedFrom(tables: SightTables, from: Tile, sight: number, weather: number): CellSet {
  const key = (sight + weather + 3) * TILES + from
  let mask = tables.confirmed[key]
  if (mask === undefined) {
    mask = cellSet(TILES)
    for (let to = 0; to < TILES; to++) {
      const radius = sightRadius(tables.ground, from, to, sight, weather)
      if (squared(from, to) <= radius * radius && hasLine(tables, from, to)) include(mask, to)
    }
    tables.confirmed[key] = mask
  }
  return mask
}

function linesFrom(tables: SightTables, from: Tile): CellSet {
  const lines = cellSet(TILES)
  for (let to = 0; to < TILES; to++) {
    if (squared(from, to) > FARTHEST * FARTHEST) continue
    if (isClear(tables.ground, from, to) || isClear(tables.ground, to, from)) include(lines, to)
  }
  tables.lines[from] = lines
  return lines
}

function isClear(ground: Uint8Array, from: Tile, to: Tile): boolean {
  const both = ELEVATED[ground[from] as number] === 1 && ELEVATED[ground[to] as number] === 1
  let x = from % SIDE
  let y = (from / SIDE) | 0
  const endX = to % SIDE
  const endY = (to / SIDE) | 0
  const dx = Math.abs(endX - x)
  const dy = Math.abs(endY - y)
  const sx = x < endX ? 1 : -1
  const sy = y < endY ? 1 : -1
  let err = dx - dy
  for (;;) {
    if (x === endX && y === endY) return true
    const e2 = 2 * err
    if (e2 > -dy) {
      err -= dy
      x += sx
    }
    if (e2 < dx) {
      err += dx
      y += sy
    }
    if (x === endX && y === endY) return true
    const blocks = BLOCKS[ground[y * SIDE + x] as number] as number
    if (blocks === 1 || (blocks === 2 && !both)) return false
  }
}
