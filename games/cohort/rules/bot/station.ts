import { manhattan, TILES, type Tile } from '../content/terms.ts'
import type { Order, Step } from '../order.ts'
import { div } from '../rules/arithmetic.ts'
import { compassOf } from '../rules/combat/strike.ts'
import { CODE, DEFENCE, fieldOf, NEIGHBOURS, ROUGH } from '../rules/ground/field.ts'
import { budget, cannotForm } from '../rules/unit.ts'
import { pairOf, type Unit } from '../state.ts'
import { cheapest, liesApart } from './aims.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { foesNear, type Lookout, nearestFoe, powerOf } from './lookout.ts'
import { face, form, go, HOLD, openRanks, order } from './order.ts'

/** Where a unit goes, or how it stands, when there is nobody to fight. */
export function station(look: Lookout, unit: Unit, claims: Claims, point: number, boldness: number): Order {
  const tile = openPost(look, unit, claims, point, boldness)
  if (tile < 0) {
    const safe = foesNear(look, unit.tile, 4) === 0 ? unit.tile : refuge(look, unit)
    claims.take(unit, safe)
    return safe === unit.tile ? stand(look, unit, false) : order('steady', ...openRanks(unit), go(safe))
  }
  claims.take(unit, tile)
  return tile === unit.tile ? stand(look, unit, true) : order('steady', ...openRanks(unit), go(tile), HOLD)
}

/** Where the unit is to stand: at its point, or where that is held too strongly, at another nobody looks after; -1: nowhere. */
function openPost(look: Lookout, unit: Unit, claims: Claims, point: number, boldness: number): Tile {
  const { map } = fieldOf(look.play.config)
  const post = postOf(look, unit, claims, point)
  if (!isBarred(look, post, boldness)) return post
  if (map.fortOwner !== null) return -1
  const main = map.points[point]?.tiles ?? []
  const costs = look.costs(unit)
  let best = -1
  let least = Number.POSITIVE_INFINITY
  map.points.forEach(({ tiles }, index) => {
    const cost = tiles.includes(unit.tile) ? 0 : cheapest(costs, tiles)
    if (cost < 0 || cost >= least || !liesApart(tiles, main) || isKept(look, unit, claims, tiles)) return
    const other = postOf(look, unit, claims, index)
    if (isBarred(look, other, boldness)) return
    least = cost
    best = other
  })
  return best
}

function isBarred(look: Lookout, tile: Tile, boldness: number): boolean {
  const theirs = foesNear(look, tile, 3)
  return theirs > 0 && boldness * theirs > 100 * comingTo(look, tile)
}

/** One of the own stands there, or has been sent there. */
function isKept({ fighters }: Lookout, unit: Unit, claims: Claims, tiles: readonly Tile[]): boolean {
  return tiles.some(
    (tile) => claims.isTaken(tile) || fighters.some((each) => each.id !== unit.id && each.tile === tile),
  )
}

/** A tile of the point, else one close to it, that nobody has; the nearest tile outside where the walls are shut. */
function postOf(look: Lookout, unit: Unit, claims: Claims, index: number): Tile {
  const { map } = fieldOf(look.play.config)
  const costs = look.costs(unit)
  const tiles = map.points[index]?.tiles ?? []
  const owner = map.fortOwner
  if (owner !== null && owner !== look.seat && cheapest(costs, tiles) < 0) return campOf(look, unit, claims)
  if (owner === look.seat) return guardOf(look, unit, claims, index)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  const near = tilesNear(tiles)
  for (let i = 0; i < near.length; i++) {
    const { tile: at, away } = near[look.seat === 0 ? i : near.length - 1 - i] as Near
    const cost = at === unit.tile ? 0 : (costs[at] as number)
    if (cost < 0 || claims.isTaken(at)) continue
    const rank = cost + 7 * away - 2 * (DEFENCE[look.play.scene.ground[at] as number] as number)
    if (rank >= least) continue
    least = rank
    best = at
  }
  return best
}

interface Near {
  readonly tile: Tile
  readonly away: number
}

const nearby = new WeakMap<readonly Tile[], readonly Near[]>()

