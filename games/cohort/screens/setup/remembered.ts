import { type ArmyList, type CohortConfig, cohortRules, presetArmy } from '@tessera/cohort'
import { fieldsOf, remembered } from '@tessera/play/match'
import { armyIn } from '../build/stored.ts'
import { sameArmy } from '../build/words.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from '../match/opponent.ts'

/** What the set-up page shows when it opens: how the last battle was set up, or a good first one. */
export interface Remembered {
  readonly options: CohortConfig
  readonly opponent: OpponentChoice
  readonly army: ArmyList
}

export const USUAL: CohortConfig = configIn({})

/** Values that the rules refuse fall back to the usual. */
export function rememberedIn(stored: unknown): Remembered {
  const { options, opponent, army } = fieldsOf(stored)
  const config = configIn(options)
  return {
    options: config,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    army: armyIn(army) ?? presetArmy('roman_republic', config, 0),
  }
}

export const setup = remembered('cohort', rememberedIn)

/** A culture's usual army is another one on another map: before walls it brings engines. */
export function onMap(before: Remembered, map: CohortConfig['map']): Remembered {
  const options: CohortConfig = { ...before.options, map, layout: 'even' }
  const { culture } = before.army
  const usual = sameArmy(before.army, presetArmy(culture, before.options, 0))
  return { ...before, options, army: usual ? presetArmy(culture, options, 0) : before.army }
}

function configIn(stored: unknown): CohortConfig {
  for (const input of [stored, {}]) {
    const parsed = cohortRules.config.parse(input ?? {})
    if (parsed.ok) return { ...parsed.value, cultures: [[], []] }
  }
  throw new Error('The usual options are refused')
}
