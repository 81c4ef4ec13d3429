import type { ByLanguage } from '@tessera/words'
import type { ComponentType } from 'react'
import type { GameScreens } from './game-screens.ts'

/** What a game's part of the server adds to pages of the shell, where the operator has configured that part. */
interface GameOnline {
  /** Name of its `ServerPlugin`. */
  readonly plugin: string
  /** A page for accounts with a name. */
  readonly account: { readonly name: ByLanguage; readonly path: string }
  /** Of a game whose config holds what the host finds out about players (`hostFacts`): how a new match asks for it. */
  readonly Option: ComponentType<HostOptionProps>
  /** What the player would bring. */
  readonly Own: ComponentType
}

export interface HostOptionProps {
  readonly config: unknown
  readonly onConfig: (config: unknown) => void
  readonly rated: boolean
}

/** A game's stored puzzles, for pages that have not loaded them: `rules/puzzles/set.json` says how many there are. */
interface PuzzlesEntry {
  readonly count: number
  /** Changes whenever the list does: what was solved of an older list is not solved in a newer one. */
  readonly edition: string
  /** What is asked in them. */
  readonly task: ByLanguage
  /** Where people make their own. */
  readonly make?: string
}

/** What the shell knows about a game: enough for the home page, without loading its rules. A test holds it against `@tessera/games`. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  /** The rulebook that it is played by, where that has another name than its id. */
  readonly rulebook?: string
  readonly blurb: ByLanguage
  /** How long a match takes a person, about. */
  readonly minutes: number
  readonly players: number
  /** The button on its card, and where it leads. */
  readonly verb: ByLanguage
  readonly door: string
  /** An icon from `table/icons.ts`. */
  readonly icon: string
  readonly Picture: ComponentType<{ readonly wide?: boolean }>
  /** Pages that notices of its own lead to, by their kind, with what they are about behind them. */
  readonly notices?: Readonly<Record<string, string>>
  readonly online?: GameOnline
  readonly puzzles?: PuzzlesEntry
  /** The level of the two bots that play the match of the day; missing where a battle is not watched in a minute. */
  readonly matchOfTheDay?: string
  readonly screens: () => Promise<{ readonly screens: GameScreens }>
}
