import type { Stance } from '../content/terms.ts'
import { type Act, isManner } from './act.ts'
import { readAction } from './action.ts'
import { targetAt, tilesHere } from './args.ts'
import type { Mark } from './english/chart.ts'
import { hear, hindrance } from './english/index.ts'
import { failNumber, isMark } from './line-numbers.ts'
import type { FireRule, Test } from './order.ts'
import { noPlace, placeAt } from './places.ts'
import type { OrderError, OrderQuestion } from './problems.ts'
import {
  type Called,
  fail,
  isSkip,
  matchHere,
  nearName,
  pastJoiners,
  pastSkips,
  type Reading,
  spanOf,
  take,
  takePhrase,
  tokenHere,
  verbAt,
} from './reading.ts'
import { readTest } from './tests.ts'
import { movedAt, opensClause, pastSpeaking, type UnitRef, unitsAt } from './units.ts'
import {
  CONDITION_PHRASES,
  DETERMINERS,
  DIRECTION_PHRASES,
  FORMATION_PHRASES,
  OTHERWISE_PHRASES,
  ROUTE_PHRASES,
  STANCE_PHRASES,
  UNTIL_PHRASES,
  type Verb,
} from './vocabulary.ts'

/** One thing said to somebody (COH-12.3). */
export interface Clause {
  refs: readonly UnitRef[]
  condition: { readonly on: 'if' | 'unless' | 'when'; readonly test: Test } | null
  acts: Act[]
  stance: Stance | null
  fire: FireRule | null
  keep: boolean
  /** Nothing new: the line an echo has for units that go on as they were. */
  silent: boolean
  from: number
  to: number
  error: OrderError | null
}

/** All clauses of a text; errors end their clause only (COH-12.13). `remarked`: tokens that a remark follows. */
export function readClauses(reading: Reading, remarked: ReadonlySet<number>, questions: OrderQuestion[]): Clause[] {
  const clauses: Clause[] = []
  const end = reading.tokens.length
  while (reading.at < end) {
    if (reading.tokens[reading.at]?.kind === 'end') {
      reading.kinds[reading.at++] = 'joiner'
      continue
    }
    reading.stop = reading.at
    while (reading.stop < end && reading.tokens[reading.stop]?.kind !== 'end') reading.stop++
    readSentence(reading, clauses, remarked, questions)
  }
  if (reading.called !== null) clauses.push(missing(reading, reading.called))
  return clauses
}

/** By the grammar of the rulebook; where that does not read all of it, as ordinary English. */
function readSentence(
  reading: Reading,
  clauses: Clause[],
  remarked: ReadonlySet<number>,
  questions: OrderQuestion[],
): void {
  const { at: from, stop } = reading
  const called = reading.called
  reading.called = null
  const count = clauses.length
  const last = clauses.at(-1)
  const kept = last === undefined ? null : { ...last, acts: [...last.acts] }
  while (reading.at < stop) {
    take(reading, pastJoiners(reading), 'joiner')
    if (reading.at < stop) readClause(reading, clauses, remarked)
  }
  const added = clauses.slice(count)
  // What goes on from a sentence that was not understood is lost with it.
  if (kept !== null && kept.error !== null && added.length === 0) return
  const read = added.every(({ error }) => error === null) && !isDoubtful(reading, from, stop, added)
  const hindered = read && added.length > 0 && hindrance(added, reading) !== null
  if (read && !hindered && called === null) return
  const heard = hear(reading, from, stop, called?.refs ?? (kept !== null && kept.error === null ? kept.refs : []))
  const used = heard.is === 'idle' || heard.is === 'called' || (heard.is === 'orders' && heard.inherits)
  const unsaid = called !== null && !used ? [missing(reading, called)] : []
  if (hindered && heard.is !== 'orders' && heard.is !== 'question') {
    clauses.push(...unsaid)
    return
  }
  if (
    heard.is === 'nothing' ||
    (heard.is === 'impossible' &&
      added.some(({ error }) => error !== null && error.code !== 'unknown_word' && error.code !== 'unknown_unit'))
  ) {
    clauses.push(...unsaid)
    return
  }
  clauses.length = count
  if (last !== undefined && kept !== null) Object.assign(last, kept)
  clauses.push(...unsaid)
  const lost = (error: OrderError): void => {
    for (let place = from; place < stop; place++) reading.kinds[place] = 'lost'
    clauses.push({ ...NO_CLAUSE, acts: [], from, to: stop, error })
  }
  switch (heard.is) {
    case 'idle':
      if (called !== null) reading.called = called
      for (let place = from; place < stop; place++) reading.kinds[place] = 'skip'
      return
    case 'called':
      if (called !== null) clauses.push(missing(reading, called))
      for (let place = from; place < stop; place++) reading.kinds[place] = 'unit'
      reading.called = { refs: heard.refs, from, to: stop }
      return
    case 'orders':
      if (heard.goesOn && called === null && goOn(clauses, heard.clauses)) {
        mark(reading, from, stop, heard.marks)
        return
      }
      mark(reading, from, stop, heard.marks)
      clauses.push(...heard.clauses)
      return
    case 'question': {
      const span = spanOf(reading, from, stop)
      questions.push({ ...span, message: heard.message, answers: heard.answers })
      lost({ ...span, code: 'ambiguous', message: heard.message, suggestion: null, expected: [] })
      return
    }
    case 'impossible':
      lost(heard.error)
  }
}

