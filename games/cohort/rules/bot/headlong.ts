import { manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../order.ts'
import { fieldOf } from '../rules/ground/field.ts'
import type { Unit } from '../state.ts'
import { cheapest } from './aims.ts'
import type { Claims } from './claims.ts'
import { around } from './exchange.ts'
import { type Lookout, nearestFoe } from './lookout.ts'
import { attack, go, HOLD, openRanks, order } from './order.ts'
import { campOf } from './station.ts'

/** Attacks near enemies, else goes straight for the point that counts most: a leader who weighs nothing. */
export function headlong(look: Lookout, unit: Unit, claims: Claims): Order {
  return strike(look, unit, 4) ?? walk(look, unit, claims, dearestPoint(look))
}

/** Attacks the enemy beside it, else goes to its share of the points: the strongest to the first on the map's list, and so on. */
export function divided(look: Lookout, unit: Unit, claims: Claims, place: number): Order {
  return strike(look, unit, 1) ?? walk(look, unit, claims, place % fieldOf(look.play.config).map.points.length)
}

export function strike(look: Lookout, unit: Unit, within: number): Order | null {
  const near = nearestFoe(look, unit.tile)
  if (near === null || manhattan(near.tile, unit.tile) > within) return null
  return order('steady', attack(near.contact.handle))
}

/** To its point around known enemies, without a fight on the way. */
export function raid(look: Lookout, unit: Unit, claims: Claims, point: number): Order {
  const { steps } = walk(look, unit, claims, point)
  const around = steps.map((step) => (step.do === 'move' ? { ...step, route: 'safe' as const } : step))
  return order('steady', ...openRanks(unit), ...around)
}

/** To a tile of the point that nobody was sent to, else to one beside it; before shut walls to where the engines work. */
export function walk(look: Lookout, unit: Unit, claims: Claims, point: number): Order {
  const { map } = fieldOf(look.play.config)
  const tiles = map.points[point]?.tiles ?? []
  const costs = look.costs(unit)
  const way = (tile: Tile): number => (tile === unit.tile ? 0 : (costs[tile] as number))
  const free = (list: readonly Tile[]): Tile | undefined =>
    (look.seat === 0 ? [...list] : [...list].reverse())
      .filter((tile) => tile === unit.tile || ((costs[tile] as number) > 0 && !claims.isTaken(tile)))
      .sort((a, b) => way(a) - way(b))[0]
  const shut = map.fortOwner !== null && map.fortOwner !== look.seat && cheapest(costs, tiles) < 0
  const goal = shut ? campOf(look, unit, claims) : (free(tiles) ?? free(tiles.flatMap(around)) ?? unit.tile)
  claims.take(unit, goal)
  return goal === unit.tile ? order('steady', HOLD) : order('steady', go(goal), HOLD)
}

/** By its place on the map's list. */
function dearestPoint(look: Lookout): number {
  const values = fieldOf(look.play.config).map.points.map(({ value }) => value)
  return values.indexOf(Math.max(...values))
}
