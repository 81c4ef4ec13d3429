import { type ArmyList, type CohortConfig, type CultureId, contentOf, type TroopEntry } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import type { Seat } from '@tessera/kernel'
import { gearName, kindName, mapName } from '../names.ts'

/** "Professionals with War Spears, hired". */
function entryWords({ type, equipment, mercenary }: TroopEntry): string {
  const gear = equipment.map(gearName).join(', ')
  const troop = gear === '' ? kindName(type) : words.text('armyLine.gear', { troop: kindName(type), gear })
  return mercenary === true ? words.text('armyLine.hired', { troop }) : troop
}

/** An army in one line: elite first, equal entries counted. */
export function armyWords(army: ArmyList): string {
  const counts = new Map<string, number>()
  for (const troop of [...army.troops.map(entryWords), ...army.support.map(kindName)])
    counts.set(troop, (counts.get(troop) ?? 0) + 1)
  const listed = [...counts].map(([troop, n]) => (n === 1 ? troop : words.text('armyLine.times', { n, troop })))
  return [words.text(`elite.${army.culture}`), ...listed].join('; ')
}

/** COH-5.19: what the ground does to a people's numbers on that side of it, where it does anything. */
export function groundWords(config: CohortConfig, culture: CultureId, seat: Seat): string | null {
  const strength = contentOf(config).cultures[culture].strength[seat === 0 ? 0 : 1]
  return strength === 100 ? null : words.text('build.ground', { map: mapName(config.map), share: strength })
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
