import type { Step } from '../choice.ts'
import type { Course } from './team.ts'

/** What comes of a plan in a numbered sample, and what a sample takes. */
interface Measure {
  readonly cost: number
  value(team: Course, sample: number): number
}

/** What a contest may take, in turns of units, and the samples after which a plan that does better takes over. */
interface Means {
  readonly unitTurns: number
  readonly decision: number
  /** Standard errors by which a plan must be better: chance makes the best of many look good. */
  readonly sure: number
}

/** Samples after which a change that looks bad is given up. */
const FIRST_LOOK = 6

/** The first plan, or the one that does better than it and those before it. */
export function bestOf(first: Course, plans: readonly Course[], trials: Measure, effort: Means): Course {
  const contest = new Contest(first, trials, effort)
  for (const plan of plans) contest.enter(plan)
  return contest.best
}

/**
 * The best plan for the whole side, fighter by fighter: each is given in turn what it would do in the other plans, and keeps what
 * does better.
 */
export function improved(best: Course, plans: readonly Course[], trials: Measure, effort: Means): Course {
  const contest = new Contest(best, trials, effort)
  for (const place of best.now.keys())
    for (const steps of others(place, contest.best, plans))
      contest.enter({ now: new Map([...contest.best.now, [place, steps]]), later: contest.best.later })
  return contest.best
}

/** Plans that come one after the other; the better stays. Both are compared in the same samples. */
class Contest {
  readonly #trials: Measure
  readonly #means: Means
  #samplesLeft: number
  #known: Samples

  constructor(first: Course, trials: Measure, means: Means) {
    this.#trials = trials
    this.#means = means
    this.#samplesLeft = Math.floor(means.unitTurns / trials.cost)
    this.#known = new Samples(first, trials)
  }

  get best(): Course {
    return this.#known.team
  }

  enter(plan: Course): void {
    if (this.#samplesLeft < 2 * FIRST_LOOK) return
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

/** What a fighter does in the other plans, each thing once. */
function others(place: number, plan: Course, plans: readonly Course[]): readonly (readonly Step[])[] {
  const seen = new Set([JSON.stringify(plan.now.get(place))])
  const found: (readonly Step[])[] = []
  for (const other of plans) {
    const steps = other.now.get(place)
    const text = JSON.stringify(steps)
    if (steps === undefined || seen.has(text)) continue
    seen.add(text)
    found.push(steps)
  }
  return found
}

/** A plan's values by sample, worked out when they are asked for. */
class Samples {
  readonly team: Course
  readonly #trials: Measure
  readonly #values: number[] = []

  constructor(team: Course, trials: Measure) {
    this.team = team
    this.#trials = trials
  }

  get taken(): number {
    return this.#values.length
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
    if (sample + 1 === FIRST_LOOK && sum <= 0) return false
  }
  const mean = sum / decision
  const variance = squares / decision - mean * mean
  return mean > 0 && mean * mean * (decision - 1) > sure * sure * variance
}
