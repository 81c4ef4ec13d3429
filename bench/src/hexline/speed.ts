import type { Bench } from '../bench.ts'
import { takeTurns, versus } from '../measure.ts'

export const hexlineSpeed: Bench = {
  name: 'hexline-speed',
  about: 'battles of 20 against 20 from the whole roster, beside the plain reference implementation',
  async run(context) {
    const rates = await takeTurns(context, [
      'hexline, nobody listening',
      'hexline, events recorded',
      'hexline reference',
    ])
    const unit = 'battles per CPU-second'
    return [
      versus('hexline-speed', rates, 'hexline, nobody listening', 'hexline reference', { unit }),
      versus('hexline-speed-events', rates, 'hexline, events recorded', 'hexline reference', { unit }),
    ]
  },
}
