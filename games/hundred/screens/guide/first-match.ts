import type { Beginning } from '@tessera/play/match'
import type { Hundred } from '../types.ts'

/** HUN-1302: the tutorial is played in `first_muster`, against a bot that lets one learn. */
export const FIRST_MATCH: Beginning<Hundred> = {
  config: { scenario: 'first_muster' },
  opponent: { personality: 'aggressive', level: 'easy' },
  own: { army: [], lessons: [] },
  tour: true,
}
