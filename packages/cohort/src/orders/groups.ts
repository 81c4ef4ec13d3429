import { isHeavyInfantry } from '../army.ts'
import type { Unit } from '../state.ts'
import { fits } from '../targets.ts'
import { isSupport } from '../unit.ts'

/** The groups of COH-12.5: of own units as subjects, of contacts in targets and tests. `rest` is whoever no other clause names. */
export const GROUP_IDS = [
  'everyone',
  'rest',
  'infantry',
  'heavyInfantry',
  'professional',
  'alliedHoplites',
  'militia',
  'levy',
  'scouts',
  'heavyCavalry',
  'warElephants',
  'mercenaries',
  'cavalry',
  'archers',
  'crossbowmen',
  'horseArchers',
  'spearmen',
  'pikemen',
  'elite',
  'engineers',
  'fieldEngineers',
  'siegeEngineers',
  'medicalCorps',
  'supplyTrain',
  'administrators',
  'support',
] as const

export type GroupId = (typeof GROUP_IDS)[number]

/** Whether an own unit belongs to a group; `rest` depends on the other clauses and is nobody's by itself. */
export function isOfGroup(
  unit: Pick<Unit, 'kind' | 'mounted' | 'weapon' | 'equipment' | 'mercenary'>,
  group: GroupId,
): boolean {
  if (group === 'rest') return false
  if (group === 'mercenaries') return unit.mercenary
  if (group !== 'heavyInfantry') return fits(unit, group)
  if (unit.mounted || isSupport(unit.kind)) return false
  return isHeavyInfantry({ type: unit.kind === 'elite' ? 'militia' : unit.kind, equipment: unit.equipment })
}
