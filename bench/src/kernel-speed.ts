import type { Bench } from './bench.ts'
import { againstGoal, takeTurns, versus } from './measure.ts'

export const kernelOverhead: Bench = {
  name: 'kernel-overhead',
  about: 'choices a match takes of a game in which nothing happens',
  async run(context) {
    const rates = await takeTurns(context, ['match of an empty game'])
    const samples = rates['match of an empty game'] ?? []
    return [againstGoal('kernel-overhead', samples, 1_000_000, 'choices per CPU-second', 'high')]
  },
}

export const dice: Bench = {
  name: 'dice',
  about: 'draws without bias, beside the same cipher from a library',
  async run(context) {
    const rates = await takeTurns(context, ['kernel dice', '@noble/ciphers chacha8'])
    return [versus('dice', rates, 'kernel dice', '@noble/ciphers chacha8', { unit: 'draws per CPU-second' })]
  },
}

export const plainData: Bench = {
  name: 'plain-data',
  about: 'hashing and copying a position of 40 units',
  async run(context) {
    const rates = await takeTurns(context, ['hashOf', 'sha256 of JSON', 'copy', 'structuredClone'])
    return [
      versus('hash', rates, 'hashOf', 'sha256 of JSON', { unit: 'positions per CPU-second' }),
      versus('copy', rates, 'copy', 'structuredClone', { unit: 'positions per CPU-second' }),
    ]
  },
}
