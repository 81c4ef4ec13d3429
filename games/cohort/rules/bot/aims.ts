import { manhattan, type Tile } from '../content/terms.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { budget } from '../rules/unit.ts'
import type { Unit } from '../state.ts'
import type { Temper } from './levels/temper.ts'
import { foesNear, type Lookout, powerOf } from './lookout.ts'

/** Where the units of a side are to go: a point by its place on the map's list. */
export interface Aims {
  readonly main: number
  /** By unit id; who is not listed goes to the main one. */
  readonly apart: ReadonlyMap<number, number>
}

/** Points closer than this to the main one are held by the main body. */
const APART = 4

/** COH-15.3: the body goes where most is to be had soonest; the weakest looks after what lies apart on the own side. */
export function aimsOf(look: Lookout, { aim: wanted, together, posts, nearest }: Temper): Aims {
  const { map } = fieldOf(look.play.config)
  const main = wanted >= 0 && wanted < map.points.length ? wanted : bestPoint(look)
  const apart = new Map(posts)
  if (nearest) for (const unit of look.fighters) apart.set(unit.id, nearestPoint(look, unit))
  if (together || nearest) return { main, apart }
  const tiles = map.points[main]?.tiles ?? []
  const free = [...look.fighters].reverse()
  const others = map.points
    .map((point, index) => ({ point, index }))
    .filter(({ point, index }) => index !== main && liesApart(point.tiles, tiles))
  for (const { point, index } of others) {
    if (free.length < 3 || apart.size >= 1) break
    const unit = free.find((each) => !apart.has(each.id) && isCloser(look, each, point.tiles, tiles))
    if (unit === undefined) continue
    const tile = point.tiles[0] as Tile
    if (foesNear(look, tile, 4) > 2 * powerOf(unit)) continue
    apart.set(unit.id, index)
  }
  return { main, apart }
}

/**
 * Points a unit can reach in so many turns and may be wanted at: not its own side's, or where the body goes. Two who change
 * places between a post and the body would be in neither for the turns that takes. Where walls stand no point counts for a
 * score, and who runs from gate to gate is missing at the breach.
 */
export function openPoints(look: Lookout, unit: Unit, temper: Temper, turns: number): readonly number[] {
  const { play, seat } = look
  const { map } = fieldOf(play.config)
  if (map.limitRule === 'defender') return []
  const { main } = aimsOf(look, temper)
  const most = turns * budget(unit, play.scene.ground, play.state.weather)
  return map.points.flatMap(({ tiles }, index) => {
    if (index !== main && play.state.points[index]?.controller === seat) return []
    const cost = wayTo(look, unit, tiles)
    return cost >= 0 && cost <= most ? [index] : []
  })
}

/** A unit that could take a point nobody is known to be at. */
interface Raid {
  readonly unit: number
  readonly point: number
}

/** Of the own who come to a point before the end, so many. */
const RAIDERS = 3
/** A known enemy so near looks after a point. */
const LOOKED_AFTER = 2

/** Who could still take which point that is not its side's and that nobody is known to look after, the quickest first. */
export function raidsOf(look: Lookout, turnsLeft: number): readonly Raid[] {
  const { play, seat } = look
  const found = fieldOf(play.config).map.points.flatMap(({ tiles }, point) => {
    const [tile] = tiles
    if (tile === undefined || play.state.points[point]?.controller === seat) return []
    if (foesNear(look, tile, LOOKED_AFTER) > 0) return []
    return look.fighters
      .map((unit) => {
        const cost = wayTo(look, unit, tiles)
        const turns = Math.ceil(cost / budget(unit, play.scene.ground, play.state.weather))
        return { unit: unit.id, point, cost, turns, power: powerOf(unit) }
      })
      .filter(({ cost, turns }) => cost > 0 && turns < turnsLeft)
      .sort((a, b) => a.turns - b.turns || a.power - b.power)
      .slice(0, RAIDERS)
  })
  return found.sort((a, b) => a.turns - b.turns)
}

/** To the nearest of these tiles; -1: there is no way. */
function wayTo(look: Lookout, unit: Unit, tiles: readonly Tile[]): number {
  return tiles.includes(unit.tile) ? 0 : cheapest(look.costs(unit), tiles)
}

/** By its place on the map's list; the first where none can be reached. */
function nearestPoint(look: Lookout, unit: Unit): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  fieldOf(look.play.config).map.points.forEach(({ tiles }, index) => {
    const cost = wayTo(look, unit, tiles)
    if (cost < 0 || cost >= least) return
    least = cost
    best = index
  })
  return best
}

function bestPoint(look: Lookout): number {
  const { map } = fieldOf(look.play.config)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  map.points.forEach((point, index) => {
    let turns = 0
    let counted = 0
    for (const unit of look.fighters.slice(0, 4)) {
      const cost = cheapest(look.costs(unit), point.tiles)
      if (cost < 0) continue
      turns += cost / budget(unit, look.play.scene.ground, look.play.state.weather)
      counted++
    }
    const score = counted === 0 ? -1000 + point.value : 10 * point.value - turns / counted
    if (score <= most) return
    most = score
    best = index
  })
  return best
}

export function cheapest(costs: Int16Array, tiles: readonly Tile[]): number {
  let least = -1
  for (const tile of tiles) {
    const cost = costs[tile] as number
    if (cost >= 0 && (least < 0 || cost < least)) least = cost
  }
  return least
}

/** Not farther than the main point: what lies behind the enemy is not for a weak unit alone. */
function isCloser(look: Lookout, unit: Unit, tiles: readonly Tile[], main: readonly Tile[]): boolean {
  const costs = look.costs(unit)
  const here = cheapest(costs, tiles)
  const there = cheapest(costs, main)
  return here >= 0 && (there < 0 || here <= there)
}

export function liesApart(a: readonly Tile[], b: readonly Tile[]): boolean {
  return a.every((from) => b.every((to) => manhattan(from, to) > APART))
}
