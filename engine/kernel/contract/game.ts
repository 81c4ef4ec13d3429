import type { Narrator } from '@tessera/words'
import type { Json } from '../data/json.ts'
import type { Dice } from '../dice/dice.ts'
import type { SeatAct } from '../match/acts.ts'
import type { Panel } from './panel.ts'
import type { Ruleset } from './ruleset.ts'
import type { Parsed } from './schema.ts'
import type { TerminalPlay } from './terminal.ts'
import type { Workshop } from './workshop.ts'

/** How a bot is asked to play. */
export interface Style {
  readonly level: string
  readonly personality?: string
}

/** What a bot carries from turn to turn: plain data that it may change in place. */
export type Memory = { [key: string]: Json }

export type Answer<Choice> = { readonly choice: Choice } | { readonly act: SeatAct }

export interface StyleName {
  readonly id: string
  readonly name: string
  readonly blurb: string
}

export interface Bot<View, Choice> {
  /** Weakest first. */
  readonly levels: readonly StyleName[]
  /** Empty when the game's bots have only one way of playing. */
  readonly personalities: readonly StyleName[]
  /** From the view alone. Effort is counted in evaluations, never in time, so that simulations repeat exactly. */
  choose(view: View, dice: Dice, style: Style, memory: Memory): Answer<Choice>
}

/** A clock that suits a game: so long for every turn, a bank for the whole match, or hours for every turn. */
export type SuggestedClock =
  | { readonly kind: 'turn'; readonly seconds: number }
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  | { readonly kind: 'days'; readonly hours: number }

/** What a host knows of a match beside the position. */
export interface ReportFacts {
  readonly seat: number
  /** By seat; null for an empty seat. */
  readonly names: readonly (string | null)[]
  readonly awaiting: readonly number[]
  /** When the clock of those awaited runs out, as an ISO 8601 instant. */
  readonly deadline: string | null
}

/** How things stand for one seat, for a message outside the game: plain text, and a few named values. */
export interface Report {
  readonly title: string
  readonly text: string
  readonly fields?: readonly { readonly name: string; readonly value: string }[]
}

/**
 * What only the host can find out about the people in the seats, and alone may write into a config. Off unless a match asks
 * for it; never rated. Only the game and the host's provider of that name know what the facts are.
 */
export interface HostFacts<Config> {
  /** Which provider of the host finds them out. */
  readonly provider: string
  wanted(config: Config): boolean
  /** The config with these facts, by seat, in it; no more of them than all players will see anyway. */
  write(config: Config, facts: readonly Json[]): Config
  /** What a player who joins agrees to, in a sentence. */
  terms(config: Config): string
}

/** What players bring, with the config that goes with it. */
export interface Brought<Config, Choice> {
  readonly config: Config
  /** By player: the choice that brings it; null where its bot decides or the config says it already. */
  readonly brings: readonly (Choice | null)[]
  /** The config gives the seats different things, so that players must not change seats. */
  readonly fixedSeats: boolean
}

/** A ruleset with what people and tools need around it: names, a bot, words and pictures. */
export interface Game<Config, State, Choice, Event, View> {
  readonly ruleset: Ruleset<Config, State, Choice, Event, View>
  readonly name: string
  readonly blurb: string
  /** How long a match takes a person, about. */
  readonly minutes: number
  readonly bot: Bot<View, Choice>
  /** Input for `ruleset.config` that suits bulk simulation. */
  readonly simulation: Json
  /**
   * What players bring, as people write it, null where they say nothing: an army, a deck. What the config fixes for a seat
   * moves to the player who begins there. The path of an input error is the player's place in the list.
   */
  bring?(config: Config, given: readonly (string | null)[]): Parsed<Brought<Config, Choice>>
  /** How a person plays it in a terminal, loaded there alone; without it legal choices are listed by number. */
  terminal?(): Promise<TerminalPlay<Config, Choice, Event, View>>
  /** What experiments may do with it; without it only bots are compared. */
  readonly workshop?: Workshop<Config, Choice>
  /** The scripted opponents that its bots are judged by. */
  readonly panel?: Panel<View, Choice>
  /**
   * Tells a match to one listener, frame by frame and in order: what is read, seen over the board and heard of each event, every
   * number in it. The view is the one after the frame. `names` are those of the seats; without them a seat is "you", "your
   * opponent" or its number.
   */
  narrator(names?: readonly string[]): Narrator<Event, View>
  /** The position as text, for terminals. */
  picture(view: View): string
  /** What a seat is told of its position by mail or webhook, if it wants that; without it the picture. */
  report?(view: View, facts: ReportFacts): Report
  /** What a seat wrote, as a choice, where its choices can be written: for chat bridges and programs without a client. */
  written?(view: View, text: string): Written<Choice>
  /** Clocks that suit it, the best first; `clocksOf` adds what is missing by its length. */
  readonly clocks?: readonly SuggestedClock[]
  /** Milliseconds one beat takes to watch, about: while a battle can be watched no live clock runs. */
  readonly beatMs?: number
  /** Input for `ruleset.config` of all rated matches; without it the defaults of the rules. */
  readonly rated?: Json
  /** It has a rating of its own in its rules: hosts do not rate it. */
  readonly ownRating?: true
  /** Where something outside the game counts for a seat: the host finds it out, and the game says what it does. */
  readonly hostFacts?: HostFacts<Config>
  /** Inputs for `ruleset.config` that fuzzing plays beside `simulation` and the default: every option that changes rules. */
  readonly variants?: readonly Json[]
  /** Broken invariants of a state, one sentence each; empty in every state the rules can reach. */
  brokenInvariants(state: State, config: Config): readonly string[]
}

/** How a text was understood: the choice and its echo, or why it is none. */
export type Written<Choice> =
  | { readonly choice: Choice; readonly echo: string }
  | { readonly refusal: { readonly code: string; readonly message: string } }

/** A game whose types do not matter to the caller: hosts, the lab and the command line pass its data on unread. */
export type AnyGame = Game<Json, Json, Json, Json, Json>

export function anyGame<Config, State, Choice, Event, View>(game: Game<Config, State, Choice, Event, View>): AnyGame {
  return game as unknown as AnyGame
}
