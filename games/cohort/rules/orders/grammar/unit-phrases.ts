import type { GroupId } from '../../content/groups.ts'
import { keysOf } from '../words/lexer.ts'
import { isOfGroup } from '../words/membership.ts'
import type { Match } from '../words/phrase.ts'
import {
  CONDITION_PHRASES,
  DETERMINERS,
  GROUP_PHRASES,
  MEASURE_WORDS,
  SPEAKING_WORDS,
  STANCE_PHRASES,
  UNIT_OR_VERB,
} from '../words/vocabulary.ts'
import { isSkip, matchHere, pastJoiners, pastSkips, type Reading, tokenHere, verbAt } from './reading.ts'

/** How closely a clause names a unit: the closest one counts (COH-12.11). */
export const LEVELS = { rest: 0, everyone: 1, group: 2, named: 3 } as const

/** Some own units by one expression; nobody: it names something the seat has not got. */
export interface UnitRef {
  readonly level: number
  readonly units: readonly number[]
  readonly from: number
  readonly to: number
}

/** Of a group, those whose default name is the word itself: `both infantry` are the 1st and the 2nd Infantry. */
export function calledSo({ tokens, scope }: Pick<Reading, 'tokens' | 'scope'>, ref: UnitRef): number[] {
  const said = tokens.slice(ref.from, ref.to).map(({ key }) => key)
  return scope.units
    .filter(({ id, name }) => ref.units.includes(id) && keysOf(name).some((key) => said.includes(key)))
    .map(({ id }) => id)
}

/** Whom somebody is to follow or go to: `the infantry` is one of that name, where there is one, and not a levy near by. */
export function nearlyNamed(reading: Pick<Reading, 'tokens' | 'scope'>, ref: UnitRef): UnitRef {
  const called = ref.level === LEVELS.group && ref.units.length > 1 ? calledSo(reading, ref) : []
  return called.length === 0 ? ref : { ...ref, units: called }
}

/** COH-12.5. `subject`: whether somebody is being spoken to, where `scout` and `guard` are units only before a verb. */
export function unitAt(reading: Reading, at: number, subject: boolean): Match<UnitRef> | null {
  const token = tokenHere(reading, at)
  if (token === undefined) return null
  const ref = (level: number, units: readonly number[], end: number): Match<UnitRef> => ({
    value: { level, units, from: at, to: end },
    end,
  })
  const { scope } = reading
  if (token.kind === 'id') {
    const known = scope.units.some((unit) => unit.id === token.id)
    return ref(LEVELS.named, known ? [token.id] : [], at + 1)
  }
  const named = matchHere(reading, scope.names, at)
  const group = groupAt(reading, at, subject)
  if (named !== null && named.end >= (group?.end ?? 0)) return ref(LEVELS.named, [named.value], named.end)
  if (token.kind === 'ordinal') {
    const counted = countedAt(reading, at + 1)
    if (counted === null || counted.value === 'rest' || counted.value === 'everyone') return null
    const own = counted.from === at + 1
    return ref(LEVELS.named, numbered(reading, counted.from, counted, token.value), own ? counted.end : at + 1)
  }
  if (group === null) return null
  const number = tokenHere(reading, group.end)
  if (
    number?.kind === 'number' &&
    number.measure === 'plain' &&
    group.value !== 'everyone' &&
    !MEASURE_WORDS.has(tokenHere(reading, group.end + 1)?.key ?? '')
  ) {
    return ref(LEVELS.named, numbered(reading, at, group, number.value), group.end + 1)
  }
  const level = group.value === 'everyone' ? LEVELS.everyone : group.value === 'rest' ? LEVELS.rest : LEVELS.group
  return ref(level, membersOf(reading, group.value), group.end)
}

/** One or more units, joined. */
export function unitsAt(reading: Reading, at: number, subject: boolean): Match<readonly UnitRef[]> | null {
  const first = unitAt(reading, pastSkips(reading, at), subject)
  if (first === null) return null
  const refs = [first.value]
  let { end } = first
  for (;;) {
    const joined = pastListJoiners(reading, end)
    const next = joined === end ? null : unitAt(reading, pastSkips(reading, joined), subject)
    if (next === null) return { value: refs, end }
    refs.push(next.value)
    end = next.end
  }
}

