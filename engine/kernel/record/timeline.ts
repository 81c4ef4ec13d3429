import type { Audience, Result, Ruleset } from '../contract/ruleset.ts'
import { copy } from '../data/json.ts'
import type { Start } from '../match/course.ts'
import { type Cause, type Frame, KEY_EVERY, type Timeline, unperceived } from './frame.ts'
import { type Mark, type Playback, playRecord } from './playback.ts'
import type { MatchRecord } from './record.ts'

/** A timeline over a finished or local match, where everything is known: it can give states, and fork. */
export interface RecordTimeline<Config, State, Event, View> extends Timeline<Event, View> {
  state(index: number): State
  /** A new match from this frame on, with dice of its own. */
  fork(index: number, seed: string): Start<Config, State>
  /** How the record ends. */
  result(): Result | null
}

/**
 * Opens a record for one listener. The record is played once, listening, with a mark every 64 frames; any frame is then
 * reached from the mark before it, or from where the last reading stopped.
 */
export function openRecord<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
  to: Audience,
): RecordTimeline<Config, State, Event, View> {
  const steps: {
    readonly at: number
    readonly cause: Cause
    readonly period: number
    readonly events: readonly Event[]
    /** Which step of the match it is; some may be joined with the one before. */
    readonly step: number
  }[] = []
  const marks: Mark<State>[] = []

  let told: Event[] = []
  const early: Event[] = []
  let playback: Playback<Config, State, Choice, Event, View> | undefined
  const tell = (event: Event): void => {
    if (playback === undefined) {
      early.push(event)
      return
    }
    const heard = playback.course.hear(event, to)
    if (heard !== null) told.push(heard)
  }
  const player = playRecord(ruleset, record, tell)
  playback = player
  for (const event of early) tell(event)
  const { course } = player
  let done = 0
  let seen: View | undefined
  for (let cause: Cause | null = 'setup'; cause !== null; cause = player.next()) {
    if (done % KEY_EVERY === 0) marks.push(player.mark())
    const step = done++
    if (ruleset.frames === 'perceived') {
      const view = copy(course.view(to))
      if (unperceived(ruleset.frames, cause, told, seen, view)) continue
      seen = view
    }
    steps.push({ at: course.at, cause, period: course.period(), events: told, step })
    told = []
  }
  course.listen(undefined)
  const result = player.result()
  let reached = done - 1

  const step = (index: number) => {
    const found = steps[index]
    if (found === undefined) throw new RangeError(`There is no frame ${index}; there are ${steps.length}`)
    return found
  }
  const seek = (index: number): void => {
    const wanted = step(index).step
    const key = wanted - (wanted % KEY_EVERY)
    if (reached > wanted || reached < key) {
      player.return(marks[(wanted / KEY_EVERY) | 0] as Mark<State>)
      reached = key
    }
    for (; reached < wanted; reached++) player.next()
  }
  const state = (index: number): State => {
    seek(index)
    return copy(course.state)
  }

  return {
    length: steps.length,
    events: (index) => step(index).events,
    cause: (index) => step(index).cause,
    period: (index) => step(index).period,
    at: (index) => step(index).at,
    frame(index): Frame<Event, View> {
      seek(index)
      const { at, cause, period, events } = step(index)
      return { index, at, cause, period, events, view: copy(course.view(to)) }
    },
    state,
    fork: (index, seed) => ({ config: record.start.config, seed, state: state(index) }),
    result: () => result,
  }
}
