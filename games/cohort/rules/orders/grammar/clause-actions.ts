import {
  CONDITION_PHRASES,
  DIRECTION_PHRASES,
  FORMATION_PHRASES,
  OTHERWISE_PHRASES,
  ROUTE_PHRASES,
  STANCE_PHRASES,
  UNTIL_PHRASES,
  type Verb,
} from '../words/vocabulary.ts'
import { type Act, isManner } from './act.ts'
import { readAction } from './action.ts'
import { targetAt, tilesHere } from './action-parts.ts'
import type { Clause } from './clause.ts'
import { readCondition } from './clause-condition.ts'
import { readTest } from './conditions.ts'
import { noPlace, placeAt } from './place-phrases.ts'
import {
  fail,
  isSkip,
  matchHere,
  pastJoiners,
  type Reading,
  spanOf,
  take,
  takePhrase,
  tokenHere,
  verbAt,
} from './reading.ts'
import { opensClause, unitsAt } from './unit-phrases.ts'

/** Actions joined to one another, until somebody else is spoken to or a new condition begins (COH-12.4). */
export function readActions(reading: Reading, clause: Clause, continued: Clause | undefined): void {
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

/** `until` belongs to the last hold before it. */
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
