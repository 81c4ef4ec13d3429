import {
  type ActKind,
  type Audience,
  peopleSeats,
  type Refusal,
  type Result,
  type Ruleset,
  type Seat,
} from '../contract/ruleset.ts'
import { copy } from '../data/json.ts'
import { seededDice } from '../dice/dice.ts'
import type { Cause } from '../record/frame.ts'
import { Playback, startUnder } from '../record/playback.ts'
import { type MatchRecord, matchHash } from '../record/record.ts'
import { type ActEntry, actKind, endedBy, type Offer, type SeatAct, type Turn } from './acts.ts'
import { Course, type Start } from './course.ts'
import { Listeners, type Watcher } from './listeners.ts'
import type { Chosen, Envelope, SavedMatch } from './match-data.ts'
import { agree, answerable } from './offers.ts'

/** A new match: sets up, and runs to the first choice. The config has been parsed by the ruleset's schema. */
export function createMatch<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  start: Start<Config, State>,
  watchers: readonly Watcher<Event, View>[] = [],
): Match<Config, State, Choice, Event, View> {
  return new Match(ruleset, start, watchers)
}

/** A match again from what `save` gave. Watchers see what happens from now on. */
export function restoreMatch<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  saved: SavedMatch<Config, State, Choice>,
  watchers: readonly Watcher<Event, View>[] = [],
): Match<Config, State, Choice, Event, View> {
  return new Match(ruleset, saved.start, watchers, saved)
}

/** A match again from its record alone; watchers see every frame of it. */
export function replayMatch<Config, State, Choice, Event, View>(
  ruleset: Ruleset<Config, State, Choice, Event, View>,
  record: MatchRecord<Config, State, Choice>,
  watchers: readonly Watcher<Event, View>[] = [],
): Match<Config, State, Choice, Event, View> {
  const match = new Match(ruleset, startUnder(ruleset, record), watchers, undefined, record)
  return match
}

/** A running match: seats' choices sealed until all are in, acts outside turns, and the record of it all. */
export class Match<Config, State, Choice, Event, View> {
  readonly ruleset: Ruleset<Config, State, Choice, Event, View>
  readonly seats: number
  /** Seats that the host answers for. */
  readonly hostSeats: readonly Seat[]
  #course: Course<Config, State, Choice, Event, View>
  readonly #listeners: Listeners<Config, State, Choice, Event, View>
  #turns: Turn<Choice>[] = []
  #acts: ActEntry<Choice>[] = []
  #choices: Chosen<Choice>[]
  #offers: readonly Offer[] = []
  /** Seats that resigned or forfeited; a match with more than two may go on without them. */
  #left: Seat[] = []
  #ended: Result | null = null
  #branch = 0
  #frames = 0

  constructor(
    ruleset: Ruleset<Config, State, Choice, Event, View>,
    start: Start<Config, State>,
    watchers: readonly Watcher<Event, View>[],
    saved?: SavedMatch<Config, State, Choice>,
    record?: MatchRecord<Config, State, Choice>,
  ) {
    this.ruleset = ruleset
    this.seats = ruleset.seats(start.config)
    this.hostSeats = ruleset.hostSeats?.(start.config) ?? []
    this.#listeners = new Listeners(watchers, (to) => saved?.seen?.[String(to)] ?? saved?.frames ?? 0)
    this.#choices = new Array<Chosen<Choice>>(this.seats).fill(null)
    if (saved !== undefined) {
      this.#course = new Course(ruleset, { ...start, state: saved.point.state }, undefined)
      this.#course.return(saved.point)
      this.#turns = [...saved.turns]
      this.#acts = [...saved.acts]
      this.#choices = copy([...saved.choices])
      this.#offers = [...saved.offers]
      this.#left = [...saved.left]
      this.#ended = saved.ended
      this.#branch = saved.branch
      this.#frames = saved.frames
      this.#start = saved.start
      this.#listen()
      this.#listeners.resume(this.#course)
      return
    }
    const early: Event[] = []
    this.#start = start
    const tell = this.#listeners.any ? (event: Event) => void early.push(event) : undefined
    this.#course = new Course(ruleset, start, tell, record?.limits)
    this.#listen()
    for (const event of early) this.#listeners.tell(this.#course, event)
    this.#emit('setup')
    if (record === undefined) this.#run()
    else this.#replay(record)
  }

  readonly #start: Start<Config, State>

  /** The whole truth. Only the host reads it. */
  get state(): State {
    return this.#course.state
  }

  get config(): Config {
    return this.#start.config
  }

  /** The game's own turn. */
  period(): number {
    return this.#course.period()
  }

