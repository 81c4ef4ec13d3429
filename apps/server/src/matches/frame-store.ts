import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type Frame, FrameLog, type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { and, asc, desc, eq, gt, lte } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { frames } from '../database/schema.ts'

type Stored = StoredFrame<Json, Json>

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** The chunk being written for one listener: at most as many frames as lie between two key frames. */
interface Open {
  from: number
  log: FrameLog<Json, Json>
  changed: boolean
}

/** What each listener of a match saw, kept in compressed chunks that each begin with a whole view. */
export class FrameStore {
  readonly #match: string
  readonly #open = new Map<string, Open>()

  constructor(match: string) {
    this.#match = match
  }

  push(audience: string, frame: Frame<Json, Json>): void {
    let open = this.#open.get(audience)
    if (open === undefined || open.log.length >= KEY_EVERY) {
      if (open?.changed) this.#full.push([audience, open])
      open = { from: frame.index, log: new FrameLog(), changed: false }
      this.#open.set(audience, open)
    }
    open.log.push(frame)
    open.changed = true
  }

  readonly #full: [string, Open][] = []

  /** Writes what is new within a transaction. */
  async write(tx: Queries): Promise<void> {
    const chunks = [...this.#full.splice(0), ...[...this.#open].filter(([, open]) => open.changed)]
    for (const [audience, open] of chunks) {
      const data = await packed(open.log.stored())
      await tx
        .insert(frames)
        .values({ match: this.#match, audience, from: open.from, count: open.log.length, data })
        .onConflictDoUpdate({ target: [frames.match, frames.audience, frames.from], set: { count: open.log.length, data } })
      open.changed = false
    }
  }

  /** Opens the last chunks again, to go on writing them. */
  async resume(tx: Queries, audiences: readonly string[]): Promise<void> {
    for (const audience of audiences) {
      const [last] = await tx
        .select()
        .from(frames)
        .where(and(eq(frames.match, this.#match), eq(frames.audience, audience)))
        .orderBy(desc(frames.from))
        .limit(1)
      if (last === undefined || last.count >= KEY_EVERY) continue
      this.#open.set(audience, { from: last.from, log: logOf(await unpacked(last.data)), changed: false })
    }
  }
}

/** Frames from `from` on; the first one given is the key frame at or before it. */
export async function readFrames(db: Queries, match: string, audience: string, from: number): Promise<{ readonly from: number; readonly frames: readonly Stored[] }> {
  const mine = and(eq(frames.match, match), eq(frames.audience, audience))
  const [first] = await db.select({ from: frames.from }).from(frames).where(and(mine, lte(frames.from, from))).orderBy(desc(frames.from)).limit(1)
  const begin = first?.from ?? 0
  const chunks = await db.select().from(frames).where(and(mine, gt(frames.from, begin - 1))).orderBy(asc(frames.from)).limit(MOST_CHUNKS)
  const stored = await Promise.all(chunks.map((chunk) => unpacked(chunk.data)))
  return { from: begin, frames: stored.flat() }
}

/** A page of frames; whoever wants more asks on from its end. */
const MOST_CHUNKS = 40

async function packed(stored: readonly Stored[]): Promise<Uint8Array> {
  const text = Buffer.from(JSON.stringify(stored))
  return await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

async function unpacked(data: Uint8Array): Promise<readonly Stored[]> {
  return JSON.parse((await decompress(data)).toString('utf8')) as readonly Stored[]
}

function logOf(stored: readonly Stored[]): FrameLog<Json, Json> {
  const log = new FrameLog<Json, Json>()
  log.restore(stored)
  return log
}
