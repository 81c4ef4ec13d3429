import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { frames } from '../../database/schema.ts'
import { PLAIN, viewAfter } from '../../rules/frame-recorder.ts'
import { unpackStretch } from './stretch.ts'

type Stored = StoredFrame<Json, Json>

export interface FramesPage {
  readonly from: number
  readonly frames: readonly Stored[]
}

const decompress = promisify(brotliDecompress)

/** The first frame of the group that the last of so many frames is in. */
export function groupStart(count: number): number {
  return Math.max(0, count - 1 - ((count - 1) % KEY_EVERY))
}

/** Frames from the key frame at or before `from` on, as many as fit into a page. */
export async function readFrames(db: Queries, match: string, audience: string, from: number): Promise<FramesPage> {
  const begin = from - (from % KEY_EVERY)
  const chunks = await db
    .select()
    .from(frames)
    .where(
      and(
        eq(frames.match, match),
        eq(frames.audience, audience),
        gte(frames.from, begin),
        lt(frames.from, begin + KEY_EVERY * PAGE_GROUPS),
      ),
    )
    .orderBy(asc(frames.from))
  if (chunks.length === 0) return await readStretch(db, match, audience, begin)
  const stored = await Promise.all(chunks.map((chunk) => unpacked(chunk.data)))
  return { from: begin, frames: stored.flat() }
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

/** What a listener saw last of the first so many frames. */
export async function lastView(db: Queries, match: string, audience: string, count: number): Promise<Json> {
  let view: Json | undefined
  const { from, frames: page } = await readFrames(db, match, audience, Math.max(0, count - 1))
  for (const frame of page.slice(0, count - from)) view = viewAfter(view, frame)
  return view ?? null
}

/** Stands for all listeners where their frames are packed together. */
export const EVERYBODY = '*'

/** Groups of frames in a page; the next page begins where one ends. */
const PAGE_GROUPS = 16

async function unpacked(data: Uint8Array): Promise<readonly Stored[]> {
  const rest = data.subarray(1)
  const text = data[0] === PLAIN ? Buffer.from(rest) : await decompress(rest)
  return JSON.parse(text.toString('utf8')) as readonly Stored[]
}
