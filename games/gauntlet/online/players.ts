import { FACTIONS, type FactionId } from '@tessera/gauntlet'
import type { Queries } from '@tessera/online'
import { eq } from 'drizzle-orm'
import { gauntletPlayers } from './schema.ts'

export type PlayerRow = typeof gauntletPlayers.$inferSelect

/** GR-403: so many battles won with a faction open its deck builder. */
const WINS_TO_BUILD = 3

/** Somebody who has never finished a battle has the first rating and nothing else. */
export async function playerOf(db: Queries, account: string): Promise<PlayerRow> {
  const [row] = await db.select().from(gauntletPlayers).where(eq(gauntletPlayers.account, account))
  const nothing = {
    rated: 0,
    runs: 0,
    won: 0,
    season: 0,
    seasonRated: 0,
    seasonRuns: 0,
    seasonWon: 0,
    seasonFlawless: 0,
  }
  return row ?? { account, rating: 1000, peak: 1000, seasonPeak: 1000, ...nothing, wins: {} }
}

export function unlockedBy(wins: PlayerRow['wins']): readonly FactionId[] {
  return FACTIONS.filter((faction) => (wins[faction] ?? 0) >= WINS_TO_BUILD)
}
