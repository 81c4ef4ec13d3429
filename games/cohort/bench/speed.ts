import type { Bench } from '@tessera/bench/bench'
import { againstGoal, cpuMs } from '@tessera/bench/measure'
import { seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { battle, configOf, game, recorded, resolveAgain } from './matches.ts'

/** Turn resolutions per CPU-second of the public bot of this kind, six against six, on this machine. */
const PEER = 105
const BATTLES = 10
const REPLAYS = 20

export const cohortSpeed: Bench = {
  name: 'cohort-speed',
  about: 'Cohort: turn resolution alone, battles of normal bots, and what a turn costs normal and hard ones',
  async run({ rounds, note }) {
    const records = recorded()
    const resolved: number[] = []
    const battles: number[] = []
    const normal: number[] = []
    const hard: number[] = []
    for (let round = -1; round < rounds; round++) {
      note(`round ${round + 1} of ${rounds}`)
      let turns = 0
      const resolving = cpuMs(() => {
        for (let again = 0; again < REPLAYS; again++) for (const record of records) turns += resolveAgain(record)
      })
      const fighting = cpuMs(() => {
        for (let index = 0; index < BATTLES; index++) battle({}, `normal ${round} ${index}`, 'centurion')
      })
      const thoughts = [meanTurn('centurion', `${round}`), meanTurn('strategos', `${round}`)]
      await new Promise((resume) => setImmediate(resume))
      // The first round warms up.
      if (round < 0) continue
      resolved.push((1000 * turns) / resolving)
      battles.push((60_000 * BATTLES) / fighting)
      normal.push(thoughts[0] ?? 0)
      hard.push(thoughts[1] ?? 0)
    }
    return [
      againstGoal('cohort-resolution', resolved, 20 * PEER, 'turns of 6 v 6 resolved per CPU-second', 'high'),
      againstGoal('cohort-sim', battles, 150, 'battles of normal bots per CPU-minute', 'high'),
      againstGoal('cohort-normal', normal, 15, 'CPU ms a turn, normal', 'low'),
      againstGoal('cohort-hard', hard, 300, 'CPU ms a turn, hard', 'low'),
    ]
  },
}

/** Over a battle on each map, against a normal bot. */
function meanTurn(level: string, name: string): number {
  let spent = 0
  let asked = 0
  const timed: typeof game = {
    ...game,
    bot: {
      ...game.bot,
      choose(view, dice, style, memory) {
        let answer: ReturnType<typeof game.bot.choose> | undefined
        const ms = cpuMs(() => {
          answer = game.bot.choose(view, dice, style, memory)
        })
        if (style.level === level && (view as { readonly phase: string }).phase === 'orders') {
          spent += ms
          asked++
        }
        if (answer === undefined) throw new Error('The bot did not answer')
        return answer
      },
    },
  }
  for (const map of ['river_crossing', 'hill_fort', 'forest_ambush', 'desert_oasis', 'mountain_pass'])
    runMatch(timed, configOf({ map }), seedFrom(`${name} ${map}`), [{ level }, { level: 'centurion' }])
  return spent / asked
}
