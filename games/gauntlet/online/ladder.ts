import type { PageWish, PluginDatabase } from '@tessera/online'
import { requestError } from '@tessera/online'
import type { Person } from '@tessera/wire'
import type { z } from 'zod'
import { pageAt, placeOf } from './page.ts'
import { playerOf } from './players.ts'
import { type Season, seasonsOf } from './seasons.ts'
import { unwatchedBy, withoutUnwatched } from './unwatched.ts'
import type { Ladder, Season as SeasonEntry } from './wire/index.ts'

/** GR-2408: so many rated battles in the season put one on the ladder. */
const RATED_BATTLES = 10

interface Row {
  readonly account: string
  readonly name: string
  readonly kind: Person['kind']
  readonly rating: number
  readonly peak: number
  readonly rated: number
  readonly runs: number
  readonly won: number
  readonly flawless: number
}

const PRESENT = `select account, rating, season_peak as peak, season_rated as rated, season_runs as runs, season_won as won,
  season_flawless as flawless from gauntlet_players where season = $1::int`
const PAST = `select account, rating, peak, rated, runs, won, flawless from gauntlet_season_ranks where season = $1::int`

/** By rating, then peak; or by runs won, those without a loss deciding between equals. */
export async function ladder(
  database: PluginDatabase,
  query: PageWish & { readonly by: 'rating' | 'runs'; readonly season?: number | undefined },
  asker: string | null = null,
): Promise<z.infer<typeof Ladder>> {
  const seasons = await seasonsOf(database)
  const season = seasons.find(({ number }) => number === (query.season ?? seasons[0]?.number))
  if (season === undefined) {
    if (query.season !== undefined) throw requestError(404, 'no_such_season', 'There is no such season.')
    return { entries: [], next: null, season: null }
  }
  const order =
    query.by === 'rating'
      ? `where rated >= ${RATED_BATTLES} order by rating desc, peak desc, account`
      : 'where won > 0 order by won desc, flawless desc, rating desc, account'
  const own = season.ended === null ? await ownRow(database, asker, season.number) : null
  const rows = await database.sql<Row>(
    `select ranked.*, accounts.name, accounts.kind from (select * from (${season.ended === null ? PRESENT : PAST}) others
       where account <> $4::text union all select * from json_to_recordset($5::json) as own (account text, rating integer, peak integer,
       rated integer, runs integer, won integer, flawless integer)) ranked
     join accounts on accounts.id = ranked.account and accounts.deleted is null and accounts.kind <> 'guest'
     ${order.replace('where ', 'where ranked.')} offset $2::int limit $3::int`,
    [season.number, placeOf(query), query.limit + 1, own?.account ?? '', JSON.stringify(own === null ? [] : [own])],
  )
  const page = pageAt(rows, query, ({ account, name, kind, rating, peak, rated, runs, won, flawless }, place) => ({
    place: place + 1,
    person: { id: account, name, kind, gone: false },
    rating,
    peak,
    ratedBattles: rated,
    runs,
    runsWon: won,
    flawless,
  }))
  return { ...page, season: seasonEntry(season) }
}

/** The asker's own row without what they have not watched, which is stored with it; null where there is no such thing. */
async function ownRow(
  database: PluginDatabase,
  asker: string | null,
  season: number,
): Promise<Omit<Row, 'name' | 'kind'> | null> {
  const unwatched = await unwatchedBy(database, asker)
  if (asker === null || unwatched.length === 0) return null
  const player = withoutUnwatched(await playerOf(database.db, asker), unwatched)
  if (player.season !== season) return null
  const { account, rating, seasonPeak, seasonRated, seasonRuns, seasonWon, seasonFlawless } = player
  return {
    account,
    rating,
    peak: seasonPeak,
    rated: seasonRated,
    runs: seasonRuns,
    won: seasonWon,
    flawless: seasonFlawless,
  }
}

export function seasonEntry({ number, name, began, ended }: Season): z.infer<typeof SeasonEntry> {
  return {
    number,
    name,
    began: new Date(began).toISOString(),
    ended: ended === null ? null : new Date(ended).toISOString(),
  }
}
