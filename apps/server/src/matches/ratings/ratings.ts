import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { matches, ratings, seats } from '../../database/schema.ts'
import type { Rooms } from '../road/index.ts'
import { PROVISIONAL_FROM, rated, rested, type Strength, UNRATED } from './glicko.ts'

/** What was not played for so long counts as one rating period of rest. */
const PERIOD_MS = 7 * 24 * 3_600_000

export async function ratingsFor(
  db: Queries,
  game: string,
  people: readonly string[],
): Promise<ReadonlyMap<string, Strength>> {
  const rows =
    people.length === 0
      ? []
      : await db
          .select()
          .from(ratings)
          .where(and(eq(ratings.game, game), inArray(ratings.account, [...people])))
  const known = new Map<string, Strength>(rows.map((row) => [row.account, row]))
  return new Map(people.map((account) => [account, known.get(account) ?? UNRATED]))
}

/** Computes the ratings of a match that is over; the first server to do it does it for all. */
export async function rate(
  { database, clock, road }: Pick<Rooms, 'database' | 'clock' | 'road'>,
  id: string,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update')
    if (row === undefined || !row.toRate || row.result === null) return
    const { game } = row
    const now = new Date(clock.now())
    const places = await tx.select().from(seats).where(eq(seats.match, id)).orderBy(asc(seats.seat))
    const people = places.flatMap(({ account }) => (account === null ? [] : [account]))
    if (people.length === 2) {
      const sorted = [...people].sort()
      for (const account of sorted)
        await tx
          .insert(ratings)
          .values({ account, game, ...UNRATED, matches: 0, changed: now })
          .onConflictDoNothing()
      const rows = await tx
        .select()
        .from(ratings)
        .where(and(eq(ratings.game, game), inArray(ratings.account, sorted)))
        .orderBy(asc(ratings.account))
        .for('update')
      const before = new Map(
        rows.map((found) => [found.account, rested(found, (now.getTime() - found.changed.getTime()) / PERIOD_MS)]),
      )
      for (const [index, account] of people.entries()) {
        const own = before.get(account)
        const other = before.get(people[1 - index] ?? '')
        const place = places.find((one) => one.account === account)
        if (own === undefined || other === undefined || place === undefined) continue
        const { winner } = row.result
        const score = winner === null ? 0.5 : winner === place.seat ? 1 : 0
        const after = rated(own, [{ against: other, score }])
        const kept = rows.find((found) => found.account === account)
        const played = (kept?.matches ?? 0) + 1
        await tx
          .update(ratings)
          .set({ ...after, matches: played, changed: now })
          .where(and(eq(ratings.account, account), eq(ratings.game, game)))
        await tx
          .update(seats)
          .set({
            ratingBefore: Math.round(own.rating),
            ratingAfter: Math.round(after.rating),
            deviationBefore: Math.round(kept?.deviation ?? own.deviation),
          })
          .where(and(eq(seats.match, id), eq(seats.seat, place.seat)))
      }
    }
    await tx
      .update(matches)
      .set({ toRate: false, revision: row.revision + 1 })
      .where(eq(matches.id, id))
  })
  road.forget(id)
}

/** As the wire shows it. */
export function shownRating(game: string, { rating, deviation }: Strength, played: number) {
  return {
    game,
    rating: Math.round(rating),
    deviation: Math.round(deviation),
    matches: played,
    provisional: deviation > PROVISIONAL_FROM,
  }
}
