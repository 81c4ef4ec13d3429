import type { Dice } from './dice.ts'
import type { Schema } from './schema.ts'

/** Seats count from 0 everywhere in code, records and the API; people read names and colours. */
export type Seat = number

/** Who looks: somebody at the table, or somebody watching it. */
export type Audience = Seat | 'spectator'

/** Why a choice or an act is not possible: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string
  readonly message: string
}

export interface Result {
  /** null is a draw. */
  readonly winner: Seat | null
  readonly reason: string
  readonly score?: readonly number[]
}

/** The choices resolved together, by seat; null where a seat was not awaited. */
export type Choices<Choice> = readonly (Choice | null)[]

/**
 * What the rules get from outside: dice, and somebody to tell. `tell` is absent when nobody listens, so that
 * `ref.tell?.({ ... })` does not even build the event.
 */
export interface Referee<Event> {
  readonly dice: Dice
  readonly tell: ((event: Event) => void) | undefined
}

/**
 * A game, as the kernel knows it. Rules mutate the state in place; a view may share structure with the state, so whoever
 * keeps one beyond the next step copies it (the kernel does, for frames).
 */
export interface Ruleset<Config, State, Choice, Event, View> {
  readonly id: string
  /** Raised whenever the same record would give another result. */
  readonly version: number
  /** What every seat may read: never who sits where, never a secret. */
  readonly config: Schema<Config>
  readonly choice: Schema<Choice>
  seats(config: Config): number

  /** Once, when every seat is taken; may roll and tell. */
  setup(config: Config, ref: Referee<Event>): State
  /** Who must choose now; nobody: beats follow until somebody must or the match is over. */
  awaiting(state: State): readonly Seat[]
  /** All awaited choices, together. */
  resolve(state: State, choices: Choices<Choice>, ref: Referee<Event>): void
  /** One step while nobody must choose. */
  beat?(state: State, ref: Referee<Event>): void
  /** Resignation, or forfeit when the clock ran out with nothing to play; without it the others win. */
  leave?(state: State, seat: Seat, ref: Referee<Event>, why: 'resign' | 'forfeit'): void
  result(state: State): Result | null
  /** The game's own turn: clocks, log folds, links to a moment. */
  period(state: State): number

  /** From here on everything is computed from a view alone, so that client, bot and server run the same code. */
  view(state: State, to: Audience): View
  /** The event as they perceive it, when it happens; null when they do not. */
  hear(state: State, event: Event, to: Audience): Event | null
  refuse(view: View, choice: Choice): Refusal | null
  /** Some legal choice: fuzzing, the simplest bot. */
  sample(view: View, dice: Dice): Choice
  /** What an expired clock plays. */
  late(view: View, dice: Dice): Choice | 'forfeit'
  /** Every legal choice, where they can be listed. */
  legal?(view: View): Iterable<Choice>
  /** A state that could lie behind this view: preview, search, what-if. */
  imagine?(view: View, dice: Dice): State

  /** Carries the state of a running match from an older version to this one. */
  upgrade?(state: unknown, from: number): State
}
