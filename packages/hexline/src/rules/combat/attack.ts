import type { Unit } from '../../state.ts'
import { cellOf, hexOf } from '../board/board.ts'
import { ground, idsIn } from '../board/ground.ts'
import { type Field, findWithin, foeOf, kindIn, unitIn } from '../board/scratch.ts'
import { damage } from './damage.ts'
import type { Trace } from './trace.ts'

/** HEX-60: attacks one of the enemies in range and returns it; null when there is none. */
export function attack(field: Field, unit: Unit): Unit | null {
  const { found } = ground()
  const count = findWithin(foeOf(unit.side), cellOf(unit), unit.attack_range)
  if (count === 0) return null
  const draw = count > 1 ? field.dice.int(count) : 0
  const target = unitIn(field, found[draw] as number)
  const amount = attackAmount(field, unit)
  if (field.tell)
    field.tell({
      type: 'attack',
      unit: unit.id,
      target: target.id,
      candidates: idsIn(found, count),
      draw: count > 1 ? draw : null,
      damage: unit.damage,
      boost: amount - unit.damage,
      amount,
      ranged: unit.attack_range > 1,
      from: hexOf(unit),
      at: hexOf(target),
    })
  damage(field, unit, target, amount, 'attack', false)
  return target
}

/** Its damage and the `boost` of all friends, the unit itself included. */
export function attackAmount(field: Field, unit: Unit, trace?: Trace): number {
  let amount = unit.damage
  for (const friend of field.boosting[unit.side]) {
    if (!friend.alive || friend.silenced_turns > 0) continue
    const { boost } = kindIn(field, friend)
    amount += boost
    trace?.push({ source: friend.id, amount: boost })
  }
  return amount
}
