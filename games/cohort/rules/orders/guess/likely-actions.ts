import { GROUP_IDS, type GroupId } from '../../content/groups.ts'
import { MOST_STEPS } from '../../order.ts'
import { fits, isKnown } from '../../rules/targets.ts'
import { isSupport } from '../../rules/unit.ts'
import type { OwnUnit } from '../../view/view.ts'
import type { Chart } from '../english/chart.ts'
import { NO_ACTION, readingOf, type SaidAction } from '../english/verb-phrases.ts'
import type { Act } from '../grammar/act.ts'
import type { TargetRef } from '../grammar/enemy-phrases.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import { spanOf } from '../grammar/reading.ts'
import { LEVELS, nearlyNamed, type UnitRef } from '../grammar/unit-phrases.ts'
import { canShoot } from '../meaning/ability.ts'
import type { Scope } from '../scope.ts'
import { isOfGroup } from '../words/membership.ts'
import type { Verb } from '../words/vocabulary.ts'
import type { Wording } from './facts.ts'

const FIGHTING: readonly Verb[] = ['attack', 'charge', 'seize', 'shoot']
const STAYING: readonly Verb[] = ['hold', 'guard', 'fortify']
const NEAR: readonly Verb[] = ['follow', 'guard']

/** What somebody may be told by these words, the likeliest first. */
export function likelyActions(
  wording: Wording,
  units: readonly OwnUnit[],
  chart: Chart,
  from: number,
  to: number,
): SaidAction[] {
  const span = spanOf(readingOf(chart), from, to)
  const { verbs } = wording
  const has = (...some: readonly Verb[]): boolean => some.some((verb) => verbs.has(verb))
  const action = (...acts: readonly Act[]): SaidAction => ({ ...NO_ACTION, acts })
  const go = (place: PlaceRef): Act => ({ do: 'go', place, route: wording.route ?? 'direct', span })
  const hold: Act = { do: 'hold', until: wording.until, span }
  const attack = (target: TargetRef): Act => ({ do: 'attack', target, route: 'direct', span })
  const shoot = (target: TargetRef): Act => ({ do: 'shoot', target, span })
  const shooters = units.length > 0 && units.every(canShoot)
  const some = units.some(canShoot)
  const quiet: SaidAction = { ...NO_ACTION, fire: 'hold' }
  if (wording.negated) {
    const [spot] = wording.places
    // `let nobody pass the gate`.
    const barred = spot === undefined ? [] : [action(go(spot), hold)]
    return has('shoot') && !has('attack', 'move') ? [quiet, action(hold)] : [action(hold), ...barred, quiet]
  }

  const target =
    wording.targets[0] ??
    enemyBy(wording, chart) ??
    (wording.foe !== null && wording.places.length === 0 && has(...FIGHTING)
      ? ({ is: 'contact', handle: wording.foe } as const)
      : undefined)
  const [place] = wording.places
  const named = target === undefined || wording.targets.length > 0 ? wording.units.filter(isSomebody) : []
  const alone = target === undefined && wording.places.length + wording.bearings.length + wording.works.length === 0
  const [friend] = (named.length > 0 || !alone || has('retreat', 'hold') ? named : inDanger(wording)).map((ref) =>
    nearlyNamed(chart, ref),
  )
  const [bearing] = wording.bearings
  const [formation] = wording.formations
  const [work] = wording.works
  const beside: PlaceRef | null = friend === undefined ? null : { is: 'units', ref: friend }
  const all: SaidAction[] = []
  if (work !== undefined) {
    const spot = place ?? beside
    all.push(action({ do: 'build', work, place: place ?? null, span }))
    if (spot !== null) all.push(action(go(spot), { do: 'build', work, place: null, span }))
  }
  const building =
    has('fortify') || (has('build') && units.length > 0 && units.every(({ kind }) => kind === 'fieldEngineers'))
  if (building && work === undefined)
    all.push(action(...[place ?? beside].flatMap((at) => (at === null ? [] : [go(at)])), FORT(span)))
  if (has('demolish') && place !== undefined)
    all.push(action({ do: 'demolish', place, span }), action(attack({ is: 'place', place })))
  if (has('repair')) all.push(action({ do: 'repair', place: place ?? null, span }))
  if (formation !== undefined) {
    const form: Act = { do: 'form', formation, span }
    if (place !== undefined) all.push(action(form, go(place)), action(go(place), form))
    else if (target !== undefined) all.push(action(form, attack(target)))
    all.push(action(form))
  }
  if (has('dismount')) all.push(action({ do: 'dismount', span }))
  if (has('mount')) all.push(action({ do: 'mount', span }))
  if (target !== undefined && place !== undefined && has('guard', 'scout', 'hold'))
    all.push(action(go(place), hold), action(go(place)))
  if (target !== undefined) {
    const blows = shooters
      ? [shoot(target), attack(target)]
      : some && has('shoot')
        ? [shoot(target), attack(target)]
        : [attack(target)]
    const near = target.is === 'contact' && !has(...FIGHTING) ? [action(go(target))] : []
    // `see what X3 is up to`.
    if (has('scout') && !has(...FIGHTING) && target.is === 'contact')
      all.push({ ...action(go(target)), stance: 'cautious' }, action(go(target)))
    const there = place === undefined ? [] : blows.map((fight) => action(go(place), fight))
    all.push(...there.slice(0, 1), ...blows.map((fight) => action(fight)), ...there.slice(1), ...near)
  }
  if (friend !== undefined && beside !== null) {
    const follow = action({ do: 'follow', refs: [friend], span })
    if (has('move', 'retreat', 'scout') && !has(...NEAR)) all.push(action(go(beside)), follow)
    else all.push(follow, action(go(beside)))
    if (has('hold')) all.push(action(go(beside), hold))
    if (has('hold') && wording.until !== null) all.push(action(hold))
    // `cav gank the supply`: perhaps theirs.
    const group = verbs.size === 0 && friend.level === LEVELS.group ? enemyGroup(friend, chart.scope) : undefined
    if (group !== undefined) all.push(action(attack({ is: 'pick', which: 'nearest', group })))
  }
  if (place !== undefined) {
    const there = action(go(place))
    const stay = action(go(place), hold)
    const storm = units.some(fights) ? [action(attack({ is: 'place', place }))] : []
    const wary =
      units.length > 0 && units.every(({ kind }) => kind === 'scouts')
        ? [{ ...there, stance: 'cautious' } as const]
        : []
    if (wording.places.length > 1) all.push(action(...wording.places.slice(0, MOST_STEPS).map(go)))
    if (has('ambush')) all.push(action(go(place), { do: 'ambush', span }))
    const ofUnit =
      place.is === 'side' && place.of.is === 'units'
        ? [action({ do: 'follow', refs: [nearlyNamed(chart, place.of.ref)], span })]
        : []
    if (has('scout')) all.push({ ...there, stance: 'cautious' }, there)
    else if (has('attack', 'charge', 'seize')) all.push(...storm, there, stay)
    else if (ofUnit.length > 0) all.push(there, ...ofUnit, stay)
    else if (has(...STAYING) || wording.until !== null) all.push(stay, there, ...wary)
    else if (verbs.size === 0 || has('shoot')) all.push(there, ...wary, ...storm, stay)
    else all.push(there, ...wary, stay, ...storm)
  }
  if (bearing !== undefined) {
    const march = action({ do: 'march', toward: bearing.toward, tiles: bearing.tiles, route: 'direct', span })
    const face = action({ do: 'face', toward: bearing.toward, span })
    all.push(...(has('face') && bearing.tiles === 0 ? [face, march] : [march, face]))
  }
  if (has('holdFire')) all.push(quiet)
  if (has('freeFire')) all.push({ ...NO_ACTION, fire: 'free' })
  if (has('continue')) all.push({ ...NO_ACTION, keep: true })
  const nearest: TargetRef = { is: 'pick', which: 'nearest', group: null }
  const aimless = target === undefined && place === undefined
  if (aimless && has('shoot') && some) all.push(action(shoot(nearest)))
  if (aimless && has('attack', 'charge')) all.push(action(attack(nearest)))
  if (aimless && has('ambush')) all.push(action({ do: 'ambush', span }))
  if (has('evade')) all.push({ ...NO_ACTION, stance: 'evade' })
  if (has('retreat')) all.push(action(go({ is: 'home' })))
  if (has('move', 'scout') && all.length === 0)
    all.push(action({ do: 'march', toward: 'ahead', tiles: 0, route: 'direct', span }))
  if (has(...STAYING) || wording.until !== null || all.length === 0) all.push(action(hold))
  const stance = wording.stance ?? (has('charge') ? 'aggressive' : null)
  return stance === null ? all : all.flatMap((each) => [{ ...each, stance: each.stance ?? stance }, each])
}

