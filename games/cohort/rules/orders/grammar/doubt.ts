import { isSomeOf, isWondered } from '../english/doubt.ts'
import { keysOf } from '../words/lexer.ts'
import { DETERMINERS } from '../words/vocabulary.ts'
import { isAimless, isManner } from './act.ts'
import type { Clause } from './clause.ts'
import { type Reading, tokenHere } from './reading.ts'
import { LEVELS, type UnitRef } from './unit-phrases.ts'

/** Words the rulebook passes over that say something here: `across the river`. */
export function isDoubtful(reading: Reading, from: number, to: number, added: readonly Clause[]): boolean {
  const works = reading.kinds.slice(from, to).includes('work')
  for (let at = from; at < to; at++) {
    const key = reading.tokens[at]?.key ?? ''
    if (reading.kinds[at] === 'skip' && (key === 'across' || key === 'over') && !works && isWater(reading, at + 1))
      return true
    if (reading.kinds[at] === 'skip' && key === 'up' && reading.tokens[at + 2]?.key === 'road') return true
    // `bring down that gate`, `down the road`.
    if (reading.kinds[at] === 'skip' && key === 'down') return true
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
    // `the woods at G9` are one place.
    if (here?.key === 'at' && kinds[0] === 'place' && next?.kind === 'tile') return true
    // `stay with the train` goes where it goes.
    if (
      /^(?:with|by|near)$/.test(here?.key ?? '') &&
      kinds[0] === 'verb' &&
      next?.kind !== 'tile' &&
      kinds[1] !== 'place'
    )
      return true
    // `remain on the road` may be to stay where it is.
    if (/^(?:on|in)$/.test(here?.key ?? '') && /^(?:stay|remain)s?$/.test(before?.key ?? '')) return true
    if (here?.key === '-' && kinds[0] === 'unit' && next !== undefined && kinds[1] !== 'verb') return true
  }
  // `go at X1`, `advance on X1`, `ride down X1` and `ride X1 down` are no marches.
  const aimed = reading.tokens
    .slice(from, to)
    .some(
      (token, index) =>
        token.kind === 'contact' &&
        (/^(?:down|off|out|away|up)$/.test(tokenHere(reading, from + index + 1)?.key ?? '') ||
          (/^(?:at|down|for|after|on|upon|against)$/.test(reading.tokens[from + index - 1]?.key ?? '') &&
            reading.kinds[from + index - 2] === 'verb')),
    )
  if (aimed && added.some(({ acts }) => acts.some((act) => act.do === 'go'))) return true
  // `militia to D8 and D10`: one each?
  const then = reading.tokens.slice(from, to).some(({ key }) => key === 'then')
  const shared = added.some(({ refs, acts }) => {
    const count = new Set(refs.flatMap(({ units }) => units)).size
    const goings = acts.filter((act) => !isManner(act))
    return !then && count > 1 && goings.length === count && goings.every((act) => act.do === 'go')
  })
  if (shared) return true
  // Without a word such as `to` an enemy is fought, not visited.
  const visited = reading.tokens
    .slice(from, to)
    .some(
      (token, index) =>
        token.kind === 'contact' &&
        !/^(?:to|toward|towards|near|by|beside)$/.test(reading.tokens[from + index - 1]?.key ?? ''),
    )
  if (visited && added.some(({ acts }) => acts.some((act) => act.do === 'go' && act.place.is === 'contact')))
    return true
  const otherwise = reading.tokens.slice(from, to).some(({ key }) => key === 'else' || key === 'otherwise')
  // Two things to the same units in one sentence: `shoot X2 if in range, else follow #2`.
  if (
    otherwise &&
    added.some(
      ({ condition, refs }, at) =>
        condition === null &&
        added.slice(0, at).some((earlier) => earlier.condition === null && isSame(earlier.refs, refs)),
    )
  )
    return true
  // `Should I send the scouts?`, `send a militia`.
  if (added.length > 0 && (isWondered(added, reading) || added.some((clause) => isSomeOf(clause, reading)))) return true
  // `wait on turn 4` may be to wait until then.
  const waits = reading.tokens.slice(from, to).some(({ key }) => /^waits?$/.test(key))
  if (waits && added.some(({ condition }) => condition?.test.test === 'turn')) return true
  // `the infantry`, where one of those on foot is called so.
  if (added.some(({ refs }) => refs.some((ref) => onlyOneCalled(reading, ref)))) return true
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
  // `waits for the cavalry in E8` is at one place, and not at both.
  const twice = added.some(({ acts }) =>
    acts.some(({ do: does, span }, index) => {
      const [first, second] = [acts[index - 2], acts[index - 1]]
      const same = first?.span.from === span.from && second?.span.from === span.from
      return does === 'hold' && same && first.do === 'go' && second?.do === 'go' && second.place.is === 'units'
    }),
  )
  if (twice) return true
  // `everyone that can shoot, shoot X1` is one thing.
  const again = added.some(({ acts }) =>
    acts.some((act, index) => {
      const before = acts[index - 1]
      return before !== undefined && before.do === act.do && isAimless(before) && !isAimless(act)
    }),
  )
  if (again) return true
  // `stop X2` is no place to stand.
  const metEnemy = added.some(({ acts }) =>
    acts.some(({ do: does }, index) => {
      const before = acts[index - 1]
      return does === 'hold' && before?.do === 'go' && before.place.is === 'contact'
    }),
  )
  if (metEnemy) return true
  const [first, ...more] = added
  const joined = reading.tokens.slice(from, to).some(({ kind, key }) => kind === 'joiner' && key === 'and')
  return joined && first !== undefined && first.condition !== null && more.some((clause) => clause.condition === null)
}

function isSame(some: readonly UnitRef[], others: readonly UnitRef[]): boolean {
  return some.some(({ level, units }) =>
    others.some((other) => other.level === level && other.units.some((id) => units.includes(id))),
  )
}

/** A word for several that is the name of only one of them, without `all`. */
function onlyOneCalled(reading: Reading, { level, units, from, to }: UnitRef): boolean {
  if (level !== LEVELS.group || units.length < 2) return false
  const said = reading.tokens.slice(from, to).map(({ key }) => key)
  if (said.includes('all') || reading.tokens.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'all'))
    return false
  const members = reading.scope.units.filter(({ id }) => units.includes(id))
  // By weapon, those with a name of their own may be meant or not.
  const elite = members.filter(({ kind }) => kind === 'elite').length
  if (
    elite > 0 &&
    elite < members.length &&
    said.some((key) => /^(?:pike|spear|phalangite|archers$)/.test(key) && (key !== 'archers' || said.length > 1))
  )
    return true
  return members.filter(({ name }) => keysOf(name).some((key) => said.includes(key))).length === 1
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