/** COH-12.4: unit words followed by a verb, a condition or a colon open a new clause. */
export function opensClause(reading: Reading, at: number): boolean {
  const subject = unitsAt(reading, pastSpeaking(reading, at), true)
  if (subject === null) return movedAt(reading, pastSkips(reading, at)) !== null
  let next = pastSkips(reading, subject.end)
  const stance = matchHere(reading, STANCE_PHRASES, next)
  if (stance !== null) next = pastSkips(reading, stance.end)
  const token = tokenHere(reading, next)
  if (token?.kind === 'joiner' && token.colon) return true
  return verbAt(reading, next) !== null || matchHere(reading, CONDITION_PHRASES, subject.end) !== null
}

/** `tell the archers to …`: past what says only that somebody is spoken to. */
export function pastSpeaking(reading: Reading, at: number): number {
  const start = pastSkips(reading, at)
  if (!SPEAKING_WORDS.has(tokenHere(reading, start)?.key ?? '')) return start
  const next = pastSkips(reading, start + 1)
  return unitsAt(reading, next, true) === null ? start : next
}

/** `move the archers to E8`: those who are moved are those who are told. Not `move to the archers`. */
export function movedAt(reading: Reading, at: number): (Match<readonly UnitRef[]> & { readonly from: number }) | null {
  const verb = verbAt(reading, at)
  if (verb === null || (verb.value !== 'move' && verb.value !== 'retreat')) return null
  let from = verb.end
  while (DETERMINERS.has(tokenHere(reading, from)?.key ?? '')) from++
  const moved = isSkip(tokenHere(reading, from)) ? null : unitsAt(reading, from, false)
  return moved === null ? null : { ...moved, from: verb.end }
}

/** Own units of a group, in id order; `rest` is filled in when all clauses are known. */
function membersOf(reading: Reading, group: GroupId): number[] {
  return reading.scope.units.filter((unit) => isOfGroup(unit, group)).map((unit) => unit.id)
}

function groupAt(reading: Reading, at: number, subject: boolean): Match<GroupId> | null {
  const group = matchHere(reading, GROUP_PHRASES, at)
  if (group === null) return null
  if (group.value === 'everyone' && reading.tokens[at]?.key === 'all') {
    const part = matchHere(reading, GROUP_PHRASES, pastSkips(reading, group.end))
    if (part !== null && part.value !== 'everyone') return part
  }
  const last = reading.tokens[group.end - 1]
  if (last === undefined || !UNIT_OR_VERB.has(last.key)) return group
  if (!subject) return group.end - at > 1 || isSkip(reading.tokens[at - 1]) ? group : null
  const next = tokenHere(reading, group.end)
  const spoken = verbAt(reading, group.end) !== null || (next?.kind === 'joiner' && next.colon)
  if (spoken) return group
  return group.end - at > 1 ? matchHere({ ...reading, stop: group.end - 1 }, GROUP_PHRASES, at) : null
}

/** What an ordinal counts: `1st and 2nd infantry` share it. */
function countedAt(reading: Reading, at: number): (Match<GroupId> & { readonly from: number }) | null {
  const group = matchHere(reading, GROUP_PHRASES, at)
  if (group !== null) return { ...group, from: at }
  const next = pastListJoiners(reading, at)
  return next > at && tokenHere(reading, next)?.kind === 'ordinal' ? countedAt(reading, next + 1) : null
}

/** By default name first, else the n-th of the group (COH-12.5). */
function numbered(reading: Reading, at: number, group: Match<GroupId>, n: number): number[] {
  const words = reading.tokens.slice(at, group.end).map((token) => token.key)
  const wanted = [`${n}.`, ...words].join(' ')
  const called = reading.scope.units.find((unit) => keysOf(unit.name).join(' ') === wanted)
  return called === undefined ? nth(reading, group.value, n) : [called.id]
}

function nth(reading: Reading, group: GroupId, n: number): number[] {
  const id = membersOf(reading, group)[n - 1]
  return id === undefined ? [] : [id]
}

/** `then` and `:` do not list. */
function pastListJoiners(reading: Reading, at: number): number {
  let end = at
  while (pastJoiners(reading, end) > end) {
    const token = reading.tokens[end]
    if (token?.kind === 'joiner' && (token.colon || token.key === 'then')) return at
    end++
  }
  return end
}
