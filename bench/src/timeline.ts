import { hexline } from '@tessera/hexline'
import { type AnyRecord, anyGame, type Json, openRecord, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import type { Bench } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'

const SEEKS = 200

export const timeline: Bench = {
  name: 'timeline',
  about: 'opening the longest match the rules allow, and the slowest of many jumps in it',
  async run({ rounds, note }) {
    note('playing the longest match')
    const record = longestMatch()
    const opens: number[] = []
    const seeks: number[] = []
    let length = 0
    for (let round = 0; round < rounds; round++) {
      note(`round ${round + 1} of ${rounds}`)
      let opened: Opened | undefined
      opens.push(
        cpuMs(() => {
          opened = openRecord(game.ruleset, record, 'spectator')
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

const game = anyGame(hexline)

/** Five battles of 30 against 30 who cannot hurt each other but never stop changing, each up to the round limit. */
function longestMatch(): AnyRecord {
  const rock = {
    id: 'x_rock',
    name: 'Rock',
    max_hp: 1,
    damage: 0,
    attack_range: 1,
    abilities: [{ trigger: 'endturn', effect: 'fortify', target: 'self', value: 1 }],
  }
  const army = Array.from({ length: 30 }, () => rock.id)
  const parsed = game.ruleset.config.parse({
    battles: 5,
    budget: 400,
    max_units: 30,
    max_copies: 30,
    round_limit: 200,
    custom_units: [rock],
    armies: [army, army],
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.inputErrors))
  return runMatch(game, parsed.value, seedFrom('long'), [{ level: 'random' }, { level: 'random' }]).record
}
