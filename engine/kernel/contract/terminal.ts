import type { Dice } from '../dice/dice.ts'
import type { Timeline } from '../record/frame.ts'

export type TerminalStyle = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'cyan'

export interface TerminalOption {
  readonly value: string
  readonly label: string
  readonly hint?: string
}

/** A terminal as a game sees it. Every question is answered with null when the person leaves. */
export interface Terminal {
  /** A person sits at the keyboard; otherwise lines are piped in, and menus cannot be shown. */
  readonly interactive: boolean
  print(text: string): void
  ask(prompt: string): Promise<string | null>
  select(message: string, options: readonly TerminalOption[], initial?: string): Promise<string | null>
  selectMany(message: string, options: readonly TerminalOption[]): Promise<readonly string[] | null>
  /** A text that is asked for again while there is a problem with it. */
  enter(message: string, problem: (text: string) => string | null): Promise<string | null>
  paint(style: TerminalStyle, text: string): string
}

/** What a person who has to choose is given. */
export interface TerminalTurn<Choice> {
  readonly terminal: Terminal
  readonly dice: Dice
  /** What a bot would choose in their place. */
  advise(): Choice
}

/** How a person plays a game in a terminal. Without it, legal choices are listed by number. */
export interface TerminalPlay<Config, Choice, Event, View> {
  /** The level of the bot unless one is named. */
  readonly level: string
  /** What a person brings without being asked, as `Game.bring` reads it; null: a bot decides. */
  usual?(config: Config): string | null
  /** Asks a person at the keyboard what they bring. */
  askWhatToBring?(config: Config, terminal: Terminal): Promise<string | null>
  /** A line about what was brought without asking. */
  brought?(choice: Choice): string
  /** null when the person leaves. */
  choose(view: View, turn: TerminalTurn<Choice>): Promise<Choice | null>
  /**
   * Shows the frames from this one on as the person asks for them, or `all` at once. Says how many have been shown now; null
   * when the person leaves. Without it frames are told as they happen.
   */
  watch?(frames: Timeline<Event, View>, from: number, terminal: Terminal, all: boolean): Promise<number | null>
}
