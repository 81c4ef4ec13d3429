import type { Seed } from './chacha.ts'
import { type SeededDice, seededDice } from './dice.ts'
import { copy } from './json.ts'
import type { Choices, Referee, Result, Ruleset } from './ruleset.ts'

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
}

/**
 * The bare course of a match: a state, its dice, and the three things that can happen to it. Matches, timelines and the lab
 * are built on it. It checks nothing: choices given to it are legal.
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
  readonly #referee: { dice: SeededDice; tell: Referee<Event>['tell'] }
  #branch = 0

  constructor(
    ruleset: Ruleset<Config, State, Choice, Event, View>,
    start: Start<Config, State>,
    tell?: (event: Event) => void,
  ) {
    this.ruleset = ruleset
    this.start = start
    this.#dice = seededDice(start.seed)
    this.#referee = { dice: this.#dice, tell }
    this.state = start.state === undefined ? ruleset.setup(start.config, this.#referee) : copy(start.state)
  }

  listen(tell: ((event: Event) => void) | undefined): void {
    this.#referee.tell = tell
  }

  result(): Result | null {
    return this.ruleset.result(this.state)
  }

  /** Whether the next thing to happen is a beat. */
  beating(): boolean {
    return this.ruleset.awaiting(this.state).length === 0 && this.ruleset.result(this.state) === null
  }

  beat(): void {
    const { ruleset } = this
    if (ruleset.beat === undefined) throw new Error(`${ruleset.id} awaits nobody, is not over, and has no beats`)
    if (this.beats >= MOST_BEATS) throw new Error(`${ruleset.id} went on for ${MOST_BEATS} beats with nobody to choose`)
    ruleset.beat(this.state, this.#referee)
    this.beats++
  }

  resolve(choices: Choices<Choice>, branch: number): void {
    this.#dice.turnTo(this.at + 1, branch)
    this.#branch = branch
    this.ruleset.resolve(this.state, choices, this.#referee)
    this.at++
    this.beats = 0
  }

  /** A seat leaves; false when the rules have no say in it. */
  leave(seat: number, why: 'resign' | 'forfeit'): boolean {
    if (this.ruleset.leave === undefined) return false
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
    }
  }

  return(point: Point<State>): void {
    this.state = copy(point.state)
    this.at = point.at
    this.beats = point.beats
    this.#branch = point.branch
    this.#dice.turnTo(point.at, point.branch)
    this.#dice.seek(point.dice)
  }
}
