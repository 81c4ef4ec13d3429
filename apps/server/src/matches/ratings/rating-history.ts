import type { RatingStep } from '@tessera/wire'
import { cursor, type ListQuery, type Page } from '../lists/index.ts'
import type { Rooms } from '../road/index.ts'
import { peopleOf } from '../show/index.ts'
import type { Asker } from '../store/index.ts'

interface Row {
  readonly id: string
  readonly visible: boolean
  readonly at: string
  readonly before: number
  readonly after: number
  readonly outcome: RatingStep['outcome']
  readonly opponent: string | null
}

/**
 * Rated matches with what they did to a rating, newest first. From the first match on whose result the asker has not watched,
 * nothing is told: a later step would betray it.
 */
export async function ratingHistory(
  { database, registry }: Pick<Rooms, 'database' | 'registry'>,
  person: string,
  game: string,
  asker: Asker | null,
  { after, limit }: ListQuery,
): Promise<Page<RatingStep>> {
  const from = after === undefined ? null : cursor(after)
  const rows = await database.sql<Row>(
    `select matches.id, matches.visibility = 'public' or asker.seat is not null or $4::boolean as visible,
       to_char(matches.finished at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       seats.rating_before as before, seats.rating_after as after, other.account as opponent,
       case when matches.result->>'winner' is null then 'drawn'
            when (matches.result->>'winner')::int = seats.seat then 'won' else 'lost' end as outcome
     from seats join matches on matches.id = seats.match
     left join seats asker on asker.match = matches.id and asker.account = $3::text
     left join seats other on other.match = matches.id and other.account <> seats.account
     where seats.account = $1::text and matches.game = $2::text and matches.status = 'finished'
       and seats.rating_before is not null and seats.rating_after is not null
       and matches.finished < coalesce((
         select min(unseen.finished) from matches unseen
         join seats own on own.match = unseen.id and own.account = $1::text and own.rating_after is not null
         join seats looking on looking.match = unseen.id and looking.account = $3::text
         where unseen.game = $2::text and unseen.status = 'finished' and looking.watched < coalesce(looking.frames, unseen.frames) - 1
           and unseen.game in (select json_array_elements_text($5::json))), 'infinity'::timestamptz)
       and ($6::timestamptz is null or (matches.finished, matches.id) < ($6::timestamptz, $7::text))
     order by matches.finished desc, matches.id desc limit $8::int`,
    [
      person,
      game,
      asker?.id ?? '',
      asker?.role === 'admin' || asker?.id === person ? 'true' : 'false',
      JSON.stringify(registry.automatic),
      from?.instant ?? null,
      from?.id ?? null,
      String(limit + 1),
    ],
  )
  const shown = rows.slice(0, limit)
  const people = await peopleOf(
    database.db,
    shown.flatMap(({ opponent }) => (opponent === null ? [] : [opponent])),
  )
  const end = shown.at(-1)
  return {
    entries: shown.map(({ id, visible, opponent, ...step }) => ({
      match: visible ? id : null,
      opponent: opponent === null ? null : (people.get(opponent) ?? null),
      ...step,
    })),
    next: rows.length > limit && end !== undefined ? `${end.at}_${end.id}` : null,
  }
}
