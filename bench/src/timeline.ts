import { hexline } from '@tessera/hexline'
import { type AnyRecord, anyGame, type MatchRecord, openRecord, seedFrom } from '@tessera/kernel'
import { runMatch } from '@tessera/lab'
import type { Bench } from './bench.ts'
import { againstGoal, cpuMs } from './measure.ts'

const SEEKS = 200

export const timeline: Bench = {
  name: 'timeline',
  about: 'opening the longest match, and the slowest of many jumps in it',
  async run({ rounds, note }) {
    const record = longestMatch()
    const opens: number[] = []
    const seeks: number[] = []
    for (let round = 0; round < rounds; round++) {
      note(`round ${round + 1} of ${rounds}`)
      let opened = open(record)
      opens.push(
        cpuMs(() => {
          opened = open(record)
        }),
      )
      seeks.push(worstSeek(opened, round))
    }
    const { length } = open(record)
    return [
      againstGoal('timeline-open', opens, 250, `ms to open ${length} frames`, 'low'),
      againstGoal('timeline-seek', seeks, 50, `ms for the slowest of ${SEEKS} jumps among ${length} frames`, 'low'),
    ]
  },
}

type Opened = ReturnType<typeof open>

function open(record: AnyRecord) {
  return openRecord(game.ruleset, record as MatchRecord<never, never, never>, 'spectator')
}

/** Jumps that share no mark with the one before, by turns backwards and forwards. */
function worstSeek(opened: Opened, round: number): number {
  let worst = 0
  for (let i = 0; i < SEEKS; i++) {
    const far = (i * 7919 + round * 131 + (i % 2) * (opened.length >> 1)) % opened.length
    const began = performance.now()
    opened.frame(far)
    worst = Math.max(worst, performance.now() - began)
  }
  return worst
}

const game = anyGame(hexline)

/** Large armies that heal faster than they hurt, five battles, up to the round limit. */
function longestMatch(): AnyRecord {
  const armies = [wall('field_surgeon', 'warden'), wall('mason', 'shieldbearer')]
  const parsed = game.ruleset.config.parse({
    battles: 5,
    budget: 400,
    max_units: 30,
    max_copies: 30,
    max_families: 4,
    round_limit: 200,
    armies,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults))
  return runMatch(game, parsed.value, seedFrom('long'), [{ level: 'random' }, { level: 'random' }]).record
}

function wall(a: string, b: string): readonly string[] {
  return Array.from({ length: 24 }, (_, place) => (place % 2 === 0 ? a : b))
}
