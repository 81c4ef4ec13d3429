import type { Audience, Choices, MatchReferee, Referee, Result, Ruleset, Seat } from '../contract/ruleset.ts'
import { type WorkLimits, WorkMeter } from '../contract/work.ts'
import { copy } from '../data/json.ts'
import type { Seed } from '../dice/chacha.ts'
import { type SeededDice, seededDice } from '../dice/dice.ts'

/** Where a match begins: from its config, or from a position (forks, carried-over matches). */
export interface Start<Config, State> {
  readonly config: Config
  readonly seed: Seed
  readonly state?: State
}

/** Beats in a row, without anybody choosing, that no sane game needs. */
export const MOST_BEATS = 100_000

/** A point of a course to come back to. */
export interface Point<State> {
  readonly state: State
  readonly at: number
  readonly branch: number
  readonly beats: number
  readonly dice: number
  /** Work done so far, where the ruleset limits it. */
  readonly work?: number
}

/** What happens to a match at one of its turns. */
export interface Resolving<Choice> {
  readonly choices: Choices<Choice>
  readonly branch: number
  readonly late?: readonly Seat[]
}

const NOBODY: readonly Seat[] = []

/**
 * The bare course of a match: a state, its dice, and the three things that can happen to it. Matches, timelines, playback
 * and the lab are built on it. It checks nothing: choices given to it are legal.
 */
export class Course<Config, State, Choice, Event, View> {
  readonly ruleset: Ruleset<Config, State, Choice, Event, View>
  readonly start: Start<Config, State>
  state: State
  /** Turns resolved. */
  at = 0
  /** Beats since the last turn was resolved. */
  beats = 0
  readonly #dice: SeededDice
  readonly #work: WorkMeter
  readonly #referee: {
    config: Config
    dice: SeededDice
    tell: Referee<Event>['tell']
    work: WorkMeter
    late: readonly Seat[]
  }
  #branch = 0

  /** The limits of a record, where it keeps them; else the ruleset's. */
  constructor(
    ruleset: Ruleset<Config, State, Choice, Event, View>,
    start: Start<Config, State>,
    tell?: (event: Event) => void,
    limits: WorkLimits | null = ruleset.workLimits?.(start.config) ?? null,
  ) {
    this.ruleset = ruleset
    this.start = start
    this.#dice = seededDice(start.seed)
    this.#work = new WorkMeter(limits)
    this.#referee = { config: start.config, dice: this.#dice, tell, work: this.#work, late: NOBODY }
    const referee: MatchReferee<Config, Event> = this.#referee
    this.state = start.state === undefined ? ruleset.setup(start.config, referee) : copy(start.state)
  }

  get config(): Config {
    return this.start.config
  }

  get limits(): WorkLimits | null {
    return this.#work.limits
  }

  /** Whether nothing was drawn since the last turn was resolved, or since the set-up began. */
  get undrawn(): boolean {
    return this.#dice.position() === 0
  }

  listen(tell: ((event: Event) => void) | undefined): void {
    this.#referee.tell = tell
  }

  awaiting(): readonly Seat[] {
    return this.ruleset.awaiting(this.state, this.start.config)
  }

  result(): Result | null {
    return this.ruleset.result(this.state, this.start.config)
  }

  period(): number {
    return this.ruleset.period(this.state, this.start.config)
  }

  view(to: Audience): View {
    return this.ruleset.view(this.state, to, this.start.config)
  }

  hear(event: Event, to: Audience): Event | null {
    return this.ruleset.hear(this.state, event, to, this.start.config)
  }

  /** Whether the next thing to happen is a beat. */
  beating(): boolean {
    return this.awaiting().length === 0 && this.result() === null
  }

  beat(): void {
    const { ruleset } = this
    if (ruleset.beat === undefined) throw new Error(`${ruleset.id} awaits nobody, is not over, and has no beats`)
    if (this.beats >= MOST_BEATS) throw new Error(`${ruleset.id} went on for ${MOST_BEATS} beats with nobody to choose`)
    this.#work.begin()
    ruleset.beat(this.state, this.#referee)
    this.beats++
  }

  /** Beats until a seat must choose or the match is over; calls back after each. Without a callback several may go at once. */
  advance(each?: () => void): void {
    const { ruleset } = this
    while (this.beating()) {
      if (each === undefined && ruleset.beats !== undefined && this.beats < MOST_BEATS) {
        this.beats += ruleset.beats(this.state, this.#referee, MOST_BEATS - this.beats)
        continue
      }
      this.beat()
      each?.()
    }
  }

  resolve({ choices, branch, late = NOBODY }: Resolving<Choice>): void {
    this.#dice.turnTo(this.at + 1, branch)
    this.#branch = branch
    this.#work.begin()
    this.#referee.late = late
    this.ruleset.resolve(this.state, choices, this.#referee)
    this.#referee.late = NOBODY
    this.at++
    this.beats = 0
  }

  /** A seat leaves; false when the rules have no say in it. */
  leave(seat: Seat, why: 'resign' | 'forfeit'): boolean {
    if (this.ruleset.leave === undefined) return false
    this.#work.begin()
    this.ruleset.leave(this.state, seat, this.#referee, why)
    return true
  }

  point(): Point<State> {
    return {
      state: copy(this.state),
      at: this.at,
      branch: this.#branch,
      beats: this.beats,
      dice: this.#dice.position(),
      ...(this.#work.limits !== null && { work: this.#work.match }),
    }
  }

  return(point: Point<State>): void {
    this.state = copy(point.state)
    this.at = point.at
    this.beats = point.beats
    this.#branch = point.branch
    this.#dice.turnTo(point.at, point.branch)
    this.#dice.seek(point.dice)
    this.#work.return(point.work ?? 0)
  }
}