  /** Turns resolved. */
  get at(): number {
    return this.#course.at
  }

  /** Frames so far. */
  get frames(): number {
    return this.#frames
  }

  result(): Result | null {
    return this.#ended ?? this.#course.result()
  }

  /** Who must choose and has not. */
  awaiting(): readonly Seat[] {
    if (this.result() !== null) return []
    return this.#course.awaiting().filter((seat) => this.#choices[seat]?.final !== true)
  }

  envelope(to: Audience): Envelope<Choice, View> {
    const sealed: Seat[] = []
    for (let seat = 0; seat < this.seats; seat++) if (this.#choices[seat]?.final === true) sealed.push(seat)
    return {
      at: this.at,
      awaiting: this.awaiting(),
      sealed,
      mine: to === 'spectator' ? null : ownChoice(this.#choices[to]),
      offers: this.#offers,
      view: copy(this.#course.view(to)),
      result: this.result(),
    }
  }

  /** Puts a choice in, or replaces it. The last final one resolves the turn, and everything up to the next choice. */
  submit(seat: Seat, at: number, choice: Choice, final = true): Refusal | null {
    const early = this.#refuseSeat(seat, at)
    if (early !== null) return early
    const refusal = this.ruleset.refuse(this.#course.view(seat), choice)
    if (refusal !== null) return refusal
    this.#choices[seat] = { choice, final }
    if (final) this.#resolveIfComplete()
    return null
  }

  /** Takes the own choice back, draft or sealed, while the turn is open. */
  withdraw(seat: Seat, at: number): Refusal | null {
    const early = this.#refuseSeat(seat, at)
    if (early !== null) return early
    if (this.#choices[seat] === null) return { code: 'nothing_chosen', message: 'You have not chosen anything yet.' }
    this.#choices[seat] = null
    return null
  }

  /** The clock ran out for these seats: the draft counts, else what the rules play for the late, else they forfeit. */
  expire(seats: readonly Seat[], at: number): Refusal | null {
    for (const seat of seats) {
      const early = this.#refuseSeat(seat, at)
      if (early !== null) return early
    }
    const forfeits: Seat[] = []
    for (const seat of seats) {
      const view = this.#course.view(seat)
      const draft = this.#choices[seat]
      if (draft && this.ruleset.refuse(view, draft.choice) === null) {
        this.#choices[seat] = { choice: draft.choice, final: true }
        continue
      }
      const late = this.ruleset.late(copy(view), this.botDice(seat))
      if (late === 'forfeit') forfeits.push(seat)
      else this.#choices[seat] = { choice: late, final: true, late: true }
    }
    if (forfeits.length > 1 && forfeits.length === this.#people().length) this.#end('all-late', null)
    else for (const seat of forfeits) if (this.result() === null) this.#leave(seat, 'forfeit')
    if (this.result() === null) this.#resolveIfComplete()
    return null
  }

  /** An act of a seat, outside its turns. */
  act(seat: Seat, act: SeatAct): Refusal | null {
    if (!this.#isSeat(seat)) return { code: 'no_such_seat', message: 'There is no such seat.' }
    if (this.result() !== null) return MATCH_OVER
    if (this.#left.includes(seat)) return { code: 'left', message: 'You have left this match.' }
    if (this.hostSeats.includes(seat)) return { code: 'host_seat', message: 'Nobody sits there who could do that.' }
    const kind = actKind(act)
    if (this.ruleset.acts?.includes(kind) === false) return NOT_IN_THIS_GAME[kind]
    switch (act) {
      case 'resign':
        this.#leave(seat, 'resign')
        return null
      case 'offer-draw':
        if (this.#people().length < 2) return { code: 'nobody_to_ask', message: 'There is nobody to agree to a draw.' }
        return this.#offer('draw', seat, act)
      case 'ask-takeback':
        if (this.#takebackTurn(seat) === null)
          return { code: 'nothing_to_take_back', message: 'There is nothing to take back yet.' }
        if (this.#left.length > 0)
          return { code: 'somebody_left', message: 'A player has left; turns stand as they are.' }
        return this.#offer('takeback', seat, act)
      case 'accept-draw':
      case 'accept-takeback':
        return this.#accept(act === 'accept-draw' ? 'draw' : 'takeback', seat, act)
      case 'decline-draw':
      case 'decline-takeback':
        return this.#decline(act === 'decline-draw' ? 'draw' : 'takeback', seat, act)
    }
  }

  /** Called off by the host. */
  abort(): Refusal | null {
    if (this.result() !== null) return MATCH_OVER
    this.#end('abort', null)
    return null
  }

  /** The stream of a seat's bot for this turn. */
  botDice(seat: Seat) {
    return seededDice(this.#start.seed, { purpose: 1 + seat, turn: this.at + 1, branch: this.#branch })
  }

  record(): MatchRecord<Config, State, Choice> {
    const { id: game, version } = this.ruleset
    const { limits } = this.#course
    const parts = { game, version, ...this.#past(), result: this.result(), ...(limits !== null && { limits }) }
    return { format: 'tessera-record', ...parts, hash: matchHash(parts, this.state) }
  }

  save(): SavedMatch<Config, State, Choice> {
    return { ...this.snapshot(), ...this.#past(), choices: [...this.#choices] }
  }

  /** What `save` gives, without what grows or is sealed: for hosts that keep those in places of their own. */
  snapshot(): Omit<SavedMatch<Config, State, Choice>, 'start' | 'turns' | 'acts' | 'choices'> {
    return {
      game: this.ruleset.id,
      version: this.ruleset.version,
      point: this.#course.point(),
      branch: this.#branch,
      frames: this.#frames,
      ...(this.ruleset.frames === 'perceived' && { seen: this.#listeners.seen() }),
      offers: copy(this.#offers),
      left: [...this.#left],
      ended: copy(this.#ended),
    }
  }

  /** What is past never changes, so nothing of it is copied but the lists that grow. */
  #past(): Pick<MatchRecord<Config, State, Choice>, 'start' | 'turns' | 'acts'> {
    return { start: this.#start, turns: [...this.#turns], acts: [...this.#acts] }
  }

  /** The turns that count, as far as they are resolved. Only the host reads them. */
  get turns(): readonly Turn<Choice>[] {
    return this.#turns
  }

  get acts(): readonly ActEntry<Choice>[] {
    return this.#acts
  }

  /** Raised by every take-back. */
  get branch(): number {
    return this.#branch
  }

  /** Plays a record into this new match. */
  #replay(record: MatchRecord<Config, State, Choice>): void {
    const playback = new Playback(this.#course, record)
    for (let cause = playback.next(); cause !== null; cause = playback.next()) this.#emit(cause)
    this.#turns = record.turns.slice(0, this.at)
    this.#acts = [...record.acts]
    this.#ended = playback.ended
    for (const { act, seat } of record.acts)
      if (seat !== null && (act === 'resign' || act === 'forfeit')) this.#left.push(seat)
    const dropped = record.acts.filter((entry) => entry.act === 'taken-back').length
    this.#branch = Math.max(this.#turns.at(-1)?.branch ?? 0, dropped)
  }

  /** The seats of people who have not left. */
  #people(): readonly Seat[] {
    const all = Array.from({ length: this.seats }, (_, seat) => seat)
    return all.filter((seat) => !this.hostSeats.includes(seat) && !this.#left.includes(seat))
  }

  #resolveIfComplete(): void {
    const awaited = this.#course.awaiting()
    for (const seat of awaited) if (this.#choices[seat]?.final !== true) return
    if (awaited.length === 0) return
    const choices = this.#choices.map((chosen, seat) => (awaited.includes(seat) ? (chosen?.choice ?? null) : null))
    const late = awaited.filter((seat) => this.#choices[seat]?.late === true)
    this.#resolve({ choices, branch: this.#branch, ...(late.length > 0 && { late }) })
  }

  /** A throw in the rules leaves the match at its last frame, with the choices of the turn to be made again. */
  #resolve(turn: Turn<Choice>): void {
    const before = this.at
    this.#choices.fill(null)
    this.#offers = []
    try {
      this.#course.resolve(turn)
    } catch (error) {
      this.#rebuild(before, Number.POSITIVE_INFINITY)
      throw error
    }
    this.#turns.push(turn)
    this.#emit('resolve')
    this.#run()
  }

  #run(): void {
    if (this.#ended !== null) return
    let done = this.#course.beats
    let told = true
    try {
      this.#course.advance(() => {
        done = this.#course.beats
        told = false
        this.#emit('beat')
        told = true
      })
    } catch (error) {
      // A listener threw, not the rules.
      if (told) this.#rebuild(this.at, done)
      throw error
    }
  }

  /** The state after so many turns and beats, by playing the record again. */
  #rebuild(turns: number, beats: number): void {
    const course = new Course(this.ruleset, this.#start, undefined, this.#course.limits)
    const playback = new Playback(course, { turns: this.#turns.slice(0, turns), acts: this.#acts })
    // A seat that left at this turn stays away: such acts come after the beats before them and before those that follow.
    while (course.at < turns || course.beats < beats || !playback.acted()) if (playback.next() === null) break
    this.#course = course
    this.#listen()
  }

  #leave(seat: Seat, act: 'resign' | 'forfeit'): void {
    try {
      if (!this.#course.leave(seat, act)) this.#ended = endedBy(act, seat, peopleSeats(this.ruleset, this.config))
    } catch (error) {
      this.#rebuild(this.at, this.#course.beats)
      throw error
    }
    this.#note(seat, act)
    this.#left.push(seat)
    this.#offers = []
    this.#choices.fill(null)
    this.#emit('act')
    this.#run()
  }

  #end(act: 'abort' | 'draw-agreed' | 'all-late', seat: Seat | null): void {
    this.#note(seat, act)
    this.#ended = endedBy(act, seat, peopleSeats(this.ruleset, this.config))
    this.#offers = []
    this.#choices.fill(null)
    this.#emit('act')
  }

  #offer(kind: Offer['kind'], by: Seat, act: SeatAct): Refusal | null {
    const open = this.#offers.find((offer) => offer.kind === kind)
    if (open !== undefined)
      return open.by === by
        ? { code: 'already_offered', message: 'You have asked already; the others have not answered yet.' }
        : this.#accept(kind, by, kind === 'draw' ? 'accept-draw' : 'accept-takeback')
    this.#note(by, act)
    // A player alone at the table needs no agreement.
    if (this.#people().length === 1) this.#takeBack(by)
    else this.#offers = [...this.#offers, { kind, by, agreed: [] }]
    return null
  }

  #accept(kind: Offer['kind'], seat: Seat, act: SeatAct): Refusal | null {
    const agreed = agree(this.#offers, kind, seat, this.#people().length)
    if (agreed === null) return NO_OFFER
    this.#note(seat, act)
    if (!agreed.settled) this.#offers = agreed.open
    else if (kind === 'draw') this.#end('draw-agreed', null)
    else this.#takeBack(agreed.offer.by)
    return null
  }

  #decline(kind: Offer['kind'], seat: Seat, act: SeatAct): Refusal | null {
    const offer = answerable(this.#offers, kind, seat)
    if (offer === null) return NO_OFFER
    this.#note(seat, act)
    this.#offers = this.#offers.filter((open) => open !== offer)
    return null
  }

  /** The last turn in which the seat chose. */
  #takebackTurn(seat: Seat): number | null {
    for (let turn = this.#turns.length - 1; turn >= 0; turn--)
      if (this.#turns[turn]?.choices[seat] !== null) return turn
    return null
  }

  #takeBack(seat: Seat): void {
    const to = this.#takebackTurn(seat)
    if (to === null) throw new Error(`Seat ${seat} has no turn to take back`)
    this.#acts.push({ at: this.at, seat: null, act: 'taken-back', dropped: this.#turns.slice(to) })
    this.#turns = this.#turns.slice(0, to)
    this.#branch++
    this.#rebuild(to, Number.POSITIVE_INFINITY)
    this.#choices.fill(null)
    this.#offers = []
    this.#emit('act')
  }

  #note(seat: Seat | null, act: ActEntry<Choice>['act']): void {
    this.#acts.push({ at: this.at, seat, act })
  }

  #refuseSeat(seat: Seat, at: number): Refusal | null {
    if (!this.#isSeat(seat)) return { code: 'no_such_seat', message: 'There is no such seat.' }
    if (this.result() !== null) return MATCH_OVER
    if (at !== this.at) return { code: 'stale', message: 'The match has moved on; look at it again before you choose.' }
    if (!this.#course.awaiting().includes(seat))
      return { code: 'not_awaited', message: 'It is not your turn to choose.' }
    return null
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  #listen(): void {
    this.#course.listen(this.#listeners.any ? (event) => this.#listeners.tell(this.#course, event) : undefined)
  }

  #emit(cause: Cause): void {
    this.#frames++
    this.#listeners.emit(this.#course, cause)
  }
}

function ownChoice<Choice>(chosen: Chosen<Choice> | undefined): Envelope<Choice, unknown>['mine'] {
  return chosen ? { choice: chosen.choice, final: chosen.final } : null
}

const NOT_IN_THIS_GAME: { readonly [kind in ActKind]: Refusal } = {
  resign: { code: 'no_resigning', message: 'This game is not resigned.' },
  draw: { code: 'no_draws', message: 'There are no agreed draws in this game.' },
  takeback: { code: 'no_takebacks', message: 'Nothing is taken back in this game.' },
}

const MATCH_OVER: Refusal = { code: 'match_over', message: 'The match is over.' }
const NO_OFFER: Refusal = { code: 'no_offer', message: 'There is no such offer to answer.' }
