import type { Unit } from '../../state.ts'
import { type Arc, ahead, behind, leftOf, rightOf } from '../board.ts'
import { TAG_INDEX } from '../codes.ts'
import { type Field, scaled } from '../field.ts'
import { tagged } from '../values.ts'

const { Infantry, Shielded, Shieldwall, Officer, UnbreakableSquare } = TAG_INDEX

export interface Supports {
  readonly left: Unit | null
  readonly right: Unit | null
  readonly rear: Unit | null
}

function supporter(field: Field, unit: Unit, facing: number): Unit | null {
  const cell = ahead(unit.cell, facing)
  const other = cell < 0 ? null : (field.board[cell] ?? null)
  if (other === null || other.side !== unit.side || other.state === 'retreating') return null
  return tagged(field, other, Infantry) || tagged(field, other, Shielded) ? other : null
}

/** GB-806: who stands at its left, right and rear and supports it. */
export function supportsOf(field: Field, unit: Unit): Supports {
  if (unit.cell < 0 || !tagged(field, unit, Infantry)) return NONE
  return {
    left: supporter(field, unit, leftOf(unit.facing)),
    right: supporter(field, unit, rightOf(unit.facing)),
    rear: supporter(field, unit, behind(unit.facing)),
  }
}

const NONE: Supports = { left: null, right: null, rear: null }

export function inFormation(field: Field, unit: Unit): boolean {
  const { left, right, rear } = supportsOf(field, unit)
  return left !== null || right !== null || rear !== null
}

/** GB-806, GB-504: armour that formation and shield add against an attack from this arc. */
export function formationArmor(field: Field, unit: Unit, arc: Arc): { formation: number; shield: number } {
  const { left, right, rear } = supportsOf(field, unit)
  const support = (left === null ? 0 : 2) + (right === null ? 0 : 2) + (rear === null ? 0 : 1)
  if (arc !== 'front') {
    const kept = support > 0 && tagged(field, unit, UnbreakableSquare) ? scaled(field, unit, Math.min(5, support)) : 0
    return kept === 0 ? NO_ARMOR : { formation: kept, shield: 0 }
  }
  const shield = tagged(field, unit, Shielded) ? 1 : 0
  const wall = tagged(field, unit, Shieldwall) ? 2 : 0
  if (support + shield + wall === 0) return NO_ARMOR
  const formation = scaled(field, unit, Math.min(5, support))
  return { formation, shield: scaled(field, unit, Math.min(5, support + shield) + wall) - formation }
}

const NO_ARMOR = { formation: 0, shield: 0 }

/** GB-806: B, how far below 0 its formation holds a unit. */
export function formationResolve(field: Field, unit: Unit): number {
  const { left, right, rear } = supportsOf(field, unit)
  const sum =
    (left === null ? 0 : 5) + (right === null ? 0 : 5) + (rear === null ? 0 : tagged(field, rear, Officer) ? 30 : 15)
  return sum === 0 ? 0 : scaled(field, unit, Math.min(25, sum))
}
