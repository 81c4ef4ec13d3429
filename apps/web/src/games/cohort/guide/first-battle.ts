import { presetArmy } from '@tessera/cohort'
import { seedFrom } from '@tessera/kernel'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import type { Beginning } from '../match/start.ts'
import { USUAL } from '../setup/remembered.ts'

/** The guided battle: the beginners' map under a clear sky, the same dice every time. */
export const FIRST_BATTLE: Beginning = {
  options: { ...USUAL, map: 'river_crossing', weather: 'clear' },
  opponent: { ...FIRST_OPPONENT, culture: 'celtic' },
  army: presetArmy('roman_republic', USUAL, 0),
  seed: seedFrom('the first battle'),
  botSeed: seedFrom('the first enemy'),
  tour: true,
}
