import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Bench } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import { ruleset } from '@tessera/hexline'
import { Course, seedFrom } from '@tessera/kernel'
import { type MixedBattle, mixedBattle } from './battles.ts'

const PARTS = 10

/** Heap in use after each tenth of many battles: flat when the last is no higher than the first. */
export const hexlineMemory: Bench = {
  name: 'hexline-memory',
  about: 'heap in use after many battles beside the heap after the first tenth of them',
  async run({ battles, note }) {
    const collect = garbageCollector()
    const mixed = Array.from({ length: 24 }, (_, index) => mixedBattle(index))
    const heaps: number[] = []
    for (let part = 0; part < PARTS; part++) {
      for (let i = 0; i < battles / PARTS; i++) {
        const { config } = mixed[i % mixed.length] as MixedBattle
        const course = new Course(ruleset, { config, seed: seedFrom(`${part}/${i}`) })
        while (course.result() === null) course.beat()
      }
      collect()
      heaps.push(process.memoryUsage().heapUsed / 1e6)
      note(`${Math.round((battles / PARTS) * (part + 1))} battles, ${heaps.at(-1)?.toFixed(1)} MB`)
      await new Promise((resume) => setImmediate(resume))
    }
    const first = heaps[0] ?? Number.NaN
    const last = heaps.at(-1) ?? Number.NaN
    return [
      {
        name: 'hexline-memory',
        peer: `the same after ${Math.round(battles / PARTS)} battles`,
        ours: round(last),
        theirs: round(first),
        ratio: round(first / last),
        rounds: PARTS,
        load: load(),
        unit: `MB of heap after ${battles} battles`,
        range: `${round(Math.min(...heaps))} to ${round(Math.max(...heaps))} MB`,
      },
    ]
  },
}

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
