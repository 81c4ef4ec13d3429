import type { Primer } from '@tessera/play/guide'

/** Guides of games from elsewhere, put in by the bundler like the games in added-rules.ts. */
export const addedPrimers: readonly (readonly [game: string, primer: Primer])[] = []
