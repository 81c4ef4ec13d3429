import { type ArmyList, type CohortConfig, cohortRules, presetArmy } from '@tessera/cohort'
import { readStored, writeStored } from '../../../store/local.ts'
import { sameArmy } from '../army/words.ts'
import { armyIn } from '../match/kept.ts'
import { FIRST_OPPONENT, type OpponentChoice, opponentIn } from '../match/opponent.ts'

/** What the set-up page shows when it opens: how the last battle was set up, or a good first one. */
export interface Remembered {
  readonly options: CohortConfig
  readonly opponent: OpponentChoice
  readonly army: ArmyList
}

const KEY = 'cohort.setup'

export const USUAL: CohortConfig = configIn({})

export function rememberedSetup(): Remembered {
  return rememberedIn(readStored(KEY))
}

export function remember(setup: Remembered): void {
  writeStored(KEY, setup)
}

/** Whatever the rules refuse falls back to the usual. */
export function rememberedIn(stored: unknown): Remembered {
  const { options, opponent, army } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<
    string,
    unknown
  >
  const config = configIn(options)
  return {
    options: config,
    opponent: opponentIn(opponent) ?? FIRST_OPPONENT,
    army: armyIn(army) ?? presetArmy('roman_republic', config, 0),
  }
}

/** A culture's usual army is another one on another map: before walls it brings engines. */
export function onMap(setup: Remembered, map: CohortConfig['map']): Remembered {
  const options: CohortConfig = { ...setup.options, map, layout: 'even' }
  const { culture } = setup.army
  const usual = sameArmy(setup.army, presetArmy(culture, setup.options, 0))
  return { ...setup, options, army: usual ? presetArmy(culture, options, 0) : setup.army }
}

function configIn(stored: unknown): CohortConfig {
  for (const input of [stored, {}]) {
    const parsed = cohortRules.config.parse(input ?? {})
    if (parsed.ok) return { ...parsed.value, cultures: [[], []] }
  }
  throw new Error('The usual options are refused')
}
