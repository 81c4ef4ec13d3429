import { peopleSeats, type Result, type Ruleset, type Seat } from '../contract/ruleset.ts'
import { type ActEntry, endedBy, type Turn } from '../match/acts.ts'
import { Course, type Point, type Start } from '../match/course.ts'
import type { Cause } from './frame.ts'
import type { MatchRecord } from './record.ts'

/** Where a playback is, to come back to. */
export interface Mark<State> {
  readonly point: Point<State>
  readonly acts: number
  readonly ended: Result | null
}

/** Plays a record again from its start. The record is trusted: `readRecord` has checked it. */
export function playRecord<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
  tell?: (event: Event) => void,
): Playback<Config, State, Choice, Event, View> {
  return new Playback(new Course(ruleset, startUnder(ruleset, record), tell, record.limits), record)
}

/** Where an older record starts under the rules of today: its position is carried over like the one of a running match. */
export function startUnder<Config, State, Choice, Event, View>(
  { version, upgrade }: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
): Start<Config, State> {
  const { start } = record
  if (record.version === version || start.state === undefined || upgrade === undefined) return start
  return { ...start, state: upgrade(start.state, record.version, start.config) }
}

/** The turns and acts of a record, done to a course one step at a time. */
export class Playback<Config, State, Choice, Event, View> {
  readonly course: Course<Config, State, Choice, Event, View>
  readonly #turns: readonly Turn<Choice>[]
  /** Only the acts that change anything; none of them comes before a take-back, so they are in order. */
  readonly #acts: readonly ActEntry<Choice>[]
  readonly #people: readonly Seat[]
  #done = 0
  /** How an act ended the match, where the rules have no say. */
  #ended: Result | null = null

  constructor(
    course: Course<Config, State, Choice, Event, View>,
    { turns, acts }: Pick<MatchRecord<Config, State, Choice>, 'turns' | 'acts'>,
  ) {
    this.course = course
    this.#people = peopleSeats(course.ruleset, course.config)
    this.#turns = turns
    this.#acts = acts.filter((entry) => endedBy(entry.act, entry.seat, this.#people) !== null)
  }

  result(): Result | null {
    return this.#ended ?? this.course.result()
  }

  /** How an act ended the match, where the rules have no say. */
  get ended(): Result | null {
    return this.#ended
  }

  /** Whether everything that was done outside turns has been done. */
  acted(): boolean {
    return this.#done === this.#acts.length
  }

  /** Whether an act comes before the next turn is resolved. */
  acting(): boolean {
    return this.#acts[this.#done]?.at === this.course.at
  }

  /** Does the next step and says what it was; null at the end of the record. The set-up is done on construction. */
  next(): Exclude<Cause, 'setup'> | null {
    const { course } = this
    if (this.#ended !== null) return null
    if (course.beating()) {
      course.beat()
      return 'beat'
    }
    if (this.#act()) return 'act'
    const turn = course.result() === null ? this.#turns[course.at] : undefined
    if (turn === undefined) return null
    course.resolve(turn)
    return 'resolve'
  }

  /**
   * Does all beats that are next and returns how many there were: for callers that look at no state in between, since rules take
   * many beats at once faster than one by one.
   */
  skipBeats(): number {
    const { course } = this
    if (this.#ended !== null || !course.beating()) return 0
    const before = course.beats
    course.advance()
    return course.beats - before
  }

  mark(): Mark<State> {
    return { point: this.course.point(), acts: this.#done, ended: this.#ended }
  }

  return(mark: Mark<State>): void {
    this.course.return(mark.point)
    this.#done = mark.acts
    this.#ended = mark.ended
  }

  #act(): boolean {
    const { course } = this
    const entry = this.#acts[this.#done]
    if (entry === undefined || !this.acting()) return false
    this.#done++
    const why = entry.act === 'resign' || entry.act === 'forfeit' ? entry.act : null
    if (why !== null && entry.seat !== null && course.leave(entry.seat, why)) return true
    this.#ended = endedBy(entry.act, entry.seat, this.#people)
    return true
  }
}
