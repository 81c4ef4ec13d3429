import { getTableColumns } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { matches, seats } from '../../database/schema.ts'
import { newId } from '../../ids.ts'
import type { Change } from './change.ts'
import { type ServerClock, wholeMs } from './clock.ts'
import type { Wanted, Written } from './match-store.ts'

/**
 * Writes changes of different matches that are alike in one statement, so that each of them is there whole or not at all,
 * none waits for another, and all of them share one commit. A change does nothing unless its match still has
 * the revision it was computed from; null then.
 */
export async function writeChanges(
  database: Database,
  clock: ServerClock,
  wanted: readonly Wanted[],
): Promise<readonly (Written | null)[]> {
  // In the order of their ids, so that two servers with the same matches in hand do not wait for each other.
  const sorted = [...wanted].sort((a, b) => (a.row.id < b.row.id ? -1 : 1))
  const { text, values } = statement(clock, sorted)
  const [written] = await database.sql<{
    done: [string, number][] | null
    changed: number
    now: number
    told: [string, number][] | null
  }>(text, values, nameOf(text))
  if (written === undefined) throw new Error('A change was written without an answer')
  clock.learn(written.now)
  const changed = new Date(written.changed)
  const revisions = new Map(written.done ?? [])
  const heard = new Map(written.told ?? [])
  const answers = new Map<Wanted, Written>()
  // An account told of several matches got as many revisions; the last of them is what the database answers.
  for (const one of [...sorted].reverse()) {
    const revision = revisions.get(one.row.id)
    if (revision === undefined) continue
    const accounts = new Map<string, number>()
    for (const account of toldOf(one.change)) {
      const seq = heard.get(account)
      if (seq === undefined) continue
      accounts.set(account, seq)
      heard.set(account, seq - 1)
    }
    answers.set(one, { revision, changed, accounts })
  }
  return wanted.map((one) => answers.get(one) ?? null)
}

/** Changes with the same shape go into the same statement. */
export function shapeOf({ set, choice, dropFrom, turn, acts, chunks, seats: places, told, derived }: Change): string {
  const parts = [
    choice !== null && 'choice',
    dropFrom !== null && 'drop',
    turn !== null && 'turn',
    acts.length > 0 && 'acts',
    chunks.length > 0 && 'frames',
    chunks.some(({ from, until }) => until > from) && 'packed',
    places.size > 0 && 'seats',
    told.length > 0 && 'told',
    told.some(({ notice }) => notice !== undefined) && 'notices',
    ...derived.map(({ into }) => into.name),
  ]
  return [...Object.keys(set).sort(), '|', ...parts.filter((part) => part !== false)].join(' ')
}

