import type { Unit } from '../../state.ts'
import { crosses, lineBetween, ring, touches, within } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { cardFor, type Field, foesOf, setOfFoes } from '../field.ts'
import { ghostly, has, rangeOf, shooting } from '../values.ts'
import { engaged, engagedAt, reaches } from './engagement.ts'

export type AttackRefusal = 'out_of_range' | 'los_blocked' | 'engaged' | 'no_ammo' | 'hidden' | 'disarmed'

/** GB-505: no unit between that stops a line; `without` is thought away. */
function clearLine(field: Field, from: number, to: number, without: Unit | null): boolean {
  const except = without !== null && field.board[without.cell] === without ? without.cell : -1
  if (!crosses(field.taken, from, to, except)) return true
  return mayPassThrough(field) && firstBlocker(field, from, to, without) === null
}

/** Somebody may be Incorporeal, so that lines pass through. */
function mayPassThrough(field: Field): boolean {
  if (field.haunted || field.tagChanges[TAG_INDEX.Incorporeal] !== 0) return true
  return ((field.ambientMask[0] | field.ambientMask[1]) & STATUS_BIT.phased) !== 0
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
  const card = cardFor(field, unit)
  const away = ring(cell, target.cell)
  const byReach = card.meleeOnly || unit.ammo === 0
  if (byReach ? away > 2 : !within(range, cell, target.cell)) return false
  if (away !== 1 && target.side !== unit.side && has(field, target, STATUS_BIT.stealth)) return false
  if (card.meleeOnly) return reaches(field, unit, cell, target.cell, unit)
  if (byReach) return away === 1
  if (engagedAt(field, unit, cell)) return false
  return card.record.trajectory !== 'direct' || sees(field, cell, target.cell, unit)
}

/** Whether there is any enemy whom it could attack from this cell. */
export function mayAttackAnyFrom(field: Field, unit: Unit, cell: number, range: number): boolean {
  const { meleeOnly } = cardFor(field, unit)
  // Without a shot only neighbours are in reach, and with LongReach those two steps away.
  if ((meleeOnly || unit.ammo === 0) && field.longReachers.length === 0)
    if (!touches(field.standing, setOfFoes(unit.side), cell)) return false
  const enemies = foesOf(field, unit.side)
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (mayAttackFrom(field, unit, enemy, cell, range)) return true
  }
  return false
}
