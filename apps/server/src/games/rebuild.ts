import { gameAt } from '@tessera/games'
import { type AnyGame, createMatch, type Json, type Result } from '@tessera/kernel'
import type { Derived, GameHost, Queries } from '@tessera/online'
import { type AnyColumn, and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { acts, matches, seats, turns } from '../database/schema.ts'
import { gameHosts } from './index.ts'

type Rows = NonNullable<Derived['rows']>

/** The rows that a moment of a match brings to the tables. */
interface Moment {
  /** To the microsecond, as the database has it. */
  readonly at: string
  readonly rows: Rows
}

/**
 * Makes the tables that a plug-in derives from matches of a game anew, in the order in which things happened. Returns how many matches
 * were read; null for a game without such tables.
 */
export async function rebuildGame(
  database: Database,
  game: string,
  hosts: readonly GameHost[] = gameHosts,
  versionOf: (version: number) => AnyGame | undefined = (version) => gameAt(game, version),
): Promise<number | null> {
  const host = hosts.find((one) => one.game === game)
  if (host?.derive === undefined || host.rebuilding === undefined) return null
  const { rebuilding } = host
  const memories = (await rebuilding.memories?.(database)) ?? (() => [])
  const played = await database.db
    .select()
    .from(matches)
    .where(and(eq(matches.game, game), isNotNull(matches.seed)))
    .orderBy(asc(matches.started), asc(matches.id))
  const moments: Moment[] = []
  for (const row of played) {
    const known = versionOf(row.version)
    if (known !== undefined) moments.push(...(await momentsOf(database, row, known, host, memories(row.id))))
  }
  moments.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const kept = new Set(rebuilding.kept)
  await database.db.transaction(async (tx) => {
    await rebuilding.clear(tx)
    for (const { at, rows } of moments) for (const one of rows) if (!kept.has(one.into.name)) await put(tx, at, one)
  })
  await rebuilding.finish?.(database)
  return played.length
}

/** In a form whose order is that of time. */
function instantText(column: AnyColumn) {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

function precise(at: Date): string {
  return at.toISOString().replace('Z', '000Z')
}

/** Every change of a match again, with the instant it was written. */
async function momentsOf(
  { db }: Database,
  row: typeof matches.$inferSelect,
  game: AnyGame,
  { derive }: GameHost,
  memories: Parameters<NonNullable<GameHost['derive']>>[0]['memories'],
): Promise<readonly Moment[]> {
  if (row.seed === null || derive === undefined) return []
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
  const people = places.map(({ account }) => account)
  const moments: Moment[] = []
  let before: Json | null = null
  let over: Result | null = null
  const note = (at: string, result: Result | null): void => {
    const after = structuredClone(match.state)
    const { id, version, config } = row
    const { rows = [] } = derive({ match: id, version, config, people, at: match.at, before, after, result, memories })
    moments.push({ at, rows })
    before = after
    over = result
  }
  note(precise(row.started ?? row.created), null)
  for (const { choices, turn, resolved } of done) {
    for (const [seat, choice] of choices.entries()) {
      const refusal = choice === null ? null : match.submit(seat, turn, choice)
      if (refusal !== null) throw new Error(`Match ${row.id} does not replay: ${refusal.message}`)
    }
    note(resolved, match.result())
  }
  for (const { entry, done: at } of acted) {
    if (entry.act === 'resign' && entry.seat !== null) match.act(entry.seat, 'resign')
    else if (entry.act === 'forfeit' && entry.seat !== null) match.expire([entry.seat], match.at)
    else if (entry.act === 'abort') match.abort()
    note(at, match.result() ?? row.result)
  }
  // A match that was called off or set aside has ended without its rules.
  if (over === null && row.result !== null) note(precise(row.finished ?? row.changed), row.result)
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
