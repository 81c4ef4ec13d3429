import type { BenchResult } from '@tessera/bench/bench'
import { load, round } from '@tessera/bench/measure'
import { wilson } from '@tessera/lab'

/** Logits that a unit of the logarithm of cost is worth: with 4 warriors against 3 and 6 against 5 the rulebook's authors found 4.7 to 6.6. */
const LOGITS_BY_COST = 5.6

/** Share of battles won, draws as half, with its 95 % interval; where one side cost more, with what that is worth taken out. */
export class Score {
  #won = 0
  #battles = 0
  #logCost = 0

  add(won: number, costs = 1): void {
    this.#won += won
    this.#battles++
    this.#logCost += Math.log(costs)
  }

  with(won: number, costs: number): this {
    this.add(won, costs)
    return this
  }

  line(name: string, unit: string, wanted: number, peer: 'even' | 'at least' | 'at most' = 'even'): BenchResult {
    const shift = (LOGITS_BY_COST * this.#logCost) / this.#battles
    const { low, high } = wilson(this.#won, this.#battles)
    const share = 100 * evened(this.#won / this.#battles, shift)
    return {
      name,
      peer,
      ours: round(share),
      theirs: wanted,
      ratio: round(peer === 'at most' ? wanted / Math.max(1, share) : share / wanted),
      rounds: this.#battles,
      load: load(),
      unit: `${unit}; rounds are battles`,
      range: `${round(100 * evened(low, shift))} to ${round(100 * evened(high, shift))} %`,
    }
  }
}

function evened(share: number, shift: number): number {
  if (share <= 0 || share >= 1) return share
  return 1 / (1 + Math.exp(shift - Math.log(share / (1 - share))))
}
