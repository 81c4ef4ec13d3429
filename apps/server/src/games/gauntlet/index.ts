import type { Json } from '@tessera/kernel'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import {
  gauntletAddresses,
  gauntletChampions,
  gauntletDecks,
  gauntletPlayers,
  gauntletPool,
  gauntletRuns,
  gauntletSnapshots,
} from '../../database/schema.ts'
import type { GameHost } from '../game-host.ts'
import { answer } from './answer.ts'
import { due, sealed } from './daily.ts'
import { derive } from './derive.ts'
import { openPool } from './pool.ts'
import { found, prepare } from './prepare.ts'
import { rebuildGauntlet } from './rebuild.ts'
import { gauntletRoutes } from './routes.ts'
import { closeSeason } from './seasons.ts'

/** Section 24 of the run's rulebook: opponents from the store, ratings and ladders, the run of the day. */
export const gauntletHost: GameHost = {
  game: 'gauntlet-run',
  answer,
  prepare,
  found,
  derive,
  sealed,
  due,
  open: (database) => openPool(database),
  exported,
  forget,
  rebuild: rebuildGauntlet,
  closeSeason: async (database, name) => (await closeSeason(database, name)).number,
  routes: gauntletRoutes,
}

async function exported(db: Queries, account: string): Promise<Json> {
  const own = {
    players: await db.select().from(gauntletPlayers).where(eq(gauntletPlayers.account, account)),
    runs: await db.select().from(gauntletRuns).where(eq(gauntletRuns.account, account)),
    teams: await db.select().from(gauntletSnapshots).where(eq(gauntletSnapshots.account, account)),
    decks: await db.select().from(gauntletDecks).where(eq(gauntletDecks.account, account)),
  }
  return JSON.parse(JSON.stringify(own)) as Json
}

/** GR-602: teams stay where others have met them, without the name; they are offered no longer. */
async function forget(tx: Queries, account: string): Promise<void> {
  await tx
    .update(gauntletSnapshots)
    .set({ name: 'Former player', snapshot: sql`(snapshot::jsonb || '{"name": "Former player"}')::json` })
    .where(eq(gauntletSnapshots.account, account))
  await tx.delete(gauntletPool).where(eq(gauntletPool.account, account))
  await tx.delete(gauntletPlayers).where(eq(gauntletPlayers.account, account))
  await tx.delete(gauntletDecks).where(eq(gauntletDecks.account, account))
  await tx.delete(gauntletAddresses).where(eq(gauntletAddresses.account, account))
  await tx.delete(gauntletChampions).where(eq(gauntletChampions.account, account))
}
