import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { frames } from '../../database/schema.ts'
import { type FramesPage, pageAt, unpacked } from './frame-chunks.ts'
import { unpackStretch } from './stretch.ts'

/** Frames from the key frame at or before `from` on, as many as fit into a page. */
export async function readFrames(db: Queries, match: string, audience: string, from: number): Promise<FramesPage> {
  const { begin, end } = pageAt(from)
  const chunks = await db
    .select()
    .from(frames)
    .where(and(eq(frames.match, match), eq(frames.audience, audience), gte(frames.from, begin), lt(frames.from, end)))
    .orderBy(asc(frames.from))
  if (chunks.length === 0) return await readStretch(db, match, audience, begin)
  return { from: begin, frames: await unpacked(chunks.map(({ data }) => data)) }
}

/** Frames of a match that was packed whole, from a key frame to the end of its stretch. */
async function readStretch(db: Queries, match: string, audience: string, begin: number): Promise<FramesPage> {
  const [stretch] = await db
    .select()
    .from(frames)
    .where(and(eq(frames.match, match), eq(frames.audience, EVERYBODY), lte(frames.from, begin)))
    .orderBy(desc(frames.from))
    .limit(1)
  if (stretch === undefined) return { from: begin, frames: [] }
  const stored = await unpackStretch(stretch.data, audience, stretch.from)
  return { from: begin, frames: stored.slice(begin - stretch.from) }
}

/** Stands for all listeners where their frames are packed together. */
export const EVERYBODY = '*'
