import {
  type AnyGame,
  type AnyRecord,
  type Audience,
  createMatch,
  type Dice,
  type Frame,
  hashOf,
  type Json,
  type Match,
  openRecord,
  type Refusal,
  readRecord,
  restoreMatch,
  type Seat,
  type SeatAct,
  type Seed,
  verifyRecord,
  type Watcher,
} from '@tessera/kernel'
import { type Narrator, plainWords } from '@tessera/words'
import { type Checked, checkedRules } from './checked.ts'
import { hostile, mutate } from './mutate.ts'

type AnyMatch = Match<Json, Json, Json, Json, Json>

/** A match that takes too long is called off, so that fuzzing ends. */
const MOST_MOVES = 400
const PICTURE_EVERY = 16
const HASH_EVERY = 8

const ACTS: readonly SeatAct[] = [
  'offer-draw',
  'accept-draw',
  'decline-draw',
  'ask-takeback',
  'accept-takeback',
  'decline-takeback',
]

/** One match under attack. Anything that is not as it should be is thrown, with the facts. */
export class FuzzedMatch {
  steps = 0
  refusals = 0
  readonly #game: AnyGame
  readonly #config: Json
  readonly #seed: Seed
  readonly #dice: Dice
  readonly #rules: Checked
  readonly #seats: readonly Seat[]
  readonly #watchers: readonly Watcher<Json, Json>[]
  /** State hashes by frame, to compare with the timeline; frames taken back are forgotten. */
  readonly #hashes = new Map<number, string>()
  /** Frames shown to each listener. */
  readonly #frames = new Map<Audience, number>()
  readonly #narrators = new Map<Audience, Narrator<Json, Json>>()
  #match: AnyMatch | null = null
  /** The hash of the match since it last stood still; null when something was accepted. */
  #still: string | null = null

