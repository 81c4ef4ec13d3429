import type { Brought, Parsed } from '@tessera/kernel'
import type { ArmyList, CohortChoice } from '../choice.ts'
import type { CohortConfig } from '../config.ts'
import { armyProblems, cultureNamed, presetArmy } from '../content/army.ts'
import { readArmyCode } from '../content/army-code.ts'
import { CULTURES } from '../content/terms.ts'
import { fieldOf } from '../rules/ground/field.ts'

/**
 * Armies belong to players and change sides with them, except where the map gives the sides different supply: there each
 * has the preset of its seat and nobody moves.
 */
export function bring(
  config: CohortConfig,
  given: readonly (string | null)[],
): Parsed<Brought<CohortConfig, CohortChoice>> {
  const { supply } = fieldOf(config).map
  const alike = supply[0] === supply[1]
  const brings: (CohortChoice | null)[] = []
  for (const [player, text] of given.entries()) {
    const army = text === null ? null : armyIn(text, config, alike ? 0 : player)
    if (army?.ok === false)
      return { ok: false, inputErrors: army.inputErrors.map((inputError) => ({ ...inputError, path: `${player}` })) }
    brings.push(army === null ? null : { type: 'army', ...army.value })
  }
  return { ok: true, value: { config, brings, fixedSeats: !alike && given.some((text) => text !== null) } }
}

/** A culture by its id or name, whose preset takes the field, or an army code. */
function armyIn(text: string, config: CohortConfig, seat: number): Parsed<ArmyList> {
  if (text.trimStart().startsWith('co1:')) {
    const army = readArmyCode(text)
    if (!army.ok) return army
    const [problem] = armyProblems(army.value, config, seat)
    return problem === undefined ? army : bad(problem.message)
  }
  const culture = cultureNamed(text.replaceAll('-', '_')) ?? cultureNamed(text)
  return culture === null
    ? bad(`there is no culture "${text.slice(0, 40)}". There are: ${CULTURES.join(', ')}`)
    : { ok: true, value: presetArmy(culture, config, seat) }
}

function bad<T>(text: string): Parsed<T> {
  return { ok: false, inputErrors: [{ path: '', code: 'bad_build', text }] }
}
