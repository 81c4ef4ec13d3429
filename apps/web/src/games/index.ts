import { type ComponentType, lazy } from 'react'

/** What the shell knows about a game: enough for the home page, without loading its rules. A test holds it against `@tessera/games`. */
export interface GameEntry {
  readonly id: string
  readonly name: string
  readonly blurb: string
  /** How long a match takes a person, about. */
  readonly minutes: number
  readonly players: number
  /** Straight into a match against a bot. */
  readonly play: string
  /** The button on its card. */
  readonly verb: string
  /** What one can do, one line each; shown while there are few games. */
  readonly can: readonly string[]
  /** An icon from `table/icons.ts`. */
  readonly icon: string
  /** Its screens, mounted at /<id>/*: a component with its own <Routes>. */
  readonly Screens: ComponentType
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'hexline',
    name: 'Hexline',
    blurb: 'Buy an army for 100 points. It fights on its own, one unit at a time.',
    minutes: 4,
    players: 2,
    play: '/hexline/play',
    verb: 'Choose an army',
    can: [
      'Muster from four families, or design units of your own.',
      'Place them yourself, then watch every blow, forwards and backwards.',
      'Ask why: each number opens into the sum behind it.',
      'Run a thousand battles of two armies and see which is stronger.',
    ],
    icon: 'viking-shield',
    Screens: lazy(() => import('./hexline/index.tsx')),
  },
]

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}
