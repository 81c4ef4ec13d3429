import { type Json, openRecord } from '@tessera/kernel'
import type { Bench } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'
import { rulesetOf, sampleOf } from './samples.ts'

const SEEKS = 200

export const timeline: Bench = {
  name: 'timeline',
  about: 'opening the longest match the rules allow, and the slowest of many jumps in it',
  async run({ rounds, note }) {
    note('playing the longest match')
    const { game, sample: longest } = sampleOf('longest')
    const ruleset = rulesetOf(game)
    const record = await longest()
    const opens: number[] = []
    const seeks: number[] = []
    let length = 0
    for (let round = 0; round < rounds; round++) {
      note(`round ${round + 1} of ${rounds}`)
      let opened: Opened | undefined
      opens.push(
        cpuMs(() => {
          opened = openRecord(ruleset, record, 'spectator')
        }),
      )
      if (opened === undefined) throw new Error('The record did not open')
      length = opened.length
      seeks.push(worstSeek(opened, round))
      await new Promise((resume) => setImmediate(resume))
    }
    return [
      againstGoal('timeline-seek', seeks, 50, `CPU ms for the slowest of ${SEEKS} jumps among ${length} frames`, 'low'),
      againstGoal(
        'timeline-open',
        opens.map((ms) => (ms / length) * 1000),
        50,
        `CPU ms to open, per 1,000 of ${length} frames`,
        'low',
      ),
    ]
  },
}

type Opened = ReturnType<typeof openRecord<Json, Json, Json, Json, Json>>

/** Jumps that share no mark with the one before, by turns backwards and forwards. */
function worstSeek(opened: Opened, round: number): number {
  let worst = 0
  for (let i = 0; i < SEEKS; i++) {
    const far = (i * 7919 + round * 131 + (i % 2) * (opened.length >> 1)) % opened.length
    worst = Math.max(
      worst,
      cpuMs(() => opened.frame(far)),
    )
  }
  return worst
}
