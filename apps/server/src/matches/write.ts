import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { matches, seats } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Change } from './change.ts'
import type { ServerClock } from './clock.ts'
import type { MatchRow } from './rows.ts'

export interface Written {
  readonly revision: number
  readonly changed: Date
  /** The new revisions of the accounts that are told. */
  readonly accounts: ReadonlyMap<string, number>
}

/**
 * Writes a change in one statement, so that all of it is there or nothing, and nobody waits for anybody in between. It
 * locks the match row and does nothing unless the row still has the revision the change was reckoned from; null then.
 */
export async function writeChange(
  database: Database,
  clock: ServerClock,
  row: MatchRow,
  change: Change,
): Promise<Written | null> {
  const values: unknown[] = []
  const put = (value: unknown, type: string): string => {
    values.push(value)
    return `$${values.length}::${type}`
  }
  const id = put(row.id, 'text')
  const parts = [`instant as (select coalesce(${put(clock.forced(), 'timestamptz')}, clock_timestamp()) as t)`]
  const sets = Object.entries(change.set).map(([key, value]) => {
    const { name, type } = column(matchColumns, key)
    return `, ${name} = ${put(asParameter(value, type), type)}`
  })
  parts.push(`changed as (
    update matches set revision = revision + 1, changed = instant.t${sets.join('')} from instant
    where id = ${id} and revision = ${put(row.revision, 'integer')}${change.inTime ? ' and (deadline is null or deadline > instant.t)' : ''}
    returning revision)`)
  if (change.choice !== null) {
    const { turn, branch, seat, choice, final, key, received } = change.choice
    parts.push(`chosen as (
    insert into choices (match, turn, branch, seat, revision, choice, final, key, received)
    select ${id}, ${put(turn, 'integer')}, ${put(branch, 'integer')}, ${put(seat, 'integer')}, changed.revision,
      ${put(choice === null ? null : JSON.stringify(choice), 'json')}, ${put(final, 'boolean')}, ${put(key, 'text')},
      ${put(new Date(received).toISOString(), 'timestamptz')} from changed)`)
  }
  if (change.dropFrom !== null)
    parts.push(`dropped as (
    update turns set dropped = true from changed where match = ${id} and turn >= ${put(change.dropFrom, 'integer')} and not dropped)`)
  if (change.turn !== null) {
    const { turn, branch, choices, stateHash } = change.turn
    parts.push(`resolved as (
    insert into turns (match, turn, branch, choices, state_hash, resolved)
    select ${id}, ${put(turn, 'integer')}, ${put(branch, 'integer')}, ${put(JSON.stringify(choices), 'json')},
      ${put(stateHash, 'text')}, instant.t from changed, instant)`)
  }
  if (change.acts.length > 0)
    parts.push(`acted as (
    insert into acts (match, number, entry, done)
    select ${id}, act.number, act.entry, instant.t
    from changed, instant, json_to_recordset(${put(JSON.stringify(change.acts), 'json')}) as act (number integer, entry json))`)
  if (change.chunks.length > 0) {
    const chunks = put(JSON.stringify(change.chunks), 'json')
    if (change.chunks.some((chunk) => chunk.until > chunk.from))
      parts.push(`unframed as (
    delete from frames using changed, json_to_recordset(${chunks}) as chunk (audience text, "from" integer, until integer)
    where frames.match = ${id} and frames.audience = chunk.audience
      and frames."from" > chunk."from" and frames."from" < chunk.until)`)
    parts.push(`framed as (
    insert into frames (match, audience, "from", count, data)
    select ${id}, chunk.audience, chunk."from", chunk.count, decode(chunk.data, 'base64')
    from changed, json_to_recordset(${chunks}) as chunk (audience text, "from" integer, count integer, data text)
    on conflict (match, audience, "from") do update set count = excluded.count, data = excluded.data)`)
  }
  if (change.seats.size > 0) {
    const rows = [...change.seats.values()].map((seat) =>
      Object.fromEntries(seatColumns.map(({ key, name }) => [name, seat[key as keyof typeof seat]])),
    )
    const names = seatColumns.filter(({ key }) => !NOT_WITH_THE_SEAT.includes(key))
    parts.push(`seated as (
    update seats set ${names.map(({ name }) => `${name} = fresh.${name}`).join(', ')}
    from changed, json_to_recordset(${put(JSON.stringify(rows), 'json')}) as fresh (${seatColumns.map(({ name, type }) => `${name} ${type}`).join(', ')})
    where seats.match = ${id} and seats.seat = fresh.seat)`)
  }
  let told = 'null::json'
  if (change.told.length > 0) {
    const accounts = [...new Set(change.told.map(({ account }) => account))]
    // Rows are locked in the order of their ids, so that two matches of the same people cannot wait for each other.
    parts.push(`meant as (
    select id from accounts where id in (select json_array_elements_text(${put(JSON.stringify(accounts), 'json')}))
      and exists (select from changed) order by id for no key update)`)
    parts.push(`heard as (
    update accounts set revision = accounts.revision + 1 from meant where accounts.id = meant.id
    returning accounts.id, accounts.revision)`)
    told = '(select json_agg(json_build_array(heard.id, heard.revision)) from heard)'
    const notices = change.told.flatMap(({ account, notice }) =>
      notice === undefined ? [] : [{ id: newId(), account, kind: notice.kind, text: notice.text }],
    )
    if (notices.length > 0)
      parts.push(`noticed as (
    insert into notices (id, account, kind, match, text, created)
    select notice.id, notice.account, notice.kind, ${id}, notice.text, instant.t from changed, instant,
      json_to_recordset(${put(JSON.stringify(notices), 'json')}) as notice (id text, account text, kind text, text text))`)
  }
  const text = `with ${parts.join(',\n')}\nselect changed.revision, extract(epoch from instant.t) * 1000 as changed, extract(epoch from clock_timestamp()) * 1000 as now, ${told} as told from changed, instant`
  const [written] = await database.sql<{
    revision: number
    changed: string
    now: string
    told: [string, number][] | null
  }>(text, values, nameOf(text))
  if (written === undefined) return null
  clock.learn(Number(written.now))
  return {
    revision: written.revision,
    changed: new Date(Math.floor(Number(written.changed))),
    accounts: new Map(written.told ?? []),
  }
}

interface Column {
  readonly key: string
  readonly name: string
  readonly type: string
}

const columnsOf = (table: typeof matches | typeof seats): readonly Column[] =>
  Object.entries(getTableColumns(table)).map(([key, { name, getSQLType }]) => ({
    key,
    name,
    type: getSQLType.call((getTableColumns(table) as Record<string, { getSQLType(): string }>)[key]),
  }))
const matchColumns = new Map(columnsOf(matches).map((found) => [found.key, found]))
const seatColumns = columnsOf(seats)

/** The key, and what is written apart from changes of the match. */
const NOT_WITH_THE_SEAT: readonly string[] = ['match', 'seat', 'watched', 'ratingAfter']

function column(columns: ReadonlyMap<string, Column>, key: string): Column {
  const found = columns.get(key)
  if (found === undefined) throw new Error(`There is no column ${key}`)
  return found
}

function asParameter(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString()
  return type === 'json' || type === 'jsonb' ? JSON.stringify(value) : value
}

/** The same few statements come again and again; each has a short name to be prepared under. */
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= 500) return undefined
  const name = `change_${names.size + 1}`
  names.set(text, name)
  return name
}