/** Tiles within 3 of a point, ascending. */
function tilesNear(point: readonly Tile[]): readonly Near[] {
  let near = nearby.get(point)
  if (near === undefined) {
    near = Array.from({ length: TILES }, (_, tile) => ({
      tile,
      away: Math.min(99, ...point.map((each) => manhattan(each, tile))),
    })).filter(({ away }) => away <= 3)
    nearby.set(point, near)
  }
  return near
}

/** Before the breach the body waits out of bowshot of the walls, on the side where the engines work. */
export function campOf(look: Lookout, unit: Unit, claims: Claims): Tile {
  const gate = gateToBreak(look)
  const costs = look.costs(unit)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  for (let tile = 0; tile < TILES; tile++) {
    const cost = tile === unit.tile ? 0 : (costs[tile] as number)
    if (cost < 0 || claims.isTaken(tile)) continue
    const away = manhattan(tile, gate)
    if (away < 3 || away > 7) continue
    const rank = 3 * away + div(cost, 2)
    if (rank >= least) continue
    least = rank
    best = tile
  }
  return best
}

/** The gate nearest to the own side that still stands. */
export function gateToBreak(look: Lookout): Tile {
  const { base, zones } = fieldOf(look.play.config)
  const home = pairOf(zones, look.seat)[0] ?? 0
  let best = -1
  for (let tile = 0; tile < TILES; tile++) {
    if (base[tile] !== CODE.gate) continue
    if (best < 0 || manhattan(tile, home) < manhattan(best, home)) best = tile
  }
  return best
}

/** Who stands somewhere already is not sent away for another. */
const CHANGING = 12

/** Within the walls: on the hall and behind the gates, the breached one first. */
function guardOf(look: Lookout, unit: Unit, claims: Claims, index: number): Tile {
  const field = fieldOf(look.play.config)
  const { ground } = look.play.scene
  const costs = look.costs(unit)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  const rankOf = (tile: Tile, rank: number): void => {
    const way = tile === unit.tile ? 0 : (costs[tile] as number)
    if (way < 0 || claims.isTaken(tile)) return
    const cost = way + (claims.isFree(tile, unit) ? 0 : CHANGING)
    if (rank + cost >= least) return
    least = rank + cost
    best = tile
  }
  field.map.points.forEach((point, place) => {
    for (const tile of point.tiles) {
      const gate = field.base[tile] === CODE.gate
      const threat = Math.min(30, div(foesNear(look, tile, 8), 200))
      if (!gate) rankOf(tile, place === index ? 20 : 30)
      for (let d = 0; gate && d < 4; d++) {
        const next = NEIGHBOURS[4 * tile + d] as number
        if (next >= 0 && field.interior[next] === 1) rankOf(next, 22 - threat - (ground[tile] === CODE.gate ? 0 : 15))
      }
    }
  })
  if (least === Number.POSITIVE_INFINITY)
    for (const tile of pairOf(field.zones, look.seat))
      rankOf(tile, 40 + 3 * manhattan(tile, field.map.points[0]?.tiles[0] ?? tile))
  return best
}

/** Own power that can be at a tile within two turns. */
function comingTo(look: Lookout, tile: Tile): number {
  const { play } = look
  let sum = 0
  for (const unit of look.fighters) {
    const cost = unit.tile === tile ? 0 : (look.costs(unit)[tile] as number)
    if (cost >= 0 && cost <= 2 * budget(unit, play.scene.ground, play.state.weather)) sum += powerOf(unit)
  }
  return sum
}

/** Spears and pikes close ranks towards an enemy who is near but not yet there (COH-15.3). */
function stand(look: Lookout, unit: Unit, closing: boolean): Order {
  const { state, scene } = look.play
  const near = nearestFoe(look, unit.tile)
  const away = near === null ? 99 : manhattan(near.tile, unit.tile)
  if (near === null || away > 5) return order('steady', HOLD)
  const toward = compassOf(unit.tile, near.tile)
  const steps: Step[] = []
  const able = cannotForm(unit, 'phalanx', pairOf(state.seats, look.seat).culture) === null
  const firm = ROUGH[scene.ground[unit.tile] as number] === 0
  if (unit.formation === 'phalanx') {
    if (unit.facing !== toward && away >= 2) steps.push(face(toward))
  } else {
    if (away <= 2) steps.push(...openRanks(unit))
    if (unit.facing !== toward) steps.push(face(toward))
    if (closing && able && firm && away >= 2) steps.push(form('phalanx'))
  }
  return order('steady', ...steps, HOLD)
}
