import { seedFrom } from '@tessera/kernel'
import { READY_DECKS } from '@tessera/siegefront'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import type { Beginning } from '../match/start.ts'

/**
 * The guided match: open ground and a clear sky, so that only formations change numbers, and a small castle. The other
 * side begins, which leaves 2 mana for one's own first turn; the dice are always the same, and the first hand is a good one.
 */
export const FIRST_MATCH: Beginning = {
  options: { first: 1, weather: 'off', terrain: 'off', castleHp: 20 },
  opponent: { ...FIRST_OPPONENT, deck: 'iron-wall' },
  deck: READY_DECKS.find(({ key }) => key === 'red-vanguard')?.cards ?? [],
  seed: seedFrom('the first match'),
  tour: true,
}
