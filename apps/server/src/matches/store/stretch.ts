import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { type Change, changed, difference, type Json, KEY_EVERY, type StoredFrame } from '@tessera/kernel'
import { viewAfter } from '../../rules/frame-recorder.ts'
import { fromColumns, inColumns } from './columns.ts'

/** Frames: long enough to compress well, short enough to be read at once; a multiple of KEY_EVERY. */
export const STRETCH = 1024

type Stored = StoredFrame<Json, Json>
type Step = Pick<Stored, 'at' | 'cause' | 'period'>

/** Some frames in a row, as all listeners saw them. */
interface Stretch {
  readonly steps: readonly Step[]
  readonly first: Told
  readonly others: readonly Others[]
}

interface Told {
  readonly audience: string
  readonly view: Json
  /** By frame after the first. */
  readonly changes: readonly (Change | null)[]
  /** How many events each frame has, and all of them. */
  readonly counts: readonly number[]
  readonly events: readonly Json[]
}

/** The differences between a listener's frames and the first one's. */
interface Others {
  readonly audience: string
  readonly view: Change | null
  /** 0: as the first one saw it. */
  readonly changes: readonly (0 | readonly [Change | null])[]
  /** -1: as the first one heard them. */
  readonly counts: readonly number[]
  /** A number: that event of the same frame, as the first one heard it. */
  readonly events: readonly (number | readonly [Json])[]
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/**
 * Frames in a row of all listeners as one piece: a part that several of them saw alike is there once, a whole view only at the
 * beginning. The first frame of each must hold a view.
 */
export async function packStretch(seen: ReadonlyMap<string, readonly Stored[]>): Promise<Buffer> {
  const [first, ...rest] = [...seen].map(([audience, frames]) => toldOf(audience, frames))
  if (first === undefined) throw new Error('The frames to be packed have no audience')
  const steps = [...(seen.get(first.audience) ?? [])].map(({ at, cause, period }) => ({ at, cause, period }))
  const stretch: Stretch = { steps, first, others: rest.map((told) => besides(first, told)) }
  const text = Buffer.from(inColumns(stretch as unknown as Json))
  return await compress(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
}

/** One listener's frames of a stretch that begins with frame `from`; every frame that is a multiple of KEY_EVERY holds a view. */
export async function unpackStretch(data: Uint8Array, audience: string, from: number): Promise<readonly Stored[]> {
  const { steps, first, others } = fromColumns((await decompress(data)).toString('utf8')) as unknown as Stretch
  const other = others.find((one) => one.audience === audience)
  if (other === undefined && first.audience !== audience) return []
  const { view: begin, changes, counts, events } = other === undefined ? first : together(first, other)
  let view = begin
  let heard = 0
  return steps.map((step, index) => {
    const told = events.slice(heard, heard + (counts[index] ?? 0))
    heard += told.length
    const change = index === 0 ? null : (changes[index - 1] ?? null)
    if (change !== null) view = changed(view, change) as Json
    const whole = index === 0 || (from + index) % KEY_EVERY === 0
    return { ...step, events: told, ...(whole ? { view } : { change }) }
  })
}

function toldOf(audience: string, frames: readonly Stored[]): Told {
  let last: Json | undefined
  let begin: Json = null
  const changes: (Change | null)[] = []
  for (const frame of frames) {
    const view = viewAfter(last, frame)
    if (last === undefined) begin = view
    else changes.push(frame.view === undefined ? (frame.change ?? null) : difference(last, view))
    last = view
  }
  const events = frames.flatMap((frame) => frame.events)
  return { audience, view: begin, changes, counts: frames.map((frame) => frame.events.length), events }
}

function besides(first: Told, told: Told): Others {
  const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
  const events: (number | readonly [Json])[] = []
  const theirs = byFrame(first)
  const counts = byFrame(told).map((own, index) => {
    const known = (theirs[index] ?? []).map((event) => JSON.stringify(event))
    if (alike(own, theirs[index])) return -1
    for (const event of own) {
      const place = known.indexOf(JSON.stringify(event))
      events.push(place < 0 ? [event] : place)
    }
    return own.length
  })
  return {
    audience: told.audience,
    view: difference(first.view, told.view),
    changes: told.changes.map((change, index) => (alike(change, first.changes[index]) ? 0 : [change])),
    counts,
    events,
  }
}

function together(first: Told, other: Others): Told {
  const theirs = byFrame(first)
  let heard = 0
  const events = other.counts.map((count, index) => {
    const known = theirs[index] ?? []
    if (count < 0) return known
    const own = other.events.slice(heard, heard + count)
    heard += count
    return own.map((event) => (typeof event === 'number' ? (known[event] as Json) : event[0]))
  })
  return {
    audience: other.audience,
    view: other.view === null ? first.view : (changed(first.view, other.view) as Json),
    changes: other.changes.map((change, index) => (change === 0 ? (first.changes[index] ?? null) : change[0])),
    counts: events.map(({ length }) => length),
    events: events.flat(),
  }
}

function byFrame({ counts, events }: Told): readonly (readonly Json[])[] {
  let heard = 0
  return counts.map((count) => {
    heard += count
    return events.slice(heard - count, heard)
  })
}
