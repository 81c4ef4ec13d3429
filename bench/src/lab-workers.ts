import { gameById } from '@tessera/games'
import { conduct, planExperiment, resultsHash } from '@tessera/lab'
import { threads } from '@tessera/lab/node'
import type { Bench } from './bench.ts'
import { againstGoal, load, median, round } from './measure.ts'
import { sampleOf } from './samples.ts'

const GOAL = 0.9
/** What a thread may keep from one experiment to the next, in MB. */
const MOST_KEPT = 10

/** The same experiment by one thread and by two, taking turns; results are compared hash for hash. */
export const labWorkers: Bench = {
  name: 'lab-workers',
  about: 'matches of an experiment per CPU-second with two worker threads, beside one',
  async run({ rounds, worker, note }) {
    const planned = planExperiment(sampleOf('experiment').sample, gameById)
    if (!planned.ok) throw new Error(JSON.stringify(planned.inputErrors))
    const design = planned.value
    const crews = [threads(design.game, 1, worker), threads(design.game, 2, worker)]
    const rates: [number[], number[]] = [[], []]
    const walls: [number[], number[]] = [[], []]
    const hashes = new Set<string>()
    const resident: number[] = []
    try {
      for (let turn = -1; turn < rounds; turn++) {
        for (const [place, crew] of crews.entries()) {
          note(`round ${turn + 1} of ${rounds}, ${place + 1} at work`)
          const before = process.cpuUsage()
          const began = performance.now()
          const tallies = await conduct(design, crew)
          const { user, system } = process.cpuUsage(before)
          hashes.add(resultsHash(design, tallies))
          const matches = [...tallies.values()].reduce((sum, tally) => sum + tally.matches, 0)
          // The first round warms up.
          if (turn < 0) continue
          rates[place === 0 ? 0 : 1].push((matches / (user + system)) * 1e6)
          walls[place === 0 ? 0 : 1].push((matches / (performance.now() - began)) * 1e3)
        }
        resident.push(process.memoryUsage.rss() / 1e6)
      }
    } finally {
      await Promise.all(crews.map((crew) => crew.close()))
    }
    if (hashes.size !== 1) throw new Error(`The results differ: ${[...hashes].join(', ')}`)
    const line = (name: string, [one, two]: typeof rates, unit: string) => {
      const ratios = two.map((rate, i) => rate / (one[i] ?? Number.NaN))
      return {
        name,
        peer: 'one thread',
        ours: round(median(two)),
        theirs: round(median(one)),
        ratio: round(median(ratios)),
        rounds: ratios.length,
        load: load(),
        unit,
        range: `${round(Math.min(...ratios))} to ${round(Math.max(...ratios))} times`,
      }
    }
    return [
      line('lab-workers', rates, `matches per CPU-second of two threads, wanted at least ${GOAL} of one`),
      line('lab-workers-wall', walls, 'matches per second of two threads'),
      againstGoal(
        'lab-workers-memory',
        [keptBy(resident)],
        MOST_KEPT,
        'MB a thread keeps from a round to the next',
        'low',
      ),
    ]
  },
}

/** From the first round after warming up to the last; there are three threads, and this one. */
function keptBy(resident: readonly number[]): number {
  const [, first = 0] = resident
  const rounds = Math.max(1, resident.length - 2)
  // Less cannot be told from nothing, and nothing cannot be divided by.
  return Math.max(0.1, ((resident.at(-1) ?? first) - first) / rounds / 3)
}
