import { duelRecord, type RunConfig, type RunState } from '@tessera/gauntlet'
import type { Json } from '@tessera/kernel'
import type { Page, PageWish, PluginDatabase } from '@tessera/online'
import { requestError } from '@tessera/online'
import type { z } from 'zod'
import { sealed } from './daily.ts'
import { battleId } from './derive.ts'
import { pageAt, placeOf } from './page.ts'
import { type Unwatched, unwatchedBy } from './unwatched.ts'
import type { BattleEntry, WatchedBattle } from './wire/index.ts'

type Entry = z.infer<typeof BattleEntry>
type Watched = z.infer<typeof WatchedBattle>

interface Row {
  readonly match: string
  readonly number: number
  readonly account: string
  readonly name: string
  readonly kind: Entry['player']['kind']
  readonly deleted: string | null
  readonly opponent: Json
  readonly winner: number | null
  readonly reason: string
  readonly rounds: number
  readonly rating_before: number
  readonly rating_after: number
  readonly fought: string
  readonly config: Json
  readonly status: string
  readonly owner: string | null
}

const BATTLES = `select battle.match, battle.number, battle.account, accounts.name, accounts.kind, accounts.deleted, battle.opponent,
    battle.winner, battle.reason, battle.rounds, battle.rating_before, battle.rating_after, battle.fought,
    matches.config, run.status, stored.account as owner
  from gauntlet_battles battle join accounts on accounts.id = battle.account
  join gauntlet_runs run on run.match = battle.match join matches on matches.id = battle.match
  left join gauntlet_snapshots stored on stored.id = battle.snapshot`

/** GR-902: its two owners after the battle, everybody after the run; of a daily run nobody before its day is over. */
function mayWatch({ account, owner, status, config }: Row, asker: string | null, now: number): boolean {
  if (sealed(config, now)) return false
  return status !== 'active' || (asker !== null && (asker === account || asker === owner))
}

/** GR-2405: an ordinary duel record, which verifies alone and gives away nothing else of the run. */
export async function watchBattle(
  database: PluginDatabase,
  id: string,
  asker: string | null,
  now: number,
): Promise<Watched> {
  const [match = '', number = ''] = id.split('-')
  const [row] = await database.sql<Row>(`${BATTLES} where battle.match = $1::text and battle.number = $2::int`, [
    match,
    Number(number),
  ])
  if (row === undefined) throw requestError(404, 'unknown_battle', 'No such battle.')
  if (!mayWatch(row, asker, now)) throw requestError(403, 'hidden_battle', 'That replay is not open to you.')
  if (row.account === asker && isUnwatched(row, await unwatchedBy(database, asker)))
    throw requestError(409, 'not_watched', 'Watch the battle to its end first: this would tell you how it ends.')
  const [kept] = await database.sql<{ state: RunState }>(
    "select saved->'point'->'state' as state from matches where id = $1::text",
    [match],
  )
  const entry = kept?.state.battles.find((one) => one.number === row.number)
  if (entry === undefined) throw requestError(404, 'unknown_battle', 'No such battle.')
  const record = duelRecord(entry, row.config as unknown as RunConfig)
  return { ...entryOf(row), record: record as unknown as Json }
}

/** The battles of a run, without their records. */
export async function battlesOfRun(database: PluginDatabase, match: string, asker: string | null, now: number) {
  const rows = await database.sql<Row>(`${BATTLES} where battle.match = $1::text order by battle.number`, [match])
  const [first] = rows
  const [run] = await database.sql<{ account: string }>('select account from gauntlet_runs where match = $1::text', [
    match,
  ])
  if (run === undefined) throw requestError(404, 'unknown_run', 'There is no such run.')
  const open = first === undefined || first.account === asker || mayWatch(first, null, now)
  if (!open) throw requestError(403, 'hidden_battle', 'That replay is not open to you.')
  const unwatched = run.account === asker ? await unwatchedBy(database, asker) : []
  return { battles: rows.filter((row) => !isUnwatched(row, unwatched)).map(entryOf) }
}

function isUnwatched({ match, number }: Row, unwatched: readonly Unwatched[]): boolean {
  return unwatched.some((one) => one.match === match && one.number === number)
}

/** GR-604: how one's stored teams fared. */
export async function foughtTeams(database: PluginDatabase, account: string, query: PageWish): Promise<Page<Entry>> {
  const rows = await database.sql<Row>(
    `${BATTLES} where stored.account = $1::text order by battle.fought desc, battle.match offset $2::int limit $3::int`,
    [account, placeOf(query), query.limit + 1],
  )
  return pageAt(rows, query, entryOf)
}

function entryOf(row: Row): Entry {
  const { match, number, account, name, kind, deleted, opponent, winner, reason, rounds, fought } = row
  return {
    id: battleId(match, number),
    run: match,
    number,
    player: { id: account, name, kind, gone: deleted !== null },
    opponent: opponent as Entry['opponent'],
    winner,
    reason,
    rounds,
    ratingBefore: row.rating_before,
    ratingAfter: row.rating_after,
    fought: new Date(fought).toISOString(),
  }
}
