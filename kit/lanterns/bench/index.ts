import type { Bench } from '@tessera/bench/bench'
import { againstGoal, cpuMs } from '@tessera/bench/measure'
import { anyGame } from '@tessera/kernel'
import { simulateSlice } from '@tessera/lab'
import { lanterns } from '../rules/lanterns.ts'

const MATCHES = 1000

const speed: Bench = {
  name: 'lanterns-speed',
  about: 'matches between two stewards, with nobody watching',
  async run({ rounds }) {
    const game = anyGame(lanterns)
    const config = game.ruleset.config.parse({})
    if (!config.ok) throw new Error('The config of an ordinary match is refused')
    const players = [{ level: 'steward' }, { level: 'steward' }] as const
    const simulation = { config: config.value, seed: 'speed', players }
    const perSecond = Array.from({ length: rounds }, (_, round) => {
      const from = round * MATCHES
      return (MATCHES * 1000) / cpuMs(() => simulateSlice(game, simulation, from, from + MATCHES))
    })
    return [againstGoal('lanterns-speed', perSecond, 1000, 'matches per CPU-second', 'high')]
  },
}

export const benches = [speed]
