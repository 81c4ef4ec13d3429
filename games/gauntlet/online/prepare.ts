import { type RunConfig, runConfigSchema } from '@tessera/gauntlet'
import { inputErrorText, type Json } from '@tessera/kernel'
import { type FoundedMatch, type GameHost, type Queries, requestError, takeTurn } from '@tessera/online'
import { sql } from 'drizzle-orm'
import { playerOf, unlockedBy } from './players.ts'
import { gauntletAddresses } from './schema.ts'

/** GR-201: rating and unlocked factions are written by the server alone; guests meet bots only (GR-2408). */
export const prepare: NonNullable<GameHost['prepare']> = async ({ by, config, forked, prepared, database }) => {
  if (forked) throw requestError(422, 'no_forks', 'A run cannot be gone on from an earlier moment.')
  if (prepared) return config
  const wished = config as unknown as RunConfig
  if (wished.pool === 'local')
    throw requestError(422, 'bad_config', 'Teams kept on a device are met offline only: choose async or bots.')
  if (wished.daily !== undefined)
    throw requestError(422, 'bad_config', "The day's run is begun with POST /api/gauntlet/daily.")
  const player = await playerOf(database.db, by.id)
  const pool = by.kind === 'guest' ? 'bots' : wished.pool
  const rating = pool === 'async' ? player.rating : undefined
  const unlocked = unlockedBy(player.wins)
  const { botLevel, roundLimit } = wished
  const parsed = runConfigSchema.parse({
    pool,
    botLevel,
    roundLimit,
    unlocked,
    ...(rating !== undefined && { rating }),
  })
  if (!parsed.ok) throw requestError(422, 'bad_config', inputErrorText(parsed.inputErrors))
  return parsed.value as unknown as Json
}

/** GR-203: one active run besides the day's, however many are asked for at the same moment. */
export async function found(tx: Queries, { by, config, address }: FoundedMatch): Promise<void> {
  await takeTurn(tx, `gauntlet ${by.id}`)
  const { daily } = config as unknown as RunConfig
  const day = daily?.day ?? null
  const found = (await tx.execute(
    sql`select exists (select from matches where created_by = ${by.id} and game = 'gauntlet-run'
        and status in ('open', 'starting', 'running') and config->'daily'->>'day' is not distinct from ${day}::text) as running,
      exists (select from gauntlet_runs where account = ${by.id} and day = ${day}::text) as played`,
  )) as unknown as { readonly rows: readonly { readonly running: boolean; readonly played: boolean }[] }
  const [known] = found.rows
  if (day === null && known?.running) throw requestError(409, 'run_active', 'Finish or abandon your current run first.')
  if (day !== null && (known?.running || known?.played))
    throw requestError(409, 'daily_done', "You have played today's run.")
  if (address !== null)
    await tx
      .insert(gauntletAddresses)
      .values({ account: by.id, address })
      .onConflictDoUpdate({
        target: [gauntletAddresses.account, gauntletAddresses.address],
        set: { seen: sql`now()` },
      })
}
