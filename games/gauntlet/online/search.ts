import type { Snapshot } from '@tessera/gauntlet'
import type { PluginDatabase } from '@tessera/online'

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
/** The nearest so many are found without asking whose they are. Most often enough of them may be met. */
const NEAREST = 24
const MOST_BATTLES = 20
const NEAR_RATING = 200

/**
 * GR-603: numbers of wins and of battles at most $7 away. How many there can be is plain to see without the figures, so that PostgreSQL keeps
 * one plan for all seekers; it made one for each while they came from series, which took longer than the search itself.
 */
const SLOTS = `slots as (
    select wins, battles from unnest(array[$3::int - 1, $3::int, $3::int + 1]) wins,
      (values ${Array.from({ length: MOST_BATTLES }, (_, battles) => `(${battles})`).join(', ')}) as known (battles)
    where wins >= 0 and battles >= wins and abs(battles - $4::int) <= $7::int
  )`

/** GR-2409. */
const STRANGERS = `strangers as materialized (
    select distinct theirs.account from gauntlet_addresses own
    join gauntlet_addresses theirs on theirs.address = own.address where own.account = $2::text
  )`

/**
 * Never the seeker's own, never of accounts seen at the seeker's addresses (GR-2409), never of closed or barred ones, which are looked up one
 * by one: an anti-join would read all accounts first.
 */
const allowed = (account: string, snapshot: string): string => `(${account} is distinct from $2::text
         and not exists (select from strangers where strangers.account = ${account})
         and coalesce((select accounts.deleted is null and (accounts.banned_until is null or accounts.banned_until <= now())
           from accounts where accounts.id = ${account}), true)
         and ${snapshot} <> all (array(select json_array_elements_text($6::json))))`

/** For each slot the nearest by rating, upwards and downwards along the index; then the nearest of all. */
const nearest = (columns: string, where: string, count: number): string => `near as materialized (
    select found.* from slots cross join lateral (
      (select ${columns} from gauntlet_pool pool where pool.version = $1::int and pool.wins = slots.wins and pool.battles = slots.battles
         and pool.rating between $5::int and $5::int + ${NEAR_RATING} ${where}
         order by pool.rating, pool.number desc, pool.snapshot limit ${count})
      union all
      (select ${columns} from gauntlet_pool pool where pool.version = $1::int and pool.wins = slots.wins and pool.battles = slots.battles
         and pool.rating between $5::int - ${NEAR_RATING} and $5::int - 1 ${where}
         order by pool.rating desc, pool.number desc, pool.snapshot limit ${count})
    ) found
    order by abs(found.battles - $4::int), abs(found.rating - $5::int), found.number desc, found.snapshot limit ${count}
  )`

const NEAREST_FIRST =
  'order by abs(near.battles - $4::int), abs(near.rating - $5::int), near.number desc, near.snapshot'

/**
 * The nearest teams, and which of them the seeker may meet. The indexes alone tell which are near; tables are read for these few only. Whose
 * a team is, is in the pool and in its snapshot alike.
 */
export const NEAR_TEAMS = `with ${STRANGERS}, ${SLOTS}, ${nearest('pool.battles, pool.rating, pool.number, pool.snapshot', '', NEAREST)}
  select near.snapshot as id, stored.account, judged.allowed, case when judged.allowed then stored.snapshot end as snapshot, stored.name
  from near join gauntlet_snapshots stored on stored.id = near.snapshot
  cross join lateral (select ${allowed('stored.account', 'near.snapshot')} as allowed offset 0) judged
  ${NEAREST_FIRST}`

/** The same where too many of the nearest may not be met: each is judged as it is found, however far that leads. */
const NEAR_ALLOWED = `with ${STRANGERS}, ${SLOTS}, ${nearest('*', `and ${allowed('pool.account', 'pool.snapshot')}`, LOOKED_AT)}
  select near.snapshot as id, near.account, true as allowed, stored.snapshot, stored.name from near
  join gauntlet_snapshots stored on stored.id = near.snapshot
  ${NEAREST_FIRST}`

/** GR-603 puts the number of battles first: where enough teams have fought as many as the seeker, the others need not be looked at. */
const SPREADS = [0, MOST_BATTLES]

interface Near extends StoredTeam {
  readonly allowed: boolean
  readonly name: string
}

export async function nearTeams(database: PluginDatabase, seeker: Seeker): Promise<readonly StoredTeam[]> {
  const { version, account, wins, battles, rating, fought } = seeker
  let found: readonly Near[] = []
  for (const spread of SPREADS) {
    const values = [version, account, wins, battles, rating, JSON.stringify(fought), spread]
    const near = await database.sql<Near>(NEAR_TEAMS, values, 'gauntlet_near_teams')
    found = near.filter(({ allowed }) => allowed).slice(0, LOOKED_AT)
    // With fewer than could have been found these are all there are.
    if (found.length < LOOKED_AT && near.length === NEAREST)
      found = await database.sql<Near>(NEAR_ALLOWED, values, 'gauntlet_near_allowed')
    if (found.length === LOOKED_AT) break
  }
  // The name may have gone since the team was stored.
  return found.map(({ id, account: owner, snapshot, name }) => ({
    id,
    account: owner,
    snapshot: { ...snapshot, name },
  }))
}
