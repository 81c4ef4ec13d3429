import type { Chart, Found } from '../english/chart.ts'
import type { SaidCondition } from '../english/condition.ts'
import type { Said } from '../english/speech.ts'
import { type Deed, NO_DEED, readingOf } from '../english/spoken.ts'
import { spanOf } from '../grammar/reading.ts'
import { LEVELS, type UnitRef } from '../grammar/units.ts'
import type { Test } from '../order.ts'
import type { Token } from '../words/lexer.ts'
import { likelyDeeds, type Told } from './likely.ts'
import { type Spot, spotsOf } from './spotted.ts'
import { alsoNear, testsOf } from './tests.ts'

/** Ways worked out in all, the likeliest first. */
const MOST_WAYS = 10
const DEAR = 12

/** One who is told something, and what of the sentence belongs to that. */
interface Part {
  readonly refs: readonly UnitRef[] | null
  readonly told: Told
  readonly conditions: readonly (SaidCondition | null)[]
  readonly from: number
  readonly to: number
}

/**
 * What a sentence that cannot be read most likely says, by nothing but who and what is named in it. It is only ever asked
 * about. Nothing where a condition cannot be made out, for an order without its condition is another one.
 */
export function sketchesOf(chart: Chart, from: number, before: readonly UnitRef[]): Found<readonly Said[]>[] {
  const spots = spotsOf(chart, from)
  const swapped = swapOf(spots, chart, from)
  if (swapped !== null) return [{ value: swapped, end: chart.stop, price: DEAR, marks: [] }]
  const parts = partsOf(spots, chart)
  if (parts === null) return []
  const [first] = parts
  if (first === undefined || (first.refs === null && before.length === 0 && !isWorthAsking(first))) return []
  const ways = parts.map((part, index) => waysOf(part, chart, index === 0 ? before : []))
  if (ways.some((each) => each.length === 0)) return []
  return combined(ways).map((said, rank) => ({ value: said, end: chart.stop, price: DEAR + rank, marks: [] }))
}

const SWAP = /^(?:swap|swaps|exchange|exchanges|trade|switch|change|changes)$/

/** `1st and 2nd Cavalry swap places`. */
function swapOf(spots: readonly Spot[], chart: Chart, from: number): readonly Said[] | null {
  if (!chart.tokens.slice(from, chart.stop).some(({ key }) => SWAP.test(key))) return null
  const refs = spots.flatMap(({ thing }) => (thing.is === 'who' ? thing.refs : []))
  const units = chart.scope.units.filter(({ id }) => refs.some((ref) => ref.units.includes(id)))
  const [one, other] = units
  if (units.length !== 2 || one === undefined || other === undefined) return null
  const span = spanOf(readingOf(chart), from, chart.stop)
  return [one, other].map(({ id }, index) => ({
    ...saidOf([{ level: LEVELS.named, units: [id], from, to: chart.stop }], from, chart.stop),
    deeds: [
      {
        ...NO_DEED,
        acts: [{ do: 'go', place: { is: 'tile', tile: (index === 0 ? other : one).tile }, route: 'direct', span }],
      },
    ],
  }))
}

function saidOf(who: readonly UnitRef[] | null, from: number, to: number): Said {
  return {
    who: who === null ? null : { refs: who, same: false, nobody: false },
    condition: null,
    leads: false,
    otherwise: false,
    deeds: [],
    from,
    to,
    joint: '',
  }
}

/** Told to nobody, there must be more than a single word to go by. */
function isWorthAsking({ told: { verbs, targets, places, units, works, negated }, conditions }: Part): boolean {
  if (works.length > 0 || (negated && verbs.size > 0)) return true
  const said = targets.length + places.length + units.length + conditions.length
  return (verbs.size > 0 || negated) && said > 0
}

/** The likeliest of each, then with one of them changed after the other. */
function combined(ways: readonly (readonly Said[])[]): (readonly Said[])[] {
  const best = ways.flatMap((each) => each.slice(0, 1))
  const all: (readonly Said[])[] = [best]
  for (let rank = 1; rank < MOST_WAYS; rank++) {
    for (const [index, each] of ways.entries()) {
      const other = each[rank]
      if (other !== undefined && all.length < MOST_WAYS) all.push(best.map((said, at) => (at === index ? other : said)))
    }
  }
  return all
}

function waysOf(part: Part, chart: Chart, before: readonly UnitRef[]): Said[] {
  const { refs, told, from, to } = part
  const tellers: readonly (readonly UnitRef[] | null)[] =
    refs !== null ? [refs] : before.length > 0 ? [null] : nameless(told, chart)
  const deeds = tellers.flatMap((who) => {
    const ids = (who ?? before).flatMap(({ units }) => units)
    const units = chart.scope.units.filter(({ id }) => ids.includes(id))
    return likelyDeeds(told, units, chart, from, to).map((deed) => ({ who, deed }))
  })
  const said = (who: readonly UnitRef[] | null, deed: Deed, cond: SaidCondition | null): Said => ({
    ...saidOf(who, from, to),
    condition: cond,
    deeds: [deed],
  })
  const [first] = deeds
  const [, ...others] = part.conditions
  if (first === undefined) return []
  const all = deeds.map(({ who, deed }) => said(who, deed, part.conditions[0] ?? null))
  // The same deed under another test is likelier than another deed.
  return [...all.slice(0, 1), ...others.map((cond) => said(first.who, first.deed, cond)), ...all.slice(1)]
}