function statement(clock: ServerClock, wanted: readonly Wanted[]): { text: string; values: unknown[] } {
  const first = wanted[0]?.change
  if (first === undefined) throw new Error('There is nothing to write')
  const shape = shapeOf(first).split(' ')
  const has = (part: string): boolean => shape.includes(part, shape.indexOf('|'))
  const values: unknown[] = []
  const put = (value: unknown, type: string): string => {
    values.push(value)
    return `$${values.length}::${type}`
  }
  /** Rows that belong to matches of the batch, as a table. */
  const rows = <Entry extends object>(of: (one: Wanted) => readonly Entry[], columns: string): string => {
    const all = wanted.flatMap((one) => of(one).map((entry) => ({ match: one.row.id, ...entry })))
    return `json_to_recordset(${put(JSON.stringify(all), 'json')}) as entry (match text, ${columns})`
  }
  const sets = shape.slice(0, shape.indexOf('|')).map((key) => column(matchColumns, key))
  const fields = [
    'match text, known integer, not_after timestamptz',
    ...sets.map(({ name, type }) => `set_${name} ${type}`),
    ...(has('choice') ? ['turn integer, branch integer, seat integer, choice json, final boolean, key text'] : []),
    ...(has('choice') ? ['received timestamptz'] : []),
    ...(has('turn') ? ['done integer, done_branch integer, choices json, late json, state_hash text'] : []),
    ...(has('drop') ? ['drop_from integer'] : []),
  ]
  const input = wanted.map((one) => inputOf(one, sets))
  const parts = [
    `instant as (select coalesce(${put(clock.forced(), 'timestamptz')}, clock_timestamp()) as t)`,
    `input as (select * from json_to_recordset(${put(JSON.stringify(input), 'json')}) as change (${fields.join(', ')}))`,
    `changed as (
    update matches set revision = matches.revision + 1, changed = instant.t${sets.map(({ name }) => `, ${name} = input.set_${name}`).join('')}
    from input, instant where matches.id = input.match and matches.revision = input.known
      and (input.not_after is null or input.not_after > instant.t)
    returning matches.id, matches.revision)`,
  ]
  if (has('choice'))
    parts.push(`chosen as (
    insert into choices (match, turn, branch, seat, revision, choice, final, key, received)
    select match, turn, branch, seat, changed.revision, choice, final, key, received
    from changed join input on input.match = changed.id)`)
  if (has('drop'))
    parts.push(`dropped as (
    update turns set dropped = true from changed join input on input.match = changed.id
    where turns.match = changed.id and turns.turn >= input.drop_from and not turns.dropped)`)
  if (has('turn'))
    parts.push(`resolved as (
    insert into turns (match, turn, branch, choices, late, state_hash, resolved)
    select match, done, done_branch, choices, late, state_hash, instant.t
    from changed join input on input.match = changed.id, instant)`)
  if (has('acts'))
    parts.push(`acted as (
    insert into acts (match, number, entry, key, done)
    select match, number, entry.entry, entry.key, instant.t
    from changed join ${rows(({ change }) => change.acts, 'number integer, entry json, key text')} on entry.match = changed.id, instant)`)
  if (has('packed'))
    parts.push(`unframed as (
    delete from frames using changed,
      ${rows(({ change }) => change.chunks.map(({ audience, from, until }) => ({ audience, from, until })), 'audience text, "from" integer, until integer')}
    where entry.match = changed.id and frames.match = changed.id and frames.audience = entry.audience
      and frames."from" > entry."from" and frames."from" < entry.until)`)
  if (has('frames'))
    parts.push(`framed as (
    insert into frames (match, audience, "from", count, data)
    select match, audience, "from", count, decode(data, 'base64')
    from changed join ${rows(({ change }) => change.chunks, 'audience text, "from" integer, count integer, data text')} on entry.match = changed.id
    on conflict (match, audience, "from") do update set count = excluded.count, data = excluded.data)`)
  if (has('seats')) {
    const names = seatColumns.filter(({ key }) => !NOT_WITH_THE_SEAT.includes(key))
    parts.push(`seated as (
    update seats set ${names.map(({ name }) => `${name} = entry.${name}`).join(', ')}
    from changed, ${rows(seatRows, ['seat integer', ...names.map(({ name, type }) => `${name} ${type}`)].join(', '))}
    where entry.match = changed.id and seats.match = changed.id and seats.seat = entry.seat)`)
  }
  if (has('told')) {
    const told = rows(({ change }) => [...toldOf(change)].map((account) => ({ account })), 'account text')
    // Rows are locked in the order of their ids, so that two matches of the same people cannot wait for each other.
    parts.push(`meant as (
    select accounts.id, hearing.times from accounts
    join (select account, count(*)::int as times from changed join ${told} on entry.match = changed.id group by account) hearing
      on hearing.account = accounts.id order by accounts.id for no key update of accounts)`)
    parts.push(`heard as (
    update accounts set revision = accounts.revision + meant.times from meant where accounts.id = meant.id
    returning accounts.id, accounts.revision)`)
  }
  if (has('notices'))
    parts.push(`noticed as (
    insert into notices (id, account, kind, match, text, about, created)
    select entry.id, account, kind, match, text, about, instant.t
    from changed join ${rows(noticeRows, 'id text, account text, kind text, text text, about text')} on entry.match = changed.id, instant)`)
  for (const { into } of first.derived) {
    const own = rows(
      ({ change }) => change.derived.find((one) => one.into.name === into.name)?.rows ?? [],
      into.columns,
    )
    parts.push(`${into.name} as (${into.sql(`changed join ${own} on entry.match = changed.id, instant`)})`)
  }
  const told = has('told') ? '(select json_agg(json_build_array(id, revision)) from heard)' : 'null::json'
  const text = `with ${parts.join(',\n')}\nselect (select json_agg(json_build_array(id, revision)) from changed) as done,
    ${wholeMs('instant.t')} as changed, ${wholeMs('clock_timestamp()')} as now, ${told} as told from instant`
  return { text, values }
}

function inputOf({ row, change }: Wanted, sets: readonly Column[]): object {
  const { choice, turn } = change
  return {
    match: row.id,
    known: row.revision,
    not_after: change.notAfter === null ? null : new Date(change.notAfter).toISOString(),
    ...Object.fromEntries(sets.map(({ key, name }) => [`set_${name}`, change.set[key as keyof typeof change.set]])),
    ...(choice === null ? {} : { ...choice, received: new Date(choice.received).toISOString() }),
    ...(turn === null
      ? {}
      : { done: turn.turn, done_branch: turn.branch, choices: turn.choices, late: turn.late ?? null }),
    ...(turn === null ? {} : { state_hash: turn.stateHash }),
    ...(change.dropFrom === null ? {} : { drop_from: change.dropFrom }),
  }
}

function toldOf({ told }: Change): ReadonlySet<string> {
  return new Set(told.map(({ account }) => account))
}

function noticeRows({ change }: Wanted) {
  return change.told.flatMap(({ account, notice }) =>
    notice === undefined
      ? []
      : [{ id: newId(), account, kind: notice.kind, text: notice.text, about: notice.about ?? null }],
  )
}

function seatRows({ change }: Wanted) {
  return [...change.seats.values()].map((seat) =>
    Object.fromEntries(seatColumns.map(({ key, name }) => [name, seat[key as keyof typeof seat]])),
  )
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
const NOT_WITH_THE_SEAT: readonly string[] = ['match', 'seat', 'watched', 'ratingAfter', 'deviationBefore']

function column(columns: ReadonlyMap<string, Column>, key: string): Column {
  const found = columns.get(key)
  if (found === undefined) throw new Error(`There is no column ${key}`)
  return found
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
