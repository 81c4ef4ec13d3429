import type { Json } from '@tessera/kernel'
import type { GameHost, Queries, ServerPlugin } from '@tessera/online'
import { eq, sql } from 'drizzle-orm'
import { answer } from './answer.ts'
import { due, sealed } from './daily.ts'
import { derive } from './derive.ts'
import { migrations } from './migrations.ts'
import { openPool } from './pool.ts'
import { found, prepare } from './prepare.ts'
import { rebuilding } from './rebuilding.ts'
import { serveGauntlet } from './routes.ts'
import * as tables from './schema.ts'
import {
  gauntletAddresses,
  gauntletChampions,
  gauntletDecks,
  gauntletPlayers,
  gauntletPool,
  gauntletRuns,
  gauntletSnapshots,
} from './schema.ts'
import { gauntletRoutes } from './wire/index.ts'

/** Section 24 of the run's rulebook: opponents from the store, ratings and ladders, the run of the day. */
export const gauntletHost: GameHost = {
  game: 'gauntlet-run',
  answer,
  prepare,
  found,
  derive,
  rebuilding,
  sealed,
  due,
  open: (database) => openPool(database),
}

export const gauntletOnline: ServerPlugin = {
  name: 'gauntlet',
  migrations,
  tables,
  routes: gauntletRoutes,
  hosts: [gauntletHost],
  start: async (context) => ({ serve: (serve) => serveGauntlet(serve, context) }),
  exported,
  forget,
}

export { closeSeason } from './seasons.ts'

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
