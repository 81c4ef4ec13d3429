import type { Page, PageWish } from '@tessera/online'
import { requestError } from '@tessera/online'

/** Lists whose order moves while one reads are paged by place: how many rows were shown before. */
export function placeOf({ after = '0' }: PageWish): number {
  if (!/^\d{1,6}$/.test(after)) throw requestError(400, 'bad_page', 'There is no such page.')
  return Number(after)
}

/** Rows were asked for from that place, one more than wanted. */
export function pageAt<Row, Entry>(
  rows: readonly Row[],
  query: PageWish,
  entry: (row: Row, place: number) => Entry,
): Page<Entry> {
  const from = placeOf(query)
  const shown = rows.slice(0, query.limit)
  return {
    entries: shown.map((row, index) => entry(row, from + index)),
    next: rows.length > query.limit ? String(from + query.limit) : null,
  }
}
