import type { Person, Rating } from '@tessera/wire'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ratings } from '../../database/schema.ts'
import { requestError } from '../../request-error.ts'
import type { ListQuery, Page } from '../lists/index.ts'
import type { Rooms } from '../road/index.ts'
import { peopleOf, ratingsBefore } from '../show/index.ts'
import type { Asker } from '../store/index.ts'
import { PROVISIONAL_FROM } from './glicko.ts'
import { shownRating } from './ratings.ts'

export type ShownRating = z.infer<typeof Rating>

export interface LeaderboardRow {
  readonly place: number
  readonly person: Person
  readonly rating: number
  readonly deviation: number
  readonly matches: number
}

/** Those whose rating is sure enough, best first; as the asker may know it, who may have a battle still to watch. */
export async function leaderboard(
  rooms: Pick<Rooms, 'database' | 'registry'>,
  game: string,
  asker: Asker | null,
  { after, limit }: ListQuery,
): Promise<Page<LeaderboardRow>> {
  if (rooms.registry.current(game) === undefined) throw requestError(404, 'unknown_game', 'There is no such game here.')
  const from = after === undefined ? null : /^(\d+)_([a-z0-9]{12})_(-?\d+(?:\.\d+)?)$/.exec(after)
  if (after !== undefined && from === null) throw requestError(400, 'bad_page', 'There is no such page.')
  const unseen = [...(await ratingsBefore(rooms, asker))].flatMap(([key, known]) => {
    const [of, account] = key.split(' ')
    return of === game ? [{ account, ...known }] : []
  })
  // Without battles to watch the index gives them in order.
  const board =
    unseen.length === 0
      ? `select account, rating::float8, deviation::float8, matches from ratings where game = $1::text and $5::json is null`
      : `select ratings.account, coalesce(known.rating, ratings.rating::float8) as rating,
           coalesce(known.deviation, ratings.deviation::float8) as deviation, matches - coalesce(known.unseen, 0) as matches
         from ratings left join json_to_recordset($5::json) as known (account text, rating float8, deviation float8, unseen int)
           on known.account = ratings.account where game = $1::text`
  const rows = await rooms.database.sql<{ account: string; rating: number; deviation: number; matches: number }>(
    `select account, rating, deviation, matches from (${board}) board
     where deviation < $2::float8 and exists (select from accounts where id = account and deleted is null)
       and ($3::float8 is null or rating < $3::float8 or (rating = $3::float8 and account > $4::text))
     order by rating desc, account limit $6::int`,
    [
      game,
      PROVISIONAL_FROM,
      from?.[3] ?? null,
      from?.[2] ?? null,
      unseen.length === 0 ? null : JSON.stringify(unseen),
      limit + 1,
    ],
  )
  const shown = rows.slice(0, limit)
  const people = await peopleOf(
    rooms.database.db,
    shown.map(({ account }) => account),
  )
  const before = from === null ? 0 : Number(from[1])
  const last = shown.at(-1)
  return {
    entries: shown.flatMap(({ account, rating, deviation, matches }, index) => {
      const person = people.get(account)
      if (person === undefined) return []
      return [
        { place: before + index + 1, person, rating: Math.round(rating), deviation: Math.round(deviation), matches },
      ]
    }),
    next: rows.length > limit && last !== undefined ? `${before + shown.length}_${last.account}_${last.rating}` : null,
  }
}

/** Ratings as the asker may know them: one that would betray a result they have not watched is shown as it was before. */
export async function ratingsOf(
  rooms: Pick<Rooms, 'database' | 'registry'>,
  account: string,
  asker: Asker | null,
): Promise<readonly ShownRating[]> {
  const rows = await rooms.database.db
    .select()
    .from(ratings)
    .where(eq(ratings.account, account))
    .orderBy(asc(ratings.game))
  const unseen = await ratingsBefore(rooms, asker)
  return rows.map((row) => {
    const known = unseen.get(`${row.game} ${account}`)
    return shownRating(row.game, { ...row, ...known }, row.matches - (known?.unseen ?? 0))
  })
}
