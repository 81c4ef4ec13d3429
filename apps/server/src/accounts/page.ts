import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { requestError } from '../request-error.ts'

export interface PageWish {
  readonly after?: string | undefined
  readonly limit: number
}

export interface Page<Entry> {
  entries: Entry[]
  next: string | null
}

/** Rows were asked for in order, one more than wanted: whether there is more is then known. */
export function pageFrom<Row extends { readonly id: string; readonly created: Date }, Entry>(
  rows: readonly Row[],
  { limit }: PageWish,
  entry: (row: Row) => Entry,
): Page<Entry> {
  const last = rows[limit - 1]
  const more = rows.length > limit && last !== undefined
  return { entries: rows.slice(0, limit).map(entry), next: more ? `${last.created.toISOString()}~${last.id}` : null }
}

/** Rows behind the place where the page before ended. The database counts microseconds, programs milliseconds. */
export function behind({ after }: PageWish, newestFirst: boolean, created: AnyColumn, id: AnyColumn): SQL | undefined {
  if (after === undefined) return undefined
  const [time = '', last = ''] = after.split('~')
  const instant = new Date(time)
  if (Number.isNaN(instant.getTime()) || !/^\w{1,64}$/.test(last) || Math.abs(instant.getTime()) > 8e12)
    throw requestError(400, 'bad_page', 'There is no such page.')
  const place = sql`(date_trunc('milliseconds', ${created}), ${id})`
  const end = sql`(${instant.toISOString()}::timestamptz, ${last}::text)`
  return newestFirst ? sql`${place} < ${end}` : sql`${place} > ${end}`
}

/** The order that `behind` goes on in. */
export function inOrder(newestFirst: boolean, created: AnyColumn, id: AnyColumn): SQL {
  const time = sql`date_trunc('milliseconds', ${created})`
  return newestFirst ? sql`${time} desc, ${id} desc` : sql`${time}, ${id}`
}
