import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Json, StoredFrame } from '@tessera/kernel'
import { viewAfter } from '../../rules/frame-recorder.ts'
import { unpacked } from './frame-chunks.ts'
import { unpackStretch } from './stretch.ts'

type Stored = StoredFrame<Json, Json>

/** A page is full with so many letters of JSON; a frame that is longer is a page of its own. */
export const PAGE_LETTERS = 256 * 1024

/** Frames as they are in the database, the first of them a key frame: in chunks, or packed for all listeners together. */
export type KeptFrames =
  | { readonly kind: 'chunks'; readonly begin: number; readonly data: readonly Uint8Array[] }
  | { readonly kind: 'stretch'; readonly begin: number; readonly data: Uint8Array; readonly audience: string }

export interface PageOrder {
  readonly kept: KeptFrames
  /** The frame to begin with. */
  readonly from: number
  /** How many frames there are to be seen. */
  readonly total: number
  readonly encoding: 'br' | 'gzip' | null
}

/** Encodes a page of frames: the first frame holds its whole view, each later one the difference from the one before. */
export async function pageOf(order: PageOrder): Promise<Uint8Array> {
  const { kept, from, total, encoding } = order
  const pieces = piecesOf(await unpackedFrames(kept), kept.begin, from, total)
  const text = Buffer.from(`{"from":${from},"frames":[${pieces.join(',')}],"total":${total}}`)
  if (encoding === null) return text
  if (encoding === 'gzip') return gzipSync(text, { level: 4 })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return brotliCompressSync(text, { params })
}

/** `frames` begins with the frame `begin`. */
function piecesOf(frames: readonly Stored[], begin: number, from: number, total: number): readonly string[] {
  const end = Math.min(frames.length, total - begin)
  let view: Json | undefined
  for (const frame of frames.slice(0, from - begin + 1)) view = viewAfter(view, frame)
  const pieces: string[] = []
  let letters = 0
  for (let place = from - begin; place < end; place++) {
    const frame = frames[place]
    if (frame === undefined) break
    const piece = JSON.stringify(pieces.length === 0 ? withView(frame, view) : frame)
    letters += piece.length
    if (pieces.length > 0 && letters > PAGE_LETTERS) break
    pieces.push(piece)
  }
  return pieces
}

function withView({ at, cause, period, events }: Stored, view: Json | undefined): Stored {
  return { at, cause, period, events, view: view ?? null }
}

/** From the frame `kept.begin` on. */
export async function unpackedFrames(kept: KeptFrames): Promise<readonly Stored[]> {
  if (kept.kind === 'stretch') return await unpackStretch(kept.data, kept.audience, kept.begin)
  return await unpacked(kept.data)
}
