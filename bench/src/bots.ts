import { games } from '@tessera/games'
import { Course, seededDice, seedFrom } from '@tessera/kernel'
import type { Bench, BenchResult } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'

/** The strongest bot may think for about half a second; the others are held to a tenth of it. */
const STRONGEST_MS = 500

export const bots: Bench = {
  name: 'bots',
  about: 'CPU time of a first choice (an army), by level',
  async run({ rounds, note }) {
    const results: BenchResult[] = []
    for (const game of games) {
      const parsed = game.ruleset.config.parse({})
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
      const { levels } = game.bot
      for (const [place, { id }] of levels.entries()) {
        const samples: number[] = []
        for (let round = -1; round < rounds; round++) {
          note(`${game.name} ${id}, ${round + 1} of ${rounds}`)
          const seed = seedFrom(`bots ${round}`)
          const course = new Course(game.ruleset, { config: parsed.value, seed })
          const view = game.ruleset.view(course.state, 0)
          const dice = seededDice(seed, { purpose: 1 })
          const spent = cpuMs(() => game.bot.choose(view, dice, { level: id }, {}))
          // The first one warms up.
          if (round >= 0) samples.push(spent)
          await new Promise((resume) => setImmediate(resume))
        }
        const goal = place === levels.length - 1 ? STRONGEST_MS : STRONGEST_MS / 10
        results.push(againstGoal(`bots-${game.ruleset.id}-${id}`, samples, goal, 'CPU ms a choice', 'low'))
      }
    }
    return results
  },
}
