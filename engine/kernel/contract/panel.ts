import type { Json } from '../data/json.ts'
import type { Dice } from '../dice/dice.ts'
import type { Memory, StyleName } from './game.ts'

/** An opponent that follows one simple idea, the way a player might who has found it. */
export interface Script<View, Choice> extends StyleName {
  /** A legal choice, from the view alone; what the seat brings is its first one. */
  choose(view: View, dice: Dice, memory: Memory): Choice
}

/** A map, or options that change what a good bot must do. */
export interface PanelGround {
  readonly id: string
  readonly name: string
  /** Input for `ruleset.config`. */
  readonly config: Json
}

/**
 * The opponents a game's bots are judged by: a level is as strong as its worst result over all of them and all grounds.
 * Random legal play is a member of every panel and needs no entry.
 */
export interface Panel<View, Choice> {
  readonly scripts: readonly Script<View, Choice>[]
  readonly grounds: readonly PanelGround[]
  /** By level: the share of the points, in percent, that it should take from every script. */
  readonly goals: Readonly<Record<string, number>>
  /** By level: the share it should take from random legal play, where that differs. */
  readonly goalsAgainstRandom?: Readonly<Record<string, number>>
}
