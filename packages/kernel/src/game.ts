import type { SeatAct } from './acts.ts'
import type { Dice } from './dice.ts'
import type { Json } from './json.ts'
import type { Ruleset } from './ruleset.ts'
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
  /** What experiments may do with it; without it only bots are compared. */
  readonly workshop?: Workshop<Config, Choice>
  /** The event as a player would say it, every number in it; the view is the one after the event's frame. */
  sentence(event: Event, view: View): string
  /** The position as text, for terminals. */
  picture(view: View): string
  /** Broken invariants of a state, one sentence each; empty in every state the rules can reach. */
  faults(state: State): readonly string[]
}

/** A game whose types do not matter to the caller: hosts, the lab and the command line pass its data on unread. */
export type AnyGame = Game<Json, Json, Json, Json, Json>

export function anyGame<Config, State, Choice, Event, View>(game: Game<Config, State, Choice, Event, View>): AnyGame {
  return game as unknown as AnyGame
}
