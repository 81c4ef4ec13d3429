import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { frames } from '../../database/schema.ts'
import { type FramesPage, pageAt } from './frame-chunks.ts'
import { type KeptFrames, unpackedFrames } from './page.ts'

/** Frames from the key frame at or before `from` on: the rest of its group and of some after it, or of the stretch it was packed into. */
export async function readFrames(db: Queries, match: string, audience: string, from: number): Promise<FramesPage> {
  const { begin, end } = pageAt(from)
  const kept = await keptBetween(db, match, audience, begin, end)
  if (kept === null) return { from: begin, frames: [] }
  const stored = await unpackedFrames(kept)
  return { from: begin, frames: stored.slice(begin - kept.begin) }
}

/** The group of a frame as it is kept. */
export async function keptFrames(
  db: Queries,
  match: string,
  audience: string,
  from: number,
): Promise<KeptFrames | null> {
  const { begin, end } = pageAt(from, 1)
  return await keptBetween(db, match, audience, begin, end)
}

async function keptBetween(
  db: Queries,
  match: string,
  audience: string,
  begin: number,
  end: number,
): Promise<KeptFrames | null> {
  const chunks = await db
    .select({ data: frames.data })
    .from(frames)
    .where(and(eq(frames.match, match), eq(frames.audience, audience), gte(frames.from, begin), lt(frames.from, end)))
    .orderBy(asc(frames.from))
  if (chunks.length > 0) return { kind: 'chunks', begin, data: chunks.map(({ data }) => data) }
  const [stretch] = await db
    .select()
    .from(frames)
    .where(and(eq(frames.match, match), eq(frames.audience, EVERYBODY), lte(frames.from, begin)))
    .orderBy(desc(frames.from))
    .limit(1)
  return stretch === undefined ? null : { kind: 'stretch', begin: stretch.from, data: stretch.data, audience }
}

/** Stands for all listeners where their frames are packed together. */
export const EVERYBODY = '*'
