import type { GroupId } from '../../content/groups.ts'
import type { Spot, Test } from '../../order.ts'
import type { Match } from '../words/phrase.ts'
import { ENEMY_PHRASES, MEASURE_WORDS, TEST_PHRASES } from '../words/vocabulary.ts'
import { enemyGroupAt } from './enemy-phrases.ts'
import { placeAt } from './place-phrases.ts'
import { fail, isSkip, matchHere, pastSkips, type Reading, take, tokenHere, verbAt } from './reading.ts'
import { unitAt } from './unit-phrases.ts'

/** A test as read; `no enemy in sight` is the opposite of one. */
export interface ReadTest {
  readonly test: Test
  readonly negated: boolean
}

const EXPECTED = ['turn 5', 'enemy in sight', 'enemy within 3', 'attacked', 'morale below 50']

/** COH-12.10, from where the reader is; an input error when it is none. */
export function readTest(reading: Reading, start: number): ReadTest | null {
  const negation = wordAt(reading, pastFiller(reading, reading.at), 'no')
  const at = pastFiller(reading, negation ?? reading.at)
  const match =
    turnTest(reading, at) ?? enemyTest(reading, at) ?? stateTest(reading, at) ?? placeTest(reading, at) ?? null
  if (match === null) return fail(reading, 'unknown_condition', start, phraseEnd(reading), { expected: EXPECTED })
  take(reading, match.end, 'condition')
  return { test: match.value, negated: negation !== null }
}

type TestWord = 'turn' | 'sight' | 'see' | 'within' | 'engaged' | 'below' | 'above' | 'reaches' | 'no' | 'self'

function wordAt(reading: Reading, at: number, word: TestWord): number | null {
  const match = matchHere(reading, TEST_PHRASES, at)
  return match?.value === word ? match.end : null
}

/** Little words between those that count: articles, `is`, `we`, `comes`. */
function pastFiller(reading: Reading, at: number): number {
  for (let place = at; ; ) {
    const match = matchHere(reading, TEST_PHRASES, place)
    if (match !== null && match.value !== 'filler') return place
    if (match === null && !isSkip(tokenHere(reading, place))) return place
    place = match?.end ?? place + 1
  }
}

function turnTest(reading: Reading, at: number): Match<Test> | null {
  const after = wordAt(reading, at, 'turn')
  const number = after === null ? null : numberAt(reading, after)
  if (number === null || number.value.measure !== 'plain') return null
  return { value: { test: 'turn', turn: number.value.value }, end: number.end }
}

interface Foe {
  readonly group: GroupId | null
  readonly contact?: number
}

/** `X2`, where there is one. */
function contactAt(reading: Reading, at: number): Match<number> | null {
  const token = tokenHere(reading, at)
  if (token?.kind !== 'contact') return null
  const { handle } = token
  return reading.scope.view.contacts.some((each) => each.handle === handle) ? { value: handle, end: at + 1 } : null
}

function enemyTest(reading: Reading, at: number): Match<Test> | null {
  const seeing = wordAt(reading, at, 'see')
  const start = pastSkips(reading, pastFiller(reading, seeing ?? at))
  const handle = contactAt(reading, start)
  const enemy = handle ?? matchHere(reading, ENEMY_PHRASES, start)
  if (enemy === null) {
    const seen = seeing === null ? null : enemyGroupAt(reading, start)
    return seen === null ? null : { value: { test: 'sight', group: seen.value }, end: seen.end }
  }
  const group = handle === null ? enemyGroupAt(reading, pastSkips(reading, enemy.end)) : null
  const end = group?.end ?? enemy.end
  const kind: Foe = handle === null ? { group: group?.value ?? null } : { group: null, contact: handle.value }
  if (seeing !== null) return { value: { test: 'sight', ...kind }, end }
  const next = pastFiller(reading, end)
  const seen = wordAt(reading, next, 'sight')
  if (seen !== null) return { value: { test: 'sight', ...kind }, end: seen }
  if (kind.group === null && handle === null && verbAt(reading, next)?.value === 'attack') {
    const attacks = verbAt(reading, next)?.end ?? next
    return { value: { test: 'engaged', unit: null }, end: wordAt(reading, attacks, 'self') ?? attacks }
  }
  const within = wordAt(reading, next, 'within')
  return within === null ? nearTest(reading, next, kind) : withinTest(reading, within, kind)
}

function withinTest(reading: Reading, at: number, foe: Foe): Match<Test> | null {
  const number = numberAt(reading, at)
  if (number === null || number.value.measure === 'percent') return null
  const { value, measure } = number.value
  const tiles = measure === 'metres' ? Math.floor(value / 50) : value
  if (tokenHere(reading, number.end)?.key !== 'of') {
    return { value: { test: 'within', tiles, of: { is: 'self' }, ...foe }, end: number.end }
  }
  const spot = spotAt(reading, pastSkips(reading, number.end))
  return spot === null ? null : { value: { test: 'within', tiles, of: spot.value, ...foe }, end: spot.end }
}

