import { manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../orders/order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { fieldOf } from '../rules/ground/field.ts'
import { pairOf, type Unit } from '../state.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { type Foe, type Lookout, nearestFoe } from './lookout.ts'
import { attack, go, HOLD, order, shoot } from './order.ts'
import { isWooded, wayRound } from './terrain.ts'

/** Scouts see and are not caught; those with bows sting as well; trains, and who flees or is fighting already, are theirs. */
export function skirmish(look: Lookout, unit: Unit, claims: Claims, index: number): Order {
  const way = wayRound(fieldOf(look.play.config), look.seat)
  if (way.length > 0) return goRound(look, unit, claims, way)
  const wooded = isWooded(fieldOf(look.play.config))
  const prize = hunted(look, unit, HUNT, true)
  if (prize !== null) return order('steady', attack(prize.contact.handle))
  const near = nearestFoe(look, unit.tile)
  const away = near === null ? 99 : manhattan(near.tile, unit.tile)
  if (near !== null && away <= 2) return giveWay(look, unit, claims)
  if (near !== null && shoots(unit)) {
    const range = effectiveRange(look.play, unit)
    if (away <= range && near.contact.state === 'confirmed') return order('steady', shoot(near.contact.handle))
    if (away <= 8 && !wooded) return order('steady', attack(near.contact.handle))
  }
  const post = wooded ? behindTheBody(look, unit, claims) : watchPost(look, unit, index)
  claims.take(unit, post)
  return post === unit.tile ? order('evade', HOLD) : order('evade', go(post))
}

/** How far scouts look for somebody to take. */
const HUNT = 6
/** The same once there is nothing left to take at the end of the way round. */
const BACK = 14
/** Tiles of the way ahead that a march is ordered to: no farther than a day's, so that it stays on the way. */
const AHEAD = 6

/**
 * In a defile scouts are only in the way of the army. They ride round it, take the train behind the enemy's line and
 * whoever flees from it, and strike in the back who is fighting already.
 */
function goRound(look: Lookout, unit: Unit, claims: Claims, way: readonly Tile[]): Order {
  const from = nearestOn(way, unit.tile)
  const prize = hunted(look, unit, from === way.length - 1 ? BACK : HUNT, from > way.length / 2)
  if (prize !== null) return order('steady', attack(prize.contact.handle))
  const near = nearestFoe(look, unit.tile)
  if (near !== null && manhattan(near.tile, unit.tile) <= 2) return giveWay(look, unit, claims)
  const goal = way[Math.min(way.length - 1, from + AHEAD)] ?? unit.tile
  return goal === unit.tile ? order('steady', HOLD) : order('steady', go(goal))
}

/** The nearest train or unit on the run, else the nearest enemy that one of the own is fighting. */
function hunted(look: Lookout, unit: Unit, within: number, fighting: boolean): Foe | null {
  const isNear = ({ contact, tile }: Foe): boolean =>
    contact.state === 'confirmed' && manhattan(tile, unit.tile) <= within
  const prey = look.prey.filter((foe) => isNear(foe) && foe.unit.kind !== 'scouts')
  const busy = fighting && prey.length === 0 ? look.foes.filter((foe) => isNear(foe) && isFought(look, foe)) : []
  return [...prey, ...busy].sort(byDistance(unit))[0] ?? null
}

function giveWay(look: Lookout, unit: Unit, claims: Claims): Order {
  const tile = refuge(look, unit)
  claims.take(unit, tile)
  return order('steady', tile === unit.tile ? HOLD : go(tile))
}

function byDistance(unit: Unit): (a: Foe, b: Foe) => number {
  return (a, b) => manhattan(a.tile, unit.tile) - manhattan(b.tile, unit.tile)
}

function isFought({ fighters }: Lookout, { tile }: Foe): boolean {
  return fighters.some((each) => manhattan(each.tile, tile) === 1)
}

/** The place of the tile of a way that is closest, the last of several. */
function nearestOn(way: readonly Tile[], tile: Tile): number {
  let best = 0
  way.forEach((each, at) => {
    if (manhattan(each, tile) <= manhattan(way[best] as Tile, tile)) best = at
  })
  return best
}

/** In woods scouts ahead of everybody meet the enemy before they see him: they wait a step behind who is farthest on. */
function behindTheBody(look: Lookout, unit: Unit, claims: Claims): Tile {
  const far = pairOf(fieldOf(look.play.config).toPoint, look.seat)
  const first = [...look.fighters].sort((a, b) => (far[a.tile] as number) - (far[b.tile] as number) || a.id - b.id)[0]
  if (first === undefined) return unit.tile
  const costs = look.costs(unit)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  for (let tile = 0; tile < costs.length; tile++) {
    const away = manhattan(tile, first.tile)
    const cost = tile === unit.tile ? 0 : (costs[tile] as number)
    if (away < 2 || away > 3 || cost < 0 || cost >= least || claims.isTaken(tile)) continue
    if ((far[tile] as number) <= (far[first.tile] as number)) continue
    if (tile !== unit.tile && look.play.scene.at[tile] !== -1) continue
    least = cost
    best = tile
  }
  return best
}

/** One after the other looks at a point, the ones farthest from everybody first. */
function watchPost(look: Lookout, unit: Unit, index: number): Tile {
  const { map } = fieldOf(look.play.config)
  const costs = look.costs(unit)
  const posts = map.points
    .map(({ tiles }) => tiles.find((tile) => (costs[tile] as number) >= 0 && look.play.scene.at[tile] === -1) ?? -1)
    .filter((tile) => tile >= 0)
  if (posts.length === 0) return unit.tile
  const lone = (tile: Tile): number => {
    let least = 99
    for (const other of look.fighters) least = Math.min(least, manhattan(other.tile, tile))
    return least
  }
  const ranked = posts.sort((a, b) => lone(b) - lone(a))
  return ranked[(index + Math.floor(look.play.state.turn / 3)) % ranked.length] ?? unit.tile
}
