import {
  CONDITION_PHRASES,
  DIRECTION_PHRASES,
  OTHERWISE_PHRASES,
  ROUTE_PHRASES,
  STANCE_PHRASES,
} from '../words/vocabulary.ts'
import { type Clause, NO_CLAUSE } from './clause.ts'
import { readActions } from './clause-actions.ts'
import { readCondition } from './clause-condition.ts'
import { failNumber, isMark } from './line-numbers.ts'
import { noPlace, placeAt } from './place-phrases.ts'
import {
  fail,
  isSkip,
  matchHere,
  nearName,
  pastJoiners,
  pastSkips,
  type Reading,
  take,
  takePhrase,
  tokenHere,
  verbAt,
} from './reading.ts'
import { movedAt, opensClause, pastSpeaking, unitsAt } from './unit-phrases.ts'

export function readClause(reading: Reading, clauses: Clause[], remarked: ReadonlySet<number>): void {
  const before = clauses.at(-1)
  const clause: Clause = { ...NO_CLAUSE, acts: [], from: reading.at, to: reading.at }
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
  // An order without its condition counts as not given.
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
