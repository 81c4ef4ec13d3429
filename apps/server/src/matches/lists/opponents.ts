import type { OpponentEntry } from '@tessera/wire'
import type { Rooms } from '../road/index.ts'
import { peopleOf } from '../show/index.ts'
import type { Asker } from '../store/index.ts'
import { cursor, type ListQuery, type Page } from './lists.ts'

interface Row {
  readonly account: string
  readonly won: number
  readonly lost: number
  readonly drawn: number
  readonly last: string
}

/** A person's results against each opponent, last played first; matches that the asker has not watched yet are not counted. */
export async function opponents(
  { database, registry }: Pick<Rooms, 'database' | 'registry'>,
  person: string,
  asker: Asker | null,
  { after, limit }: ListQuery,
): Promise<Page<OpponentEntry>> {
  const from = after === undefined ? null : cursor(after)
  const rows = await database.sql<Row>(
    `select account, won, lost, drawn, to_char(last at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last from (
       select other.account,
         count(*) filter (where (matches.result->>'winner')::int = seats.seat)::int as won,
         count(*) filter (where (matches.result->>'winner')::int = other.seat)::int as lost,
         count(*) filter (where matches.result->>'winner' is null)::int as drawn,
         max(matches.finished) as last
       from seats join matches on matches.id = seats.match
       join seats other on other.match = matches.id and other.account <> seats.account
       left join seats asker on asker.match = matches.id and asker.account = $2::text
       where seats.account = $1::text and matches.status = 'finished' and matches.result->>'reason' not in ('aborted', 'set-aside', 'damaged')
         and (asker.seat is null or asker.watched >= coalesce(asker.frames, matches.frames) - 1
              or matches.game not in (select json_array_elements_text($3::json)))
       group by other.account) played
     where $4::timestamptz is null or (last, account) < ($4::timestamptz, $5::text)
     order by played.last desc, account desc limit $6::int`,
    [
      person,
      asker?.id ?? '',
      JSON.stringify(registry.automatic),
      from?.instant ?? null,
      from?.id ?? null,
      String(limit + 1),
    ],
  )
  const shown = rows.slice(0, limit)
  const people = await peopleOf(
    database.db,
    shown.map(({ account }) => account),
  )
  const end = shown.at(-1)
  return {
    entries: shown.flatMap(({ account, ...results }) => {
      const known = people.get(account)
      return known === undefined ? [] : [{ person: known, ...results }]
    }),
    next: rows.length > limit && end !== undefined ? `${end.last}_${end.account}` : null,
  }
}