function mark(reading: Reading, from: number, stop: number, marks: readonly Mark[]): void {
  for (let place = from; place < stop; place++) reading.kinds[place] = 'skip'
  for (const each of marks) for (let place = each.from; place < each.to; place++) reading.kinds[place] = each.kind
}

/** Puts a sentence that speaks to nobody else behind what was said before. */
function goOn(clauses: Clause[], heard: readonly Clause[]): boolean {
  const last = clauses.at(-1)
  const [first, ...more] = heard
  if (last === undefined || first === undefined || last.error !== null) return false
  last.acts.push(...first.acts)
  last.stance = first.stance ?? last.stance
  last.fire = first.fire ?? last.fire
  last.keep ||= first.keep
  last.to = first.to
  clauses.push(...more)
  return true
}

/** Somebody was called and then told nothing. */
function missing(reading: Reading, called: Called): Clause {
  const span = spanOf(reading, called.from, called.to)
  for (let place = called.from; place < called.to; place++) reading.kinds[place] = 'error'
  const error: OrderError = {
    ...span,
    code: 'missing_action',
    message: `What should ${span.text} do?`,
    suggestion: null,
    expected: ['move', 'attack', 'hold', 'form', 'shoot', 'follow'],
  }
  return { ...NO_CLAUSE, acts: [], from: called.from, to: called.to, error }
}

const NO_CLAUSE: Clause = {
  refs: [],
  condition: null,
  acts: [],
  stance: null,
  fire: null,
  keep: false,
  silent: false,
  from: 0,
  to: 0,
  error: null,
}

/** Words the rulebook passes over that say something here: `across the river`. */
function isDoubtful(reading: Reading, from: number, to: number, added: readonly Clause[]): boolean {
  const works = reading.kinds.slice(from, to).includes('work')
  for (let at = from; at < to; at++) {
    const key = reading.tokens[at]?.key ?? ''
    if (reading.kinds[at] === 'skip' && (key === 'across' || key === 'over') && !works && isWater(reading, at + 1))
      return true
    if (reading.kinds[at] === 'skip' && (key === 'up' || key === 'down') && reading.tokens[at + 2]?.key === 'road')
      return true
  }
  for (let at = from; at < to; at++) {
    const [before, here, next] = [at - 1, at, at + 1].map((place) =>
      place >= from && place < to ? reading.tokens[place] : undefined,
    )
    const kinds = [reading.kinds[at - 1], reading.kinds[at + 1]]
    // `the woods in the east` are one place, `hold T5` may be a turn, `all - train` leaves the train out.
    if (reading.kinds[at] === 'direction' && /^(?:the|in)$/.test(before?.key ?? '') && kinds[1] !== 'number')
      return true
    if (here?.kind === 'tile' && here.key.startsWith('t') && reading.kinds[at - 1] === 'verb' && before?.key === 'hold')
      return true
    if (here?.key === '-' && kinds[0] === 'unit' && next !== undefined && kinds[1] !== 'verb') return true
  }
  // `go at X1` and `ride down X1` are no marches.
  const aimed = reading.tokens
    .slice(from, to)
    .some(
      (token, index) =>
        token.kind === 'contact' &&
        /^(?:at|down|for|after)$/.test(reading.tokens[from + index - 1]?.key ?? '') &&
        reading.kinds[from + index - 2] === 'verb',
    )
  if (aimed && added.some(({ acts }) => acts.some((act) => act.do === 'go'))) return true
  // `hold E9, then attack on turn 5`: of all of it, or of the last?
  if (added.some((clause) => clause.condition !== null && isLast(reading, clause))) return true
  // One verb goes to a place or in a direction, not both.
  const twofold = added.some(({ acts }) =>
    acts.some(
      (act, index) =>
        act.do === 'march' && acts[index - 1]?.do === 'go' && acts[index - 1]?.span.from === act.span.from,
    ),
  )
  if (twofold) return true
  const [first, ...more] = added
  const joined = reading.tokens.slice(from, to).some(({ kind, key }) => kind === 'joiner' && key === 'and')
  return joined && first !== undefined && first.condition !== null && more.some((clause) => clause.condition === null)
}

