import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { changed, difference, type Frame, type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import type { ColdMatch, FreshFrames } from './job.ts'

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

/** More than this is not sent along with a change: whoever wants it asks for it page by page. */
export const MOST_FRESH_LETTERS = 112 * 1024
export const MOST_FRESH_FRAMES = 256

/**
 * What each listener of a match saw. Frames are written as they come, in small chunks; when a group that begins with a whole
 * view is full, or the match is over, one compressed chunk takes their place. It compresses without waiting, since it works
 * where nobody else does.
 */
export class FrameRecorder {
  readonly #listeners = new Map<string, Listener>()
  readonly #full: { readonly audience: string; readonly from: number; readonly group: readonly Stored[] }[] = []
  #fresh = new Map<string, { readonly from: number; readonly frames: Stored[] }>()
  #freshCount = 0

  push(audience: string, frame: Frame<Json, Json>): void {
    const { index, at, cause, period, events, view } = frame
    const listener = this.#listeners.get(audience)
    const step = { at, cause, period, events }
    const next = listener === undefined ? { ...step, view } : { ...step, change: difference(listener.view, view) }
    this.#note(audience, index, next)
    if (listener === undefined || index % KEY_EVERY === 0) {
      if (listener !== undefined) this.#close(audience, listener)
      this.#listeners.set(audience, { view, from: index, group: [{ ...step, view }], written: 0 })
      return
    }
    listener.group.push(next)
    listener.view = view
  }

  /** What is new since the last time, as chunks to write. */
  chunks(over: boolean): readonly Chunk[] {
    if (over) for (const [audience, listener] of this.#listeners) this.#close(audience, listener)
    const chunks = this.#full.splice(0).map(({ audience, from, group }): Chunk => {
      const data = packed(group).toString('base64')
      return { audience, from, count: group.length, until: from + group.length, data }
    })
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
        data: light(fresh).toString('base64'),
      })
    }
    return chunks
  }

  /** What is new since the last time, for those who watch; null when it is very much. */
  fresh(): readonly FreshFrames[] | null {
    const seen = this.#fresh
    const few = this.#freshCount <= MOST_FRESH_FRAMES * (this.#listeners.size + 1)
    this.#fresh = new Map()
    this.#freshCount = 0
    if (!few) return null
    const all = [...seen].map(([audience, { from, frames }]) => ({ audience, from, json: JSON.stringify(frames) }))
    return all.some(({ json }) => json.length > MOST_FRESH_LETTERS) ? null : all
  }

  /** Takes up where the database ends, to go on from there. */
  resume(match: string, stored: ColdMatch['frames']): void {
    for (const { audience, from, data } of stored) {
      const group = data.flatMap((chunk) => unpacked(chunk))
      let view: Json | undefined
      for (const frame of group) view = viewAfter(view, frame)
      if (view === undefined) throw new Error(`Match ${match} has no frames for ${audience} after ${from}`)
      this.#listeners.set(audience, { view, from, group: [...group], written: group.length })
    }
  }

  /** How many frames an audience has got. */
  count(audience: string): number {
    const listener = this.#listeners.get(audience)
    return listener === undefined ? 0 : listener.from + listener.group.length
  }

  #close(audience: string, { from, group, written }: Listener): void {
    if (written < group.length || written > 0) this.#full.push({ audience, from, group })
  }

  #note(audience: string, index: number, frame: Stored): void {
    if (this.#freshCount++ > MOST_FRESH_FRAMES * 8) return
    const seen = this.#fresh.get(audience)
    if (seen === undefined) this.#fresh.set(audience, { from: index, frames: [frame] })
    else seen.frames.push(frame)
  }
}

/** The view after a frame, from the one before it. */
export function viewAfter(view: Json | undefined, frame: Stored): Json {
  if (frame.view !== undefined) return frame.view
  if (view === undefined) throw new Error('The first of some stored frames has no view')
  return frame.change === null || frame.change === undefined ? view : (changed(view, frame.change) as Json)
}

/** The first byte of a chunk says how the rest is kept. */
export const PLAIN = 0
const BROTLI = 1

function packed(stored: readonly Stored[]): Buffer {
  const text = Buffer.from(JSON.stringify(stored))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return Buffer.concat([Buffer.of(BROTLI), brotliCompressSync(text, { params })])
}

/** What will soon be packed with others costs little; only what is large is compressed. */
function light(stored: readonly Stored[]): Buffer {
  const text = Buffer.from(JSON.stringify(stored))
  if (text.length < 4096) return Buffer.concat([Buffer.of(PLAIN), text])
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return Buffer.concat([Buffer.of(BROTLI), brotliCompressSync(text, { params })])
}

function unpacked(data: Uint8Array): readonly Stored[] {
  const rest = data.subarray(1)
  const text = data[0] === PLAIN ? Buffer.from(rest) : brotliDecompressSync(rest)
  return JSON.parse(text.toString('utf8')) as readonly Stored[]
}
