import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import type { Hundred } from '../types.ts'
import { FIRST_MATCH } from './first-match.ts'

/** The smallest scenario, without its lessons. */
export const PRACTICE: Practice<Hundred> = {
  task: 'Press “Strike the nearest”, or drag one of your fighters. Then press Ready: both sides move at once.',
  beginning: { ...FIRST_MATCH, tour: false, seed: seedFrom('a minute of practice') },
}
