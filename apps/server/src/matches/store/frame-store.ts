import { type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { frames } from '../../database/schema.ts'
import { viewAfter } from '../../rules/frame-recorder.ts'
import { type KeptFrames, keyBefore, unpackedFrames } from './page.ts'

type Stored = StoredFrame<Json, Json>

export interface FramesPage {
  readonly from: number
  readonly frames: readonly Stored[]
}

/** The first frame of the group that the last of so many frames is in. */
export function groupStart(count: number): number {
  return Math.max(0, count - 1 - ((count - 1) % KEY_EVERY))
}

/** Frames from the key frame at or before `from` on: the rest of its group and of some after it, or of the stretch it was packed into. */
export async function readFrames(db: Queries, match: string, audience: string, from: number): Promise<FramesPage> {
  const kept = await keptFrames(db, match, audience, from, PAGE_GROUPS)
  const begin = keyBefore(from)
  if (kept === null) return { from: begin, frames: [] }
  const stored = await unpackedFrames(kept)
  return { from: begin, frames: stored.slice(begin - kept.begin) }
}

/** The same as they are kept, with the group of `from` alone unless more are asked for. */
export async function keptFrames(
  db: Queries,
  match: string,
  audience: string,
  from: number,
  groups = 1,
): Promise<KeptFrames | null> {
  const begin = keyBefore(from)
  const data = await db
    .select({ data: frames.data })
    .from(frames)
    .where(
      and(
        eq(frames.match, match),
        eq(frames.audience, audience),
        gte(frames.from, begin),
        lt(frames.from, begin + KEY_EVERY * groups),
      ),
    )
    .orderBy(asc(frames.from))
  if (data.length > 0) return { kind: 'chunks', begin, data: data.map((chunk) => chunk.data) }
  const [stretch] = await db
    .select()
    .from(frames)
    .where(and(eq(frames.match, match), eq(frames.audience, EVERYBODY), lte(frames.from, begin)))
    .orderBy(desc(frames.from))
    .limit(1)
  return stretch === undefined ? null : { kind: 'stretch', begin: stretch.from, data: stretch.data, audience }
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

/** Groups of frames that are read together. */
export const PAGE_GROUPS = 16
