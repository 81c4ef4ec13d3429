import { seedFrom } from '@tessera/kernel'
import type { Practice } from '@tessera/play/match'
import { withArmy } from '../match/definition.ts'
import { FIRST_OPPONENT } from '../match/opponent.ts'
import { PLAY_CONFIG } from '../setup/remembered.ts'
import type { HexlinePlay } from '../types.ts'

/** One battle of a handful against a handful. */
export const PRACTICE: Practice<HexlinePlay> = {
  task: 'Drag your units where you want them: the sturdy ones in front. Press Fight and watch.',
  beginning: {
    config: { ...PLAY_CONFIG, battles: 1, budget: 46 },
    opponent: FIRST_OPPONENT,
    ...withArmy(['shieldbearer', 'shieldbearer', 'crossbowman', 'crossbowman'], { ready: true, drill: false }),
    seed: seedFrom('a minute of practice'),
    botSeed: seedFrom('the enemy of a minute'),
  },
}
