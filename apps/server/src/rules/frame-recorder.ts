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

/** The last view of one listener, and the frames since the last key frame. */
interface Listener {
  view: Json
  /** Index of the first frame of the group: a multiple of KEY_EVERY, unless the match was carried over. */
  from: number
  /** How many frames the group has. */
  count: number
  /** The group as JSON without its brackets: one frame, or several with commas between them, to a piece. */
  pieces: string[]
  /** How many frames of the group are in the database, and how many pieces that is. */
  written: { frames: number; pieces: number }
}

/** More than this is not sent along with a change: clients ask for it page by page. Most battles fit. */
export const MOST_FRESH_LETTERS = 512 * 1024
export const MOST_FRESH_FRAMES = 256

/**
 * Records the frames of each listener of a match. They are written as they come, in small chunks; when a group that begins with a whole
 * view is full, or the match is over, one compressed chunk takes their place. It compresses synchronously, since it works
 * in a thread of its own. A frame is made into JSON once, for those who watch and for the database alike.
 */
export class FrameRecorder {
  readonly #listeners = new Map<string, Listener>()
  readonly #full: { readonly audience: string; readonly group: Listener }[] = []
  #fresh = new Map<string, { readonly from: number; readonly pieces: string[] }>()
  #freshCount = 0

  push(audience: string, frame: Frame<Json, Json>): void {
    const { index, at, cause, period, events, view } = frame
    const listener = this.#listeners.get(audience)
    const step = { at, cause, period, events }
    const whole = (): string => JSON.stringify({ ...step, view } satisfies Stored)
    const next =
      listener === undefined
        ? whole()
        : JSON.stringify({ ...step, change: difference(listener.view, view) } satisfies Stored)
    this.#note(audience, index, next)
    if (listener === undefined || index % KEY_EVERY === 0) {
      if (listener !== undefined) this.#full.push({ audience, group: listener })
      const pieces = [listener === undefined ? next : whole()]
      this.#listeners.set(audience, { view, from: index, count: 1, pieces, written: { frames: 0, pieces: 0 } })
      return
    }
    listener.pieces.push(next)
    listener.count++
    listener.view = view
  }

  /** The frames since the last call, as chunks to write. */
  chunks(over: boolean): readonly Chunk[] {
    if (over) for (const [audience, group] of this.#listeners) this.#full.push({ audience, group })
    const chunks = this.#full.splice(0).map(({ audience, group: { from, count, pieces } }): Chunk => {
      return { audience, from, count, until: from + count, data: packed(listOf(pieces)).toString('base64') }
    })
    if (over) return chunks
    for (const [audience, listener] of this.#listeners) {
      const { from, count, pieces, written } = listener
      if (written.frames === count) continue
      const begin = from + written.frames
      const data = light(listOf(pieces.slice(written.pieces))).toString('base64')
      chunks.push({ audience, from: begin, count: count - written.frames, until: begin, data })
      listener.written = { frames: count, pieces: pieces.length }
    }
    return chunks
  }

  /** The frames since the last call, for listeners; null when they are too many. */
  fresh(): readonly FreshFrames[] | null {
    const seen = this.#fresh
    const few = this.#freshCount <= MOST_FRESH_FRAMES * (this.#listeners.size + 1)
    this.#fresh = new Map()
    this.#freshCount = 0
    if (!few) return null
    const all = [...seen].map(([audience, { from, pieces }]) => ({ audience, from, json: listOf(pieces) }))
    return all.some(({ json }) => json.length > MOST_FRESH_LETTERS) ? null : all
  }

  /** Takes up where the database ends, to go on from there. */
  resume(match: string, stored: ColdMatch['frames']): void {
    for (const { audience, from, data } of stored) {
      const pieces = data.map((chunk) => unpacked(chunk).slice(1, -1))
      const group = pieces.flatMap((piece) => JSON.parse(`[${piece}]`) as readonly Stored[])
      let view: Json | undefined
      for (const frame of group) view = viewAfter(view, frame)
      if (view === undefined) throw new Error(`Match ${match} has no frames for ${audience} after ${from}`)
      const written = { frames: group.length, pieces: pieces.length }
      this.#listeners.set(audience, { view, from, count: group.length, pieces, written })
    }
  }

  /** How many frames an audience has got. */
  count(audience: string): number {
    const listener = this.#listeners.get(audience)
    return listener === undefined ? 0 : listener.from + listener.count
  }

  #note(audience: string, index: number, frame: string): void {
    if (this.#freshCount++ > MOST_FRESH_FRAMES * 8) return
    const seen = this.#fresh.get(audience)
    if (seen === undefined) this.#fresh.set(audience, { from: index, pieces: [frame] })
    else seen.pieces.push(frame)
  }
}

function listOf(pieces: readonly string[]): string {
  return `[${pieces.join(',')}]`
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

/** Above this a chunk takes much longer to make and is hardly smaller. */
const PACKED_QUALITY = 3

function packed(json: string): Buffer {
  return brotli(Buffer.from(json), PACKED_QUALITY)
}

/** Small chunks will soon be packed with others; only large ones are compressed. */
function light(json: string): Buffer {
  const text = Buffer.from(json)
  return text.length < 4096 ? Buffer.concat([Buffer.of(PLAIN), text]) : brotli(text, 2)
}

function brotli(text: Buffer, quality: number): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return Buffer.concat([Buffer.of(BROTLI), brotliCompressSync(text, { params })])
}

/** A JSON array of frames. */
function unpacked(data: Uint8Array): string {
  const rest = data.subarray(1)
  return (data[0] === PLAIN ? Buffer.from(rest) : brotliDecompressSync(rest)).toString('utf8')
}
