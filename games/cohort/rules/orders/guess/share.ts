import type { Test } from '../../order.ts'
import type { Chart } from '../english/chart.ts'
import type { SaidCondition } from '../english/conditions.ts'
import type { UnitRef } from '../grammar/unit-phrases.ts'
import type { Token } from '../words/lexer.ts'
import { alsoNear, testsOf } from './conditions.ts'
import type { Spot } from './spotted.ts'

/** One who is told something, and what of the sentence belongs to that. */
export interface Part {
  readonly refs: readonly UnitRef[] | null
  readonly spots: readonly Spot[]
  /** What may be meant by the condition, the likeliest first. */
  readonly conditions: readonly SaidCondition[]
  readonly from: number
  readonly to: number
}

const POLITE: ReadonlySet<string> = new Set(
  'you i possible necessary needed need want like minute time can able please mind kind much may ok okay fine'.split(
    ' ',
  ),
)
const DONE = /^(?:done|finished|finish|finishes|ready|complete|completed|built|over|there|arrived?|arrives|set)$/

const LEADING: ReadonlySet<string> = new Set(
  'to with behind of for by near beside on at after around towards toward alongside over against upon from like than into'.split(
    ' ',
  ),
)

/** Shares a sentence out among those who are told something in it; null where a condition in it cannot be made out. */
export function partsOf(all: readonly Spot[], chart: Chart): Part[] | null {
  const spots = withoutTakenBack(all, chart)
  const parts: { refs: readonly UnitRef[] | null; spots: Spot[]; conditions: SaidCondition[] }[] = [
    { refs: null, spots: [], conditions: [] },
  ]
  let pending: SaidCondition[] = []
  for (let index = 0; index < spots.length; index++) {
    const spot = spots[index]
    const part = parts.at(-1)
    if (spot === undefined || part === undefined) continue
    const { thing } = spot
    if (thing.is === 'condition') {
      pending = alsoNear(thing.condition.said.test, upToSign(chart, spot.end)).map((test) => ({
        ...thing.condition,
        said: { ...thing.condition.said, test },
      }))
      const end = goesOn(spots, index, chart)
      if (end !== null) {
        const more = unread(
          thing.condition.on,
          spots.slice(index + 1, end),
          chart,
          spot.from + 1,
          spots[end]?.from ?? chart.stop,
        )
        pending = [...(more ?? []), ...pending]
        index = end - 1
      }
    } else if (thing.is === 'head') {
      const end = endOfTest(spots, index)
      const tests = unread(thing.on, spots.slice(index + 1, end), chart, spot.end, spots[end]?.from ?? chart.stop)
      // An order without its condition is another one.
      if (tests === null) return null
      pending = tests
      index = end - 1
    } else if (thing.is === 'who' && isOf(spot, part.refs, chart)) part.refs = thing.refs
    else if (thing.is === 'who' && part.refs === null && isDoneTo(spots[index - 1])) part.spots.push(spot)
    else if (thing.is === 'who' && !isLed(spot, chart)) {
      const opens = part.refs !== null && part.spots.some(isSaid) && isJoined(spot, spots[index - 1], chart)
      if (part.refs === null && !part.spots.some(({ thing: { is } }) => is === 'target' || is === 'place'))
        part.refs = thing.refs
      else if (opens) parts.push({ refs: thing.refs, spots: [], conditions: [] })
      else part.spots.push(spot)
    } else if (thing.is === 'who' && part.refs === null && isBy(spot, chart)) part.refs = thing.refs
    else part.spots.push(spot)
    const told = parts.at(-1)
    if (pending.length > 0 && told !== undefined) {
      told.conditions = pending
      pending = []
    }
  }
  const [first] = parts
  if (first !== undefined && first.refs === null) calledLater(first, chart)
  const fought = parts.flatMap(({ spots: some }) => some.filter(({ thing }) => thing.is === 'target')).slice(0, 1)
  return parts.map(({ refs, spots: some, conditions }, index) => ({
    refs,
    // `the Guard pins X1, the militia hits its rear`: the same enemy.
    spots: [
      ...withoutContrast(withoutDetour(withoutOrigin(some, chart), chart)),
      ...(index > 0 && isAimless(some) ? fought : []),
    ],
    conditions,
    from: some[0]?.from ?? refs?.[0]?.from ?? 0,
    to: chart.stop,
  }))
}

