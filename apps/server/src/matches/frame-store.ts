import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { difference, type Frame, type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { and, asc, desc, eq, gte, lt, lte } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { frames } from '../database/schema.ts'
import { unpackStretch, viewAfter } from './stretch.ts'

type Stored = StoredFrame<Json, Json>

/** Some frames in a row, as they go into the database. */
export interface Chunk {
  readonly audience: string
  readonly from: number
  readonly count: number
  /** Chunks from here to before `until` are replaced by this one. */
  readonly until: number
  /** Base64. */
  readonly data: string
}

/** What one listener saw last, and the frames since the last key frame. */
interface Listener {
  view: Json
  /** Index of the first frame of the group: a multiple of KEY_EVERY, unless the match was carried over. */
  from: number
  group: Stored[]
  /** How many of the group are in the database. */
  written: number
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * What each listener of a match saw. Frames are written as they come, in small chunks; when a group that begins with a whole
 * view is full, or the match is over, one compressed chunk takes their place.
 */
export class FrameStore {
  readonly #listeners = new Map<string, Listener>()
  readonly #full: { readonly audience: string; readonly from: number; readonly group: readonly Stored[] }[] = []

  push(audience: string, { index, at, cause, period, events, view }: Frame<Json, Json>): void {
    const listener = this.#listeners.get(audience)
    if (listener === undefined || index % KEY_EVERY === 0) {
      if (listener !== undefined) this.#close(audience, listener)
      const group: Stored[] = [{ at, cause, period, events, view }]
      this.#listeners.set(audience, { view, from: index, group, written: 0 })
      return
    }
    listener.group.push({ at, cause, period, events, change: difference(listener.view, view) })
    listener.view = view
  }

  /** What is new, as chunks to write. */
  async chunks(over: boolean): Promise<readonly Chunk[]> {
    if (over) for (const [audience, listener] of this.#listeners) this.#close(audience, listener)
    const full = this.#full.splice(0).map(async ({ audience, from, group }) => {
      const data = (await packed(group)).toString('base64')
      return { audience, from, count: group.length, until: from + group.length, data }
    })
    const chunks = await Promise.all(full)
    if (over) return chunks
    for (const [audience, listener] of this.#listeners) {
      const { from, group, written } = listener
      if (written === group.length) continue
      const begin = from + written
      const fresh = group.slice(written)
      listener.written = group.length
      chunks.push({
        audience,
        from: begin,
        count: fresh.length,
        until: begin,
        data: (await light(fresh)).toString('base64'),
      })
    }
    return chunks
  }

  #close(audience: string, { from, group, written }: Listener): void {
    if (written < group.length || written > 0) this.#full.push({ audience, from, group })
  }

  /** Takes up where the database ends, to go on from there. */
  async resume(db: Queries, match: string, audiences: readonly string[], count: number): Promise<void> {
    for (const audience of audiences) {
      const from = Math.max(0, count - 1 - ((count - 1) % KEY_EVERY))
      const { frames: group } = await readFrames(db, match, audience, from)
      let view: Json | undefined
      for (const frame of group) view = viewAfter(view, frame)
      if (view === undefined) throw new Error(`Match ${match} has no frames for ${audience}, but should have ${count}`)
      this.#listeners.set(audience, { view, from, group: [...group], written: group.length })
    }
  }
}

/** Frames from the key frame at or before `from` on, as many as fit into a page. */
export async function readFrames(
  db: Queries,
  match: string,
  audience: string,
  from: number,
): Promise<{ readonly from: number; readonly frames: readonly Stored[] }> {
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
async function readStretch(
  db: Queries,
  match: string,
  audience: string,
  begin: number,
): Promise<{ readonly from: number; readonly frames: readonly Stored[] }> {
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

/** A page of frames; whoever wants more asks on from its end. */
const PAGE_GROUPS = 16

/** The first byte says how the rest is kept. */
const PLAIN = 0
const BROTLI = 1

async function packed(stored: readonly Stored[]): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(stored))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return Buffer.concat([Buffer.of(BROTLI), await compress(text, { params })])
}

/** What will soon be packed with others costs little; only what is large is compressed. */
async function light(stored: readonly Stored[]): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(stored))
  if (text.length < 4096) return Buffer.concat([Buffer.of(PLAIN), text])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return Buffer.concat([Buffer.of(BROTLI), await compress(text, { params })])
}

async function unpacked(data: Uint8Array): Promise<readonly Stored[]> {
  const rest = data.subarray(1)
  const text = data[0] === PLAIN ? Buffer.from(rest) : await decompress(rest)
  return JSON.parse(text.toString('utf8')) as readonly Stored[]
}