  constructor(game: AnyGame, config: Json, seed: Seed, dice: Dice) {
    this.#game = game
    this.#config = config
    this.#seed = seed
    this.#dice = dice
    this.#rules = checkedRules(game)
    this.#seats = Array.from({ length: game.ruleset.seats(config) }, (_, seat) => seat)
    // Every audience listens: what a seat hears is compared with its timeline at the end.
    this.#watchers = ['spectator' as const, ...this.#seats].map((to) => ({
      to,
      frame: (frame) => this.#watch(to, frame),
    }))
  }

  play(): void {
    const match = createMatch(this.#rules.ruleset, { config: this.#config, seed: this.#seed }, this.#watchers)
    this.#match = match
    for (let moves = 0; this.#match.result() === null; moves++) {
      if (moves === MOST_MOVES) this.#accepted('calling it off', this.#match.abort())
      else this.#move()
    }
    this.#refuseAll(0)
    this.#replay()
  }

  /** Turns that were resolved and not taken back. */
  get turns(): number {
    return this.#match?.at ?? 0
  }

  /** The record up to and including the turn that failed. */
  failingRecord(): AnyRecord {
    const record = this.#match?.record() ?? emptyRecord(this.#game, this.#config, this.#seed)
    const choices = this.#rules.inFlight()
    return choices === null ? record : { ...record, turns: [...record.turns, { choices, branch: branchOf(record) }] }
  }

  #now(): AnyMatch {
    if (this.#match === null) throw new Error('The match has not begun')
    return this.#match
  }

  #move(): void {
    const match = this.#now()
    const awaited = match.awaiting()
    if (awaited.length === 0) throw new Error('Nobody is awaited, and the match is not over')
    const seat = this.#dice.pick(awaited)
    const whim = this.#dice.int(16)
    if (whim < 3) this.#interrupt()
    else if (whim < 6) this.#refuseAll(seat)
    else if (whim === 6) this.#draft(seat)
    else if (whim === 7) this.#act()
    else if (whim === 8 && this.#dice.int(3) === 0) this.#accepted('an expired clock', match.expire([seat], match.at))
    else this.#accepted('a sampled choice', match.submit(seat, match.at, this.#sample(seat)))
  }

  #sample(seat: Seat): Json {
    const { ruleset } = this.#game
    const view = this.#now().envelope(seat).view
    const before = hashOf(view)
    const choice = ruleset.sample(view, this.#dice)
    const parsed = ruleset.choice.parse(JSON.parse(JSON.stringify(choice)))
    if (!parsed.ok) throw new Error(`A sampled choice does not fit the schema: ${JSON.stringify(choice)}`)
    if (hashOf(parsed.value) !== hashOf(choice)) throw new Error('A sampled choice changes when it is parsed')
    if (hashOf(view) !== before) throw new Error('Sampling a choice changed the view')
    return choice
  }

  /** A draft is there for its seat and changes nothing for anybody else. */
  #draft(seat: Seat): void {
    const match = this.#now()
    const others: readonly Audience[] = ['spectator', ...this.#seats.filter((other) => other !== seat)]
    const before = others.map((to) => hashOf(match.envelope(to)))
    const sealed = match.envelope(seat).mine?.final === true
    this.#accepted('a draft', match.submit(seat, match.at, this.#sample(seat), false))
    if (match.envelope(seat).mine === null) throw new Error('A draft was accepted and is not there')
    for (const [place, to] of others.entries()) {
      if (!sealed && hashOf(match.envelope(to)) !== before[place])
        throw new Error(`Seat ${seat}'s draft shows to ${to}`)
    }
    if (this.#dice.int(2) === 0) this.#accepted('a withdrawal', match.withdraw(seat, match.at))
  }

  #act(): void {
    const match = this.#now()
    const seat = this.#dice.int(match.seats)
    const act = this.#dice.int(40) === 0 ? 'resign' : this.#dice.pick(ACTS)
    const before = this.#standing()
    const turns = match.at
    const refusal = match.act(seat, act)
    if (refusal !== null) this.#refused(`act ${act}`, refusal, before)
    else this.#still = null
    if (match.at < turns) this.#hashes.clear()
  }

  /** Stops the match, sends it through JSON, and carries on with what came out. */
  #interrupt(): void {
    const match = this.#now()
    const saved = match.save()
    const hash = hashOf(saved)
    const back = JSON.parse(JSON.stringify(saved)) as typeof saved
    if (hashOf(back) !== hash) throw new Error('A saved match changes on its way through JSON')
    const restored = restoreMatch(this.#rules.ruleset, back, this.#watchers)
    if (hashOf(restored.save()) !== hash) throw new Error('A restored match saves differently')
    if (restored.record().hash !== match.record().hash) throw new Error('A restored match has another hash')
    this.#match = restored
  }

  /** Sends what must be refused: wrong seats, wrong moments, broken and illegal choices. */
  #refuseAll(seat: Seat): void {
    const match = this.#now()
    const over = match.result() !== null
    const legal = over ? null : this.#sample(seat)
    const strangers = [-1, match.seats, 0.5, Number.NaN, 2 ** 40]
    this.#mustRefuse('a seat that does not exist', () => match.submit(this.#dice.pick(strangers), match.at, legal))
    const moment = this.#dice.pick([match.at - 1, match.at + 1, Number.NaN, 0.5, -0.5])
    this.#mustRefuse('a choice for another moment', () => match.submit(seat, moment, legal))
    this.#mustRefuse('a withdrawal at another moment', () => match.withdraw(seat, moment))
    if (over) {
      this.#mustRefuse('a choice after the end', () => match.submit(seat, match.at, legal))
      for (const act of ACTS) this.#mustRefuse(`${act} after the end`, () => match.act(seat, act))
      this.#mustRefuse('an abort after the end', () => match.abort())
      return
    }
    const awaited = this.#game.ruleset.awaiting(match.state, this.#config)
    for (let other = 0; other < match.seats; other++) {
      if (!awaited.includes(other)) this.#mustRefuse('a seat not awaited', () => match.submit(other, match.at, legal))
    }
    for (let tries = 0; tries < 6; tries++) this.#broken(seat, mutate(legal, this.#dice))
    this.#broken(seat, hostile(this.#dice))
  }

  /** A mutated choice: refused by the schema, refused by the rules, or still legal, and then played as a draft. */
  #broken(seat: Seat, input: Json): void {
    const match = this.#now()
    const parsed = this.#game.ruleset.choice.parse(input)
    if (!parsed.ok) {
      if (parsed.inputErrors.length === 0)
        throw new Error(`A choice was refused without an input error: ${show(input)}`)
      for (const { code, text } of parsed.inputErrors) wellSaid({ code, message: text }, input)
      this.refusals++
      return
    }
    const view = match.envelope(seat).view
    if (this.#game.ruleset.refuse(view, parsed.value) === null) {
      this.#accepted(`a choice the rules allow, ${show(input)}`, match.submit(seat, match.at, parsed.value, false))
      return
    }
    this.#mustRefuse(show(input), () => match.submit(seat, match.at, parsed.value))
  }

  #mustRefuse(what: string, action: () => Refusal | null): void {
    const before = this.#standing()
    this.#refused(what, action(), before)
  }

  #standing(): string {
    this.#still ??= hashOf(this.#now().save())
    return this.#still
  }

  #refused(what: string, refusal: Refusal | null, before: string): void {
    if (refusal === null) throw new Error(`Accepted, and should not have been: ${what}`)
    wellSaid(refusal, what)
    if (hashOf(this.#now().save()) !== before)
      throw new Error(`Refused (${refusal.code}), yet it changed the match: ${what}`)
    this.refusals++
  }

  #accepted(what: string, refusal: Refusal | null): void {
    this.#still = null
    if (refusal !== null)
      throw new Error(`Refused (${refusal.code}: ${refusal.message}), and should not have been: ${what}`)
  }

  #narratorFor(to: Audience): Narrator<Json, Json> {
    const tell = this.#narrators.get(to) ?? this.#game.narrator()
    this.#narrators.set(to, tell)
    return tell
  }

  #watch(to: Audience, { index, events, view }: Frame<Json, Json>): void {
    this.#frames.set(to, index + 1)
    for (const { line } of this.#narratorFor(to)(events, view)) {
      const told = line === null ? null : plainWords(line.parts)
      if (told === '' || (told !== null && /undefined|NaN|\[object|\{\$/.test(told))) {
        throw new Error(`A frame is told badly, "${told}": ${show(events)}`)
      }
    }
    if (index % PICTURE_EVERY === 0 && this.#game.picture(view) === '') throw new Error('There is no picture')
    if (to !== 'spectator') return
    this.steps++
    const state = this.#match?.state
    if (state !== undefined && index % HASH_EVERY === 0) this.#hashes.set(index, hashOf(state))
  }

  #replay(): void {
    const match = this.#now()
    const { ruleset } = this.#game
    const record = match.record()
    const read = readRecord(JSON.stringify(record), (id) => (id === ruleset.id ? this.#game : undefined), 'unchecked')
    if (!read.ok) throw new Error(`The record of the match is refused: ${show(read.inputErrors as unknown as Json)}`)
    const verified = verifyRecord(ruleset, read.value)
    if (!verified.ok) throw new Error(`Replaying gives the hash ${verified.hash}, the match gave ${record.hash}`)
    if (record.acts.some((entry) => entry.act === 'taken-back')) return
    const timeline = openRecord(ruleset, read.value, 'spectator')
    for (const [to, frames] of this.#frames) {
      const { length } = to === 'spectator' ? timeline : openRecord(ruleset, read.value, to)
      if (length !== frames) throw new Error(`The timeline of ${to} has ${length} frames, it was shown ${frames}`)
    }
    const marks = [...this.#hashes]
    for (let looks = 0; looks < 6 && marks.length > 0; looks++) {
      const [index, hash] = this.#dice.pick(marks)
      if (hashOf(timeline.state(index)) !== hash) throw new Error(`The timeline shows another state at frame ${index}`)
    }
  }
}

function wellSaid({ code, message }: Refusal, what: Json): void {
  if (!/^[a-z][a-z0-9_-]*$/.test(code) || message === '') {
    throw new Error(`A refusal needs a code and a sentence, not "${code}", "${message}": ${show(what)}`)
  }
}

function branchOf(record: AnyRecord): number {
  return record.acts.filter((entry) => entry.act === 'taken-back').length
}

function show(value: Json): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** The config and seed alone: a match in which nothing has been resolved. */
function emptyRecord({ ruleset }: AnyGame, config: Json, seed: Seed): AnyRecord {
  const { id: game, version } = ruleset
  return {
    format: 'tessera-record',
    game,
    version,
    start: { config, seed },
    turns: [],
    acts: [],
    result: null,
    hash: '',
  }
}
