import type { Audience } from '../contract/ruleset.ts'
import { copy } from '../data/json.ts'
import { copySharing } from '../data/share.ts'
import { type Cause, type Frame, unperceived } from '../record/frame.ts'
import type { Course } from './course.ts'

export interface Watcher<Event, View> {
  readonly to: Audience
  frame(frame: Frame<Event, View>): void
}

interface Listening<Event, View> {
  readonly watcher: Watcher<Event, View>
  heard: Event[]
  /** Frames it has got. */
  frames: number
  /** What it saw last; the next view shares with it what did not change. */
  view: View | undefined
}

/** Those who listen to a match: what each heard since its last frame, and how many frames it has got. */
export class Listeners<Config, State, Choice, Event, View> {
  readonly #listening: readonly Listening<Event, View>[]

  constructor(watchers: readonly Watcher<Event, View>[], framesOf: (to: Audience) => number) {
    this.#listening = watchers.map((watcher) => ({
      watcher,
      heard: [],
      frames: framesOf(watcher.to),
      view: undefined,
    }))
  }

  /** Without listeners no event is even built. */
  get any(): boolean {
    return this.#listening.length > 0
  }

  /** They have seen the position as it stands now. */
  resume(course: Course<Config, State, Choice, Event, View>): void {
    for (const listening of this.#listening) listening.view = copySharing(undefined, course.view(listening.watcher.to))
  }

  tell(course: Course<Config, State, Choice, Event, View>, event: Event): void {
    for (const { watcher, heard } of this.#listening) {
      const perceived = course.hear(event, watcher.to)
      if (perceived !== null) heard.push(copy(perceived))
    }
  }

  /** A step is over: every listener who perceived something of it gets a frame. */
  emit(course: Course<Config, State, Choice, Event, View>, cause: Cause): void {
    const policy = course.ruleset.frames
    for (const listening of this.#listening) {
      const { watcher, heard } = listening
      const view = copySharing(listening.view, course.view(watcher.to))
      if (unperceived(policy, cause, heard, listening.view, view)) continue
      listening.heard = []
      listening.view = view
      const index = listening.frames++
      watcher.frame({ index, at: course.at, cause, period: course.period(), events: heard, view })
    }
  }

  /** Frames by audience. */
  seen(): { readonly [audience: string]: number } {
    return Object.fromEntries(this.#listening.map(({ watcher, frames }) => [String(watcher.to), frames]))
  }
}
