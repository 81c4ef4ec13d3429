import { CONTENT_VERSION, type RunState } from '@tessera/gauntlet'
import { type AnyGame, createMatch, type Json, type Result } from '@tessera/kernel'
import { type AnyColumn, and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import { acts, matches, seats, turns } from '../../database/schema.ts'
import type { Derived } from '../game-host.ts'
import { derive } from './derive.ts'
import { carryTeams } from './pool.ts'

type Rows = NonNullable<Derived['rows']>

/** What one moment of a match meant for the tables. */
interface Moment {
  /** To the microsecond, as the database has it. */
  readonly at: string
  readonly rows: Rows
}

/**
 * Makes the derived tables anew from the matches, in the order in which things happened. Decks, days, seasons, searches, addresses and
 * challenges are kept as they are: they are derived from nothing. Names under which teams were stored stay. Returns how many runs were read.
 */
export async function rebuildGauntlet(
  database: Database,
  gameAt: (version: number) => AnyGame | undefined,
): Promise<number> {
  const moments: Moment[] = []
  const names = await storedNames(database)
  const runs = await database.db
    .select()
    .from(matches)
    .where(and(eq(matches.game, 'gauntlet-run'), isNotNull(matches.seed)))
    .orderBy(asc(matches.started), asc(matches.id))
  for (const row of runs) moments.push(...(await momentsOf(database, row, gameAt(row.version), names)))
  moments.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  await database.db.transaction(async (tx) => {
    for (const derived of ['battles', 'runs', 'players']) await tx.execute(sql.raw(`delete from gauntlet_${derived}`))
    await tx.execute(sql`delete from gauntlet_pool where account is not null`)
    for (const { at, rows } of moments) for (const one of rows) await put(tx, at, one)
  })
  await carryTeams(database, CONTENT_VERSION)
  return runs.length
}

/** In a form whose order is that of time. */
function instantText(column: AnyColumn) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

function precise(at: Date): string {
  return at.toISOString().replace('Z', '000Z')
}

/** Those under which teams were stored, or else those of today. */
async function storedNames(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.sql<{ match: string; name: string }>(
    `select run.match, coalesce((select name from gauntlet_snapshots stored where stored.match = run.match order by battle limit 1),
       accounts.name) as name from gauntlet_runs run join accounts on accounts.id = run.account`,
  )
  return new Map(rows.map(({ match, name }) => [match, name]))
}

/** Every change of a run again, with the instant it was written. */
async function momentsOf(
  { db }: Database,
  row: typeof matches.$inferSelect,
  game: AnyGame | undefined,
  names: ReadonlyMap<string, string>,
): Promise<readonly Moment[]> {
  if (game === undefined || row.seed === null) return []
  const places = await db.select().from(seats).where(eq(seats.match, row.id)).orderBy(asc(seats.seat))
  const done = await db
    .select({ choices: turns.choices, turn: turns.turn, resolved: instantText(turns.resolved) })
    .from(turns)
    .where(and(eq(turns.match, row.id), eq(turns.dropped, false)))
    .orderBy(asc(turns.turn))
  const acted = await db
    .select({ entry: acts.entry, done: instantText(acts.done) })
    .from(acts)
    .where(eq(acts.match, row.id))
    .orderBy(asc(acts.number))
  const match = createMatch(game.ruleset, { config: row.config, seed: row.seed })
  const moments: Moment[] = []
  let before: Json | null = null
  const note = (at: string, result: Result | null): void => {
    const after = structuredClone(match.state)
    const { rows = [] } = derive({
      match: row.id,
      version: row.version,
      config: row.config,
      people: places.map(({ account }) => account),
      at: match.at,
      before,
      after,
      result,
      memories: [null, { name: names.get(row.id) ?? '' }],
    })
    // Among whom an opponent was drawn is not in the match.
    moments.push({ at, rows: rows.filter(({ into }) => into.name !== 'gauntlet_search_made') })
    before = after
  }
  note(precise(row.started ?? row.created), null)
  for (const { choices, turn, resolved } of done) {
    for (const [seat, choice] of choices.entries()) {
      const refusal = choice === null ? null : match.submit(seat, turn, choice)
      if (refusal !== null) throw new Error(`Run ${row.id} does not replay: ${refusal.message}`)
    }
    note(resolved, match.result())
  }
  for (const { entry, done: at } of acted) {
    if (entry.act === 'resign' && entry.seat !== null) match.act(entry.seat, 'resign')
    else if (entry.act === 'forfeit' && entry.seat !== null) match.expire([entry.seat], match.at)
    else if (entry.act === 'abort') match.abort()
    note(at, match.result() ?? row.result)
  }
  const over = moments.length > 0 && (match.state as unknown as RunState).status === 'active' && row.result !== null
  if (over && match.result() === null && acted.length === 0) note(precise(row.finished ?? row.changed), row.result)
  return moments
}

async function put(tx: Queries, at: string, { into, rows }: Rows[number]): Promise<void> {
  const [before = '', after = ''] = into.sql(HERE).split(HERE)
  const entries = sql`json_to_recordset(${JSON.stringify(rows)}::json) as entry (match text, ${sql.raw(into.columns)})`
  await tx.execute(
    sql`with instant as (select ${at}::timestamptz as t) ${sql.raw(before)}${entries}, instant${sql.raw(after)}`,
  )
}

/** Where the rows go in a statement. */
const HERE = '/* rows */'
