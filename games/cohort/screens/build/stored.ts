import { type ArmyList, choiceSchema } from '@tessera/cohort'
import { fieldsOf } from '@tessera/play/match'

/** An army from what was stored, which may be old or changed by hand. */
export function armyIn(stored: unknown): ArmyList | null {
  const { culture, troops, support } = fieldsOf(stored)
  const read = choiceSchema.parse({ type: 'army', culture, troops, support })
  return read.ok && read.value.type === 'army' ? armyOf(read.value) : null
}

export function armyOf({ culture, troops, support }: ArmyList): ArmyList {
  return { culture, troops, support }
}
