import { type ActEntry, endedBy, type Offer, type SeatAct, type Turn } from './acts.ts'
import { Course, type Point, type Start } from './course.ts'
import { seededDice } from './dice.ts'
import type { Cause, Frame } from './frame.ts'
import { copy } from './json.ts'
import { Playback } from './playback.ts'
import { type MatchRecord, matchHash } from './record.ts'
import type { Audience, Refusal, Result, Ruleset, Seat } from './ruleset.ts'

/** What a seat, or somebody watching, knows at this moment; what is answered to it quotes its `at`. */
export interface Envelope<Choice, View> {
  readonly at: number
  /** Who still has to choose. */
  readonly awaiting: readonly Seat[]
  /** Whose choice is in, unseen. */
  readonly sealed: readonly Seat[]
  /** The own choice; not final, it is the draft that counts if the clock runs out. */
  readonly mine: { readonly choice: Choice; readonly final: boolean } | null
  readonly offers: readonly Offer[]
  readonly view: View
  readonly result: Result | null
}

export interface Watcher<Event, View> {
  readonly to: Audience
  frame(frame: Frame<Event, View>): void
}

/** A match between two calls, as plain data. */
export interface SavedMatch<Config, State, Choice> {
  readonly game: string
  readonly version: number
  readonly start: Start<Config, State>
  readonly turns: readonly Turn<Choice>[]
  readonly acts: readonly ActEntry<Choice>[]
  readonly point: Point<State>
  readonly branch: number
  readonly frames: number
  readonly choices: readonly ({ readonly choice: Choice; readonly final: boolean } | null)[]
  readonly offers: readonly Offer[]
  readonly left: readonly Seat[]
  readonly ended: Result | null
}

type Chosen<Choice> = { readonly choice: Choice; readonly final: boolean } | null

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
  const match = new Match(ruleset, record.start, watchers)
  match.replay(record)
  return match
}

