import { manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../orders/order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { fieldOf } from '../rules/ground/field.ts'
import type { Unit } from '../state.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { type Foe, type Lookout, nearestFoe } from './lookout.ts'
import { attack, go, HOLD, order, shoot } from './order.ts'
import { wayRound } from './round.ts'

/** Scouts see and are not caught; those with bows sting as well; trains without a guard are theirs. */
export function skirmish(look: Lookout, unit: Unit, claims: Claims, index: number): Order {
  const way = wayRound(fieldOf(look.play.config), look.seat)
  if (way.length > 0) return goRound(look, unit, claims, way)
  const near = nearestFoe(look, unit.tile)
  const away = near === null ? 99 : manhattan(near.tile, unit.tile)
  if (near !== null && away <= 2) {
    const tile = refuge(look, unit)
    claims.take(unit, tile)
    return order('steady', tile === unit.tile ? HOLD : go(tile))
  }
  if (near !== null && shoots(unit)) {
    const range = effectiveRange(look.play, unit)
    if (away <= range && near.contact.state === 'confirmed') return order('steady', shoot(near.contact.handle))
    if (away <= 8) return order('steady', attack(near.contact.handle))
  }
  const easy = look.prey.find(
    (foe) => foe.contact.state === 'confirmed' && !foe.unit.combat && manhattan(foe.tile, unit.tile) <= 6,
  )
  if (easy !== undefined) return order('steady', attack(easy.contact.handle))
  const post = watchPost(look, unit, index)
  claims.take(unit, post)
  return post === unit.tile ? order('evade', HOLD) : order('evade', go(post))
}

/** How far a raider looks for somebody to take. */
const RAID = 6
/** The same once there is nothing left to take at the end of the way. */
const BACK = 14
/** Tiles of the way ahead that a march is ordered to: no farther than a day's, so that it stays on the way. */
const AHEAD = 6

/**
 * In a defile scouts are only in the way of the army. They ride round it, take the train behind the enemy's line and
 * whoever flees from it, and strike in the back who is fighting already.
 */
function goRound(look: Lookout, unit: Unit, claims: Claims, way: readonly Tile[]): Order {
  const from = nearestOn(way, unit.tile)
  const within = from === way.length - 1 ? BACK : RAID
  const isNear = ({ contact, tile }: Foe): boolean =>
    contact.state === 'confirmed' && manhattan(tile, unit.tile) <= within
  const taken = look.prey.filter((foe) => isNear(foe) && foe.unit.kind !== 'scouts').sort(byDistance(unit))[0]
  if (taken !== undefined) return order('steady', attack(taken.contact.handle))
  const busy = look.foes.filter((foe) => isNear(foe) && isFought(look, foe)).sort(byDistance(unit))[0]
  if (busy !== undefined && from > way.length / 2) return order('steady', attack(busy.contact.handle))
  const near = nearestFoe(look, unit.tile)
  if (near !== null && manhattan(near.tile, unit.tile) <= 2) {
    const tile = refuge(look, unit)
    claims.take(unit, tile)
    return order('steady', tile === unit.tile ? HOLD : go(tile))
  }
  const goal = way[Math.min(way.length - 1, from + AHEAD)] ?? unit.tile
  return goal === unit.tile ? order('steady', HOLD) : order('steady', go(goal))
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
