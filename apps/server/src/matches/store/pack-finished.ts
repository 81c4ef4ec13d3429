import type { Json, StoredFrame } from '@tessera/kernel'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { frames, matches } from '../../database/schema.ts'
import { logFailure } from '../../operate/safe-error.ts'
import { EVERYBODY, readFrames } from './frame-store.ts'
import { packStretch, STRETCH } from './stretch.ts'

/** Packs the frames of matches that are over for good. Returns how many matches were packed; one that cannot be stays as it is. */
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
      logFailure(log, error, 'a match could not be packed', { match: id })
    }
  }
  return count
}

/** Nothing is seen of a match any more once it is over, so only taking the place of the old rows needs the lock: all or nothing. */
async function packMatch({ db }: Database, match: string): Promise<void> {
  const [row] = await db
    .select({ frames: matches.frames, saved: matches.saved })
    .from(matches)
    .where(eq(matches.id, match))
  const loose = and(eq(frames.match, match), ne(frames.audience, EVERYBODY))
  const audiences = await db
    .selectDistinct({ audience: frames.audience })
    .from(frames)
    .where(loose)
    .orderBy(frames.audience)
  // Where not everybody got the same frames they stay as they are: packing them together gains little.
  if (row === undefined || audiences.length === 0 || row.saved?.seen !== undefined) return
  const packed: (typeof frames.$inferInsert)[] = []
  for (let from = 0; from < row.frames; from += STRETCH) {
    const count = Math.min(STRETCH, row.frames - from)
    const seen = new Map<string, readonly StoredFrame<Json, Json>[]>()
    for (const { audience } of audiences) {
      const page = await readFrames(db, match, audience, from)
      if (page.frames.length < count) throw new Error(`Match ${match} lacks frames of ${audience} after ${from}`)
      seen.set(audience, page.frames.slice(0, count))
    }
    packed.push({ match, audience: EVERYBODY, from, count, data: await packStretch(seen) })
  }
  await db.transaction(async (tx) => {
    await tx.select({ id: matches.id }).from(matches).where(eq(matches.id, match)).for('update')
    const replaced = await tx.delete(frames).where(loose).returning({ from: frames.from })
    // Another server was faster.
    if (replaced.length === 0) return
    await tx.insert(frames).values(packed)
  })
}