/** Several things, and a condition behind them. */
function isLast(reading: Reading, { acts, from, to }: Clause): boolean {
  if (new Set(acts.map(({ span }) => span.from)).size < 2) return false
  const kinds = reading.kinds.slice(from, to)
  return (
    kinds.lastIndexOf('condition') > kinds.lastIndexOf('verb') && kinds.indexOf('condition') > kinds.indexOf('verb')
  )
}

function isWater(reading: Reading, at: number): boolean {
  let place = at
  while (DETERMINERS.has(tokenHere(reading, place)?.key ?? '')) place++
  return /^(?:river|ford|fords|crossing|water|stream)$/.test(tokenHere(reading, place)?.key ?? '')
}

function readClause(reading: Reading, clauses: Clause[], remarked: ReadonlySet<number>): void {
  const before = clauses.at(-1)
  const clause: Clause = {
    refs: [],
    condition: null,
    acts: [],
    stance: null,
    fire: null,
    keep: false,
    silent: false,
    from: reading.at,
    to: reading.at,
    error: null,
  }
  const otherwise = takePhrase(reading, OTHERWISE_PHRASES, 'condition') !== null
  takeIdle(reading)
  readCondition(reading, clause)
  if (clause.condition !== null) take(reading, pastJoiners(reading), 'joiner')
  const inherits = reading.inputError === null && !readSubject(reading, clause)
  if (reading.inputError === null && !isSilent(reading, clause, remarked)) {
    take(reading, pastJoiners(reading), 'joiner')
    readCondition(reading, clause)
    if (clause.condition !== null) take(reading, pastJoiners(reading), 'joiner')
    readActions(reading, clause, inherits ? before : undefined)
  }
  clause.to = reading.at
  if (reading.inputError === null) settle(reading, clauses, clause, inherits, otherwise)
  if (reading.inputError !== null) recover(reading, clauses, clause)
}

/** `Please, …`: joiners, and skip words that a joiner follows. */
function takeIdle(reading: Reading): void {
  for (;;) {
    take(reading, pastJoiners(reading), 'joiner')
    const end = pastSkips(reading)
    if (end === reading.at || reading.tokens[end]?.kind !== 'joiner' || end >= reading.stop) return
    take(reading, end, 'skip')
  }
}

/** Puts a clause that was understood where it belongs. */
function settle(reading: Reading, clauses: Clause[], clause: Clause, inherits: boolean, otherwise: boolean): void {
  if (!inherits) {
    clauses.push(clause)
    return
  }
  const before = clauses.at(-1)
  if (before === undefined) {
    const verb = firstVerb(reading, clause)
    fail(reading, 'missing_unit', verb, verbAt(reading, verb)?.end ?? verb + 1)
    return
  }
  if (clause.condition !== null || otherwise) {
    clauses.push({ ...clause, refs: before.refs, error: before.refs.length === 0 ? before.error : null })
    return
  }
  before.to = clause.to
  if (before.error !== null) {
    for (let at = clause.from; at < clause.to; at++) reading.kinds[at] = 'lost'
    return
  }
  before.acts.push(...clause.acts)
  before.stance = clause.stance ?? before.stance
  before.fire = clause.fire ?? before.fire
  before.keep ||= clause.keep
}

