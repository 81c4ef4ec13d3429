import { presetArmy } from '@tessera/cohort'
import { seedFrom } from '@tessera/kernel'
import type { Beginning } from '@tessera/play/match'
import { optionsFor } from '../match/definition.ts'
import { FIRST_OPPONENT, type OpponentChoice } from '../match/opponent.ts'
import { USUAL } from '../setup/remembered.ts'
import type { CohortPlay } from '../types.ts'

const CELTS: OpponentChoice = { ...FIRST_OPPONENT, culture: 'celtic' }

/** The guided battle: the beginners' map under a clear sky, the same dice every time. */
export const FIRST_BATTLE: Beginning<CohortPlay> = {
  config: optionsFor({ ...USUAL, map: 'river_crossing', weather: 'clear' }, CELTS),
  opponent: CELTS,
  own: { army: presetArmy('roman_republic', USUAL, 0) },
  seed: seedFrom('the first battle'),
  botSeed: seedFrom('the first enemy'),
  tour: true,
}
