import { manhattan } from '../../content/terms.ts'
import type { Test, Spot as Where } from '../../order.ts'
import type { Chart } from '../english/chart.ts'
import { spotOf } from '../english/conditions/tests.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import { LEVELS } from '../grammar/unit-phrases.ts'
import type { NamedPlace } from '../scope.ts'
import type { Token } from '../words/lexer.ts'
import { MEASURE_WORDS, type Verb } from '../words/vocabulary.ts'
import { enemyLike } from './likely-actions.ts'
import type { Spot } from './spotted.ts'

/** How near is near, where nobody says (COH-12.15). */
const CLOSE = 3
/** How far arrows fly, roughly. */
const SHOT = 5
const HURT: readonly Verb[] = ['attack', 'charge', 'shoot']

/** Where it is said that somebody comes near, and only that he is seen was read, both may be meant. */
export function alsoNear(test: Test, said: readonly Token[]): Test[] {
  if (test.test !== 'sight') return [test]
  const { group, contact } = test
  const far = tilesIn(said)
  const near = { test: 'within', tiles: far ?? CLOSE, of: { is: 'self' }, group } as const
  const closer = contact === undefined ? near : { ...near, contact }
  return far === null ? [test, closer] : [closer]
}

/** `within four tiles`: how far off, where some words say it. */
function tilesIn(said: readonly Token[]): number | null {
  const far = said.find(
    (token, index) =>
      token.kind === 'number' &&
      token.measure === 'plain' &&
      (MEASURE_WORDS.has(said[index + 1]?.key ?? '') || FARNESS.test(said[index - 1]?.key ?? '')),
  )
  return far?.kind === 'number' && far.value <= 20 ? far.value : null
}

const FARNESS = /^(?:within|below|under|than|distance|inside|at|is|fields|of)$/
const LOSING = /^(?:los(?:e|es|ing|t|ses|s)|casualt|dead|died?|dies|kill|fallen|down|wiped|hurt)/
const HEAVY = /^(?:heavy|heavily|bad|badly|many|much|serious|big|too)$/
const LEFT = /^(?:below|under|less|fewer|left|remain|weak|drops?|falls?|strength)/
const HARMED =
  /^(?:press|attack|troubl|danger|harm|hurt|threat|overwhelm|charg|pushed|shoot|shot|fire|fired|hit|engag|fight|fought|beaten|assault|struck|contact|ambush|volley)/
const COMING =
  /^(?:clos|near|approach|com(?:e|es|ing)$|came|arriv|reach|rang|distance|cross|advanc|mov|enter|gets?$|here$|pass|go$|goes|going|charg|follow|turn|run|tr(?:y|ies)|step|push|attack)/
const SEEN = /^(?:see|sees|seen|sight|spot|appear|show|visible|view|find|found|discover|notic)/
const OURS = /^(?:have|hold|take|taken|ours|own|captur|secur|control|got|win|won|hav)/