/** `enemy at F11`: within 1 of it. */
function nearTest(reading: Reading, at: number, foe: Foe): Match<Test> | null {
  const spot = spotAt(reading, pastSkips(reading, wordAt(reading, at, 'reaches') ?? at))
  return spot === null ? null : { value: { test: 'within', tiles: 1, of: spot.value, ...foe }, end: spot.end }
}

/** How a unit fares: its own, or another's that is named first. */
function stateTest(reading: Reading, at: number): Match<Test> | null {
  const named = unitAt(reading, at, false)
  const ref = named !== null && named.value.units.length === 1 ? named : null
  if (named !== null && ref === null) return null
  const unit = ref?.value.units[0] ?? null
  const next = pastFiller(reading, ref?.end ?? at)
  const engaged = wordAt(reading, next, 'engaged')
  if (engaged !== null) return { value: { test: 'engaged', unit }, end: engaged }
  const reached = wordAt(reading, next, 'reaches')
  const spot = reached === null ? null : spotAt(reading, pastSkips(reading, reached))
  if (spot !== null) return { value: { test: 'reaches', unit, at: spot.value }, end: spot.end }
  return figureTest(reading, next, unit)
}

function figureTest(reading: Reading, at: number, unit: number | null): Match<Test> | null {
  const noun = matchHere(reading, TEST_PHRASES, at)
  const about = noun?.value === 'morale' || noun?.value === 'strength' || noun?.value === 'casualties' ? noun : null
  const sense = pastFiller(reading, about?.end ?? at)
  const below = wordAt(reading, sense, 'below')
  const above = wordAt(reading, sense, 'above')
  const number = numberAt(reading, below ?? above ?? reading.stop)
  if (number === null || number.value.measure === 'metres') return null
  const { value, measure, men } = number.value
  const { end } = number
  if (above !== null)
    return about?.value === 'casualties' ? { value: { test: 'casualties', unit, above: value }, end } : null
  if (about?.value === 'morale') return { value: { test: 'morale', unit, below: value }, end }
  if (about?.value !== 'strength' && !(about === null && men)) return null
  return { value: { test: 'strength', unit, below: value, percent: measure === 'percent' }, end }
}

/** *point* ours or theirs. */
function placeTest(reading: Reading, at: number): Match<Test> | null {
  const place = placeAt(reading, at)
  if (place === null) return null
  const point = pointMeant(reading, place)
  const state = matchHere(reading, TEST_PHRASES, pastFiller(reading, place.end))
  if (point === null || (state?.value !== 'ours' && state?.value !== 'theirs')) return null
  return { value: { test: 'held', point, by: state.value }, end: state.end }
}

function pointMeant(reading: Reading, place: NonNullable<ReturnType<typeof placeAt>>): string | null {
  if (place.value.is === 'named') return place.value.point
  if (place.value.is !== 'tile') return null
  const { tile } = place.value
  for (const list of reading.scope.places.byFirst.values()) {
    for (const [, named] of list) if (named.point !== null && named.tiles.includes(tile)) return named.point
  }
  return null
}

function spotAt(reading: Reading, at: number): Match<Spot> | null {
  const self = wordAt(reading, at, 'self')
  if (self !== null) return { value: { is: 'self' }, end: self }
  const unit = unitAt(reading, at, false)
  const id = unit?.value.units.length === 1 ? unit.value.units[0] : undefined
  if (unit !== null && id !== undefined) return { value: { is: 'unit', unit: id }, end: unit.end }
  const place = placeAt(reading, at)
  if (place?.value.is === 'tile') return { value: place.value, end: place.end }
  // Nothing that units wait for happens in a block (COH-12.10).
  if (place?.value.is !== 'named' || place.value.block) return null
  const { point, name } = place.value
  return { value: point === null ? { is: 'region', region: name } : { is: 'point', point }, end: place.end }
}

interface Figure {
  readonly value: number
  readonly measure: 'plain' | 'percent' | 'metres'
  readonly men: boolean
}

/** A number with the word for what it counts. */
function numberAt(reading: Reading, at: number): Match<Figure> | null {
  const token = tokenHere(reading, pastSkips(reading, at))
  if (token?.kind !== 'number' || token.value > 999) return null
  const after = pastSkips(reading, at) + 1
  const counted = tokenHere(reading, after)?.key ?? ''
  const measure = counted === 'percent' ? 'percent' : token.measure
  return {
    value: { value: token.value, measure, men: counted === 'men' },
    end: MEASURE_WORDS.has(counted) ? after + 1 : after,
  }
}

/** Up to the next joiner: what could not be read as a test. */
function phraseEnd(reading: Reading): number {
  let end = reading.at
  while (end < reading.stop && reading.tokens[end]?.kind !== 'joiner') end++
  return Math.max(end, reading.at)
}
