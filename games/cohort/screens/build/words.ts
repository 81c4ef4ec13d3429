import {
  type ArmyList,
  type CohortConfig,
  CULTURE_DATA,
  type CultureId,
  contentOf,
  EQUIPMENT_DATA,
  SUPPORT_DATA,
  type TroopEntry,
} from '@tessera/cohort'
import type { Seat } from '@tessera/kernel'
import { kindName, mapName } from '../names.ts'

/** "Professionals with war spears, hired". */
function entryWords({ type, equipment, mercenary }: TroopEntry): string {
  const gear = equipment.map((item) => EQUIPMENT_DATA[item].name.toLowerCase())
  return `${kindName(type)}${gear.length > 0 ? ` with ${gear.join(', ')}` : ''}${mercenary === true ? ', hired' : ''}`
}

/** An army in one line: elite first, equal entries counted. */
export function armyWords(army: ArmyList): string {
  const words = [...army.troops.map(entryWords), ...army.support.map((support) => SUPPORT_DATA[support].name)]
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const listed = [...counts].map(([word, count]) => (count === 1 ? word : `${count} × ${word}`))
  return [CULTURE_DATA[army.culture].elite.name, ...listed].join('; ')
}

/** COH-5.19: what the ground does to a people's numbers on that side of it, where it does anything. */
export function groundWords(config: CohortConfig, culture: CultureId, seat: Seat): string | null {
  const strength = contentOf(config).cultures[culture].strength[seat === 0 ? 0 : 1]
  return strength === 100
    ? null
    : `On ${mapName(config.map)} your fighting units have ${strength} % of their usual men.`
}

export function sameArmy(a: ArmyList, b: ArmyList): boolean {
  return JSON.stringify(plain(a)) === JSON.stringify(plain(b))
}

function plain({ culture, troops, support }: ArmyList) {
  return [
    culture,
    troops.map(({ type, equipment, mercenary, name }) => [type, equipment, mercenary === true, name ?? '']),
    support,
  ]
}
