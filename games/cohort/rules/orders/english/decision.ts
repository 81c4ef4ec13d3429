import type { GroupId } from '../../content/groups.ts'
import type { GivenOrder } from '../../order.ts'
import type { CohortView } from '../../view/view.ts'
import { linesOf } from '../echo.ts'
import type { Clause } from '../grammar/clause.ts'
import { type Reading, spanOf } from '../grammar/reading.ts'
import { LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import type { Guesses } from '../guess/index.ts'
import { MOST_TRIES } from '../guess/limits.ts'
import { assignOrders } from '../meaning/assign.ts'
import type { OrderAnswer, OrderError } from '../problems.ts'
import { calling, type Scope } from '../scope.ts'
import type { Span } from '../words/lexer.ts'
import { isOfGroup } from '../words/membership.ts'
import type { Chart, Gist, Mark } from './chart.ts'
import { calledAlone, idleSpeech, likewise, speech, spokenOn } from './clauses.ts'
import { doubtOf } from './doubt.ts'
import { isKnownWord } from './lexicon.ts'
import { type Draft, draftsOf } from './readings.ts'

/** What a sentence of ordinary English comes to in this position. */
export type Heard =
  | {
      readonly is: 'orders'
      readonly clauses: Clause[]
      readonly marks: readonly Mark[]
      readonly goesOn: boolean
      readonly inherits: boolean
    }
  /** Somebody is called, and told something in the next sentence. */
  | { readonly is: 'called'; readonly refs: readonly UnitRef[]; readonly marks: readonly Mark[] }
  /** Words that order nothing: `Hi!`. */
  | { readonly is: 'idle'; readonly marks: readonly Mark[] }
  /** Several readings that are different orders. */
  | {
      readonly is: 'question'
      readonly message: string
      readonly answers: readonly OrderAnswer[]
      /** It cannot be read as it stands. */
      readonly guessed: boolean
      /** The first word nobody knows that the question is about. */
      readonly missed: Span | null
    }
  /** It can be read, but not be done. */
  | { readonly is: 'impossible'; readonly error: OrderError }
  | { readonly is: 'nothing' }

/** Readings so much dearer than the best are not worth asking about. */
const MARGIN = 1
/** Where it is asked anyway, what else may be meant is worth a line. */
const DOUBTFUL_MARGIN = 4
const MOST_ANSWERS = 4
const MOST_READINGS = 60
/** Nobody speaks in longer sentences; reading one word by word would only take long. */
const MOST_WORDS = 80

/** A sheet is read anew with every key, most of it as it was. */
const remembered = new WeakMap<CohortView, Map<string, Remembered>>()
const MOST_REMEMBERED = 200

/** Reads a sentence in every way it can be, keeps what can be done here, and compares the orders that come of it. */
export function hear(reading: Reading, from: number, to: number, before: readonly UnitRef[]): Heard {
  if (to - from > MOST_WORDS) return { is: 'nothing' }
  const { view } = reading.scope
  let known = remembered.get(view)
  if (known === undefined || known.size > MOST_REMEMBERED) {
    known = new Map()
    remembered.set(view, known)
  }
  const span = spanOf(reading, from, to)
  const key = JSON.stringify([
    from,
    span.from,
    reading.tries >= MOST_TRIES,
    reading.guesses !== null,
    span.line,
    span.col,
    reading.tokens.slice(from, to).map((token) => [token.kind, token.key, token.from]),
    before,
  ])
  let found = known.get(key)
  if (found === undefined) {
    found = listen(reading, from, to, before)
    known.set(key, found)
  }
  // A remembered reading costs as much as a new one, so that the result does not depend on texts read before.
  reading.tries -= found.tries
  const { heard } = found
  return heard.is === 'orders' ? { ...heard, clauses: copied(heard.clauses) } : heard
}

interface Remembered {
  readonly heard: Heard
  /** How often it was read over again to guess at it. */
  readonly tries: number
}

function listen(reading: Reading, from: number, to: number, before: readonly UnitRef[]): Remembered {
  const read = understood(reading, from, to, before)
  const { meanings, nameless, error, alone } = read
  const { guesses } = reading
  const sketch = (): readonly Meaning[] => {
    if (guesses === null) return []
    const found = guesses.sketchesOf(chartOf(reading, to, null), from, before)
    return weighed(
      found.flatMap((each) => draftsOf(each, before)),
      reading,
    ).meanings
  }
  if (alone !== null || meanings.length > 0 || nameless !== null || error !== null || reading.tries < MOST_TRIES) {
    const heard = judged(read, reading, sketch)
    return { heard: heard.is === 'impossible' ? instead(heard, reading, sketch()) : heard, tries: 0 }
  }
  if (guesses === null) return { heard: { is: 'nothing' }, tries: 0 }
  const guessed = guesses.guess(
    reading,
    from,
    to,
    (tried, start, end, gist) => understood(tried, start, end, before, gist).meanings,
  )
  const likely = distinct(inTurn(guessed.meanings, sketch()))
  const heard: Heard =
    likely.length > 0
      ? asked(guessed.message, likely, reading, { guessed: true, missed: guessed.missed })
      : { is: 'nothing' }
  return { heard, tries: guessed.tries }
}

/** What cannot be done as it was said: perhaps one of these is meant. A tile off the map or out of reach, or an enemy nobody knows of, is no other. */
function instead(heard: Extract<Heard, { is: 'impossible' }>, reading: Reading, likely: readonly Meaning[]): Heard {
  const { code, message } = heard.error
  if (likely.length === 0 || ['bad_tile', 'unknown_contact', 'no_path_available'].includes(code)) return heard
  return asked(`${message} Do you mean one of these?`, likely, reading, { guessed: true })
}

/** The first of the gist, then the sketches, of which more are right, then what is left. */
function inTurn<T>([first, ...some]: readonly T[], others: readonly T[]): T[] {
  return [...(first === undefined ? [] : [first]), ...others.slice(0, 3), ...some, ...others.slice(3)]
}

function distinct(meanings: readonly Meaning[]): Meaning[] {
  const seen = new Set<string>()
  return meanings.filter(({ orders }) => {
    const key = JSON.stringify(orders)
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Decides between the readings of a sentence. */
function judged(
  { meanings, nameless, error, alone }: Understood,
  reading: Reading,
  sketch: () => readonly Meaning[],
): Heard {
  if (alone !== null) return alone
  const [first] = meanings
  if (first === undefined) {
    const whose = nameless === null ? null : whoIsMeant(nameless, reading)
    if (whose?.is === 'question') return { ...whose, answers: withSketches(whose.answers, sketch, reading) }
    return error === null ? { is: 'nothing' } : { is: 'impossible', error }
  }
  const close = meanings.filter(({ draft }) => draft.price <= first.draft.price + MARGIN)
  if (close.length > 1) {
    const others = first.draft.unusual > 0 && close.length < MOST_ANSWERS ? sketch() : []
    return asked('Which do you mean?', close, reading, { fill: first.draft.unusual > 0, others })
  }
  const doubt = doubtOf(first.draft, first.orders, reading)
  if (doubt !== null) {
    const near = meanings.filter(({ draft }) => draft.price <= first.draft.price + DOUBTFUL_MARGIN)
    return asked(doubt, near, reading, { others: near.length < MOST_ANSWERS ? sketch() : [] })
  }
  const { clauses, marks, goesOn, inherits } = first.draft
  return { is: 'orders', clauses: copied(clauses), marks, goesOn, inherits }
}

/** Room that is left, for what else the words may say. */
function withSketches(
  answers: readonly OrderAnswer[],
  sketch: () => readonly Meaning[],
  { scope }: Reading,
): readonly OrderAnswer[] {
  const seen = new Set(answers.map(({ orders }) => JSON.stringify(orders)))
  const more = answers.length < MOST_ANSWERS ? sketch().filter(({ orders }) => !seen.has(JSON.stringify(orders))) : []
  return [...answers, ...more.map(({ orders }) => answerOf(orders, scope))].slice(0, MOST_ANSWERS)
}

interface Asking {
  readonly guessed?: boolean
  /** Whether room that is left is filled with what is nearly as likely. */
  readonly fill?: boolean
  readonly missed?: Span | null
  /** What else the words may say; of the room that is left, at most half. */
  readonly others?: readonly Meaning[]
}

function asked(
  message: string,
  meanings: readonly Meaning[],
  { scope, guesses }: Reading,
  { guessed = false, fill = true, missed = null, others = [] }: Asking = {},
): Heard {
  const room = Math.floor((MOST_ANSWERS - Math.min(meanings.length, MOST_ANSWERS)) / 2)
  const more = distinct([...meanings, ...others]).slice(meanings.length, meanings.length + room)
  const meant = [...meanings.slice(0, MOST_ANSWERS), ...more].map(({ orders }) => orders)
  return {
    is: 'question',
    guessed,
    missed,
    message,
    answers: (fill && guesses !== null ? filledUp(meant, scope, guesses) : meant).map((orders) =>
      answerOf(orders, scope),
    ),
  }
}

/** With what is nearly as likely, as long as there is room. */
function filledUp(
  meant: readonly (readonly GivenOrder[])[],
  scope: Scope,
  { variantsOf }: Guesses,
): readonly (readonly GivenOrder[])[] {
  const all = new Map(meant.map((orders) => [JSON.stringify(orders), orders] as const))
  for (const orders of meant) {
    for (const variant of variantsOf(orders, scope)) {
      if (all.size >= MOST_ANSWERS) return [...all.values()]
      const key = JSON.stringify(variant)
      if (!all.has(key)) all.set(key, variant)
    }
  }
  return [...all.values()]
}

interface Understood {
  /** Different orders, the nearest to what was written first. */
  readonly meanings: readonly Meaning[]
  /** A command to nobody. */
  readonly nameless: Draft | null
  /** Why the nearest reading cannot be done. */
  readonly error: OrderError | null
  /** No order: words that say nothing, or only a name. */
  readonly alone: Extract<Heard, { is: 'idle' | 'called' }> | null
}

/** Everything a sentence can mean here if every word of it counts. */
function understood(
  reading: Reading,
  from: number,
  to: number,
  before: readonly UnitRef[],
  gist: Gist | null = null,
): Understood {
  const chart = chartOf(reading, to, gist)
  const spoken = before.length === 0 ? speech(chart, from) : [...speech(chart, from), ...spokenOn(chart, from)]
  const whole = spoken.filter(({ end }) => end === to)
  const drafts = whole
    .sort((a, b) => a.price - b.price)
    .slice(0, MOST_READINGS)
    .flatMap((found) => draftsOf(found, before))
  if (drafts.length === 0) return { meanings: [], nameless: null, error: null, alone: aloneOf(chart, from, to) }
  return { ...weighed(drafts, reading), alone: null }
}

function chartOf(reading: Reading, stop: number, gist: Gist | null): Chart {
  const { text, tokens, scope, ways } = reading
  return { text, tokens, scope, ways, stop, known: (word) => isKnownWord(word), cells: new Map(), gist }
}

/** `…, and the archers too`: who is told the same, and from which word on that is said. */
export function toldTheSame(
  reading: Reading,
  from: number,
  to: number,
): { readonly from: number; readonly refs: readonly UnitRef[] } | null {
  // Most sentences say nothing of the kind, and are read with every key.
  if (!reading.tokens.slice(from, to).some(({ key }) => /^(?:too|well|also|same|ditto|likewise|so)$/.test(key)))
    return null
  const chart = chartOf(reading, to, null)
  for (let at = to - 1; at >= from; at--) {
    if (at > from && reading.tokens[at - 1]?.kind !== 'joiner') continue
    const found = likewise(chart, at).find(({ end }) => end === to)
    if (found !== undefined) return { from: at, refs: found.value.refs }
  }
  return null
}

/** The different orders that readings come to here. */
function weighed(drafts: readonly Draft[], reading: Reading): Omit<Understood, 'alone'> {
  const best = new Map<string, Meaning>()
  let error: OrderError | null = null
  for (const draft of drafts) {
    if (draft.nameless) continue
    const meaning = meaningOf(draft, reading)
    if (meaning.error !== null) {
      error ??= meaning.error
      continue
    }
    if (meaning.orders.length === 0 && !draft.clauses.some(({ keep }) => keep)) continue
    const key = JSON.stringify(meaning.orders)
    const same = best.get(key)
    if (same === undefined || meaning.draft.price < same.draft.price) best.set(key, meaning)
  }
  const meanings = [...best.values()].sort((a, b) => a.draft.price - b.draft.price)
  const nameless = drafts.find((draft) => draft.nameless && isCommand(draft, reading))
  return { meanings, nameless: nameless !== undefined && nameless.price <= 4 ? nameless : null, error }
}

function aloneOf(chart: Chart, from: number, to: number): Understood['alone'] {
  const quiet = idleSpeech(chart, from).find(({ end }) => end === to)
  if (quiet !== undefined) return { is: 'idle', marks: quiet.marks }
  const called = calledAlone(chart, from).find(({ end, value }) => end === to && !value.same && !value.nobody)
  return called === undefined ? null : { is: 'called', refs: called.value.refs, marks: called.marks }
}

/** `scout`, not `scouts`: what is told to nobody is an imperative. */
function isCommand(draft: Draft, reading: Reading): boolean {
  const verb = draft.marks.find(({ kind }) => kind === 'verb')
  const key = verb === undefined ? '' : (reading.tokens[verb.from]?.key ?? '')
  return verb !== undefined && (!key.endsWith('s') || key.endsWith('ss'))
}

export interface Meaning {
  readonly draft: Draft
  readonly orders: readonly GivenOrder[]
  readonly error: OrderError | null
}

/** Why clauses that can be read cannot be done; null when they can. */
export function hindrance(clauses: readonly Clause[], reading: Reading): OrderError | null {
  const trial = copied(clauses)
  assignOrders(trial, reading.scope, reading.ways, [], (from, to) => spanOf(reading, from, to))
  return trial.find(({ error }) => error !== null)?.error ?? null
}

/** The orders of a sentence alone. */
function meaningOf(draft: Draft, reading: Reading): Meaning {
  const clauses = copied(draft.clauses)
  const orders = assignOrders(clauses, reading.scope, reading.ways, [], (from, to) => spanOf(reading, from, to))
  return { draft, orders, error: clauses.find(({ error }) => error !== null)?.error ?? null }
}

function copied(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause) => ({ ...clause, acts: clause.acts.map((act) => ({ ...act })) }))
}

const ASKED: readonly GroupId[] = ['infantry', 'cavalry', 'archers', 'scouts', 'engineers']

/** Nobody was named: everyone, or one of the larger groups that can do it; null where nobody can. */
function whoIsMeant(draft: Draft, reading: Reading): Heard | null {
  const { units } = reading.scope
  const all: UnitRef = { level: LEVELS.everyone, units: units.map(({ id }) => id), from: 0, to: 0 }
  const groups = ASKED.map(
    (group): UnitRef => ({
      level: LEVELS.group,
      units: units.filter((unit) => isOfGroup(unit, group)).map(({ id }) => id),
      from: 0,
      to: 0,
    }),
  )
  const answers = new Map<string, OrderAnswer>()
  for (const ref of [all, ...groups]) {
    if (ref.units.length === 0) continue
    const clauses = draft.clauses.map((clause) => (clause.refs.length === 0 ? { ...clause, refs: [ref] } : clause))
    const { orders, error } = meaningOf({ ...draft, clauses }, reading)
    if (error === null && orders.length > 0) answers.set(JSON.stringify(orders), answerOf(orders, reading.scope))
  }
  if (answers.size === 0) return null
  return {
    is: 'question',
    guessed: false,
    missed: null,
    message: 'Who is to do it?',
    answers: [...answers.values()].slice(0, MOST_ANSWERS),
  }
}

/** Canonical words for some orders; units that are told the same stand together. */
function answerOf(orders: readonly GivenOrder[], scope: Scope): OrderAnswer {
  const told = new Map<string, string[]>()
  for (const given of orders) {
    const name = calling(scope.units, given.unit)
    for (const line of linesOf(given, scope.view)) {
      const what = line.slice(name.length)
      told.set(what, [...(told.get(what) ?? []), name])
    }
  }
  const lines = [...told].map(
    ([what, names]) => `${names.length === scope.units.length ? 'everyone' : names.join(', ')}${what}`,
  )
  return { text: lines.join(' '), orders }
}
