import { hexAt } from '../board/board.ts'
import { findWithin, ground, idsIn, sideIn } from '../board/ground.ts'
import { type Field, kindIn } from '../board/scratch.ts'
import { cellIn, type Id, isAlive, isSilenced, units } from '../board/units.ts'
import { damage } from './damage.ts'
import type { Trace } from './trace.ts'

/** HEX-60: attacks one of the enemies in range and returns it; 0 when there is none. */
export function attack(field: Field, unit: Id): Id {
  const { found } = ground()
  const { side, cell, range } = units()
  const count = findWithin(side[unit] === 1 ? 2 : 1, cell[unit] as number, range[unit] as number)
  if (count === 0) return 0
  const draw = count > 1 ? field.dice.int(count) : 0
  const target = found[draw] as Id
  const amount = attackAmount(field, unit)
  if (field.tell) {
    const own = units().damage[unit] as number
    field.tell({
      type: 'attack',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      target,
      candidates: idsIn(found, count),
      draw: count > 1 ? draw : null,
      damage: own,
      boost: amount - own,
      amount,
      ranged: (units().range[unit] as number) > 1,
      from: hexAt(cellIn(unit)),
      at: hexAt(cellIn(target)),
    })
  }
  damage(field, unit, target, amount, 'attack', false)
  return target
}

/** Its damage and the `boost` of all friends, the unit itself included. */
export function attackAmount(field: Field, unit: Id, trace?: Trace): number {
  const friends = field.boosting[sideIn(unit)]
  let amount = units().damage[unit] as number
  for (let i = 0; i < friends.length; i++) {
    const friend = friends[i] as Id
    if (!isAlive(friend) || isSilenced(friend)) continue
    const { boost } = kindIn(field, friend)
    amount += boost
    trace?.push({ source: friend, amount: boost })
  }
  return amount
}
