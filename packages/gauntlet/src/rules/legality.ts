import type { Unit } from '../state.ts'
import { lineBetween, ring, within } from './board.ts'
import { STATUS_BIT } from './codes.ts'
import { engaged, engagedAt, reaches } from './engagement.ts'
import { cardFor, type Field } from './field.ts'
import { ghostly, has, rangeOf, shooting } from './values.ts'

export type AttackRefusal = 'out_of_range' | 'los_blocked' | 'engaged' | 'no_ammo' | 'hidden' | 'disarmed'

/** GB-505: no unit between that stops a line; `without` is thought away. */
function clearLine(field: Field, from: number, to: number, without: Unit | null): boolean {
  return firstBlocker(field, from, to, without) === null
}

export function firstBlocker(field: Field, from: number, to: number, without: Unit | null): Unit | null {
  for (const cell of lineBetween(from, to)) {
    const unit = field.board[cell]
    if (unit && unit !== without && !ghostly(field, unit)) return unit
  }
  return null
}

/** GB-505: either direction of the line will do. */
export function sees(field: Field, from: number, to: number, without: Unit | null = null): boolean {
  return clearLine(field, from, to, without) || clearLine(field, to, from, without)
}

/** GB-506: why a unit may not make its plain attack from where it stands; null: it may. */
export function attackRefusal(field: Field, unit: Unit, target: Unit): AttackRefusal | null {
  if (has(field, unit, STATUS_BIT.disarm)) return 'disarmed'
  if (target.side !== unit.side && has(field, target, STATUS_BIT.stealth) && ring(unit.cell, target.cell) !== 1)
    return 'hidden'
  const card = cardFor(field, unit)
  if (card.meleeOnly) return reaches(field, unit, unit.cell, target.cell, null) ? null : 'out_of_range'
  if (!shooting(field, unit)) {
    if (ring(unit.cell, target.cell) === 1) return null
    return engaged(field, unit) ? 'engaged' : unit.ammo === 0 ? 'no_ammo' : 'out_of_range'
  }
  if (!within(rangeOf(field, unit), unit.cell, target.cell)) return 'out_of_range'
  if (card.record.trajectory === 'direct' && !sees(field, unit.cell, target.cell)) return 'los_blocked'
  return null
}

export function mayAttack(field: Field, unit: Unit, target: Unit): boolean {
  return attackRefusal(field, unit, target) === null
}

/** Whether it could make its plain attack on the target from another cell. */
export function mayAttackFrom(field: Field, unit: Unit, target: Unit, cell: number, range: number): boolean {
  if (ring(cell, target.cell) !== 1 && target.side !== unit.side && has(field, target, STATUS_BIT.stealth)) return false
  const card = cardFor(field, unit)
  if (card.meleeOnly) return reaches(field, unit, cell, target.cell, unit)
  if (unit.ammo === 0) return ring(cell, target.cell) === 1
  if (!within(range, cell, target.cell) || engagedAt(field, unit, cell)) return false
  return card.record.trajectory !== 'direct' || sees(field, cell, target.cell, unit)
}
