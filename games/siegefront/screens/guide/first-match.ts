import { seedFrom } from '@tessera/kernel'
import type { Beginning } from '@tessera/play/match'
import { READY_DECKS } from '@tessera/siegefront'
import { seatsFor } from '../match/definition.ts'
import { FIRST_OPPONENT, type OpponentChoice } from '../match/opponent.ts'
import type { Siege } from '../types.ts'

const OPPONENT: OpponentChoice = { ...FIRST_OPPONENT, deck: 'iron-wall' }

/**
 * The guided match: open ground and a clear sky, so that only formations change numbers, and a small castle. The other
 * side begins, which leaves 2 mana for the player's first turn; the dice are always the same, and the first hand is a good one.
 */
export const FIRST_MATCH: Beginning<Siege> = {
  config: { first: 1, weather: 'off', terrain: 'off', castleHp: 20, seats: seatsFor(undefined, OPPONENT) },
  opponent: OPPONENT,
  own: { deck: READY_DECKS.find(({ key }) => key === 'red-vanguard')?.cards ?? [] },
  seed: seedFrom('the first match'),
  tour: true,
}
