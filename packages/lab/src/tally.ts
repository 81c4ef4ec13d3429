import { hashOf } from '@tessera/kernel'
import type { Slice } from './slice.ts'
import { type Interval, wilson } from './wilson.ts'

export interface SimulationReport {
  readonly matches: number
  readonly wins: readonly [number, number]
  readonly draws: number
  /** 95 % intervals of A's and B's share of wins, and of draws. */
  readonly shares: readonly [Interval, Interval]
  readonly drawShare: Interval
  readonly meanTurns: number
  readonly meanSteps: number
  /** Over all results in order of index: the same however the batch was cut and whoever played the pieces. */
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
  #turns = 0
  #steps = 0
  #matches = 0

  add(slice: Slice): void {
    if (slice.from < this.#next || this.#early.has(slice.from))
      throw new Error(`Matches ${slice.from} to ${slice.to} were counted already`)
    this.#wins[0] += slice.wins[0]
    this.#wins[1] += slice.wins[1]
    this.#draws += slice.draws
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
      meanTurns: matches === 0 ? 0 : this.#turns / matches,
      meanSteps: matches === 0 ? 0 : this.#steps / matches,
      hash: this.#hash,
    }
  }
}
