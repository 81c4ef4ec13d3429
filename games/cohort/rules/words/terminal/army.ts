import type { Terminal } from '@tessera/kernel'
import type { CohortConfig } from '../../config.ts'
import { armyProblems, budgetOf } from '../../content/army.ts'
import { readArmyCode } from '../../content/army-code.ts'
import { contentOf } from '../../content/changes.ts'
import { CULTURE_DATA } from '../../content/cultures.ts'
import type { CultureId } from '../../content/terms.ts'
import { words } from '../catalogue.ts'
import { builderText } from '../report.ts'

const OWN = 'code'

/** A people with its usual army, or an army of one's own by its code; null when the person gives up. */
export async function askArmy(
  config: CohortConfig,
  allowed: readonly CultureId[],
  { select, ask, print, paint }: Terminal,
): Promise<string | null> {
  const chosen = await select('Your people', [
    ...allowed.map((id) => ({
      value: id as string,
      label: CULTURE_DATA[id].name,
      hint: `${strengthText(config, id)}${ruleText(id)}`,
    })),
    { value: OWN, label: 'An army of your own', hint: 'by its code, such as co1:spartan:professional*2,scouts:' },
  ])
  if (chosen !== OWN) return chosen
  for (;;) {
    const line = await ask(`${paint('cyan', 'army')} > `)
    if (line === null || /^q(?:uit)?$/i.test(line.trim())) return null
    const read = readArmyCode(line.trim())
    if (!read.ok) {
      print(paint('yellow', read.inputErrors[0]?.text ?? 'This is no army.'))
      continue
    }
    print(builderText(read.value, budgetOf(config, 0, read.value.culture)))
    const problems = armyProblems(read.value, config, 0)
    if (problems.length === 0) return line.trim()
    for (const { message } of problems) print(paint('yellow', message))
  }
}

/** COH-5.19. */
function strengthText(config: CohortConfig, culture: CultureId): string {
  const [strength] = contentOf(config).cultures[culture].strength
  return strength === 100 ? '' : `${strength}% of its men on this map. `
}

function ruleText(culture: CultureId): string {
  const [rule] = CULTURE_DATA[culture].rules
  return rule === undefined ? '' : words.text(`cultureRule.${rule}`)
}
