import type { UnitChange } from '../config.ts'
import type { UnitType } from './ability.ts'
import { ROSTER } from './roster.ts'

/** The roster of a match, in its order. */
export function rosterOf(changes: readonly UnitChange[] | undefined): readonly UnitType[] {
  if (changes === undefined) return ROSTER
  return ROSTER.map((type) =>
    changes.reduce((now, change) => (change.unit === now.id ? changed(now, change) : now), type),
  )
}

function changed(type: UnitType, { unit: _unit, ...values }: UnitChange): UnitType {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return { ...type, ...Object.fromEntries(given) }
}