function fights({ kind }: OwnUnit): boolean {
  return !isSupport(kind)
}

function FORT(span: Act['span']): Act {
  return { do: 'build', work: 'fort', place: null, span }
}

/** `if the train is in trouble, the cavalry hurries to its relief`. */
function inDanger({ inDanger: unit }: Wording): UnitRef[] {
  return unit === null ? [] : [{ level: LEVELS.named, units: [unit], from: 0, to: 0 }]
}

function isSomebody({ units, level }: UnitRef): boolean {
  return units.length > 0 && level >= LEVELS.group
}

/** Own units are not fought: `give the cavalry a volley` is of theirs, where such are known of. */
function enemyBy({ units, verbs }: Wording, { scope }: Chart): TargetRef | undefined {
  const [ref] = units
  if (ref === undefined || ref.level !== LEVELS.group || !FIGHTING.some((verb) => verbs.has(verb))) return undefined
  const group = enemyGroup(ref, scope)
  return group === undefined ? undefined : { is: 'pick', which: 'nearest', group }
}

/** The one enemy that is called like some own units. */
export function enemyLike([ref]: readonly UnitRef[], scope: Scope): number | null {
  const group = ref === undefined ? undefined : enemyGroup(ref, scope)
  const such =
    group === undefined ? [] : scope.view.contacts.filter((contact) => isKnown(contact) && fits(contact, group))
  return such.length === 1 ? (such[0]?.handle ?? null) : null
}

function enemyGroup(ref: UnitRef, scope: Scope): GroupId | undefined {
  const members = scope.units.filter(({ id }) => ref.units.includes(id))
  return GROUP_IDS.find(
    (id) =>
      id !== 'everyone' &&
      id !== 'rest' &&
      members.length > 0 &&
      scope.units.filter((unit) => isOfGroup(unit, id)).length === members.length &&
      members.every((unit) => isOfGroup(unit, id)) &&
      scope.view.contacts.some((contact) => isKnown(contact) && fits(contact, id)),
  )
}
