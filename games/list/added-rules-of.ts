import type { RegisteredGames } from '@tessera/play/registry'

/** Rules of games from elsewhere, put in by the bundler like the games in added-rules.ts. */
export const ADDED_RULES: RegisteredGames['rules'] = {}
