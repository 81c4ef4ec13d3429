import { presetArmy } from '@tessera/cohort'
import { words } from '@tessera/cohort/words'
import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import { optionsFor } from '../match/definition.ts'
import { FIRST_OPPONENT, type OpponentChoice } from '../match/opponent.ts'
import { USUAL } from '../setup/remembered.ts'
import type { CohortPlay } from '../types.ts'

const CELTS: OpponentChoice = { ...FIRST_OPPONENT, culture: 'celtic' }

/** The beginners' map under a clear sky: a turn or two of orders fit into a minute. */
export const PRACTICE: Practice<CohortPlay> = {
  get task() {
    return words.text('guide.practice')
  },
  beginning: {
    config: optionsFor({ ...USUAL, map: 'river_crossing', weather: 'clear' }, CELTS),
    opponent: CELTS,
    own: { army: presetArmy('roman_republic', USUAL, 0) },
    seed: seedFrom('a minute of practice'),
    botSeed: seedFrom('the enemy of a minute'),
  },
}
