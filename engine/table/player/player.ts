import type { Speed } from '@tessera/ui/settings'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'

/** What a player moves over; a kernel `Timeline` is one. It may grow while it is watched. */
export interface Track {
  readonly length: number
  period(index: number): number
}

export interface PlayerState {
  /** The frame shown; 0 when the track is empty. */
  readonly index: number
  readonly length: number
  /** The last frame the viewer has watched or skipped to: nothing beyond it may be told. */
  readonly furthest: number
  readonly playing: boolean
  readonly speed: Speed
  /** How the cursor last moved: 'play' and 'step' show effects, 'jump' does not. */
  readonly moved: 'play' | 'step' | 'jump'
  /** Why playing stopped by itself: a breakpoint's words. */
  readonly stopped: string | null
}

interface Breakpoint {
  readonly id: string
  /** Said when it stops there. */
  readonly name: string
  test(index: number): boolean
}

export interface PlayerOptions {
  /** Milliseconds that a frame is shown at speed 1; depends on what happens in it. 700 without it. */
  readonly pace?: (index: number) => number
  readonly index?: number
  /** Frames up to here were seen before; `Infinity` for a replay without secrets. */
  readonly furthest?: number
  readonly speed?: Speed
  /** Frames worth jumping to, ascending. */
  readonly marks?: () => readonly number[]
  readonly clock?: Clock
}

/** Time from outside, so that tests need none. */
export interface Clock {
  now(): number
  /** Calls back once, when so many milliseconds are over; returns how to call it off. */
  soon(run: () => void, wait: number): () => void
  /** Calls back at the next refresh, when what was changed just now has been drawn. */
  drawn(run: () => void): void
}

export interface Player {
  readonly store: StoreApi<PlayerState>
  readonly track: Track
  play(): void
  /** Plays on after the track has grown: the frame shown keeps its whole time first. Nothing at the end. */
  resume(): void
  pause(): void
  toggle(): void
  /** One frame on; reports whether there was one. */
  step(): boolean
  back(): boolean
  nextPeriod(): void
  previousPeriod(): void
  nextMark(): void
  previousMark(): void
  toStart(): void
  /** Skips to the end: everything counts as seen. */
  toEnd(): void
  /** To any frame. Beyond the furthest counts as skipped. */
  seek(index: number): void
  /** To the first later frame where the test holds, or the end; reports whether it was found. */
  runTo(test: (index: number) => boolean): boolean
  setSpeed(speed: Speed): void
  setBreakpoints(list: readonly Breakpoint[]): void
  /** After the track has grown or been replaced by a longer one. */
  sync(): void
  /** Stops the clock; call it when the screen goes. */
  dispose(): void
}

const PACE = 700
/** Milliseconds: a frame that is shown so long is read, one by one; what is shorter is a quick series. */
const READ = 250

