import type { MatchSummary } from '@tessera/wire'
import { and, desc, eq, getTableColumns, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { blocks, matches, seats } from '../../database/schema.ts'
import { requestError } from '../../request-error.ts'
import type { Rooms } from '../road/index.ts'
import { summaries } from '../show/index.ts'
import type { Asker } from '../store/index.ts'

export interface ListQuery {
  readonly after?: string | undefined
  readonly limit: number
  readonly game?: string | undefined
  readonly status?: MatchSummary['status'] | undefined
}

export interface Page<Entry> {
  readonly entries: readonly Entry[]
  readonly next: string | null
}

export interface Standing {
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly against: { readonly won: number; readonly lost: number; readonly drawn: number } | null
}

/** The rooms that lists need. */
export type Listed = Pick<Rooms, 'database' | 'registry' | 'publisher'>

const { saved: _saved, startState: _startState, config: _config, ...listed } = getTableColumns(matches)

/** Public matches with a free seat, newest first. */
export async function openMatches(rooms: Listed, asker: Asker | null, query: ListQuery): Promise<Page<MatchSummary>> {
  const free = sql`exists (select from ${seats} where ${seats.match} = ${matches.id} and ${seats.account} is null and ${seats.bot} is null and not ${seats.host} and ${seats.invited} is null)`
  const wanted = and(eq(matches.status, 'open'), eq(matches.visibility, 'public'), free, unblocked(asker))
  return await page(rooms, asker, query, wanted, 'created')
}

/** One's own matches: those that wait for one first, then those changed last. */
export async function mine(rooms: Listed, by: Asker, query: ListQuery): Promise<Page<MatchSummary>> {
  const wanted = and(
    or(seated(by.id), and(eq(matches.createdBy, by.id), inArray(matches.status, ['open', 'starting']))),
    query.status === undefined ? ne(matches.status, 'cancelled') : eq(matches.status, query.status),
  )
  const waiting = sql<boolean>`exists (select from ${seats} where ${seats.match} = ${matches.id} and ${seats.account} = ${by.id} and ${matches.awaiting} @> to_jsonb(${seats.seat}))`
  return await page(rooms, by, query, wanted, 'changed', waiting)
}

export async function invitations(rooms: Listed, by: Asker, query: ListQuery): Promise<Page<MatchSummary>> {
  const wanted = and(
    eq(matches.status, 'open'),
    sql`exists (select from ${seats} where ${seats.match} = ${matches.id} and ${seats.invited} = ${by.id} and ${seats.account} is null)`,
  )
  return await page(rooms, by, query, wanted, 'created')
}

/** The finished matches of a person, as far as the asker may see them. */
export async function history(
  rooms: Listed,
  person: string,
  asker: Asker | null,
  query: ListQuery,
): Promise<Page<MatchSummary>> {
  const visible =
    asker?.role === 'admin' || asker?.id === person
      ? undefined
      : or(eq(matches.visibility, 'public'), asker === null ? undefined : seated(asker.id))
  const wanted = and(eq(matches.status, 'finished'), seated(person), visible)
  return await page(rooms, asker, query, wanted, 'finished')
}

/** Matches whose result the asker does not know yet are left out. */
export async function standing(
  rooms: Pick<Rooms, 'database' | 'registry'>,
  person: string,
  asker: Asker | null,
): Promise<Standing> {
  const rows = await rooms.database.sql<{ against: boolean; outcome: 'won' | 'lost' | 'drawn'; matches: number }>(
    `select asker.seat is not null as against,
       case when matches.result->>'winner' is null then 'drawn'
            when (matches.result->>'winner')::int = seats.seat then 'won' else 'lost' end as outcome,
       count(*)::int as matches
     from seats join matches on matches.id = seats.match
     left join seats asker on asker.match = matches.id and asker.account = $2::text
     where seats.account = $1::text and matches.status = 'finished' and matches.result->>'reason' not in ('aborted', 'set-aside', 'damaged')
       and (asker.seat is null or asker.watched >= coalesce(asker.frames, matches.frames) - 1
            or matches.game not in (select json_array_elements_text($3::json)))
     group by 1, 2`,
    [person, asker?.id ?? '', JSON.stringify(rooms.registry.automatic)],
  )
  const sum = (outcome: string, only: boolean): number =>
    rows.reduce((total, row) => total + (row.outcome === outcome && (!only || row.against) ? row.matches : 0), 0)
  const of = (only: boolean) => ({ won: sum('won', only), lost: sum('lost', only), drawn: sum('drawn', only) })
  if (asker === null || asker.id === person) return { ...of(false), against: null }
  const theirs = of(true)
  return { ...of(false), against: { won: theirs.lost, lost: theirs.won, drawn: theirs.drawn } }
}

/** Neither made by an account that the asker has blocked, nor by one that has blocked the asker. */
export function unblocked(asker: Asker | null): SQL | undefined {
  if (asker === null) return undefined
  return sql`not exists (select from ${blocks} where (${blocks.account} = ${asker.id} and ${blocks.blocked} = ${matches.createdBy}) or (${blocks.blocked} = ${asker.id} and ${blocks.account} = ${matches.createdBy}))`
}

function seated(account: string): SQL {
  return sql`exists (select from ${seats} where ${seats.match} = ${matches.id} and ${seats.account} = ${account})`
}

/** Newest first; where some come before all others, the cursor says whether the page ended among them. */
export async function page(
  rooms: Listed,
  asker: Asker | null,
  { after, limit, game }: ListQuery,
  wanted: SQL | undefined,
  order: 'created' | 'changed' | 'finished',
  first?: SQL<boolean>,
): Promise<Page<MatchSummary>> {
  const by = matches[order]
  const among = after?.startsWith('first_') === true
  const from = after === undefined ? undefined : cursor(after.replace(/^first_/, ''))
  const rows = await rooms.database.db
    .select({
      ...listed,
      first: first ?? sql<boolean>`false`,
      place: sql<string>`to_char(${by} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(matches)
    .where(
      and(
        wanted,
        isNotNull(by),
        game === undefined ? undefined : eq(matches.game, game),
        from === undefined
          ? undefined
          : first === undefined
            ? sql`(${by}, ${matches.id}) < (${from.instant}::timestamptz, ${from.id})`
            : sql`(${first}, ${by}, ${matches.id}) < (${among}::boolean, ${from.instant}::timestamptz, ${from.id})`,
      ),
    )
    .orderBy(...(first === undefined ? [] : [desc(first)]), desc(by), desc(matches.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    entries: await summaries(rooms, asker, shown),
    next: rows.length > limit && last !== undefined ? `${last.first ? 'first_' : ''}${last.place}_${last.id}` : null,
  }
}

/** Where a page in order of time ended. */
export function cursor(after: string): { readonly instant: string; readonly id: string } {
  const found = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{1,6}Z)_([a-z0-9]{12})$/.exec(after)
  if (found === null || Number.isNaN(Date.parse(found[1] ?? '')))
    throw requestError(400, 'bad_page', 'There is no such page.')
  return { instant: found[1] ?? '', id: found[2] ?? '' }
}
