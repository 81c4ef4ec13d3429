import type { Snapshot } from '@tessera/gauntlet'
import type { Database } from '../../database/database.ts'

/** Who looks for an opponent. */
export interface Seeker {
  readonly version: number
  readonly account: string
  readonly wins: number
  readonly battles: number
  readonly rating: number
  /** Ids of the teams met in this run. */
  readonly fought: readonly string[]
}

export interface StoredTeam {
  readonly id: string
  /** null: a team the game came with. */
  readonly account: string | null
  readonly snapshot: Snapshot
}

/** More than the ten that are kept, since the rules may refuse one. */
const LOOKED_AT = 16
const MOST_BATTLES = 20
const NEAR_RATING = 200

/**
 * GR-603: for each number of wins and of battles at most $7 away the nearest by rating, upwards and downwards along the index; then the
 * nearest of all. Never the seeker's own, never of accounts seen at the seeker's addresses (GR-2409), never of closed or barred ones, which are
 * looked up one by one: an anti-join would read all accounts first.
 */
export const NEAR_TEAMS = `with strangers as materialized (
    select distinct theirs.account from gauntlet_addresses own
    join gauntlet_addresses theirs on theirs.address = own.address where own.account = $2::text
  ), slots as (
    select wins, battles from generate_series(greatest(0, $3::int - 1), $3::int + 1) wins, generate_series(0, ${MOST_BATTLES - 1}) battles
    where battles >= wins and abs(battles - $4::int) <= $7::int
  ), near as (
    select found.* from slots cross join lateral (
      (select * from gauntlet_pool pool where pool.version = $1::int and pool.wins = slots.wins and pool.battles = slots.battles
         and pool.rating between $5::int and $5::int + ${NEAR_RATING} and ${'ALLOWED'}
         order by pool.rating, pool.number desc, pool.snapshot limit ${LOOKED_AT})
      union all
      (select * from gauntlet_pool pool where pool.version = $1::int and pool.wins = slots.wins and pool.battles = slots.battles
         and pool.rating between $5::int - ${NEAR_RATING} and $5::int - 1 and ${'ALLOWED'}
         order by pool.rating desc, pool.number desc, pool.snapshot limit ${LOOKED_AT})
    ) found
    order by abs(found.battles - $4::int), abs(found.rating - $5::int), found.number desc, found.snapshot limit ${LOOKED_AT}
  )
  select near.snapshot as id, near.account, stored.snapshot, stored.name from near
  join gauntlet_snapshots stored on stored.id = near.snapshot
  order by abs(near.battles - $4::int), abs(near.rating - $5::int), near.number desc, near.snapshot`.replaceAll(
  'ALLOWED',
  `pool.account is distinct from $2::text
         and not exists (select from strangers where strangers.account = pool.account)
         and coalesce((select accounts.deleted is null and (accounts.banned_until is null or accounts.banned_until <= now())
           from accounts where accounts.id = pool.account), true)
         and pool.snapshot <> all (array(select json_array_elements_text($6::json)))`,
)

/** GR-603 puts the number of battles first: where enough teams have fought as many as the seeker, the others need not be looked at. */
const SPREADS = [0, MOST_BATTLES]

export async function nearTeams(database: Database, seeker: Seeker): Promise<readonly StoredTeam[]> {
  const { version, account, wins, battles, rating, fought } = seeker
  let rows: readonly (StoredTeam & { readonly name: string })[] = []
  for (const spread of SPREADS) {
    const values = [version, account, wins, battles, rating, JSON.stringify(fought), spread]
    rows = await database.sql(NEAR_TEAMS, values, 'gauntlet_near_teams')
    if (rows.length === LOOKED_AT) break
  }
  // The name may have gone since the team was stored.
  return rows.map(({ id, account: owner, snapshot, name }) => ({ id, account: owner, snapshot: { ...snapshot, name } }))
}