/** Who can do it, where nobody is named. */
function nameless({ works, verbs }: Told, { scope }: Chart): (readonly UnitRef[])[] {
  const all: UnitRef = { level: LEVELS.everyone, units: scope.units.map(({ id }) => id), from: 0, to: 0 }
  const some = (is: (unit: (typeof scope.units)[number]) => boolean): UnitRef => ({
    ...all,
    level: LEVELS.group,
    units: scope.units.filter(is).map(({ id }) => id),
  })
  const builders = [some(({ kind }) => kind === 'siegeEngineers'), some(({ kind }) => kind === 'fieldEngineers')]
  const bows = some(({ weapon, mounted }) => weapon === 'bows' && !mounted)
  const found = works.length > 0 ? builders : verbs.has('shoot') ? [bows, all] : [all, bows]
  return found.filter(({ units }) => units.length > 0).map((ref) => [ref])
}

const TROUBLE = /^(?:press|attack|troubl|danger|harm|hurt|threat|overwhelm|charg|pushed)/
const POLITE: ReadonlySet<string> = new Set('you i possible necessary needed need want like minute time'.split(' '))

const LEADING: ReadonlySet<string> = new Set(
  'to with behind of for by near beside on at after around towards toward alongside over against upon from like than into'.split(
    ' ',
  ),
)

/** Shares a sentence out; null where a condition in it cannot be made out. */
function partsOf(spots: readonly Spot[], chart: Chart): Part[] | null {
  const parts: { refs: readonly UnitRef[] | null; spots: Spot[]; conditions: (SaidCondition | null)[] }[] = [
    { refs: null, spots: [], conditions: [] },
  ]
  let pending: SaidCondition[] = []
  for (let index = 0; index < spots.length; index++) {
    const spot = spots[index]
    const part = parts.at(-1)
    if (spot === undefined || part === undefined) continue
    const { thing } = spot
    if (thing.is === 'condition')
      pending = alsoNear(thing.condition.said.test, upToSign(chart, spot.end)).map((test) => ({
        ...thing.condition,
        said: { ...thing.condition.said, test },
      }))
    else if (thing.is === 'head') {
      const end = endOfTest(spots, index)
      const said = chart.tokens.slice(spot.end, spots[end]?.from ?? chart.stop)
      pending = testsOf(spots.slice(index + 1, end), chart, said).map((test: Test) => ({
        on: thing.on,
        said: { test, about: null, negated: false, place: null },
      }))
      if (pending.length === 0 && said.some(({ key }) => TROUBLE.test(key)))
        pending = [
          { on: thing.on, said: { test: { test: 'engaged', unit: null }, about: null, negated: false, place: null } },
        ]
      // `if you have a minute` limits nothing.
      const polite = end === index + 1 && said.some(({ key }) => POLITE.has(key))
      if (pending.length === 0 && !polite) return null
      index = end - 1
    } else if (thing.is === 'who' && isOf(spot, part.refs, chart)) part.refs = thing.refs
    else if (thing.is === 'who' && !isLed(spot, chart)) {
      const opens = part.refs !== null && part.spots.length > 0 && isJoined(spot, spots[index - 1], chart)
      if (part.refs === null && !part.spots.some(({ thing: { is } }) => is === 'target' || is === 'place'))
        part.refs = thing.refs
      else if (opens) parts.push({ refs: thing.refs, spots: [], conditions: [] })
      else part.spots.push(spot)
    } else if (thing.is === 'who' && part.refs === null && isBy(spot, chart)) part.refs = thing.refs
    else if (thing.is !== 'sign') part.spots.push(spot)
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
    told: toldOf(
      [...withoutContrast(withoutOrigin(some, chart)), ...(index > 0 && isAimless(some) ? fought : [])],
      conditions,
      chart,
    ),
    conditions,
    from: some[0]?.from ?? refs?.[0]?.from ?? 0,
    to: chart.stop,
  }))
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
  return last > head + 1 ? last : spots.length
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
  const origins = places.filter(({ from }) => tokens[from - 1]?.key === 'from')
  return spots.filter((spot) => origins.length === places.length || !origins.includes(spot))
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

function toldOf(spots: readonly Spot[], conditions: readonly (SaidCondition | null)[], { tokens }: Chart): Told {
  const named = tokens.find((token) => token.kind === 'contact')
  const test = conditions[0]?.said.test
  const told = {
    verbs: new Set<Parameters<Told['verbs']['has']>[0]>(),
    places: [] as Told['places'][number][],
    targets: [] as Told['targets'][number][],
    units: [] as Told['units'][number][],
    bearings: [] as Told['bearings'][number][],
    formations: [] as Told['formations'][number][],
    works: [] as Told['works'][number][],
    until: null as Told['until'],
    stance: null as Told['stance'],
    route: null as Told['route'],
    before: null as Told['until'],
    negated: false,
    foe:
      test !== undefined && 'contact' in test
        ? (test.contact ?? null)
        : named?.kind === 'contact'
          ? named.handle
          : null,
    inDanger: test?.test === 'engaged' ? test.unit : null,
  }
  for (const { thing } of spots) {
    if (thing.is === 'verb') told.verbs.add(thing.verb)
    else if (thing.is === 'place') told.places.push(thing.place)
    else if (thing.is === 'target') told.targets.push(thing.target)
    else if (thing.is === 'who') told.units.push(...thing.refs)
    else if (thing.is === 'bearing') told.bearings.push(thing.bearing)
    else if (thing.is === 'formation') told.formations.push(thing.formation)
    else if (thing.is === 'work') told.works.push(thing.work)
    else if (thing.is === 'until') told.until = thing.test
    else if (thing.is === 'stance') told.stance = thing.stance
    else if (thing.is === 'not') told.negated = true
    else if (thing.is === 'route') told.route = thing.route
    else if (thing.is === 'before') told.before = { test: 'turn', turn: thing.turn }
  }
  if (told.negated) told.until ??= told.before
  return told
}
