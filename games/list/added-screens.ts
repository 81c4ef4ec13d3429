import type { GameEntry } from '@tessera/play'

/** Screens of games from elsewhere, put in by the bundler like the games in added-rules.ts. */
export const addedEntries: readonly GameEntry[] = []
