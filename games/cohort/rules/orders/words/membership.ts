import type { GroupId } from '../../content/groups.ts'
import { isHeavyInfantry } from '../../content/heavy-infantry.ts'
import { fits } from '../../rules/targets.ts'
import { isSupport } from '../../rules/unit.ts'
import type { Unit } from '../../state.ts'

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
