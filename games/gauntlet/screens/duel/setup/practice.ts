import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import { FIRST_DUEL } from '../match/definition.ts'
import type { Duel } from '../types.ts'

/** A ready team to place, and one battle to watch. */
export const PRACTICE: Practice<Duel> = {
  task: 'Place your team: press a card, then a square. Lock the deployment and watch the battle.',
  beginning: { ...FIRST_DUEL, tour: false, seed: seedFrom('a minute of practice') },
}
