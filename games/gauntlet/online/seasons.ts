import type { PluginDatabase } from '@tessera/online'

export interface Season {
  readonly number: number
  readonly name: string
  readonly began: Date
  readonly ended: Date | null
}

/** Newest first. */
export async function seasonsOf(database: PluginDatabase): Promise<readonly Season[]> {
  return await database.sql<Season>('select number, name, began, ended from gauntlet_seasons order by number desc')
}

/**
 * Closes the season and begins the next. The ladder of the old one is kept as it stands. Ratings go on; what is counted for the
 * ladder (rated battles, peak, runs) begins anew with everybody's next battle. A run under way counts where it ends.
 */
export async function closeSeason(database: PluginDatabase, name: string, at: Date = new Date()): Promise<Season> {
  const [made] = await database.sql<Season>(
    `with closed as (update gauntlet_seasons set ended = $2::timestamptz where ended is null returning number),
     kept as (insert into gauntlet_season_ranks (season, account, rating, peak, rated, runs, won, flawless)
       select season, account, rating, season_peak, season_rated, season_runs, season_won, season_flawless
       from gauntlet_players where season = (select number from closed) on conflict do nothing)
     insert into gauntlet_seasons (number, name, began)
     select coalesce((select max(number) from gauntlet_seasons), 0) + 1, $1::text, $2::timestamptz
     returning number, name, began, ended`,
    [name, at.toISOString()],
  )
  if (made === undefined) throw new Error('No season was begun')
  return made
}
