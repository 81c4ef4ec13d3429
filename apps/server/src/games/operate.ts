import { gameAt } from '@tessera/games'
import type { Database } from '../database/database.ts'
import { gameHosts } from './index.ts'

/** What an operator does to the tables of a game's own; null where that game has none. */
export async function rebuildGame(database: Database, game: string): Promise<number | null> {
  const host = gameHosts.find((one) => one.game === game)
  return (await host?.rebuild?.(database, (version) => gameAt(game, version))) ?? null
}

/** The number of the season that begins; null where that game has none. */
export async function closeGameSeason(database: Database, game: string, name: string): Promise<number | null> {
  const host = gameHosts.find((one) => one.game === game)
  return (await host?.closeSeason?.(database, name)) ?? null
}
