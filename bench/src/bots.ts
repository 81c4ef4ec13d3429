import { games } from '@tessera/games'
import { Course, seededDice, seedFrom } from '@tessera/kernel'
import type { Bench, BenchResult } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'

/** The strongest bot may think for about half a second; the others are held to a tenth of it. */
const STRONGEST_MS = 500
/** Choices of a match that are measured; later ones are seldom harder. */
const CHOICES = 40

export const bots: Bench = {
  name: 'bots',
  about: 'CPU time of the longest choice of a match (army, deck, turn), by level',
  async run({ rounds, note }) {
    const results: BenchResult[] = []
    for (const game of games) {
      const parsed = game.ruleset.config.parse({})
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
      const { levels } = game.bot
      for (const [place, { id }] of levels.entries()) {
        const samples: number[] = []
        for (let round = -1; round < rounds; round++) {
          note(`${game.name} ${id}, ${round + 1} of ${rounds}`)
          const longest = longestChoice(game, parsed.value, id, `bots ${round}`)
          // The first one warms up.
          if (round >= 0) samples.push(longest)
          await new Promise((resume) => setImmediate(resume))
        }
        const goal = place === levels.length - 1 ? STRONGEST_MS : STRONGEST_MS / 10
        results.push(againstGoal(`bots-${game.ruleset.id}-${id}`, samples, goal, 'CPU ms, longest choice', 'low'))
      }
    }
    return results
  },
}

type AnyGame = (typeof games)[number]
type Config = Parameters<AnyGame['ruleset']['seats']>[0]

/** Both seats are the level's; what they choose is played, so that turns are measured and not only what is brought. */
function longestChoice({ ruleset, bot }: AnyGame, config: Config, level: string, name: string): number {
  const seed = seedFrom(name)
  const course = new Course(ruleset, { config, seed })
  const memories = Array.from({ length: ruleset.seats(config) }, () => ({}))
  let longest = 0
  let chosen = 0
  while (course.result() === null && chosen < CHOICES) {
    course.advance()
    const awaited = course.awaiting()
    const turn = memories.map((): Config | null => null)
    for (const seat of awaited) {
      const view = course.view(seat)
      const dice = seededDice(seed, { purpose: 1 + seat, turn: course.at + 1 })
      let answer: ReturnType<typeof bot.choose> | undefined
      longest = Math.max(
        longest,
        cpuMs(() => {
          answer = bot.choose(view, dice, { level }, memories[seat] ?? {})
        }),
      )
      chosen++
      if (answer === undefined || !('choice' in answer)) return longest
      turn[seat] = answer.choice
    }
    course.resolve({ choices: turn, branch: 0 })
  }
  return longest
}
