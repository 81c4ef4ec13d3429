import type { Seat } from '@tessera/kernel'
import { manhattan } from '../../content/terms.ts'
import { div } from '../../rules/arithmetic.ts'
import { CODE, fieldOf } from '../../rules/ground/field.ts'
import type { Position } from '../../rules/scene.ts'
import { isSupport } from '../../rules/unit.ts'
import { type CohortState, pairOf } from '../../state.ts'
import { powerOf } from '../lookout.ts'

/** What a battle won counts, less a little for every turn it took. */
export const VICTORY = 100_000

/** How well a seat stands: armies against each other, ground held, and what the clock will make of it. */
export function standing(position: Position, seat: Seat): number {
  const { state } = position
  const { result } = state
  if (result !== null) {
    if (result.winner === null) return 0
    return result.winner === seat ? VICTORY - 10 * state.turn : 10 * state.turn - VICTORY
  }
  return armies(state, seat) + ground(position, seat)
}

/** In thousandths of both armies together; a broken unit may yet rally. */
function armies(state: CohortState, seat: Seat): number {
  let own = 0
  let foe = 0
  for (const unit of state.units) {
    let power = powerOf(unit)
    if (!unit.combat || isSupport(unit.kind))
      power = unit.kind === 'supplyTrain' || unit.kind === 'administrators' ? 150 : 50
    if (unit.routing) power = div(power, 5)
    else power = div(power * (60 + div(40 * unit.morale, Math.max(1, unit.morale0))), 100)
    if (unit.seat === seat) own += power
    else foe += power
  }
  return div(3000 * (own - foe), Math.max(1, own + foe))
}

/** Scores count for more the nearer the end is; a hold that runs out wins at once (COH-11.3). */
function ground(position: Position, seat: Seat): number {
  const { state, config } = position
  const { map, limit } = fieldOf(config)
  const own = pairOf(state.seats, seat)
  const foe = pairOf(state.seats, 1 - seat)
  const left = Math.max(0, limit - state.turn)
  let value = 0
  state.points.forEach(({ controller }, index) => {
    const worth = map.points[index]?.value ?? 0
    if (controller === seat) value += worth
    else if (controller !== null) value -= worth
  })
  const hold = 60 * (own.hold * own.hold - foe.hold * foe.hold)
  if (map.limitRule === 'defender') return 60 * value + hold + siege(position, seat)
  const lead = own.score - foe.score + value * Math.min(4, left)
  return hold + 25 * value + div(1200 * lead, 12 + 4 * left)
}

/** Time works for who holds the walls; a breach and men near the hall work for the other. */
function siege({ state, config }: Position, seat: Seat): number {
  const { map, base, limit } = fieldOf(config)
  const hall = map.points[0]?.tiles[0] ?? 0
  let value = -div(600 * state.turn, limit)
  for (const structure of state.structures) {
    if (base[structure.tile] !== CODE.gate) continue
    value += structure.terrain === 'rubble' || structure.open ? 150 : 60 - structure.hp
  }
  for (const unit of state.units)
    if (unit.seat !== map.fortOwner && unit.combat && !unit.routing)
      value += Math.max(0, 12 - manhattan(unit.tile, hall)) * 3
  return seat === map.fortOwner ? -value : value
}
