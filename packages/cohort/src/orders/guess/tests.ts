import type { Chart } from '../english/chart.ts'
import { spotOf } from '../english/test.ts'
import { LEVELS } from '../grammar/units.ts'
import type { Test, Spot as Where } from '../order.ts'
import type { Token } from '../words/lexer.ts'
import { MEASURE_WORDS, type Verb } from '../words/vocabulary.ts'
import { enemyLike } from './likely.ts'
import type { Spot } from './spotted.ts'

/** How near is near, where nobody says (COH-12.15). */
const CLOSE = 3
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
  const far = said.find((token, index) => token.kind === 'number' && MEASURE_WORDS.has(said[index + 1]?.key ?? ''))
  return far?.kind === 'number' ? far.value : null
}

/** What a condition that cannot be read may test, by who and what is named in it, the likeliest first. */
export function testsOf(spots: readonly Spot[], { scope }: Chart, said: readonly Token[]): Test[] {
  let handle: number | null = null
  let foe = false
  let ours = false
  let unit: number | null = null
  let where: Where | null = null
  let hurt = false
  for (const { thing } of spots) {
    if (thing.is === 'not' || thing.is === 'head' || thing.is === 'condition') return []
    if (thing.is === 'target') {
      foe = true
      if (thing.target.is === 'contact') handle = thing.target.handle
    } else if (thing.is === 'who') {
      const ids = thing.refs.flatMap(({ units, level }) => (level > LEVELS.everyone ? units : []))
      const theirs = thing.refs.every(({ level }) => level === LEVELS.group) ? enemyLike(thing.refs, scope) : null
      // `the cavalry comes`: of both sides' it is rather theirs that one looks out for.
      if (theirs !== null) {
        foe = true
        handle = theirs
      } else if (ids.length === 1) unit = ids[0] ?? null
      else ours = true
    } else if (thing.is === 'us') ours = true
    else if (thing.is === 'place') where = spotOf(thing.place)
    else if (thing.is === 'verb' && HURT.includes(thing.verb)) hurt = true
  }
  const enemy = handle === null ? { group: null } : { group: null, contact: handle }
  const near = (of: Where, tiles: number): Test => ({ test: 'within', tiles, of, ...enemy })
  const engaged: Test = { test: 'engaged', unit }
  const sight: Test = { test: 'sight', ...enemy }
  if (unit !== null && where !== null && !foe) return [{ test: 'reaches', unit, at: where }]
  if (unit !== null && !foe) return [engaged, near({ is: 'unit', unit }, CLOSE)]
  if (unit !== null) {
    const by: Test[] = [near({ is: 'unit', unit }, CLOSE), near({ is: 'unit', unit }, 1)]
    return hurt ? [engaged, ...by] : [...by, engaged]
  }
  if (where !== null) return [near(where, 1), near(where, CLOSE)]
  const far = tilesIn(said)
  if (foe && far !== null) return [near({ is: 'self' }, far)]
  if (foe)
    return hurt
      ? [{ ...engaged, unit: null }, near({ is: 'self' }, CLOSE), sight]
      : [near({ is: 'self' }, CLOSE), sight]
  return ours && hurt ? [{ ...engaged, unit: null }] : []
}
