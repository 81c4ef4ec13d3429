import { manhattan, TILES, type Tile } from '../content/terms.ts'
import { COST, COVER, type Field, NEIGHBOURS } from '../rules/ground/field.ts'
import { pairOf } from '../state.ts'
import { around } from './exchange.ts'

/** Who goes round a defile keeps farther from every point than this. */
const CLEAR = 2
/** Free tiles round the point that counts most, at most: as many as a road of two tiles has at both its ends. */
const NARROW = 4

const known = new WeakMap<Field, readonly (readonly Tile[])[]>()

/**
 * Where the point that counts most lies in a defile: the way round it from the own zone to the back of the enemy's, where
 * trains are, tile by tile. Empty where there is none, or room enough to do without.
 */
export function wayRound(field: Field, seat: number): readonly Tile[] {
  let ways = known.get(field)
  if (ways === undefined) {
    ways = isDefile(field) ? [found(field, 0), found(field, 1)] : [[], []]
    known.set(field, ways)
  }
  return ways[seat] ?? []
}

const woods = new WeakMap<Field, boolean>()

/** Whether most of the ground close to the point that counts most hides who is on it. */
export function isWooded(field: Field): boolean {
  let wooded = woods.get(field)
  if (wooded === undefined) {
    const tiles = dearest(field)
    const near = [...field.base.keys()].filter((at) => tiles.some((tile) => manhattan(at, tile) <= CLOSE))
    wooded = 2 * near.filter((at) => COVER[field.base[at] as number] !== 0).length > near.length
    woods.set(field, wooded)
  }
  return wooded
}

const CLOSE = 3

/** Tiles of the point that counts most. */
function dearest({ map }: Field): readonly Tile[] {
  const most = Math.max(...map.points.map(({ value }) => value))
  return map.points.find(({ value }) => value === most)?.tiles ?? []
}

function isDefile(field: Field): boolean {
  const { map, base } = field
  const tiles = dearest(field)
  const mouths = tiles.flatMap(around).filter((tile) => !tiles.includes(tile) && (COST[base[tile] as number] ?? 0) > 0)
  return map.fortOwner === null && mouths.length <= NARROW
}

/** Cheapest first from the own zone; of ways alike the seats take those that a half-turn makes the same. */
function found({ map, base, zones, toPoint }: Field, seat: number): readonly Tile[] {
  const points = map.points.flatMap(({ tiles }) => tiles)
  const isClear = (tile: Tile): boolean =>
    (COST[base[tile] as number] ?? 0) > 0 && points.every((point) => manhattan(point, tile) > CLEAR)
  const costs = new Int16Array(TILES).fill(9999)
  const came = new Int16Array(TILES).fill(-1)
  const open = pairOf(zones, seat).filter(isClear)
  if (seat === 1) open.reverse()
  for (const tile of open) costs[tile] = 0
  const far = pairOf(toPoint, 1 - seat)
  const [goal] = [...pairOf(zones, 1 - seat)].sort((a, b) => (far[b] as number) - (far[a] as number))
  while (open.length > 0) {
    let at = 0
    for (let i = 1; i < open.length; i++)
      if ((costs[open[i] as Tile] as number) < (costs[open[at] as Tile] as number)) at = i
    const [tile] = open.splice(at, 1) as [Tile]
    if (tile === goal) return traced(came, tile)
    for (let d = 0; d < 4; d++) {
      const next = NEIGHBOURS[4 * tile + ((d + 2 * seat) % 4)] as number
      if (next < 0) continue
      const cost = (costs[tile] as number) + (COST[base[next] as number] as number)
      if (!isClear(next) || cost >= (costs[next] as number)) continue
      costs[next] = cost
      came[next] = tile
      open.push(next)
    }
  }
  return []
}

function traced(came: Int16Array, goal: Tile): readonly Tile[] {
  const way: Tile[] = []
  for (let tile = goal; tile >= 0; tile = came[tile] as Tile) way.unshift(tile)
  return way
}
