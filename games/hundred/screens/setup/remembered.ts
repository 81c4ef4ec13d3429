import { type ArmyUnit, type HundredConfig, hundredRules, PRESETS, SCENARIOS, type ScenarioId } from '@tessera/hundred'
import { fieldsOf, remembered } from '@tessera/play/match'
import { armyIn } from '../match/definition.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from '../match/opponent.ts'

/** The settings with which the set-up page opens. */
export interface Remembered {
  readonly scenario: ScenarioId
  readonly opponent: OpponentChoice
  readonly swapSides: boolean
  readonly fog: boolean | null
  readonly budget: number
  readonly army: readonly ArmyUnit[]
}

export function rememberedIn(stored: unknown): Remembered {
  const { scenario, opponent, swapSides, fog, budget, army } = fieldsOf(stored)
  const units = armyIn(army)
  return {
    scenario: SCENARIOS.find((id) => id === scenario) ?? 'first_muster',
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    swapSides: swapSides === true,
    fog: typeof fog === 'boolean' ? fog : null,
    budget: typeof budget === 'number' && budget >= 100 && budget <= 1000 ? Math.round(budget) : 300,
    army: units.length > 0 ? units : PRESETS.company,
  }
}

export const setup = remembered('hundred', rememberedIn)

/** The options of a match, as the set-up page says them. */
export function configOf(setup: Remembered): HundredConfig {
  const parsed = hundredRules.config.parse({
    scenario: setup.scenario,
    swapSides: setup.swapSides,
    fog: setup.fog,
    budget: setup.budget,
  })
  if (!parsed.ok) throw new Error(parsed.inputErrors.map((inputError) => inputError.text).join(' '))
  return parsed.value
}
