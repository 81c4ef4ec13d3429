import type { Dice } from '@tessera/kernel'
import { manhattan, TILES, type Tile, tileAt } from '../../content/terms.ts'
import type { Order } from '../../order.ts'
import { shoots } from '../../rules/combat/missile.ts'
import { fieldOf } from '../../rules/ground/field.ts'
import type { Position } from '../../rules/scene.ts'
import { pairOf, type Unit } from '../../state.ts'
import { cheapest } from '../aims.ts'
import { Claims } from '../claims.ts'
import { type Lookout, lookout } from '../lookout.ts'
import { attack, go, HOLD, order, type Plan, shoot } from '../order.ts'
import { besiege, following } from '../staff.ts'
import { campOf } from '../station.ts'

const SCOUTED = tileAt(9, 9)

/** COH-15.2: goes for what it sees, else for the nearest point that is not its own, and overlooks the enemy a quarter of the time. */
export function tiro(position: Position, seat: 0 | 1, dice: Dice): Plan {
  const { state } = position
  const look = lookout(position, seat)
  const plan = new Map<number, Order>()
  for (const unit of look.fighters) plan.set(unit.id, fighter(look, unit, dice))
  for (const unit of look.scouts) plan.set(unit.id, scout(look, unit, dice))
  const leader = state.units.find((unit) => unit.seat === seat && !unit.routing && unit.combat && !unit.mounted)
  for (const unit of look.staff)
    plan.set(unit.id, unit.kind === 'siegeEngineers' ? besiege(look, unit) : following(unit, leader))
  return plan
}

function fighter(look: Lookout, unit: Unit, dice: Dice): Order {
  const overlooks = dice.int(4) === 0
  const seen = (overlooks ? [] : look.foes)
    .filter(({ contact }) => contact.state === 'confirmed')
    .sort((a, b) => manhattan(a.tile, unit.tile) - manhattan(b.tile, unit.tile))[0]
  const away = seen === undefined ? 99 : manhattan(seen.tile, unit.tile)
  if (seen !== undefined && shoots(unit) && away <= 5 && away > 1) return order('steady', shoot(seen.contact.handle))
  if (seen !== undefined && away <= 4) return order('steady', attack(seen.contact.handle))
  const tile = nearestPoint(look, unit)
  return tile === unit.tile ? order('steady', HOLD) : order('steady', go(tile))
}

function nearestPoint(look: Lookout, unit: Unit): Tile {
  const { map } = fieldOf(look.play.config)
  const costs = look.costs(unit)
  let best = unit.tile
  let least = Number.POSITIVE_INFINITY
  map.points.forEach(({ tiles }, index) => {
    if (look.play.state.points[index]?.controller === look.seat) return
    const cost = cheapest(costs, tiles)
    if (cost < 0 || cost >= least) return
    least = cost
    best = tiles.find((tile) => costs[tile] === cost) ?? unit.tile
  })
  const shut = map.fortOwner !== null && map.fortOwner !== look.seat && least === Number.POSITIVE_INFINITY
  return shut ? campOf(look, unit, new Claims(look)) : best
}

function scout(look: Lookout, unit: Unit, dice: Dice): Order {
  const costs = look.costs(unit)
  const near = Array.from({ length: TILES }, (_, tile) => tile).filter(
    (tile) => manhattan(tile, SCOUTED) <= 6 && (costs[tile] as number) > 0,
  )
  const zone = pairOf(fieldOf(look.play.config).zones, look.seat)
  return order('cautious', go(dice.pick(near.length > 0 ? near : zone)))
}