function firstVerb(reading: Reading, clause: Clause): number {
  for (let at = clause.from; at < clause.to; at++) if (reading.kinds[at] === 'verb') return at
  return pastSkips(reading, clause.from)
}

/** Skips what is left of a faulty clause; the next one begins where somebody is spoken to. */
function recover(reading: Reading, clauses: Clause[], clause: Clause): void {
  const { inputError } = reading
  // Without its condition nothing of what hangs on it was said.
  const hanging = inputError?.code === 'unknown_condition' && clause.refs.length === 0
  let at = hanging ? reading.stop : Math.max(reading.at, clause.from)
  while (at < reading.stop) {
    const next = pastJoiners(reading, at)
    const joined = next > at || reading.tokens[at - 1]?.kind === 'joiner'
    if (joined && next > clause.from && next < reading.stop && opensClause(reading, next)) break
    at = Math.max(next, at + 1)
  }
  reading.at = Math.min(at, reading.stop)
  for (let place = clause.from; place < reading.at; place++) reading.kinds[place] ??= 'lost'
  clauses.push({ ...clause, to: reading.at, error: inputError })
  reading.inputError = null
}

/** Somebody is spoken to; false when nobody is. */
function readSubject(reading: Reading, clause: Clause): boolean {
  const start = pastSpeaking(reading, reading.at)
  const subject = unitsAt(reading, start, true)
  const moved = subject === null ? movedAt(reading, start) : null
  const spoken = subject ?? moved
  if (spoken === null) return nobody(reading, start)
  clause.refs = spoken.value
  for (const ref of spoken.value) {
    if (ref.units.length === 0 && ref.level > 0) fail(reading, 'no_such_unit', ref.from, ref.to)
  }
  if (reading.inputError !== null) return true
  for (let at = moved?.from ?? reading.at; at < spoken.end; at++) {
    const token = reading.tokens[at]
    reading.kinds[at] = token?.kind === 'joiner' ? 'joiner' : at < start || isSkip(token) ? 'skip' : 'unit'
  }
  // What is moved stands after its verb, which is still to be read.
  reading.at = moved === null ? spoken.end : start
  return true
}

/** A clause without a subject goes on with an action, a condition, or a place; anything else was meant as a name. */
function nobody(reading: Reading, start: number): boolean {
  const next = skipStance(reading, start)
  const goesOn =
    verbAt(reading, next) !== null ||
    matchHere(reading, CONDITION_PHRASES, start) !== null ||
    matchHere(reading, ROUTE_PHRASES, reading.at) !== null ||
    placeAt(reading, start) !== null ||
    matchHere(reading, DIRECTION_PHRASES, start) !== null ||
    (next > start && next >= reading.stop)
  if (goesOn) return false
  const token = tokenHere(reading, start)
  if ((token?.kind === 'number' || token?.kind === 'ordinal') && isMark(tokenHere(reading, start + 1)))
    failNumber(reading, start, token.value)
  else if (token?.kind === 'badTile' || token?.kind === 'contact') noPlace(reading, start, [])
  else if (token === undefined) fail(reading, 'unknown_word', reading.at, reading.at + 1)
  else {
    const near = nearName(reading, start)
    const expected = namesOf(reading)
    if (near === null) fail(reading, 'unknown_unit', start, unknownEnd(reading, start), { expected })
    else fail(reading, 'unknown_unit', start, near.end, { expected, suggestion: near.value })
  }
  return false
}

function skipStance(reading: Reading, at: number): number {
  const stance = matchHere(reading, STANCE_PHRASES, at)
  return stance === null ? at : pastSkips(reading, stance.end)
}

/** An ordinal and what it counts are one name. */
function unknownEnd(reading: Reading, at: number): number {
  const counted = reading.tokens[at]?.kind === 'ordinal' && tokenHere(reading, at + 1)?.kind === 'word'
  return counted ? at + 2 : at + 1
}

function namesOf(reading: Reading): string[] {
  return reading.scope.units.map((unit) => unit.name)
}

/** `<Name>: (no new order; …)` of an echo (COH-12.14). */
function isSilent(reading: Reading, clause: Clause, remarked: ReadonlySet<number>): boolean {
  const token = tokenHere(reading)
  if (clause.refs.length === 0 || token?.kind !== 'joiner' || !token.colon) return false
  if (!remarked.has(reading.at) || reading.at + 1 < reading.stop) return false
  take(reading, reading.at + 1, 'joiner')
  clause.silent = true
  return true
}

