import type { TeamPlan } from './team.ts'

/** The outcome of a plan in a numbered sample, and the work a sample takes. */
interface Measure {
  readonly cost: number
  value(team: TeamPlan, sample: number): number
  /** Whether looking for ways has taken as much as is allowed: in a crowd it takes longer than all else. */
  isSpent(): boolean
}

/** The work a contest may take, in turns of units, and the samples after which a better plan takes over. */
interface Means {
  readonly unitTurns: number
  readonly decision: number
  /** Standard errors by which a plan must be better: chance makes the best of many look good. */
  readonly sure: number
}

/** Samples after which a change that looks bad is given up. */
const FIRST_LOOK = 6

/** The first plan, or the one that does better than it and those before it. */
export function bestOf(first: TeamPlan, plans: readonly TeamPlan[], trials: Measure, effort: Means): TeamPlan {
  const contest = new Contest(first, trials, effort)
  for (const plan of plans) contest.enter(plan)
  return contest.best
}

/** Plans that come one after the other; the better stays. Both are compared in the same samples. */
class Contest {
  readonly #trials: Measure
  readonly #means: Means
  #samplesLeft: number
  #known: Samples

  constructor(first: TeamPlan, trials: Measure, means: Means) {
    this.#trials = trials
    this.#means = means
    this.#samplesLeft = Math.floor(means.unitTurns / trials.cost)
    this.#known = new Samples(first, trials)
  }

  get best(): TeamPlan {
    return this.#known.team
  }

  enter(plan: TeamPlan): void {
    if (this.#samplesLeft < 2 * FIRST_LOOK || this.#trials.isSpent()) return
    const other = new Samples(plan, this.#trials)
    const before = this.#known.taken
    const better = isBetter(
      other,
      this.#known,
      Math.min(this.#means.decision, Math.floor(this.#samplesLeft / 2)),
      this.#means.sure,
    )
    this.#samplesLeft -= other.taken + this.#known.taken - before
    if (better) this.#known = other
  }
}

/** A plan's values by sample, worked out when they are asked for. */
class Samples {
  readonly team: TeamPlan
  readonly #trials: Measure
  readonly #values: number[] = []

  constructor(team: TeamPlan, trials: Measure) {
    this.team = team
    this.#trials = trials
  }

  get taken(): number {
    return this.#values.length
  }

  isSpent(): boolean {
    return this.#trials.isSpent()
  }

  at(sample: number): number {
    while (this.#values.length <= sample) this.#values.push(this.#trials.value(this.team, this.#values.length))
    return this.#values[sample] ?? 0
  }
}

function isBetter(changed: Samples, known: Samples, decision: number, sure: number): boolean {
  let sum = 0
  let squares = 0
  for (let sample = 0; sample < decision; sample++) {
    const gain = changed.at(sample) - known.at(sample)
    sum += gain
    squares += gain * gain
    if ((sample + 1 === FIRST_LOOK && sum <= 0) || known.isSpent()) return false
  }
  const mean = sum / decision
  const variance = squares / decision - mean * mean
  return mean > 0 && mean * mean * (decision - 1) > sure * sure * variance
}
