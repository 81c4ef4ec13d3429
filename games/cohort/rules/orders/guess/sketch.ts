import { manhattan, type Tile } from '../../content/terms.ts'
import { MOST_STEPS } from '../../order.ts'
import { isSupport } from '../../rules/unit.ts'
import type { OwnUnit } from '../../view/view.ts'
import type { Chart, Found } from '../english/chart.ts'
import type { Said } from '../english/clauses.ts'
import type { SaidCondition } from '../english/conditions.ts'
import { NO_ACTION, readingOf, type SaidAction } from '../english/verb-phrases.ts'
import { spanOf } from '../grammar/reading.ts'
import { LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import { isOfGroup } from '../words/membership.ts'
import type { Verb } from '../words/vocabulary.ts'
import { segmentsOf, type Wording, wordingOf } from './facts.ts'
import { likelyActions } from './likely-actions.ts'
import { type Part, partsOf } from './share.ts'
import { type Spot, spotsOf } from './spotted.ts'

/** Ways worked out in all, the likeliest first. */
const MOST_WAYS = 14
const DEAR = 12

/**
 * What a sentence that cannot be read most likely says, by nothing but who and what is named in it. It is only ever asked
 * about.
 */
export function sketchesOf(chart: Chart, from: number, before: readonly UnitRef[]): Found<readonly Said[]>[] {
  const spots = spotsOf(chart, from)
  const swapped = swapOf(spots, chart, from)
  if (swapped !== null) return [{ value: swapped, end: chart.stop, price: DEAR, marks: [] }]
  const parts = partsOf(spots, chart)
  if (parts === null) return []
  const [first] = parts
  if (first === undefined || (first.refs === null && before.length === 0 && !isWorthAsking(first, chart))) return []
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
    actions: [
      {
        ...NO_ACTION,
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
    actions: [],
    from,
    to,
    joint: '',
  }
}

const ALONE: readonly Verb[] = ['holdFire', 'freeFire', 'shoot', 'attack', 'charge', 'retreat', 'ambush', 'hold']

/** Said to no unit in particular, there must be more than a single word to go by. */
function isWorthAsking({ spots, conditions }: Part, chart: Chart): boolean {
  const { verbs, targets, places, units, works, bearings, formations, until, negated } = wordingOf(
    spots,
    conditions,
    chart,
  )
  if (works.length > 0 || (negated && (verbs.size > 0 || until !== null)) || verbs.has('holdFire')) return true
  const said = targets.length + places.length + units.length + conditions.length + bearings.length + formations.length
  if (negated && ALONE.some((verb) => verbs.has(verb))) return true
  return (verbs.size > 0 || negated) && said > 0
}

/** The likeliest of each, then with one of them changed after the other. */
function combined(ways: readonly (readonly (readonly Said[])[])[]): (readonly Said[])[] {
  const best = ways.map((each) => each[0] ?? [])
  const all: (readonly Said[])[] = [best.flat()]
  for (let rank = 1; rank < MOST_WAYS; rank++) {
    for (const [index, each] of ways.entries()) {
      const other = each[rank]
      if (other !== undefined && all.length < MOST_WAYS)
        all.push(best.flatMap((said, at) => (at === index ? other : said)))
    }
  }
  return all
}

/** What a unit that is addressed may be asked to do: each way is what is said to them, one thing or, where they part, several. */
function waysOf(part: Part, chart: Chart, before: readonly UnitRef[]): (readonly Said[])[] {
  const { refs, from, to } = part
  const wording = wordingOf(part.spots, part.conditions, chart)
  const tellers: readonly (readonly UnitRef[] | null)[] =
    refs !== null
      ? [refs, ...narrowed(refs, chart), ...joined(refs, wording)]
      : before.length > 0
        ? [null]
        : nameless(wording, chart)
  const [condition = null, ...others] = part.conditions
  const said = (
    who: readonly UnitRef[] | null,
    actions: readonly SaidAction[],
    on: SaidCondition | null,
  ): readonly Said[] => [{ ...saidOf(who, from, to), condition: on, actions }]
  const found = tellers.map((who) => {
    const ids = (who ?? before).flatMap(({ units }) => units)
    const units = chart.scope.units.filter(({ id }) => ids.includes(id))
    return { who, units, done: doneBy(withoutOwnTile(part, units), wording, units, chart) }
  })
  const [first] = found
  const [likeliest] = first?.done ?? []
  if (first === undefined || likeliest === undefined) return []
  const all: (readonly Said[])[] = []
  const most = Math.max(...found.map(({ done }) => done.length))
  for (let rank = 0; rank < most; rank++)
    for (const { who, done } of found) {
      const actions = done[rank]
      if (actions !== undefined) all.push(said(who, actions, condition))
    }
  const each = found.flatMap(({ units, done }) => oneEach(units, wording, done, chart, part)).slice(0, 2)
  const waiting = condition?.on === 'when' ? [said(first.who, untilThen(likeliest, condition, part, chart), null)] : []
  const turned = turnedRound(first.who, wording, chart, from, to)
  // The same action under another test is likelier than another action.
  return [
    ...each,
    ...all.slice(0, 1),
    ...others.map((on) => said(first.who, likeliest, on)),
    ...waiting,
    ...all.slice(1, 2),
    ...turned.map((saying) => [{ ...saying, condition }]),
    ...all.slice(2),
  ]
}

/** `when turn 4`: perhaps to wait until then. */
function untilThen(
  actions: readonly SaidAction[],
  { said: { test } }: SaidCondition,
  { from, to }: Part,
  chart: Chart,
): readonly SaidAction[] {
  const wait: SaidAction = {
    ...NO_ACTION,
    acts: [{ do: 'hold', until: test, span: spanOf(readingOf(chart), from, to) }],
  }
  const still = actions.every(({ acts }) => acts.every((act) => act.do === 'hold'))
  return still ? [wait] : [wait, ...actions]
}

/** `medics an train go to A9`, `the infantry with the Cohort`: both of them. */
function joined(
  refs: readonly UnitRef[],
  { units, verbs, places, targets, bearings }: Wording,
): (readonly UnitRef[])[] {
  const [friend] = units
  if (friend === undefined || verbs.has('follow') || verbs.has('guard') || friend.level < LEVELS.group) return []
  return places.length + targets.length + bearings.length > 0 || verbs.has('hold') ? [[...refs, friend]] : []
}

/** `G9-K9`, of who stands on G9: where one stands is no place to go to. */
function withoutOwnTile(part: Part, units: readonly OwnUnit[]): Part {
  const [unit] = units
  const places = part.spots.filter(({ thing }) => thing.is === 'place')
  if (units.length !== 1 || unit === undefined || places.length < 2) return part
  const own = places.find(
    ({ thing }) => thing.is === 'place' && thing.place.is === 'tile' && thing.place.tile === unit.tile,
  )
  return { ...part, spots: part.spots.filter((spot) => spot !== own) }
}

/** What is to be done by these words, one thing after the other or all of it as one, the likeliest first. */
function doneBy(part: Part, wording: Wording, units: readonly OwnUnit[], chart: Chart): (readonly SaidAction[])[] {
  const { from, to, conditions } = part
  const actionsOf = (spots: readonly Spot[]): SaidAction[] =>
    likelyActions(wordingOf(spots, conditions, chart), units, chart, from, to)
  const segments = segmentsOf(part.spots)
  const negated = segments.filter((some) => some.some(({ thing }) => thing.is === 'not'))
  const said = segments.filter((some) => !negated.includes(some) && some.some(isSomething))
  if (negated.length > 0 && said.length > 0) {
    const plain = inSequence(said.map(actionsOf))
    const quiet = negated.some((some) => some.some(({ thing }) => thing.is === 'verb' && thing.verb === 'shoot'))
    const [best = []] = plain
    const still = likelyActions(wording, units, chart, from, to).map((action) => [action])
    return [
      ...(quiet
        ? [[...best.slice(0, -1), ...best.slice(-1).map((action): SaidAction => ({ ...action, fire: 'hold' }))]]
        : []),
      best,
      ...still.slice(0, 1),
      [...best, { ...NO_ACTION, acts: [{ do: 'hold', until: null, span: spanOf(readingOf(chart), from, to) }] }],
      ...plain.slice(1),
      ...still.slice(1),
    ]
  }
  const whole = likelyActions(wording, units, chart, from, to).map((action) => [action])
  if (said.length < 2) return whole
  return alternately(inSequence(said.map(actionsOf)), whole)
}

function isSomething({ thing }: Spot): boolean {
  return !['sign', 'us', 'again', 'far', 'not', 'stance', 'route', 'before'].includes(thing.is)
}

/** One after the other: all of it, with another last or first, or only the last or the first. */
function inSequence(lists: readonly (readonly SaidAction[])[]): (readonly SaidAction[])[] {
  const best = lists.flatMap((list) => list.slice(0, 1))
  const changed = (at: number, rank: number): readonly SaidAction[] | null => {
    const other = lists.at(at)?.[rank]
    return other === undefined ? null : best.with(at, other)
  }
  const all = [best, changed(-1, 1), best.slice(-1), changed(0, 1), best.slice(0, 1), changed(-1, 2)]
  return all.flatMap((actions) => (actions === null ? [] : [withoutIdling(actions)]))
}

/** Nobody goes on after a hold that never ends, and nobody takes more than four steps. */
function withoutIdling(actions: readonly SaidAction[]): readonly SaidAction[] {
  let room = MOST_STEPS
  return actions.flatMap((action, index) => {
    const acts = action.acts.filter((act) => index === actions.length - 1 || act.do !== 'hold' || act.until !== null)
    const kept = acts.slice(0, room)
    room -= kept.length
    return kept.length === 0 && action.acts.length > 0 ? [] : [{ ...action, acts: kept }]
  })
}

function alternately<T>(some: readonly T[], others: readonly T[]): T[] {
  return Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [
    ...some.slice(at, at + 1),
    ...others.slice(at, at + 1),
  ]).flat()
}

/** `I9 and I10`, of two: one each. */
function oneEach(
  units: readonly OwnUnit[],
  { places }: Wording,
  [likeliest = []]: readonly (readonly SaidAction[])[],
  chart: Chart,
  { from, to }: Part,
): (readonly Said[])[] {
  if (units.length < 2 || places.length !== units.length || !places.every(({ is }) => is === 'tile')) return []
  const said = chart.tokens.slice(from, to)
  if (said.some(({ key }) => key === 'then')) return []
  const acts = likeliest.flatMap((action) => action.acts)
  const forms = acts.filter((act) => act.do === 'form' || act.do === 'face')
  const span = spanOf(readingOf(chart), from, to)
  return [
    units.map((unit, index): Said => {
      const place = places[index] ?? { is: 'tile', tile: unit.tile }
      return {
        ...saidOf([{ level: LEVELS.named, units: [unit.id], from, to }], from, to),
        actions: [{ ...NO_ACTION, acts: [{ do: 'go', place, route: 'direct', span }, ...forms] }],
      }
    }),
  ]
}

const GOING: readonly Verb[] = [
  'move',
  'scout',
  'retreat',
  'attack',
  'charge',
  'shoot',
  'seize',
  'hold',
  'build',
  'face',
]

/** `the train becomes protected from the levy`: who follows whom may be meant the other way round. */
function turnedRound(
  who: readonly UnitRef[] | null,
  { units, verbs, places, targets }: Wording,
  chart: Chart,
  from: number,
  to: number,
): Said[] {
  const [friend] = units
  const near = verbs.has('follow') || verbs.has('guard') || !GOING.some((verb) => verbs.has(verb))
  if (who === null || friend === undefined || !near || places.length + targets.length > 0) return []
  if (who.some(({ level }) => level < LEVELS.group) || friend.level < LEVELS.group) return []
  const span = spanOf(readingOf(chart), from, to)
  return [{ ...saidOf([friend], from, to), actions: [{ ...NO_ACTION, acts: [{ do: 'follow', refs: who, span }] }] }]
}

/** A word for several may be meant of those alone who bear the plain name: `inf` of the 1st and 2nd Infantry, `pikes` without the elite. */
function narrowed(refs: readonly UnitRef[], { scope }: Chart): (readonly UnitRef[])[] {
  const less = refs.map((ref): UnitRef => {
    if (ref.level !== LEVELS.group || ref.units.length < 2) return ref
    const members = scope.units.filter(({ id }) => ref.units.includes(id))
    const foot = members.length === scope.units.filter((unit) => isOfGroup(unit, 'infantry')).length
    const plain = members.filter(({ kind, mounted }) => (foot && !mounted ? kind === 'professional' : kind !== 'elite'))
    return plain.length === 0 ? ref : { ...ref, units: plain.map(({ id }) => id) }
  })
  return less.some((ref, index) => ref.units.length !== refs[index]?.units.length) ? [less] : []
}

/** Who can do it, where nobody is named: those who build, those who shoot, everyone, and who is nearest. */
function nameless(
  { works, verbs, targets, places, units: friends }: Wording,
  { scope }: Chart,
): (readonly UnitRef[])[] {
  const all: UnitRef = { level: LEVELS.everyone, units: scope.units.map(({ id }) => id), from: 0, to: 0 }
  const some = (is: (unit: OwnUnit) => boolean): UnitRef => ({
    ...all,
    level: LEVELS.group,
    units: scope.units.filter(is).map(({ id }) => id),
  })
  const builders = [some(({ kind }) => kind === 'siegeEngineers'), some(({ kind }) => kind === 'fieldEngineers')]
  const bows = some(({ weapon, mounted }) => weapon === 'bows' && !mounted)
  const [target] = targets
  const [place] = places
  const goal =
    target?.is === 'contact'
      ? scope.view.contacts.find(({ handle }) => handle === target.handle)?.tile
      : place?.is === 'tile'
        ? place.tile
        : place?.is === 'named'
          ? place.tiles[0]
          : undefined
  const near = goal === undefined ? [] : nearest(scope.units, goal).map((id) => some((unit) => unit.id === id))
  const [friend] = friends
  // Those who fight look after those who do not, who in turn stay with those who fight.
  const weak = scope.units.some(({ id, kind }) => friend?.units.includes(id) === true && isSupport(kind))
  const company = weak
    ? [some(({ kind }) => kind === 'elite'), ...(near.length > 0 ? near : [some(({ kind }) => kind === 'cavalry')])]
    : [some(({ kind }) => kind === 'medicalCorps'), some(({ kind }) => kind === 'supplyTrain'), all]
  const found =
    friend !== undefined && targets.length + places.length + works.length === 0
      ? company
      : works.length > 0 || verbs.has('fortify')
        ? builders
        : verbs.has('shoot')
          ? [bows, all]
          : [all, ...near, ...(near.length > 0 ? [] : [bows])]
  return found.filter(({ units }) => units.length > 0).map((ref) => [ref])
}

/** The two who fight and stand nearest, and of the mounted the nearest. */
function nearest(units: readonly OwnUnit[], goal: Tile): number[] {
  const ready = units
    .filter(({ kind }) => !isSupport(kind))
    .sort((a, b) => manhattan(a.tile, goal) - manhattan(b.tile, goal))
  const [first, second] = ready
  const riding = ready.find(({ mounted, kind }) => mounted && kind !== 'scouts')
  return [...new Set([first, riding, second].flatMap((unit) => (unit === undefined ? [] : [unit.id])))].slice(0, 2)
}
