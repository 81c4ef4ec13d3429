import { cohort } from './cohort/entry.ts'
import type { GameEntry } from './entry.ts'
import { gauntletDuel } from './gauntlet-duel/entry.ts'
import { gauntletRun } from './gauntlet-run/entry.ts'
import { hexline } from './hexline/entry.ts'
import { hundred } from './hundred/entry.ts'
import { siegefront } from './siegefront/entry.ts'

export type { GameEntry }

/** The one place where a game's screens are registered; docs/screens.md says what its folder must have. */
export const GAMES: readonly GameEntry[] = [hexline, siegefront, cohort, gauntletDuel, gauntletRun, hundred]

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id)
}
