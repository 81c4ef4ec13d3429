import type { Rooms } from '../road/index.ts'
import type { Asker } from '../store/index.ts'

/** A rating before the first match that the asker has not watched, and how many such matches have been rated since. */
export interface RatingBefore {
  readonly rating: number
  readonly deviation: number
  readonly unseen: number
}

/**
 * Ratings that would betray a result the asker has not watched yet, as they were before it; by `game account`. Empty for
 * nearly everybody nearly always.
 */
export async function ratingsBefore(
  { database, registry }: Pick<Rooms, 'database' | 'registry'>,
  asker: Pick<Asker, 'id'> | null,
): Promise<ReadonlyMap<string, RatingBefore>> {
  if (asker === null || registry.automatic.length === 0) return new Map()
  const rows = await database.sql<{ key: string } & RatingBefore>(
    `select distinct on (matches.game, seats.account) matches.game || ' ' || seats.account as key,
       seats.rating_before as rating, coalesce(seats.deviation_before, 350) as deviation,
       count(*) over (partition by matches.game, seats.account)::int as unseen
     from seats asker join matches on matches.id = asker.match
     join seats on seats.match = matches.id and seats.account is not null
     where asker.account = $1::text and matches.status = 'finished' and seats.rating_after is not null
       and asker.watched < coalesce(asker.frames, matches.frames) - 1 and matches.game in (select json_array_elements_text($2::json))
     order by matches.game, seats.account, matches.finished`,
    [asker.id, JSON.stringify(registry.automatic)],
    'ratings_before',
  )
  return new Map(rows.map(({ key, ...before }) => [key, before]))
}
