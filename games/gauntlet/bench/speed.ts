import type { Bench } from '@tessera/bench/bench'
import { takeTurns, versus } from '@tessera/bench/measure'

export const gauntletSpeed: Bench = {
  name: 'gauntlet-speed',
  about: 'battles of 12 against 12 of all factions, beside the plain reference implementation',
  async run(context) {
    const rates = await takeTurns(context, [
      'gauntlet, nobody listening',
      'gauntlet, events recorded',
      'gauntlet reference',
    ])
    const unit = 'battles per CPU-second'
    return [
      versus('gauntlet-speed', rates, 'gauntlet, nobody listening', 'gauntlet reference', { unit }),
      versus('gauntlet-speed-events', rates, 'gauntlet, events recorded', 'gauntlet reference', { unit }),
    ]
  },
}