export function createPlayer(track: Track, options: PlayerOptions = {}): Player {
  const clock = options.clock ?? screenClock
  const last = () => Math.max(0, track.length - 1)
  const clamp = (index: number) => Math.max(0, Math.min(last(), Math.trunc(index)))
  const start = clamp(options.index ?? 0)
  const store = createStore<PlayerState>(() => ({
    index: start,
    length: track.length,
    furthest: Math.max(start, options.furthest ?? 0),
    playing: false,
    speed: options.speed ?? 1,
    moved: 'jump',
    stopped: null,
  }))
  let breakpoints: readonly Breakpoint[] = []
  let cancel: (() => void) | null = null
  let due = 0
  let shown = clock.now()

  const move = (to: number, moved: PlayerState['moved'], stopped: string | null = null) => {
    const index = clamp(to)
    const at = clock.now()
    shown = at
    clock.drawn(() => {
      // Drawing one takes a busy machine long; a later move counts for itself.
      if (shown === at) shown = Math.max(at, clock.now() - FRAME)
    })
    store.setState((state) => ({
      index,
      moved,
      stopped,
      length: track.length,
      furthest: Math.max(state.furthest, index),
    }))
  }
  const pause = () => {
    cancel?.()
    cancel = null
    if (store.getState().playing) store.setState({ playing: false })
  }
  const hold = (index: number) => (options.pace?.(index) ?? PACE) / store.getState().speed
  const stopAt = (index: number) => breakpoints.find((point) => point.test(index))?.name ?? null

  /** What is read keeps its whole time from when it was on the screen, however late that was; a jump goes on at once. */
  const readUntil = () => {
    const { index, moved } = store.getState()
    const held = hold(index)
    return moved === 'jump' || held < READ ? 0 : shown + held
  }

  // In a quick series each frame is due when the one before was due plus its own time, so delays do not add up.
  const tick = () => {
    cancel = null
    const now = clock.now()
    if (now - due > 500) due = now // the page slept: go on from here instead of racing
    due = Math.max(due, readUntil())
    while (store.getState().playing && now >= due) {
      const next = store.getState().index + 1
      if (next > last()) return pause()
      const stopped = stopAt(next)
      move(next, 'play', stopped)
      if (stopped !== null || next === last()) return pause()
      const held = Math.max(1, hold(next))
      due = held < READ ? due + held : now + held
    }
    if (store.getState().playing) wake()
  }
  /** Nothing runs until the next frame is due: a screen that shows nothing new costs nothing. */
  const wake = () => {
    cancel?.()
    cancel = clock.soon(tick, Math.max(0, due - clock.now()))
  }
  const holdAnew = () => {
    due = clock.now() + hold(store.getState().index)
    if (store.getState().playing) wake()
  }

  const jump = (to: number) => {
    move(to, 'jump')
    holdAnew()
  }

  const player: Player = {
    store,
    track,
    play() {
      if (store.getState().playing || track.length === 0) return
      if (store.getState().index >= last()) move(0, 'jump')
      store.setState({ playing: true, stopped: null })
      due = clock.now() + Math.min(250, hold(store.getState().index))
      wake()
    },
    resume() {
      const { playing, index } = store.getState()
      if (playing || index >= last()) return
      store.setState({ playing: true, stopped: null, length: track.length })
      due = Math.max(clock.now(), shown + hold(index))
      wake()
    },
    pause,
    toggle: () => (store.getState().playing ? pause() : player.play()),
    step() {
      pause()
      const { index } = store.getState()
      if (index >= last()) return false
      move(index + 1, 'step', stopAt(index + 1))
      return true
    },
    back() {
      pause()
      const { index } = store.getState()
      if (index <= 0) return false
      move(index - 1, 'jump')
      return true
    },
    nextPeriod() {
      const here = track.length > 0 ? track.period(store.getState().index) : 0
      player.seek(firstFrom(store.getState().index + 1, last(), (i) => track.period(i) !== here) ?? last())
    },
    previousPeriod() {
      const { index } = store.getState()
      // From inside a period to its start, from its start to the one before.
      const from = Math.max(0, index - 1)
      if (track.length > 0) player.seek(startOfPeriod(track, from))
    },
    nextMark() {
      const mark = options.marks?.().find((at) => at > store.getState().index)
      player.seek(mark ?? last())
    },
    previousMark() {
      const marks = options.marks?.() ?? []
      player.seek(marks.findLast((at) => at < store.getState().index) ?? 0)
    },
    toStart: () => player.seek(0),
    toEnd() {
      pause()
      jump(last())
    },
    seek: jump,
    runTo(test) {
      pause()
      const found = firstFrom(store.getState().index + 1, last(), test)
      jump(found ?? last())
      return found !== undefined
    },
    setSpeed(speed) {
      store.setState({ speed })
      holdAnew()
    },
    setBreakpoints(list) {
      breakpoints = list
    },
    sync() {
      store.setState(({ index, furthest }) => ({
        length: track.length,
        index: clamp(index),
        furthest: furthest === Number.POSITIVE_INFINITY ? furthest : Math.min(furthest, last()),
      }))
    },
    dispose: pause,
  }
  return player
}

/** A part of the player's state, for components. */
export function usePlayer<T>(player: Player, select: (state: PlayerState) => T): T {
  return useStore(player.store, select)
}

function startOfPeriod(track: Track, index: number): number {
  const period = track.period(index)
  let start = index
  while (start > 0 && track.period(start - 1) === period) start--
  return start
}

function firstFrom(from: number, to: number, test: (index: number) => boolean): number | undefined {
  for (let index = from; index <= to; index++) if (test(index)) return index
  return undefined
}

/** Milliseconds: how long a screen shows a picture at the least. */
const FRAME = 16

const screenClock: Clock = {
  now: () => performance.now(),
  soon(run, wait) {
    let handle = 0
    const onFrame = () => {
      handle = requestAnimationFrame(run)
    }
    const timer = setTimeout(onFrame, wait - FRAME)
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(handle)
    }
  },
  drawn(run) {
    requestAnimationFrame(run)
  },
}
