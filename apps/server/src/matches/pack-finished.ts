import type { Json, StoredFrame } from '@tessera/kernel'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { frames, matches } from '../database/schema.ts'
import { EVERYBODY, readFrames } from './frame-store.ts'
import { packStretch, STRETCH } from './stretch.ts'

/** What was seen of matches that are over, packed for good. Returns how many matches were; one that cannot be stays as it is. */
export async function packFinished({
  database,
  log,
}: {
  readonly database: Database
  readonly log: { error(fields: object, text: string): void }
}): Promise<number> {
  let count = 0
  const loose = await database.db
    .selectDistinct({ id: frames.match })
    .from(frames)
    .innerJoin(matches, eq(matches.id, frames.match))
    .where(and(eq(matches.status, 'finished'), ne(frames.audience, EVERYBODY)))
  for (const { id } of loose) {
    try {
      await packMatch(database, id)
      count++
    } catch (error) {
      log.error({ match: id, error: String(error) }, 'a match could not be packed')
    }
  }
  return count
}

/** All of it or nothing; a second server waits, and then finds nothing to do. */
async function packMatch({ db }: Database, match: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(matches).where(eq(matches.id, match)).for('update')
    const audiences = await tx
      .selectDistinct({ audience: frames.audience })
      .from(frames)
      .where(and(eq(frames.match, match), ne(frames.audience, EVERYBODY)))
      .orderBy(frames.audience)
    if (row === undefined || audiences.length === 0) return
    const packed: (typeof frames.$inferInsert)[] = []
    for (let from = 0; from < row.frames; from += STRETCH) {
      const count = Math.min(STRETCH, row.frames - from)
      const seen = new Map<string, readonly StoredFrame<Json, Json>[]>()
      for (const { audience } of audiences) {
        const page = await readFrames(tx, match, audience, from)
        if (page.frames.length < count) throw new Error(`Match ${match} lacks frames of ${audience} after ${from}`)
        seen.set(audience, page.frames.slice(0, count))
      }
      packed.push({ match, audience: EVERYBODY, from, count, data: await packStretch(seen) })
    }
    await tx.delete(frames).where(eq(frames.match, match))
    await tx.insert(frames).values(packed)
  })
}
