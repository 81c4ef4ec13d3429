import { type Said, textOfSaid } from '@tessera/words'
import type { Dice } from '../dice/dice.ts'
import type { Schema } from './schema.ts'
import type { WorkLimits, WorkMeter } from './work.ts'

/** Seats count from 0 everywhere in code, records and the API; people read names and colours. */
export type Seat = number

/** Who looks: a seat, or a spectator. */
export type Audience = Seat | 'spectator'

/** Why a choice or an act is not possible: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: string
  /** In the language of the program that refused. */
  readonly message: string
  /** The sentence as data, for a program that shows it in another language. */
  readonly said?: Said
}

/** A refusal that is worded only when it is read: rules refuse often where bots search. */
export function refused(code: string, said: Said): Refusal {
  return {
    code,
    said,
    get message() {
      return textOfSaid(said)
    },
  }
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
 * What a single rule gets from outside: dice, and a listener for events. `tell` is absent without a listener, so that
 * `ref.tell?.({ ... })` does not even build the event.
 */
export interface Referee<Event> {
  readonly dice: Dice
  readonly tell: ((event: Event) => void) | undefined
}

/** What a ruleset gets from the host. */
export interface MatchReferee<Config, Event> extends Referee<Event> {
  /** The config as it was parsed. A state carries no copy of it, so that a forged state cannot bring another one. */
  readonly config: Config
  /** Counts what the rules do, in units that are the same on every machine; the ruleset states the limits. */
  readonly work: WorkMeter
  /** In `resolve`: the seats whose choice is the one of `Ruleset.late`, because their clock ran out. */
  readonly late: readonly Seat[]
}

/** What seats may do outside their turns, as far as the game allows it. */
export type ActKind = 'resign' | 'draw' | 'takeback'

/**
 * Which beats make a frame. `every`: all of them, for every audience. `perceived`: a beat of which a listener hears nothing and
 * after which its view is the same is joined with the next one, so that the number of frames tells it nothing.
 */
export type FramePolicy = 'every' | 'perceived'

/**
 * A game, as the kernel knows it. Rules mutate the state in place; a view may share structure with the state, so a
 * view kept beyond the next step is copied (the kernel does so for frames).
 */
export interface Ruleset<Config, State, Choice, Event, View> {
  readonly id: string
  /** Raised whenever the same record would give another result. */
  readonly version: number
  /** What every seat may read: never who sits where, never a secret. */
  readonly config: Schema<Config>
  readonly choice: Schema<Choice>
  /** One or more. */
  seats(config: Config): number
  /** Seats without a player: the host answers for them with ordinary choices. */
  hostSeats?(config: Config): readonly Seat[]
  /** What seats may do outside their turns; everything where it is not said. */
  readonly acts?: readonly ActKind[]
  /** Where it is not said, every beat is a frame. */
  readonly frames?: FramePolicy
  /** How much work a step and a whole match may take; the rules ask `ref.work.exhausted()` and end as their book says. */
  workLimits?(config: Config): WorkLimits

  /** Once, when every seat is taken; may roll and tell. */
  setup(config: Config, ref: MatchReferee<Config, Event>): State
  /** The seats that must choose now; while there are none, beats follow until one must or the match is over. */
  awaiting(state: State, config: Config): readonly Seat[]
  /** All awaited choices, together. */
  resolve(state: State, choices: Choices<Choice>, ref: MatchReferee<Config, Event>): void
  /** One step while no seat must choose. */
  beat?(state: State, ref: MatchReferee<Config, Event>): void
  /**
   * Several beats at once, for callers that look at no state in between: at least one, at most so many, and none after a seat
   * must choose or the match is over. Returns how many. State and events are those of as many calls of `beat`, each with
   * `ref.work.begin()` before it.
   */
  beats?(state: State, ref: MatchReferee<Config, Event>, most: number): number
  /** Resignation, or forfeit when the clock ran out with nothing to play; without it the others win. */
  leave?(state: State, seat: Seat, ref: MatchReferee<Config, Event>, why: 'resign' | 'forfeit'): void
  result(state: State, config: Config): Result | null
  /** The game's own turn: clocks, log folds, links to a moment. */
  period(state: State, config: Config): number

  /**
   * What they may know. Everything below is computed from a view alone, so that client, bot and server run the same code: a
   * view carries what of the config that takes.
   */
  view(state: State, to: Audience, config: Config): View
  /** The event as they perceive it, when it happens; null when they do not. */
  hear(state: State, event: Event, to: Audience, config: Config): Event | null
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
  upgrade?(state: unknown, from: number, config: Config): State
  /** Older versions whose records replay under these rules to the same results. */
  readonly olderRecords?: readonly number[]
  /** The config of a record of an older version, as this one's schema read it, without what has been added since. */
  olderConfig?(config: Config, version: number): Config
  /** The state in the form it had in one of them, so that the hash of its record can be checked; null when it cannot be. */
  formerly?(state: State, version: number, config: Config): unknown | null
}

/** The seats of people, in order; the others are the host's. */
export function peopleSeats<Config>(
  ruleset: Pick<Ruleset<Config, never, never, never, never>, 'seats' | 'hostSeats'>,
  config: Config,
): readonly Seat[] {
  const host = ruleset.hostSeats?.(config) ?? []
  return Array.from({ length: ruleset.seats(config) }, (_, seat) => seat).filter((seat) => !host.includes(seat))
}
