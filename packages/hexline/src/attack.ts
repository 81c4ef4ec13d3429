import { countWithin, meetsDisc, nextWithin } from '@tessera/board'
import { cellOf, distanceOf, GRID, hexOf } from './board.ts'
import { damage } from './damage.ts'
import { enemiesOf, enemyStands, type Field, foeOf, kindIn } from './scratch.ts'
import type { Unit } from './state.ts'

export function hasEnemyInRange(field: Field, unit: Unit): boolean {
  return meetsDisc(GRID, field.held[foeOf(unit.side)], cellOf(unit), unit.attack_range)
}

/** HEX-60: attacks one of the enemies in range, of which there must be some; returns it. */
export function attack(field: Field, unit: Unit): Unit {
  const enemies = enemiesOf(field, unit)
  const stands = enemyStands(field, unit)
  const here = cellOf(unit)
  const range = unit.attack_range
  const count = countWithin(GRID, here, range, stands, enemies.length)
  const draw = count > 1 ? field.dice.int(count) : 0
  let at = nextWithin(GRID, here, range, stands, enemies.length, 0)
  for (let i = 0; i < draw; i++) at = nextWithin(GRID, here, range, stands, enemies.length, at + 1)
  const target = enemies[at] as Unit
  const boost = boostOf(field, unit)
  const amount = unit.damage + boost
  if (field.tell)
    field.tell({
      type: 'attack',
      unit: unit.id,
      target: target.id,
      candidates: enemies.filter((enemy) => distanceOf(unit, enemy) <= range).map((enemy) => enemy.id),
      draw: count > 1 ? draw : null,
      damage: unit.damage,
      boost,
      amount,
      ranged: range > 1,
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
