import type { FramePolicy } from '../contract/ruleset.ts'
import { type Change, changed, difference } from '../data/difference.ts'

export type Cause = 'setup' | 'resolve' | 'beat' | 'act'

/** What one listener saw of one step: the events as heard, and the view after them. */
export interface Frame<Event, View> {
  readonly index: number
  /** Turns resolved so far. */
  readonly at: number
  readonly cause: Cause
  readonly period: number
  readonly events: readonly Event[]
  readonly view: View
}

/** A frame as it is kept: a key frame holds the whole view, the others what changed since the frame before. */
export interface StoredFrame<Event, View> {
  readonly at: number
  readonly cause: Cause
  readonly period: number
  readonly events: readonly Event[]
  readonly view?: View
  readonly change?: Change | null
}

/** Reads frames: forwards, backwards, to any point. */
export interface Timeline<Event, View> {
  /** Frames so far; a timeline of a running match grows. */
  readonly length: number
  frame(index: number): Frame<Event, View>
  /** Without computing the view. */
  events(index: number): readonly Event[]
  cause(index: number): Cause
  period(index: number): number
  at(index: number): number
}

/** Whether a step with these events and this view adds nothing to the frame before it. */
export function unperceived(
  policy: FramePolicy | undefined,
  cause: Cause,
  events: readonly unknown[],
  before: unknown,
  after: unknown,
): boolean {
  return policy === 'perceived' && cause === 'beat' && events.length === 0 && difference(before, after) === null
}

/** Never more steps than this are run again to reach a frame. */
export const KEY_EVERY = 64

/** Frames kept as they come; what a screen holds of a running match, and what a server stores of it. */
export class FrameLog<Event, View> implements Timeline<Event, View> {
  readonly #stored: StoredFrame<Event, View>[] = []
  /** The view pushed last, to take the next difference from. */
  #last: View | undefined
  /** The view last read, since reading mostly goes on from there. */
  #read: { index: number; view: View } | undefined

  get length(): number {
    return this.#stored.length
  }

  push(frame: Omit<Frame<Event, View>, 'index'>): void {
    const { at, cause, period, events, view } = frame
    const key = this.#stored.length % KEY_EVERY === 0
    if (!key) this.#last ??= this.#view(this.#stored.length - 1)
    this.#stored.push(
      key ? { at, cause, period, events, view } : { at, cause, period, events, change: difference(this.#last, view) },
    )
    this.#last = view
  }

  /** Adds a frame as it was stored elsewhere. A difference stays one, so that only views that are read are worked out. */
  append(frame: StoredFrame<Event, View>): void {
    const index = this.#stored.length
    if (frame.view === undefined && index === 0) throw new Error('The first stored frame has no view')
    this.#stored.push(frame)
    this.#last = undefined
    if (frame.view !== undefined || index % KEY_EVERY !== 0) return
    const { change: _, ...step } = frame
    this.#stored[index] = { ...step, view: this.#view(index) }
  }

  frame(index: number): Frame<Event, View> {
    const { at, cause, period, events } = this.#entry(index)
    return { index, at, cause, period, events, view: this.#view(index) }
  }

  events(index: number): readonly Event[] {
    return this.#entry(index).events
  }

  cause(index: number): Cause {
    return this.#entry(index).cause
  }

  period(index: number): number {
    return this.#entry(index).period
  }

  at(index: number): number {
    return this.#entry(index).at
  }

  stored(): readonly StoredFrame<Event, View>[] {
    return this.#stored
  }

  #view(index: number): View {
    let from = index
    while (from > 0 && this.#entry(from).view === undefined && this.#read?.index !== from) from--
    let view = this.#read?.index === from ? this.#read.view : (this.#entry(from).view as View)
    for (let i = from + 1; i <= index; i++) {
      const { change } = this.#entry(i)
      if (change !== null && change !== undefined) view = changed(view, change) as View
    }
    this.#read = { index, view }
    return view
  }

  #entry(index: number): StoredFrame<Event, View> {
    const entry = this.#stored[index]
    if (entry === undefined) throw new RangeError(`There is no frame ${index}; there are ${this.#stored.length}`)
    return entry
  }
}

/** A timeline of frames that were stored: a running match with hidden things, or one whose rules have changed since. */
export function openFrames<Event, View>(stored: readonly StoredFrame<Event, View>[]): Timeline<Event, View> {
  const log = new FrameLog<Event, View>()
  for (const frame of stored) log.append(frame)
  return log
}
