import { hashOf } from '@tessera/kernel'
import { NO_SCORES, type Scores, type Slice } from './slice.ts'
import { type Interval, wilson } from './wilson.ts'

export interface SimulationReport {
  readonly matches: number
  readonly wins: readonly [number, number]
  readonly draws: number
  /** 95 % intervals of A's and B's share of wins, and of draws. */
  readonly shares: readonly [Interval, Interval]
  readonly drawShare: Interval
  /** A's mean score with its 95 % interval, where the game has scores. */
  readonly score: { readonly mean: number; readonly low: number; readonly high: number } | null
  readonly meanTurns: number
  readonly meanSteps: number
  /** Over all results in order of index: the same for every way to cut the batch and for all workers. */
  readonly hash: string
}

/**
 * Adds slices up. They may arrive in any order; only those that came too early are kept, so memory does not grow with the
 * batch.
 */
export class Tally {
  #next = 0
  #hash = hashOf('tessera-simulation')
  readonly #early = new Map<number, Slice>()
  readonly #wins: [number, number] = [0, 0]
  #draws = 0
  #scores = NO_SCORES
  #turns = 0
  #steps = 0
  #matches = 0

  add(slice: Slice): void {
    if (slice.from < this.#next || this.#early.has(slice.from))
      throw new Error(`Matches ${slice.from} to ${slice.to} were counted already`)
    this.#wins[0] += slice.wins[0]
    this.#wins[1] += slice.wins[1]
    this.#draws += slice.draws
    this.#scores = {
      count: this.#scores.count + slice.scores.count,
      sum: this.#scores.sum + slice.scores.sum,
      squares: this.#scores.squares + slice.scores.squares,
    }
    this.#turns += slice.turns
    this.#steps += slice.steps
    this.#matches += slice.to - slice.from
    this.#early.set(slice.from, slice)
    for (let due = this.#early.get(this.#next); due !== undefined; due = this.#early.get(this.#next)) {
      this.#early.delete(this.#next)
      this.#next = due.to
      for (const hash of due.hashes) this.#hash = hashOf(this.#hash + hash)
    }
  }

  report(): SimulationReport {
    const matches = this.#matches
    const [a, b] = this.#wins
    return {
      matches,
      wins: [a, b],
      draws: this.#draws,
      shares: [wilson(a, matches), wilson(b, matches)],
      drawShare: wilson(this.#draws, matches),
      score: meanOf(this.#scores),
      meanTurns: matches === 0 ? 0 : this.#turns / matches,
      meanSteps: matches === 0 ? 0 : this.#steps / matches,
      hash: this.#hash,
    }
  }
}

const NORMAL_95 = 1.96

function meanOf({ count, sum, squares }: Scores): SimulationReport['score'] {
  if (count === 0) return null
  const mean = sum / count
  const error = count < 2 ? 0 : NORMAL_95 * Math.sqrt(Math.max(0, squares / count - mean * mean) / (count - 1))
  return { mean, low: mean - error, high: mean + error }
}
