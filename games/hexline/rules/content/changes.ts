import type { Ability, UnitType } from './ability.ts'
import { ROSTER } from './roster.ts'

/** A roster unit that differs in an experiment from what is printed: only what is given changes. */
export interface UnitChange {
  readonly unit: string
  readonly cost?: number
  readonly max_hp?: number
  readonly damage?: number
  readonly attack_range?: number
  readonly armor?: number
  readonly speed?: number
  readonly abilities?: readonly Ability[]
}

/** The roster of a match, in its order. */
export function rosterOf(changes: readonly UnitChange[] | undefined): readonly UnitType[] {
  if (changes === undefined) return ROSTER
  return ROSTER.map((type) =>
    changes.reduce((now, change) => (change.unit === now.id ? changed(now, change) : now), type),
  )
}

function changed(type: UnitType, { unit: _unit, ...values }: UnitChange): UnitType {
  return { ...type, ...values }
}