/** `escort the medics`: whom it is done to. */
function isDoneTo(last: Spot | undefined): boolean {
  return last?.thing.is === 'verb' && (last.thing.verb === 'follow' || last.thing.verb === 'guard')
}

/** `if X2 approaches to the oasis, …`: there is more of a condition than was read, up to its comma. */
function goesOn(spots: readonly Spot[], index: number, { tokens }: Chart): number | null {
  const { thing, from } = spots[index] ?? {}
  if (
    thing?.is !== 'condition' ||
    (thing.condition.said.test.test !== 'sight' && thing.condition.said.test.test !== 'within')
  )
    return null
  const led = from === 0 || tokens[(from ?? 0) - 1]?.kind === 'joiner' || tokens[(from ?? 0) - 1]?.kind === 'end'
  const end = spots.findIndex((spot, at) => at > index && spot.thing.is === 'sign')
  if (!led || end === -1 || end === index + 1) return null
  const rest = spots.slice(index + 1, end)
  return rest.some(({ thing: { is } }) => is === 'place' || is === 'who') ? end : null
}

function isSaid({ thing }: Spot): boolean {
  return thing.is !== 'sign' && thing.is !== 'us' && thing.is !== 'again'
}

/** What a condition may mean that cannot be read: nothing where it only is polite or says `then`, null where it cannot be made out. */
function unread(
  on: SaidCondition['on'],
  spots: readonly Spot[],
  chart: Chart,
  from: number,
  to: number,
): SaidCondition[] | null {
  const said = chart.tokens.slice(from, to)
  const quiet = spots.every(({ thing: { is } }) => is === 'not' || is === 'us' || is === 'verb')
  if (quiet && said.some(({ key }) => POLITE.has(key))) return []
  if (said.length <= 5 && said.some(({ key }) => DONE.test(key)) && !spots.some(({ thing }) => thing.is === 'target'))
    return []
  const negated = spots.some(({ thing }) => thing.is === 'not')
  const contact = chart.tokens.find((token) => token.kind === 'contact')
  const tests = testsOf(
    spots.filter(({ thing }) => thing.is !== 'not'),
    chart,
    said,
    contact?.kind === 'contact' ? contact.handle : null,
  )
  const turned = negated ? (on === 'unless' ? 'if' : 'unless') : on
  return tests.length === 0
    ? null
    : tests.map((test: Test) => ({ on: turned, said: { test, about: null, negated: false, place: null } }))
}

/** `C15, no, sorry, D14`: what was taken back is left out. */
function withoutTakenBack(spots: readonly Spot[], { tokens }: Chart): Spot[] {
  const out = new Set<Spot>()
  for (const [index, spot] of spots.entries()) {
    const { thing, from, end } = spot
    const no = thing.is === 'not' && end === from + 1 && tokens[from]?.key === 'no'
    if (thing.is !== 'again' && !no) continue
    const said = spots.slice(index + 1).filter((each) => isSaid(each) && each.thing.is !== 'not')
    const [next] = said
    if (next === undefined) continue
    const last = spots.slice(0, index).findLast(({ thing: each }) => each.is === next.thing.is)
    if (last === undefined) continue
    // `no` alone is a correction only close behind what it corrects.
    if (no && spots.slice(spots.indexOf(last) + 1, index).some(isSaid)) continue
    out.add(spot)
    out.add(last)
    for (const each of spots.slice(index + 1, spots.indexOf(next))) out.add(each)
  }
  return spots.filter((spot) => !out.has(spot))
}

function upToSign({ tokens, stop }: Chart, from: number): readonly Token[] {
  const end = tokens.findIndex(({ kind }, at) => at >= from && kind === 'joiner')
  return tokens.slice(from, end === -1 ? stop : Math.min(end, stop))
}

