import { type ArmyList, type CohortConfig, CULTURE_DATA, CULTURES, cultureNamed, presetArmy } from '@tessera/cohort'
import { usage } from '../problem.ts'

/** As people write it: a culture by its id or name, whose preset takes the field. */
export function readArmy(text: string, config: CohortConfig, seat: 0 | 1, where: string): ArmyList {
  const culture = cultureNamed(text.replaceAll('-', '_')) ?? cultureNamed(text)
  if (culture === null)
    throw usage(`${where}: there is no culture "${text.slice(0, 40)}". There are: ${CULTURES.join(', ')}`)
  return presetArmy(culture, config, seat)
}

export function cultureHint(culture: (typeof CULTURES)[number]): string {
  return CULTURE_DATA[culture].rules[0] ?? ''
}
