import type { AnyGame } from '@tessera/kernel'

/** Games from elsewhere. The bundlers put those that tessera.config.json names in place of this list (scripts/added-games.mjs). */
export const addedGames: readonly AnyGame[] = []
