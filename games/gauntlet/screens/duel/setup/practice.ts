import { words } from '@tessera/gauntlet/words'
import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import { FIRST_DUEL } from '../match/definition.ts'
import type { Duel } from '../types.ts'

/** A ready team to place, and one battle to watch. */
export const PRACTICE: Practice<Duel> = {
  get task() {
    return words.text('duel.practice')
  },
  beginning: { ...FIRST_DUEL, tour: false, seed: seedFrom('a minute of practice') },
}
