import { CONTENT_VERSION } from '@tessera/gauntlet'
import type { Rebuilding } from '@tessera/online'
import { sql } from 'drizzle-orm'
import { SEARCH } from './derived-tables.ts'
import { carryTeams } from './pool.ts'

/** Decks, days, seasons, searches, addresses and challenges are derived from nothing, so they are kept. */
export const rebuilding: Rebuilding = {
  /** Names under which teams were stored stay; without one it is today's name. */
  async memories(database) {
    const rows = await database.sql<{ match: string; name: string }>(
      `select run.match, coalesce((select name from gauntlet_snapshots stored where stored.match = run.match order by battle limit 1),
         accounts.name) as name from gauntlet_runs run join accounts on accounts.id = run.account`,
    )
    const names = new Map(rows.map(({ match, name }) => [match, name]))
    return (match) => [null, { name: names.get(match) ?? '' }]
  },
  async clear(tx) {
    for (const derived of ['battles', 'runs', 'players']) await tx.execute(sql.raw(`delete from gauntlet_${derived}`))
    await tx.execute(sql`delete from gauntlet_pool where account is not null`)
  },
  // Among whom an opponent was drawn is not in the match.
  kept: [SEARCH.name],
  finish: async (database) => void (await carryTeams(database, CONTENT_VERSION)),
}
