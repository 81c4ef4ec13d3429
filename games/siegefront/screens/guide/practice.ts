import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import { READY_DECKS } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { seatsFor } from '../match/definition.ts'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import type { Siege } from '../types.ts'

/** Castles that fall to a few blows, a clear sky, no hand to choose before, and a card that the first turn's mana pays. */
export const PRACTICE: Practice<Siege> = {
  get task() {
    return words.text('guide.practice')
  },
  beginning: {
    config: {
      first: 1,
      weather: 'off',
      terrain: 'off',
      mulligan: false,
      castleHp: 10,
      turnLimit: 20,
      seats: seatsFor(undefined, FIRST_OPPONENT),
    },
    opponent: { ...FIRST_OPPONENT, deck: 'iron-wall' },
    own: { deck: READY_DECKS.find(({ key }) => key === 'red-vanguard')?.cards ?? [] },
    seed: seedFrom('the first match'),
  },
}
