import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { PLAIN, viewAfter } from '../../rules/frame-recorder.ts'

type Stored = StoredFrame<Json, Json>

export interface FramesPage {
  readonly from: number
  readonly frames: readonly Stored[]
}

const decompress = promisify(brotliDecompress)

/** Groups of frames that are read together. */
const PAGE_GROUPS = 16

/** The frames that are read together: from the key frame at or before `from`, and up to which. */
export function pageAt(from: number, groups = PAGE_GROUPS): { readonly begin: number; readonly end: number } {
  const begin = from - (from % KEY_EVERY)
  return { begin, end: begin + KEY_EVERY * groups }
}

/** The first frame of the group that the last of so many frames is in. */
export function groupStart(count: number): number {
  return Math.max(0, count - 1 - ((count - 1) % KEY_EVERY))
}

/** The frames of some chunks in a row. */
export async function unpacked(chunks: readonly Uint8Array[]): Promise<readonly Stored[]> {
  const stored = await Promise.all(
    chunks.map(async (data) => {
      const rest = data.subarray(1)
      const text = data[0] === PLAIN ? Buffer.from(rest) : await decompress(rest)
      return JSON.parse(text.toString('utf8')) as readonly Stored[]
    }),
  )
  return stored.flat()
}

/** The view after the last of the first so many frames, from a page that holds that frame. */
export function lastViewIn({ from, frames }: FramesPage, count: number): Json {
  let view: Json | undefined
  for (const frame of frames.slice(0, count - from)) view = viewAfter(view, frame)
  return view ?? null
}
