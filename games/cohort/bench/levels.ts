import type { Bench } from '@tessera/bench/bench'
import { Share } from '@tessera/bench/share'
import { MAPS } from '@tessera/cohort'
import { seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import { configOf, game } from './matches.ts'

const STEPS = [
  ['tiro', 'random', 80],
  ['centurion', 'tiro', 60],
  ['strategos', 'centurion', 60],
] as const

/** Each level against the one below it: on every map two battles from one seed, so that both have had both armies. */
export const cohortLevels: Bench = {
  name: 'cohort-levels',
  about: 'Cohort: how much better each level is than the one below it; a round is two battles on each of five maps',
  async run({ rounds, note }) {
    const lines = []
    for (const [a, b, wanted] of STEPS) {
      const all = new Share()
      const maps = MAPS.map((map) => [map, new Share()] as const)
      for (let at = 0; at < rounds; at++)
        for (const [map, share] of maps) {
          note(`${a} against ${b}, round ${at + 1} of ${rounds}: ${map}`)
          for (const seat of [0, 1]) {
            const players = seat === 0 ? [{ level: a }, { level: b }] : [{ level: b }, { level: a }]
            const { winner } = runMatch(game, configOf({ map }), seedFrom(`levels ${at} ${map}`), players).result
            all.add(winner === seat)
            share.add(winner === seat)
          }
          await new Promise((resume) => setImmediate(resume))
        }
      const unit = `% won by ${a} against ${b}`
      lines.push(all.line(`cohort-${a}`, unit, wanted, 'at least'))
      for (const [map, share] of maps) lines.push(share.line(`cohort-${a}-${map}`, unit, wanted, 'at least'))
    }
    return lines
  },
}
