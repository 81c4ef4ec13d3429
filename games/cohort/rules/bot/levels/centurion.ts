import type { Seat } from '@tessera/kernel'
import type { Order } from '../../order.ts'
import { fieldOf } from '../../rules/ground/field.ts'
import { giveBack, isEngaged, type Position } from '../../rules/scene.ts'
import { pairOf } from '../../state.ts'
import { aimsOf } from '../aims.ts'
import { assault } from '../assault.ts'
import { Claims } from '../claims.ts'
import { divided, headlong, raid } from '../headlong.ts'
import { type Lookout, lookout } from '../lookout.ts'
import type { Plan } from '../order.ts'
import { orderStaff } from '../staff.ts'
import { station } from '../station.ts'
import type { Temper } from './temper.ts'

/**
 * COH-15.3: orders for every steady unit of a seat. Of the state only what the seat knows is used: its own units, its
 * contacts, the ground as it knows it.
 */
export function centurion(position: Position, seat: Seat, temper: Temper): Plan {
  const look = lookout(position, seat)
  const plan = planned(look, temper)
  giveBack(look.play)
  return plan
}

/** The same for who has looked round already, and means to plan more than once. */
export function planned(look: Lookout, temper: Temper): Plan {
  const { seat } = look
  const aims = aimsOf(look, temper)
  const claims = new Claims(look)
  const boldness = urgency(look.play, seat, temper.boldness)
  const plan = new Map<number, Order>()
  for (const [place, unit] of look.fighters.entries()) {
    if (temper.headlong || temper.divided) {
      plan.set(unit.id, temper.divided ? divided(look, unit, claims, place) : headlong(look, unit, claims))
      continue
    }
    const raided = temper.raids.get(unit.id)
    if (raided !== undefined && !isEngaged(look.play, unit)) {
      plan.set(unit.id, raid(look, unit, claims, raided))
      continue
    }
    const point = aims.apart.get(unit.id) ?? aims.main
    const given =
      assault(look, unit, claims, { ...temper, boldness }, point) ?? station(look, unit, claims, point, boldness)
    plan.set(unit.id, given)
  }
  orderStaff(look, claims, aims.main, plan)
  return plan
}

/** A side about to lose by the clock or by the enemy's hold fights at worse odds. */
function urgency({ state, config }: Position, seat: Seat, boldness: number): number {
  const { map, limit } = fieldOf(config)
  const own = pairOf(state.seats, seat)
  const foe = pairOf(state.seats, 1 - seat)
  if (map.hold.seats.includes(1 - seat) && foe.hold >= 1) return Math.min(boldness, 55)
  const left = limit - state.turn
  if (map.limitRule === 'defender') return seat === map.fortOwner || left > 7 ? boldness : Math.min(boldness, 70)
  return left <= 4 && own.score < foe.score ? Math.min(boldness, 70) : boldness
}