/** What a condition that cannot be read may test, by who and what is named in it, the likeliest first. `foe`: whom the order is about. */
export function testsOf(
  spots: readonly Spot[],
  chart: Chart,
  said: readonly Token[],
  fought: number | null = null,
): Test[] {
  const { scope } = chart
  let handle: number | null = null
  let foe = said.some(({ key }) =>
    /^(?:he|it|him|they|them|someone|somebody|anyone|anybody|anything|any|nobody)$/.test(key),
  )
  let ours = false
  let unit: number | null = null
  let where: Where[] = []
  let hurt = said.some(({ key }) => HARMED.test(key))
  const coming = said.some(({ key }) => COMING.test(key))
  const seen = said.some(({ key }) => SEEN.test(key))
  for (const { thing } of spots) {
    if (thing.is === 'head') return []
    if (thing.is === 'target') {
      foe = true
      if (thing.target.is === 'contact') handle = thing.target.handle
    } else if (thing.is === 'who') {
      const ids = thing.refs.flatMap(({ units, level }) => (level > LEVELS.everyone ? units : []))
      const theirs = thing.refs.every(({ level }) => level === LEVELS.group) ? enemyLike(thing.refs, scope) : null
      // `the cavalry comes`: of both sides' it is rather theirs that one looks out for.
      if (theirs !== null && handle === null) {
        foe = true
        handle = theirs
      } else if (ids.length > 0 && ids.length < 3 && !thing.refs.some(({ level }) => level === LEVELS.everyone))
        unit = ids[0] ?? null
      else ours = true
    } else if (thing.is === 'us') ours = true
    else if (thing.is === 'place') where = spotsOf(thing.place, chart)
    else if (thing.is === 'verb' && HURT.includes(thing.verb)) hurt = true
  }
  const lost = figures(said, unit)
  if (lost.length > 0) return lost
  handle ??= foe ? fought : null
  const enemy = handle === null ? { group: null } : { group: null, contact: handle }
  const near = (of: Where, tiles: number): Test => ({ test: 'within', tiles, of, ...enemy })
  const engaged: Test = { test: 'engaged', unit }
  const sight: Test = { test: 'sight', ...enemy }
  const [there] = where
  const mine = said.some(({ key }) => OURS.test(key)) && !(foe && handle !== null)
  if (there?.is === 'point' && mine && unit === null)
    return [{ test: 'held', point: there.point, by: 'ours' }, near(there, 1)]
  if (unit !== null && there !== undefined && !foe) return [{ test: 'reaches', unit, at: there }]
  if (unit !== null && !foe) return [engaged, near({ is: 'unit', unit }, CLOSE)]
  if (unit !== null) {
    const by: Test[] = [near({ is: 'unit', unit }, tilesIn(said) ?? CLOSE), near({ is: 'unit', unit }, 1)]
    return hurt && !coming ? [engaged, ...by] : [...by, engaged]
  }
  if (where.length > 0)
    return [...where.slice(0, 2).map((of) => near(of, 1)), ...where.slice(0, 1).map((of) => near(of, CLOSE))]
  const far = tilesIn(said)
  if (foe && far !== null) return [near({ is: 'self' }, far)]
  const close = [near({ is: 'self' }, CLOSE), sight]
  const shot = said.some(({ key }) => key === 'range') ? [near({ is: 'self' }, SHOT)] : []
  if (foe || handle !== null) {
    if (seen) return [sight, near({ is: 'self' }, CLOSE)]
    return hurt && (ours || !coming) ? [{ ...engaged, unit: null }, ...close] : [...shot, ...close]
  }
  if (ours && hurt) return [{ ...engaged, unit: null }]
  const nearing = said.some(({ key }) => /^(?:clos|near|approach|rang|distance)/.test(key))
  return hurt ? [{ ...engaged, unit: null }, ...close] : nearing ? [...shot, ...close] : []
}

/** `more than thirty per cent of their men`, `heavy losses`, `down to half`. */
function figures(said: readonly Token[], unit: number | null): Test[] {
  const losing = said.some(({ key }) => LOSING.test(key))
  const left = said.some(({ key }) => LEFT.test(key))
  const half = said.some(({ key }) => key === 'half')
  const share = said.find(
    (token, index) =>
      token.kind === 'number' &&
      (token.measure === 'percent' || /^(?:per|percent|pc|%)$/.test(said[index + 1]?.key ?? '')),
  )
  const percent = share?.kind === 'number' ? share.value : tens(said)
  if (percent !== null || half) {
    const value = percent ?? 50
    const dead: Test = { test: 'casualties', unit, above: value }
    const weak = (below: number): Test => ({ test: 'strength', unit, below, percent: true })
    return losing && !left ? [dead, weak(100 - value)] : [weak(value), dead]
  }
  if (!losing || !said.some(({ key }) => HEAVY.test(key))) return []
  return [50, 30].map((above) => ({ test: 'casualties', unit, above }))
}

const TENS = 'ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `thirty per cent`, in words. */
function tens(said: readonly Token[]): number | null {
  const at = said.findIndex(
    ({ key }, index) => TENS.includes(key) && /^(?:per|percent)$/.test(said[index + 1]?.key ?? ''),
  )
  return at === -1 ? null : (TENS.indexOf(said[at]?.key ?? '') + 1) * 10
}

/** Where a test may speak of; of ground that has names, the nearest two. */
function spotsOf(place: PlaceRef, { scope, ways }: Chart): Where[] {
  const of = place.is === 'side' ? place.of : place
  const one = spotOf(of)
  if (one !== null) return [one]
  if (of.is !== 'ground') return []
  const named = new Map<string, NamedPlace>()
  for (const list of scope.places.byFirst.values())
    for (const [, each] of list)
      if (!each.block && each.tiles.some((tile) => ways.terrain[tile] === of.terrain)) named.set(each.name, each)
  const reach = ({ tiles }: NamedPlace): number =>
    Math.min(...tiles.flatMap((tile) => scope.units.map((unit) => manhattan(unit.tile, tile))))
  return [...named.values()]
    .sort((a, b) => reach(a) - reach(b))
    .flatMap((each) => spotOf({ is: 'named', ...each }) ?? [])
}
