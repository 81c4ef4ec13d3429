/** In the units of a ruleset: effects applied, places looked at. A match that reaches one is ended by the rules themselves. */
export interface WorkLimits {
  /** For one step: a resolved turn or a beat. */
  readonly step: number
  /** For the whole match. */
  readonly match: number
}

/** A ruleset that ignores its limits so far has a bug: the step is an error. */
const PATIENCE = 8

/** Thrown when rules go on although their work is exhausted. */
export class WorkExceeded extends Error {
  constructor(spent: number, limits: WorkLimits) {
    super(
      `The rules went on after ${spent} units of work; the limits are ${limits.step} a step, ${limits.match} a match`,
    )
    this.name = 'WorkExceeded'
  }
}

/**
 * Counts what the rules do. The count depends on the state, the choices and the dice alone, never on time or on who
 * listens, so a match that exhausts its limit ends at the same point everywhere.
 */
export class WorkMeter {
  readonly limits: WorkLimits | null
  #step = 0
  #match = 0

  constructor(limits: WorkLimits | null) {
    this.limits = limits
  }

  /** In this step. */
  get step(): number {
    return this.#step
  }

  /** In the whole match. */
  get match(): number {
    return this.#match
  }

  spend(units = 1): void {
    this.#step += units
    this.#match += units
    const { limits } = this
    if (limits !== null && this.#step > limits.step * PATIENCE) throw new WorkExceeded(this.#step, limits)
  }

  /** Whether the step or the match has used up what it may. */
  exhausted(): boolean {
    const { limits } = this
    return limits !== null && (this.#step >= limits.step || this.#match >= limits.match)
  }

  begin(): void {
    this.#step = 0
  }

  /** Back to a point of the match. */
  return(match: number): void {
    this.#match = match
    this.#step = 0
  }
}
