import type { ComponentType } from 'react'
import type { GameScreens } from './game-screens.ts'

/** What the shell knows about a game: enough for the home page, without loading its rules. A test holds it against `@tessera/games`. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  /** The rulebook that it is played by, where that has another name than its id. */
  readonly rulebook?: string
  readonly blurb: string
  /** How long a match takes a person, about. */
  readonly minutes: number
  readonly players: number
  /** The button on its card, and where it leads. */
  readonly verb: string
  readonly door: string
  /** An icon from `table/icons.ts`. */
  readonly icon: string
  readonly Picture: ComponentType<{ readonly wide?: boolean }>
  readonly screens: () => Promise<{ readonly screens: GameScreens }>
}