function readCondition(reading: Reading, clause: Clause): void {
  if (readBareTurn(reading, clause)) return
  const here = matchHere(reading, CONDITION_PHRASES)
  const word = here ?? matchHere(reading, CONDITION_PHRASES, pastSkips(reading))
  if (reading.inputError !== null || word === null) return
  if (here === null) take(reading, pastSkips(reading), 'skip')
  const from = reading.at
  if (clause.condition !== null) {
    fail(reading, 'unknown_condition', from, word.end, { message: 'One condition at a time.' })
    return
  }
  if (word.value === 'onTurn' || word.value === 'afterTurn') {
    const turn = tokenHere(reading, word.end)
    if (turn?.kind !== 'number' || turn.value > 998) {
      fail(reading, 'missing_number', from, word.end, { message: 'Which turn?' })
      return
    }
    take(reading, word.end + 1, 'condition')
    const reached = turn.value + (word.value === 'afterTurn' ? 1 : 0)
    clause.condition = { on: 'when', test: { test: 'turn', turn: reached } }
    return
  }
  take(reading, word.end, 'condition')
  const read = readTest(reading, from)
  if (read === null) return
  if (read.negated && word.value === 'when') {
    fail(reading, 'unknown_condition', from, reading.at, {
      message: 'Say “unless”: “when” waits for something to happen.',
    })
    return
  }
  const on = read.negated ? (word.value === 'if' ? 'unless' : 'if') : word.value
  clause.condition = { on, test: read.test }
}

/** `turn 4: militia attack`. */
function readBareTurn(reading: Reading, clause: Clause): boolean {
  const [word, number, sign] = [0, 1, 2].map((on) => tokenHere(reading, reading.at + on))
  if (reading.inputError !== null || clause.condition !== null || word?.key !== 'turn' || sign?.kind !== 'joiner')
    return false
  if (number?.kind !== 'number' || number.measure !== 'plain' || number.value > 998) return false
  take(reading, reading.at + 2, 'condition')
  clause.condition = { on: 'when', test: { test: 'turn', turn: number.value } }
  return true
}

/** Actions joined to one another, until somebody else is spoken to or a new condition begins (COH-12.4). */
function readActions(reading: Reading, clause: Clause, continued: Clause | undefined): void {
  let joined = true
  while (reading.inputError === null && reading.at < reading.stop) {
    const next = pastJoiners(reading)
    if (next > reading.at) {
      take(reading, next, 'joiner')
      if (next >= reading.stop || endsClause(reading, next)) break
      joined = true
    } else if (!joined && matchHere(reading, CONDITION_PHRASES) !== null) readCondition(reading, clause)
    else if (!joined && matchHere(reading, OTHERWISE_PHRASES) !== null) break
    else if (readPart(reading, clause, joined, continued)) joined = false
    else if (isSkip(tokenHere(reading))) take(reading, reading.at + 1, 'skip')
    else unreadable(reading, clause)
  }
  if (reading.inputError === null && !isSomething(clause)) missingAction(reading, clause)
}

function isSomething(clause: Clause): boolean {
  return clause.acts.length > 0 || clause.stance !== null || clause.fire !== null || clause.keep
}

function endsClause(reading: Reading, at: number): boolean {
  return (
    opensClause(reading, at) ||
    matchHere(reading, CONDITION_PHRASES, at) !== null ||
    matchHere(reading, OTHERWISE_PHRASES, at) !== null
  )
}

/** One action, stance, route or waypoint; false when none stands here. */
function readPart(reading: Reading, clause: Clause, joined: boolean, continued: Clause | undefined): boolean {
  const stance = takePhrase(reading, STANCE_PHRASES, 'stance')
  if (stance !== null) {
    clause.stance = stance
    return true
  }
  const verb = verbAt(reading, reading.at)
  if (verb !== null && (joined || clause.acts.length === 0 || goesWith(reading, verb.value, clause))) {
    const action = readAction(reading, verb)
    if (action === null) return true
    clause.acts.push(...action.acts)
    clause.stance = action.stance ?? clause.stance
    clause.fire = action.fire ?? clause.fire
    clause.keep ||= action.keep
    return true
  }
  if (readUntil(reading, clause)) return true
  return joined && readMore(reading, clause.acts.at(-1) ?? continued?.acts.at(-1), clause)
}

