import { meetsDisc } from '@tessera/board'
import { cellOf, distanceOf, GRID, hexOf } from './board.ts'
import { damage } from './damage.ts'
import { enemiesOf, type Field, foeOf, kindIn } from './scratch.ts'
import type { Unit } from './state.ts'

export function hasEnemyInRange(field: Field, unit: Unit): boolean {
  return meetsDisc(GRID, field.held[foeOf(unit.side)], cellOf(unit), unit.attack_range)
}

/** HEX-60: attacks one of the enemies in range, of which there must be some; returns it. */
export function attack(field: Field, unit: Unit): Unit {
  const { chosen } = field
  let count = 0
  for (const enemy of enemiesOf(field, unit)) if (distanceOf(unit, enemy) <= unit.attack_range) chosen[count++] = enemy
  const draw = count > 1 ? field.dice.int(count) : 0
  const target = chosen[draw] as Unit
  const boost = boostOf(field, unit)
  const amount = unit.damage + boost
  if (field.tell)
    field.tell({
      type: 'attack',
      unit: unit.id,
      target: target.id,
      candidates: chosen.slice(0, count).map((enemy) => enemy.id),
      draw: count > 1 ? draw : null,
      damage: unit.damage,
      boost,
      amount,
      ranged: unit.attack_range > 1,
      from: hexOf(unit),
      at: hexOf(target),
    })
  damage(field, unit, target, amount, 'attack', false)
  return target
}

/** The `boost` of all friends, the unit itself included. */
export function boostOf(field: Field, unit: Unit): number {
  let boost = 0
  for (const friend of field.boosting[unit.side])
    if (friend.alive && friend.silenced_turns === 0) boost += kindIn(field, friend).boost
  return boost
}