/** `Fire a broadside into X2, archers!`: who is told stands last. */
function calledLater(part: { refs: readonly UnitRef[] | null; spots: Spot[] }, chart: Chart): void {
  const at = part.spots.findIndex((spot) => spot.thing.is === 'who' && !isLed(spot, chart))
  const thing = part.spots[at]?.thing
  if (thing?.is !== 'who') return
  part.refs = thing.refs
  part.spots.splice(at, 1)
}

/** Up to the next sign, or to who is told something behind it. */
function endOfTest(spots: readonly Spot[], head: number): number {
  for (let at = head + 1; at < spots.length; at++) if (spots[at]?.thing.is === 'sign') return at
  const last = spots.findLastIndex(({ thing }) => thing.is === 'who' || thing.is === 'us')
  if (last > head + 1) return last
  // `if 1st Cavalry takes 30% losses it disengages to C9`
  const verb = spots.findLastIndex(({ thing }) => thing.is === 'verb')
  return verb > head + 1 ? verb : spots.length
}

function isLed({ from }: Spot, { tokens }: Chart): boolean {
  return LEADING.has(tokens[from - 1]?.key ?? '')
}

function isBy({ from }: Spot, { tokens }: Chart): boolean {
  return /^(?:with|using|by|for)$/.test(tokens[from - 1]?.key ?? '')
}

/** Behind a sign or a word that joins. */
function isJoined({ from }: Spot, last: Spot | undefined, { tokens }: Chart): boolean {
  return last?.thing.is === 'sign' || /^(?:and|while|but|whereas|then|n|so)$/.test(tokens[from - 1]?.key ?? '')
}

function isAimless(spots: readonly Spot[]): boolean {
  const goals = spots.some(({ thing: { is } }) => is === 'target' || is === 'place' || is === 'who')
  return !goals && spots.some(({ thing }) => thing.is === 'verb' && (thing.verb === 'attack' || thing.verb === 'shoot'))
}

/** `bowmen of the 2nd Militia`: that one. */
function isOf({ from }: Spot, refs: readonly UnitRef[] | null, { tokens }: Chart): boolean {
  const last = refs?.at(-1)
  if (last === undefined) return false
  return last.to <= from && from - last.to <= 2 && tokens[last.to]?.key === 'of'
}

/** `from C9 to E10`: where somebody comes from is no place to go to. */
function withoutOrigin(spots: readonly Spot[], { tokens }: Chart): Spot[] {
  const places = spots.filter(({ thing }) => thing.is === 'place')
  const origins = places.filter(({ from }) => isOrigin(tokens, from))
  return spots.filter((spot) => origins.length === places.length || !origins.includes(spot))
}

/** `around the fort to the gate`: the fort is passed, not gone to. */
function withoutDetour(spots: readonly Spot[], { tokens }: Chart): Spot[] {
  const places = spots.filter(({ thing }) => thing.is === 'place')
  const past = places.filter(({ from }) =>
    tokens
      .slice(Math.max(0, from - 2), from + 1)
      .some(({ key }) => /^(?:around|round|past|skirting|bypassing|circling)$/.test(key)),
  )
  return spots.filter((spot) => past.length === places.length || !past.includes(spot))
}

function isOrigin(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 3); at--) {
    const { key = '', kind } = tokens[at] ?? {}
    if (key === 'from' || (key === 'of' && tokens[at - 1]?.key === 'out')) return true
    if (kind !== 'word' || /^(?:to|into|at|on|in|toward|towards)$/.test(key)) return false
  }
  return false
}

/** `to E12, not to E10`: what is not meant falls away where something of its kind is. */
function withoutContrast(spots: readonly Spot[]): Spot[] {
  const out = new Set<Spot>()
  for (const [index, spot] of spots.entries()) {
    const next = spots[index + 1]
    if (spot.thing.is !== 'not' || next === undefined || index + 2 < spots.length) continue
    const { is } = next.thing
    const twice = (is === 'place' || is === 'target') && spots.slice(0, index).some(({ thing }) => thing.is === is)
    if (twice || is === 'who') out.add(spot).add(next)
  }
  return spots.filter((spot) => !out.has(spot))
}
