import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { matches, ratings, seats } from '../../database/schema.ts'
import type { Rating } from './match-store.ts'

/** Rates a match in one transaction: the first server to do it does it for all. */
export async function rateMatch(db: Queries, id: string, { now, unrated, rated }: Rating): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, id)).for('update')
    if (row === undefined || !row.toRate) return
    const places = await tx.select().from(seats).where(eq(seats.match, id)).orderBy(asc(seats.seat))
    const before = await lockedRatings(
      tx,
      row.game,
      places.flatMap(({ account }) => account ?? []),
      { ...unrated, matches: 0, changed: now },
    )
    for (const { seat, account, strength, ...shown } of rated({ row, seats: places }, before)) {
      const played = (before.find((one) => one.account === account)?.matches ?? 0) + 1
      await tx
        .update(ratings)
        .set({ ...strength, matches: played, changed: now })
        .where(and(eq(ratings.account, account), eq(ratings.game, row.game)))
      await tx
        .update(seats)
        .set(shown)
        .where(and(eq(seats.match, id), eq(seats.seat, seat)))
    }
    await tx
      .update(matches)
      .set({ toRate: false, revision: row.revision + 1 })
      .where(eq(matches.id, id))
  })
}

/** Locks the ratings in the order of the accounts, so that two matches of the same people cannot wait for each other. */
async function lockedRatings(
  tx: Queries,
  game: string,
  people: readonly string[],
  unrated: Omit<typeof ratings.$inferInsert, 'account' | 'game'>,
) {
  const sorted = [...people].sort()
  for (const account of sorted)
    await tx
      .insert(ratings)
      .values({ account, game, ...unrated })
      .onConflictDoNothing()
  return await tx
    .select()
    .from(ratings)
    .where(and(eq(ratings.game, game), inArray(ratings.account, sorted)))
    .orderBy(asc(ratings.account))
    .for('update')
}
