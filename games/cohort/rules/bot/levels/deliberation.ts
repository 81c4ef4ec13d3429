import type { Seat } from '@tessera/kernel'
import type { Plan } from '../order.ts'
import { playOut, type World } from './rollout.ts'
import { VICTORY } from './standing.ts'
import type { Temper } from './temper.ts'

/** What a plan must be better by, in every world on average, before it counts as better. */
const DOUBT = 50

/** The best plan so far, and how it turns out in worlds that could lie behind a view; others are weighed against it. */
export class Deliberation {
  plan: Plan
  temper: Temper
  /** Turns played through in the mind. */
  evaluations = 0
  readonly #worlds: readonly World[]
  readonly #seat: Seat
  /** Worlds in which a better plan may turn out worse. */
  readonly #worse: number
  /** How the best plan turns out, by the turns it is played through. */
  readonly #known = new Map<number, Outcomes>()

  constructor(worlds: readonly World[], seat: Seat, worse: number, plan: Plan, temper: Temper) {
    this.#worlds = worlds
    this.#seat = seat
    this.#worse = worse
    this.plan = plan
    this.temper = temper
  }

  /** The turns that one plan may take which is played through so far. */
  costOf(turns: number): number {
    return this.#worlds.length * turns
  }

  /** Takes the plan where it does better than the best so far within so many turns. */
  consider(plan: Plan, temper: Temper, turns: number): void {
    const most = this.#best(turns)
    // What wins everywhere is beaten by a few turns at most, which is less than the doubt.
    if (this.#worlds.every((_, at) => most(at) > VICTORY / 2)) return
    const values = this.#outcomes(plan, temper, turns)
    if (!isBetter(this.#worlds.length, values, most, this.#worse)) return
    this.plan = plan
    this.temper = temper
    this.#known.clear()
    this.#known.set(turns, values)
  }

  #best(turns: number): Outcomes {
    const known = this.#known.get(turns) ?? this.#outcomes(this.plan, this.temper, turns)
    this.#known.set(turns, known)
    return known
  }

  /** Played through in a world when somebody first asks how it went there. */
  #outcomes(plan: Plan, temper: Temper, turns: number): Outcomes {
    const known: number[] = []
    return (at) => {
      const before = known[at]
      if (before !== undefined) return before
      this.evaluations += turns
      const value = playOut(this.#worlds[at] as World, this.#seat, plan, temper, turns)
      known[at] = value
      return value
    }
  }
}

/** How a plan turns out, by world. */
type Outcomes = (at: number) => number

/**
 * Whether a plan is better than another; looked into no further than until that is known. It is not when it is worse in too
 * many worlds, so that a lucky guess or lucky dice do not decide, or not better enough all in all.
 */
function isBetter(worlds: number, plan: Outcomes, than: Outcomes, mostWorse: number): boolean {
  let gain = 0
  let worse = 0
  for (let at = 0; at < worlds; at++) {
    const value = plan(at)
    const before = than(at)
    gain += value - before
    if (value < before) worse++
    if (worse > mostWorse) return false
  }
  return gain > DOUBT * worlds
}
