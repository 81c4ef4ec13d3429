import { matches } from '../../database/schema.ts'
import { Batch } from './batch.ts'
import type { Change } from './change.ts'
import { PARTS } from './change-parts.ts'
import { type ServerClock, wholeMs } from './clock.ts'
import type { Wanted } from './match-store.ts'
import { type Column, columnsOf } from './sql-columns.ts'

/** Changes with the same shape go into the same statement. */
export function shapeOf(change: Change): string {
  const tables = change.derived.map(({ into }) => into.name)
  return [...Object.keys(change.set).sort(), '|', ...partsOf(change).map(({ name }) => name), ...tables].join(' ')
}

/** The row that the statement returns. */
export interface Answer {
  /** Matches that were changed, with their new revisions. */
  readonly done: readonly (readonly [string, number])[] | null
  /** Accounts that are told, with their new revisions. */
  readonly told: readonly (readonly [string, number])[] | null
  readonly changed: number
  readonly now: number
}

/** The statement that writes changes of one shape. */
export function changeStatement(
  clock: ServerClock,
  wanted: readonly Wanted[],
): { readonly text: string; readonly values: readonly unknown[] } {
  const first = wanted[0]?.change
  if (first === undefined) throw new Error('There is nothing to write')
  const batch = new Batch(wanted)
  const sets = Object.keys(first.set).sort().map(matchColumn)
  const parts = partsOf(first)
  const statements = [
    `instant as (select coalesce(${batch.put(clock.forced(), 'timestamptz')}, clock_timestamp()) as t)`,
    inputRows(batch, sets, parts),
    changedRows(sets),
    ...parts.map(({ sql }) => sql(batch)),
    ...derivedRows(batch, first),
  ]
  const told = first.told.length > 0 ? '(select json_agg(json_build_array(id, revision)) from heard)' : 'null::json'
  const text = `with ${statements.join(',\n')}\nselect (select json_agg(json_build_array(id, revision)) from changed) as done,
    ${wholeMs('instant.t')} as changed, ${wholeMs('clock_timestamp()')} as now, ${told} as told from instant`
  return { text, values: batch.values }
}

type Parts = typeof PARTS

function partsOf(change: Change): Parts {
  return PARTS.filter(({ has }) => has(change))
}

/** One row for each change. */
function inputRows(batch: Batch, sets: readonly Column[], parts: Parts): string {
  const columns = [
    'match text, known integer, not_after timestamptz',
    ...sets.map(({ name, type }) => `set_${name} ${type}`),
    ...parts.flatMap((part) => part.columns ?? []),
  ]
  const rows = batch.wanted.map(({ row, change }) => ({
    match: row.id,
    known: row.revision,
    not_after: change.notAfter === null ? null : new Date(change.notAfter).toISOString(),
    ...Object.fromEntries(sets.map(({ key, name }) => [`set_${name}`, change.set[key as keyof typeof change.set]])),
    ...Object.assign({}, ...parts.map((part) => part.input?.(change))),
  }))
  return `input as (select * from json_to_recordset(${batch.put(JSON.stringify(rows), 'json')}) as change (${columns.join(', ')}))`
}

/** The rows of the matches, where their changes were computed from what they are now and come in time. */
function changedRows(sets: readonly Column[]): string {
  return `changed as (
    update matches set revision = matches.revision + 1, changed = instant.t${sets.map(({ name }) => `, ${name} = input.set_${name}`).join('')}
    from input, instant where matches.id = input.match and matches.revision = input.known
      and (input.not_after is null or input.not_after > instant.t)
    returning matches.id, matches.revision)`
}

/** Rows of tables of the games' own. */
function derivedRows(batch: Batch, { derived }: Change): readonly string[] {
  return derived.map(({ into }) => {
    const rowsOf = ({ change }: Wanted) => change.derived.find((one) => one.into.name === into.name)?.rows ?? []
    return `${into.name} as (${into.sql(`${batch.rows(rowsOf, into.columns)}, instant`)})`
  })
}

const matchColumns = new Map(columnsOf(matches).map((column) => [column.key, column]))

function matchColumn(key: string): Column {
  const found = matchColumns.get(key)
  if (found === undefined) throw new Error(`There is no column ${key}`)
  return found
}