/** A running match: seats' choices sealed until all are in, acts outside turns, and the record of it all. */
export class Match<Config, State, Choice, Event, View> {
  readonly ruleset: Ruleset<Config, State, Choice, Event, View>
  readonly seats: number
  #course: Course<Config, State, Choice, Event, View>
  readonly #watchers: Listening<Event, View>[]
  #turns: Turn<Choice>[] = []
  #acts: ActEntry<Choice>[] = []
  #choices: Chosen<Choice>[]
  #offers: Offer[] = []
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
  ) {
    this.ruleset = ruleset
    this.seats = ruleset.seats(start.config)
    this.#watchers = watchers.map((watcher) => ({ watcher, heard: [] }))
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
      return
    }
    const early: Event[] = []
    this.#start = start
    this.#course = new Course(ruleset, start, this.#watchers.length > 0 ? (event) => early.push(event) : undefined)
    this.#listen()
    for (const event of early) this.#tell(event)
    this.#emit('setup')
    this.#run()
  }

  readonly #start: Start<Config, State>

  /** The whole truth. Only the host reads it. */
  get state(): State {
    return this.#course.state
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
    return this.ruleset.awaiting(this.state).filter((seat) => this.#choices[seat]?.final !== true)
  }

  envelope(to: Audience): Envelope<Choice, View> {
    const sealed: Seat[] = []
    for (let seat = 0; seat < this.seats; seat++) if (this.#choices[seat]?.final === true) sealed.push(seat)
    return {
      at: this.at,
      awaiting: this.awaiting(),
      sealed,
      mine: to === 'spectator' ? null : (this.#choices[to] ?? null),
      offers: this.#offers,
      view: copy(this.ruleset.view(this.state, to)),
      result: this.result(),
    }
  }

  /** Puts a choice in, or replaces it. The last final one resolves the turn, and everything up to the next choice. */
  submit(seat: Seat, at: number, choice: Choice, final = true): Refusal | null {
    const early = this.#refuseSeat(seat, at)
    if (early !== null) return early
    const refusal = this.ruleset.refuse(this.ruleset.view(this.state, seat), choice)
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
      const view = this.ruleset.view(this.state, seat)
      const draft = this.#choices[seat]
      if (draft && this.ruleset.refuse(view, draft.choice) === null) {
        this.#choices[seat] = { choice: draft.choice, final: true }
        continue
      }
      const late = this.ruleset.late(copy(view), this.botDice(seat))
      if (late === 'forfeit') forfeits.push(seat)
      else this.#choices[seat] = { choice: late, final: true }
    }
    if (forfeits.length > 1 && forfeits.length === this.seats - this.#left.length) this.#end('draw-agreed', null)
    else for (const seat of forfeits) if (this.result() === null) this.#leave(seat, 'forfeit')
    if (this.result() === null) this.#resolveIfComplete()
    return null
  }

  /** An act of a seat, outside its turns. */
  act(seat: Seat, act: SeatAct): Refusal | null {
    if (!this.#isSeat(seat)) return { code: 'no_such_seat', message: 'There is no such seat.' }
    if (this.result() !== null) return MATCH_OVER
    if (this.#left.includes(seat)) return { code: 'left', message: 'You have left this match.' }
    switch (act) {
      case 'resign':
        this.#leave(seat, 'resign')
        return null
      case 'offer-draw':
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
    const parts = { game, version, start: this.#start, turns: this.#turns, acts: this.#acts, result: this.result() }
    return copy({ format: 'tessera-record', ...parts, hash: matchHash(parts, this.state) })
  }

  save(): SavedMatch<Config, State, Choice> {
    const past = { start: this.#start, turns: this.#turns, acts: this.#acts, choices: this.#choices }
    return { ...this.snapshot(), ...copy(past) }
  }

  /** What `save` gives, without what grows or is sealed: for hosts that keep those in places of their own. */
  snapshot(): Omit<SavedMatch<Config, State, Choice>, 'start' | 'turns' | 'acts' | 'choices'> {
    return {
      game: this.ruleset.id,
      version: this.ruleset.version,
      point: this.#course.point(),
      branch: this.#branch,
      frames: this.#frames,
      offers: copy(this.#offers),
      left: [...this.#left],
      ended: copy(this.#ended),
    }
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

  /** Plays the rest of a record into this new match. */
  replay(record: MatchRecord<Config, State, Choice>): void {
    if (this.at > 0 || this.#acts.length > 0) throw new Error('Only a new match can take on a record')
    const acts = record.acts.filter((entry) => endedBy(entry.act, entry.seat, this.seats) !== null)
    for (const turn of record.turns) {
      for (const entry of acts) if (entry.at === this.at) this.#replayAct(entry)
      this.#branch = turn.branch
      this.#resolve(turn)
    }
    for (const entry of acts) if (entry.at === this.at && this.result() === null) this.#replayAct(entry)
    this.#acts = [...record.acts]
    const dropped = record.acts.filter((entry) => entry.act === 'taken-back').length
    this.#branch = Math.max(this.#branch, dropped)
  }

  #replayAct(entry: ActEntry<Choice>): void {
    if (entry.seat !== null && (entry.act === 'resign' || entry.act === 'forfeit')) this.#leave(entry.seat, entry.act)
    else if (entry.act === 'abort' || entry.act === 'draw-agreed') this.#end(entry.act, null)
  }

  #resolveIfComplete(): void {
    const awaited = this.ruleset.awaiting(this.state)
    for (const seat of awaited) if (this.#choices[seat]?.final !== true) return
    if (awaited.length === 0) return
    const choices = this.#choices.map((chosen, seat) => (awaited.includes(seat) ? (chosen?.choice ?? null) : null))
    this.#resolve({ choices, branch: this.#branch })
  }

  /** A throw in the rules leaves the match at its last frame, with the choices of the turn to be made again. */
  #resolve(turn: Turn<Choice>): void {
    const before = this.at
    this.#choices.fill(null)
    this.#offers = []
    try {
      this.#course.resolve(turn.choices, turn.branch)
    } catch (error) {
      this.#rebuild(before, Number.POSITIVE_INFINITY)
      throw error
    }
    this.#turns.push(turn)
    this.#emit('resolve')
    this.#run()
  }

  #run(): void {
    while (this.#ended === null && this.#course.beating()) {
      const done = this.#course.beats
      try {
        this.#course.beat()
      } catch (error) {
        this.#rebuild(this.at, done)
        throw error
      }
      this.#emit('beat')
    }
  }

  /** The state after so many turns and beats, by playing the record again. */
  #rebuild(turns: number, beats: number): void {
    const { id: game, version } = this.ruleset
    const playback = new Playback<Config, State, Choice, Event, View>(this.ruleset, {
      format: 'tessera-record',
      game,
      version,
      start: this.#start,
      turns: this.#turns.slice(0, turns),
      acts: this.#acts,
      result: null,
      hash: '',
    })
    const { course } = playback
    // Whoever left at this turn stays away: such acts come after the beats before them and before those that follow.
    while (course.at < turns || course.beats < beats || !playback.acted()) if (playback.next() === null) break
    this.#course = course
    this.#listen()
  }

  #leave(seat: Seat, act: 'resign' | 'forfeit'): void {
    try {
      if (!this.#course.leave(seat, act)) this.#ended = endedBy(act, seat, this.seats)
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

  #end(act: 'abort' | 'draw-agreed', seat: Seat | null): void {
    this.#note(seat, act)
    this.#ended = endedBy(act, seat, this.seats)
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
    this.#offers = [...this.#offers, { kind, by, agreed: [] }]
    return null
  }

  #accept(kind: Offer['kind'], seat: Seat, act: SeatAct): Refusal | null {
    const offer = this.#openOffer(kind, seat)
    if (offer === null) return { code: 'no_offer', message: 'There is no such offer to answer.' }
    this.#note(seat, act)
    const agreed = [...offer.agreed, seat]
    const others = this.seats - this.#left.length - 1
    if (agreed.length < others) {
      this.#offers = this.#offers.map((open) => (open === offer ? { ...offer, agreed } : open))
      return null
    }
    if (kind === 'draw') this.#end('draw-agreed', null)
    else this.#takeBack(offer.by)
    return null
  }

  #decline(kind: Offer['kind'], seat: Seat, act: SeatAct): Refusal | null {
    const offer = this.#openOffer(kind, seat)
    if (offer === null) return { code: 'no_offer', message: 'There is no such offer to answer.' }
    this.#note(seat, act)
    this.#offers = this.#offers.filter((open) => open !== offer)
    return null
  }

  #openOffer(kind: Offer['kind'], seat: Seat): Offer | null {
    const offer = this.#offers.find((open) => open.kind === kind)
    return offer === undefined || offer.by === seat || offer.agreed.includes(seat) ? null : offer
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
    if (!this.ruleset.awaiting(this.state).includes(seat))
      return { code: 'not_awaited', message: 'It is not your turn to choose.' }
    return null
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  #listen(): void {
    this.#course.listen(this.#watchers.length > 0 ? (event) => this.#tell(event) : undefined)
  }

  #tell(event: Event): void {
    for (const { watcher, heard } of this.#watchers) {
      const perceived = this.ruleset.hear(this.state, event, watcher.to)
      if (perceived !== null) heard.push(copy(perceived))
    }
  }

  #emit(cause: Cause): void {
    const index = this.#frames++
    for (const listening of this.#watchers) {
      const { watcher, heard } = listening
      listening.heard = []
      const view = copy(this.ruleset.view(this.state, watcher.to))
      watcher.frame({ index, at: this.at, cause, period: this.ruleset.period(this.state), events: heard, view })
    }
  }
}

interface Listening<Event, View> {
  readonly watcher: Watcher<Event, View>
  heard: Event[]
}

const MATCH_OVER: Refusal = { code: 'match_over', message: 'The match is over.' }
