import { type ComponentType, lazy } from 'react'
import { CohortPicture } from './cohort-picture.tsx'
import type { OnlineScreens } from './online.ts'
import { HexlinePicture } from './pictures.tsx'
import { SiegefrontPicture } from './siege-picture.tsx'

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
  /** The button on its card, and where it leads. */
  readonly verb: string
  readonly door: string
  /** A match with a guide, for the first time. */
  readonly learn: string
  /** What one can do, one line each with an icon of `table/icons.ts`; and where; shown while it is the only game. */
  readonly can: readonly { readonly icon: string; readonly text: string; readonly to: string }[]
  /** An icon from `table/icons.ts`. */
  readonly icon: string
  readonly Picture: ComponentType<{ readonly wide?: boolean }>
  /** Its screens, mounted at /<id>/*: a component with its own <Routes>. */
  readonly Screens: ComponentType
  /** What it needs to be played with others on a server. */
  readonly online: () => Promise<{ readonly screens: OnlineScreens }>
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'hexline',
    name: 'Hexline',
    blurb: 'Buy an army, place it, and watch the two lines meet on the hexes.',
    minutes: 10,
    players: 2,
    play: '/hexline/play',
    verb: 'Choose an army',
    door: '/hexline/army',
    learn: '/hexline/learn',
    can: [
      { icon: 'viking-shield', text: 'Muster from four families, or design units of your own.', to: '/hexline/units' },
      {
        icon: 'knight-banner',
        text: 'Place them yourself, then watch every blow, forwards and backwards.',
        to: '/hexline/play',
      },
      { icon: 'scroll-unfurled', text: 'Ask why: each number opens into the sum behind it.', to: '/hexline/learn' },
      {
        icon: 'wolf-head',
        text: 'Run a thousand battles of two armies and see which is stronger.',
        to: '/hexline/lab',
      },
    ],
    icon: 'viking-shield',
    Picture: HexlinePicture,
    Screens: lazy(() => import('./hexline/index.tsx')),
    online: () => import('./hexline/online.tsx'),
  },
  {
    id: 'siegefront',
    name: 'Siegefront',
    blurb: 'Cards on nine cells between two castles. Break the other one first.',
    minutes: 15,
    players: 2,
    play: '/siegefront/play',
    verb: 'Play',
    door: '/siegefront/play',
    learn: '/siegefront/learn',
    can: [
      { icon: 'guarded-tower', text: 'See every number of a blow before it falls.', to: '/siegefront/play' },
      { icon: 'wolf-head', text: 'Six opponents, each with a mind of its own.', to: '/siegefront/play' },
      { icon: 'scroll-unfurled', text: 'Build a deck from 78 cards and test it.', to: '/siegefront/deck' },
    ],
    icon: 'guarded-tower',
    Picture: SiegefrontPicture,
    Screens: lazy(() => import('./siegefront/index.tsx')),
    online: () => import('./siegefront/online.tsx'),
  },
  {
    id: 'cohort',
    name: 'Cohort',
    blurb: 'Ancient armies in the fog, moved by written orders. Hold the ground that counts.',
    minutes: 40,
    players: 2,
    play: '/cohort/play',
    verb: 'Take the field',
    door: '/cohort/play',
    learn: '/cohort/learn',
    can: [
      { icon: 'scroll-unfurled', text: 'Write orders in plain English, or click them.', to: '/cohort/play' },
      { icon: 'knight-banner', text: 'Sixteen cultures, five maps, weather and fog of war.', to: '/cohort/army' },
      { icon: 'visored-helm', text: 'Afterwards, see what the other side really did.', to: '/cohort/learn' },
    ],
    icon: 'spears',
    Picture: CohortPicture,
    Screens: lazy(() => import('./cohort/index.tsx')),
    online: () => import('./cohort/online.tsx'),
  },
]

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}
