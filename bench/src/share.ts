import { wilson } from '@tessera/lab'
import type { BenchResult } from './bench.ts'
import { load, round } from './measure.ts'

/** How many of some battles went one way, as a line with its 95 % interval. */
export class Share {
  #wins = 0
  #battles = 0

  add(won: boolean): void {
    this.#battles++
    if (won) this.#wins++
  }

  line(name: string, unit: string, wanted: number, peer: 'even' | 'at least' | 'at most' = 'even'): BenchResult {
    const { low, high } = wilson(this.#wins, this.#battles)
    const share = (100 * this.#wins) / this.#battles
    return {
      name,
      peer,
      ours: round(share),
      theirs: wanted,
      ratio: round(peer === 'at most' ? wanted / Math.max(1, share) : share / wanted),
      rounds: this.#battles,
      load: load(),
      unit: `${unit}; rounds are battles`,
      range: `${round(100 * low)} to ${round(100 * high)} %`,
    }
  }
}
