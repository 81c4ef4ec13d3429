import type { CohortConfig } from '../../config.ts'
import {
  type BattleMap,
  HISTORIC_ZONE,
  isInRect,
  mapOf,
  RETREAT_COLUMN,
  terrainOf,
  tilesOf,
} from '../../content/maps.ts'
import { columnOf, manhattan, SIDE, TERRAINS, type Terrain, TILES, type Tile } from '../../content/terms.ts'
import { TERRAIN_DATA } from '../../content/terrain.ts'

/** Terrain as a small number: its place in `TERRAINS`. */
export const CODE = Object.fromEntries(TERRAINS.map((terrain, code) => [terrain, code])) as Readonly<
  Record<Terrain, number>
>

const data = TERRAINS.map((terrain) => TERRAIN_DATA[terrain])

/** By terrain code. Cost 0: nobody goes there. */
export const COST = Int8Array.from(data, ({ cost }) => cost ?? 0)
export const DEFENCE = Int8Array.from(data, ({ defence }) => defence)
export const ELEVATED = Uint8Array.from(data, ({ elevated }) => (elevated ? 1 : 0))
export const ROUGH = Uint8Array.from(data, ({ rough }) => (rough ? 1 : 0))
export const COVER = Uint8Array.from(data, ({ cover }) => cover)
export const RANGE = Uint8Array.from(data, ({ range }) => range)
/** 1 blocks sight between two others, 2 unless both are elevated. */
export const BLOCKS = Uint8Array.from(data, ({ sight }) =>
  sight === 'blocks' ? 1 : sight === 'unlessElevated' ? 2 : 0,
)
/** Walls, towers and gates: 1. */
export const WALLED = Uint8Array.from(data, ({ hp }) => (hp > 0 ? 1 : 0))

/** Neighbours of a tile to the N, E, S and W; -1 off the map. */
export const NEIGHBOURS = neighbours()

/** What never changes about a battlefield. */
export interface Field {
  readonly map: BattleMap
  readonly base: Uint8Array
  readonly zones: readonly [readonly Tile[], readonly Tile[]]
  /** Tiles of each seat's retreat edge. */
  readonly edges: readonly [Uint8Array, Uint8Array]
  /** Inside the walls. */
  readonly interior: Uint8Array
  /** Within 2 of a pool or river (COH-9.11). */
  readonly cool: Uint8Array
  readonly limit: number
  /** Path cost from a tile to the nearest point, for COH-13.5. */
  readonly toPoint: readonly [Int16Array, Int16Array]
}

const fields = new Map<string, Field>()
/** The same by the config itself: asked many times a turn, and a key takes time to write. */
const fieldsOf = new WeakMap<CohortConfig, Field>()

export function fieldOf(config: CohortConfig): Field {
  let field = fieldsOf.get(config)
  if (field === undefined) {
    field = fieldNamed(config)
    fieldsOf.set(config, field)
  }
  return field
}

function fieldNamed(config: CohortConfig): Field {
  const key = `${config.map} ${config.layout} ${config.turnLimit}`
  let field = fields.get(key)
  if (field === undefined) {
    field = readField(config)
    fields.set(key, field)
  }
  return field
}

function readField(config: CohortConfig): Field {
  const map = mapOf(config)
  const base = Uint8Array.from(terrainOf(map), (terrain) => CODE[terrain])
  const { interior } = map
  const pools = [...base.keys()].filter((tile) => base[tile] === CODE.river)
  return {
    map,
    base,
    zones: [tilesOf(map.zones[0]), tilesOf(config.layout === 'historic' ? HISTORIC_ZONE : map.zones[1])],
    edges: [edge(RETREAT_COLUMN[0]), edge(RETREAT_COLUMN[1])],
    interior: Uint8Array.from(base, (_, tile) => (interior !== null && isInRect(interior, tile) ? 1 : 0)),
    cool: Uint8Array.from(base, (_, tile) => (pools.some((pool) => manhattan(pool, tile) <= 2) ? 1 : 0)),
    limit: config.turnLimit ?? map.turnLimit,
    toPoint: [costsToPoint(map, base, 0), costsToPoint(map, base, 1)],
  }
}

function edge(column: number): Uint8Array {
  return Uint8Array.from({ length: TILES }, (_, tile) => (columnOf(tile) === column ? 1 : 0))
}

/** Worked backwards from the points; closed walls keep the other side out, a point's own tile is always open. */
function costsToPoint(map: BattleMap, base: Uint8Array, seat: number): Int16Array {
  const costs = new Int16Array(TILES).fill(9999)
  const open: Tile[] = map.points.flatMap((point) => point.tiles)
  for (const tile of open) costs[tile] = 0
  while (open.length > 0) {
    let best = 0
    for (let i = 1; i < open.length; i++)
      if ((costs[open[i] as number] as number) < (costs[open[best] as number] as number)) best = i
    const [tile] = open.splice(best, 1) as [Tile]
    const code = base[tile] as number
    const cost = (costs[tile] as number) + (COST[code] as number)
    for (let d = 0; d < 4; d++) {
      const next = NEIGHBOURS[4 * tile + d] as number
      if (next < 0 || cost >= (costs[next] as number)) continue
      const ground = base[next] as number
      if (COST[ground] === 0 || (WALLED[ground] === 1 && map.fortOwner !== seat)) continue
      costs[next] = cost
      open.push(next)
    }
  }
  return costs
}

function neighbours(): Int16Array {
  const table = new Int16Array(4 * TILES).fill(-1)
  for (let tile = 0; tile < TILES; tile++) {
    if (tile >= SIDE) table[4 * tile] = tile - SIDE
    if (columnOf(tile) < SIDE - 1) table[4 * tile + 1] = tile + 1
    if (tile < TILES - SIDE) table[4 * tile + 2] = tile + SIDE
    if (columnOf(tile) > 0) table[4 * tile + 3] = tile - 1
  }
  return table
}
