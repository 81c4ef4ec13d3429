import { manhattan, type Tile } from '../content/terms.ts'
import type { Order } from '../order.ts'
import { effectiveRange, shoots } from '../rules/combat/missile.ts'
import { fieldOf } from '../rules/ground/field.ts'
import type { Unit } from '../state.ts'
import { refuge } from './assault.ts'
import type { Claims } from './claims.ts'
import { type Lookout, nearestFoe } from './lookout.ts'
import { attack, go, HOLD, order, shoot } from './order.ts'

/** Scouts see and are not caught; those with bows sting as well; trains without a guard are theirs. */
export function skirmish(look: Lookout, unit: Unit, claims: Claims, index: number): Order {
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
