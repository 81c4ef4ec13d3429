import type { Page, PageWish, PluginDatabase, Queries } from '@tessera/online'
import { desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { pageAt, placeOf } from './page.ts'
import { playerOf, unlockedBy } from './players.ts'
import { gauntletRuns, gauntletSnapshots } from './schema.ts'
import { scoreBefore, unwatchedBy, withoutUnwatched } from './unwatched.ts'
import type { GauntletTeam, RunEntry } from './wire/index.ts'

type Team = z.infer<typeof GauntletTeam>
type Run = z.infer<typeof RunEntry>

const BEST = 5

/** As the asker may know it: of their own runs nothing that they have not watched. */
export async function standingOf(database: PluginDatabase, account: string, asker: string | null) {
  const unwatched = account === asker ? await unwatchedBy(database, account) : []
  const player = withoutUnwatched(await playerOf(database.db, account), unwatched)
  const { rating, peak, rated, runs, won, wins } = player
  return { rating, peak, ratedBattles: rated, runs, runsWon: won, wins: { ...wins }, unlocked: [...unlockedBy(wins)] }
}

/** The last teams of the runs that came furthest. */
export async function bestTeams(db: Queries, account: string): Promise<Team[]> {
  const rows = await db
    .selectDistinctOn([gauntletSnapshots.match])
    .from(gauntletSnapshots)
    .where(eq(gauntletSnapshots.account, account))
    .orderBy(gauntletSnapshots.match, desc(gauntletSnapshots.battle))
  return rows
    .sort((a, b) => b.wins - a.wins || a.losses - b.losses || b.number - a.number)
    .slice(0, BEST)
    .map(teamOf)
}

export async function teamsOf(db: Queries, account: string, query: PageWish): Promise<Page<Team>> {
  const rows = await db
    .select()
    .from(gauntletSnapshots)
    .where(eq(gauntletSnapshots.account, account))
    .orderBy(desc(gauntletSnapshots.created), desc(gauntletSnapshots.id))
    .offset(placeOf(query))
    .limit(query.limit + 1)
  return pageAt(rows, query, teamOf)
}

export async function runsOf(
  database: PluginDatabase,
  account: string,
  asker: string | null,
  query: PageWish,
): Promise<Page<Run>> {
  const unwatched = account === asker ? await unwatchedBy(database, account) : []
  const rows = await database.db
    .select()
    .from(gauntletRuns)
    .where(eq(gauntletRuns.account, account))
    .orderBy(desc(gauntletRuns.began), desc(gauntletRuns.match))
    .offset(placeOf(query))
    .limit(query.limit + 1)
  return pageAt(rows, query, (row) => {
    const battle = unwatched.find(({ match }) => match === row.match)
    if (battle === undefined) return runEntry(row)
    const before = { status: 'active' as const, reason: null, ended: null, rating: battle.ratingBefore }
    return runEntry({ ...row, ...scoreBefore(row, battle), ...before })
  })
}

function runEntry({ account: _of, version: _under, began, ended, ...rest }: typeof gauntletRuns.$inferSelect): Run {
  return { ...rest, began: began.toISOString(), ended: ended?.toISOString() ?? null }
}

export function teamOf(row: typeof gauntletSnapshots.$inferSelect): Team {
  const { id, name, faction, leader, wins, losses, draws, rating, created, snapshot } = row
  const shown = { ...(snapshot as object), name } as unknown as Team['snapshot']
  return { id, name, faction, leader, wins, losses, draws, rating, created: created.toISOString(), snapshot: shown }
}
