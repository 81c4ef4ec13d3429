import type { Person, Rating } from '@tessera/wire'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { accounts, ratings } from '../database/schema.ts'
import { PROVISIONAL_FROM } from './glicko.ts'
import type { Hall } from './hall.ts'
import type { ListQuery, Page } from './lists.ts'
import { shownRating } from './ratings.ts'
import type { Asker } from './rows.ts'
import { peopleOf } from './show.ts'
import { trouble } from './trouble.ts'

export type ShownRating = z.infer<typeof Rating>

export interface LeaderboardRow {
  readonly place: number
  readonly person: Person
  readonly rating: number
  readonly deviation: number
  readonly matches: number
}

/** Those whose rating is sure enough, best first. */
export async function leaderboard(
  hall: Hall,
  game: string,
  { after, limit }: ListQuery,
): Promise<Page<LeaderboardRow>> {
  if (hall.shelf.current(game) === undefined) throw trouble(404, 'unknown_game', 'There is no such game here.')
  const { db } = hall.database
  const from = after === undefined ? null : /^(\d+)_([a-z0-9]{12})_(-?\d+(?:\.\d+)?)$/.exec(after)
  if (after !== undefined && from === null)
    throw trouble(422, 'bad_cursor', 'This is not the end of a page: begin again from the first one.')
  const rating = sql<number>`${ratings.rating}::float8`
  const rows = await db
    .select({
      account: ratings.account,
      rating,
      deviation: ratings.deviation,
      matches: ratings.matches,
    })
    .from(ratings)
    .innerJoin(accounts, eq(accounts.id, ratings.account))
    .where(
      and(
        eq(ratings.game, game),
        lt(ratings.deviation, PROVISIONAL_FROM),
        isNull(accounts.deleted),
        from === null
          ? undefined
          : or(
              sql`${rating} < ${from[3]}::float8`,
              sql`(${rating} = ${from[3]}::float8 and ${ratings.account} > ${from[2]})`,
            ),
      ),
    )
    .orderBy(desc(ratings.rating), asc(ratings.account))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const people = await peopleOf(
    db,
    shown.map(({ account }) => account),
  )
  const before = from === null ? 0 : Number(from[1])
  const last = shown.at(-1)
  return {
    entries: shown.flatMap((row, index) => {
      const person = people.get(row.account)
      if (person === undefined) return []
      const { rating: points, deviation, matches } = row
      return [
        { place: before + index + 1, person, rating: Math.round(points), deviation: Math.round(deviation), matches },
      ]
    }),
    next: rows.length > limit && last !== undefined ? `${before + shown.length}_${last.account}_${last.rating}` : null,
  }
}

/** Ratings as the asker may know them: one that would betray a result they have not watched is shown as it was before. */
export async function ratingsOf(hall: Hall, account: string, asker: Asker | null): Promise<readonly ShownRating[]> {
  const rows = await hall.database.db
    .select()
    .from(ratings)
    .where(eq(ratings.account, account))
    .orderBy(asc(ratings.game))
  const hidden = await hall.database.sql<{ game: string; rating: number }>(
    `select distinct on (matches.game) matches.game, seats.rating_before as rating
     from seats join matches on matches.id = seats.match
     join seats asker on asker.match = matches.id and asker.account = $2::text
     where seats.account = $1::text and matches.status = 'finished' and seats.rating_after is not null
       and asker.watched < matches.frames - 1 and matches.game in (select json_array_elements_text($3::json))
     order by matches.game, matches.finished`,
    [account, asker?.id ?? '', JSON.stringify(hall.shelf.automatic)],
  )
  const before = new Map(hidden.map(({ game, rating }) => [game, rating]))
  return rows.map((row) => {
    const shown = shownRating(row.game, row, row.matches)
    return { ...shown, rating: before.get(row.game) ?? shown.rating }
  })
}