/** `hold facing east`, `march to E5 attacking X1`; but in `wait attacking` one of the two is not meant. */
function goesWith(reading: Reading, verb: Verb, clause: Clause): boolean {
  if (tokenHere(reading)?.key.endsWith('ing') !== true) return false
  return clause.acts.at(-1)?.do !== 'hold' || verb === 'face' || verb === 'form'
}

/** `until` belongs to the hold before it, whatever stands between. */
function readUntil(reading: Reading, clause: Clause): boolean {
  const until = matchHere(reading, UNTIL_PHRASES)
  if (until === null) return false
  const from = reading.at
  take(reading, until.end, 'condition')
  const read = readTest(reading, from)
  if (read === null) return true
  const index = clause.acts.findLastIndex((act) => !isManner(act))
  const hold = clause.acts[index]
  if (hold?.do !== 'hold' || hold.until !== null || read.negated) {
    fail(reading, 'unknown_condition', from, reading.at, { message: 'Only “hold” goes on until something.' })
    return true
  }
  clause.acts.splice(index, 1)
  clause.acts.push({ do: 'hold', until: read.test, span: hold.span })
  return true
}

/** What goes on without a verb: another place after a move, another enemy after an attack. */
function readMore(reading: Reading, last: Act | undefined, clause: Clause): boolean {
  if (last?.do === 'go' || last?.do === 'march') return readWaypoint(reading, last, clause)
  if (last?.do !== 'attack') return false
  const target = targetAt(reading, reading.at)
  if (target === null) return false
  const from = reading.at
  take(reading, target.end, 'target')
  clause.acts.push({ do: 'attack', target: target.value, route: last.route, span: spanOf(reading, from, target.end) })
  return true
}

/** A bare place or direction after a move goes on from there; a bare route is how. */
function readWaypoint(reading: Reading, last: Extract<Act, { do: 'go' | 'march' }>, clause: Clause): boolean {
  const route = matchHere(reading, ROUTE_PHRASES)
  if (route !== null) {
    last.route = route.value
    take(reading, route.end, 'route')
    return true
  }
  const from = reading.at
  const direction = matchHere(reading, DIRECTION_PHRASES)
  const place = placeAt(reading, from)
  if (direction !== null && direction.end > (place?.end ?? 0)) {
    take(reading, direction.end, 'direction')
    const tiles = tokenHere(reading)?.kind === 'number' ? (tilesHere(reading) ?? 0) : 0
    const span = spanOf(reading, from, reading.at)
    clause.acts.push({ do: 'march', toward: direction.value, tiles, route: last.route, span })
    return true
  }
  if (place === null) return false
  take(reading, place.end, 'place')
  clause.acts.push({ do: 'go', place: place.value, route: last.route, span: spanOf(reading, from, place.end) })
  return true
}

function unreadable(reading: Reading, clause: Clause): void {
  const { at } = reading
  const units = unitsAt(reading, at, true)
  if (units !== null && clause.acts.length > 0) {
    const text = spanOf(reading, at, units.end).text
    fail(reading, 'missing_action', at, units.end, { message: `What should ${text} do?` })
    return
  }
  const place = clause.acts.length === 0 ? placeAt(reading, at) : null
  const formation = matchHere(reading, FORMATION_PHRASES)
  const said = place ?? formation
  if (said === null) noPlace(reading, at, ['a verb such as move, attack, hold'])
  else {
    const verb = place === null ? 'form' : 'move to'
    fail(reading, 'unknown_word', at, said.end, { suggestion: `${verb} ${spanOf(reading, at, said.end).text}` })
  }
}

function missingAction(reading: Reading, clause: Clause): void {
  const first = clause.refs[0]
  const last = clause.refs.at(-1)
  if (first === undefined || last === undefined) {
    fail(reading, 'missing_action', clause.from, Math.max(clause.from + 1, reading.at), { message: 'What then?' })
    return
  }
  const text = spanOf(reading, first.from, last.to).text
  fail(reading, 'missing_action', first.from, last.to, {
    message: `What should ${text} do?`,
    expected: ['move', 'attack', 'hold', 'form', 'shoot', 'follow'],
  })
}
