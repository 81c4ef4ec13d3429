import type { Route, Test } from '../../order.ts'
import { type Act, isAimless, isManner } from '../grammar/act.ts'
import type { Clause } from '../grammar/clause.ts'
import type { PlaceRef } from '../grammar/place-phrases.ts'
import { LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import type { Found, Mark } from './chart.ts'
import type { Said } from './clauses.ts'
import { FOUGHT } from './conditions/tests.ts'
import type { SaidCondition } from './conditions.ts'
import { less } from './unit-phrases.ts'
import type { SaidAction } from './verb-phrases.ts'

/** A sentence as clauses, and how far that is from what was written. */
export interface Draft {
  readonly clauses: readonly Clause[]
  readonly price: number
  /** The part of the price that is not for the number of things said. */
  readonly unusual: number
  readonly marks: readonly Mark[]
  /** Nobody was named, and nobody was spoken to before. */
  readonly nameless: boolean
  /** It goes on with what was said to them before. */
  readonly goesOn: boolean
  /** It addresses the units addressed before. */
  readonly inherits: boolean
}

/** The clauses a reading comes to; two where a condition may or may not go on. `before`: who was spoken to last. */
export function draftsOf(found: Found<readonly Said[]>, before: readonly UnitRef[]): Draft[] {
  const joined = found.value.findIndex((said, index) => index > 0 && mayGoOn(found.value[index - 1], said))
  const plain = assembled(found, before, -1)
  const carried = joined === -1 ? null : assembled(found, before, joined)
  const split = lastOnly(found)
  const parted = split === null ? null : assembled(split, before, -1)
  const apposed = apposition(found)
  const one = apposed === null ? null : assembled(apposed, before, -1)
  const each = plain === null ? null : shared(plain, found.value)
  return [isDoubled(found.value) ? null : plain, carried, parted, one, each].flatMap((draft) =>
    draft === null ? [] : [draft],
  )
}

function goOf(action: SaidAction | undefined): Extract<Act, { do: 'go' }> | null {
  const act = action?.acts.at(-1)
  return act?.do === 'go' ? act : null
}

function isApposed(action: SaidAction, before: SaidAction | undefined): boolean {
  const [first, second] = [goOf(before), goOf(action)]
  if (action.joined !== ',' || action.acts.length !== 1 || first === null || second === null) return false
  return !(first.place.is === 'tile' && second.place.is === 'tile')
}

/** `to D11, next to the Guards` is one place. */
function isDoubled(all: readonly Said[]): boolean {
  return all.some(({ actions }) =>
    actions.some((action, index) => {
      const place = isApposed(action, actions[index - 1]) ? goOf(action)?.place.is : undefined
      return place === 'units' || place === 'side'
    }),
  )
}

/** `to G9, on the hill`: the same place said twice, the second time more or less exactly. */
function apposition(found: Found<readonly Said[]>): Found<readonly Said[]> | null {
  let changed = false
  const value = found.value.map((said) => {
    const actions: SaidAction[] = []
    for (const action of said.actions) {
      const before = actions.at(-1)
      if (before === undefined || !isApposed(action, before)) {
        actions.push(action)
        continue
      }
      changed = true
      const [first, second] = [goOf(before), goOf(action)]
      if (first !== null && second !== null && isExacter(second.place, first.place))
        actions[actions.length - 1] = {
          ...before,
          acts: [...before.acts.slice(0, -1), { ...first, place: second.place }],
        }
    }
    return { ...said, actions }
  })
  return changed ? { ...found, value } : null
}

const EXACT: readonly PlaceRef['is'][] = ['tile', 'units', 'named']

function isExacter(one: PlaceRef, other: PlaceRef): boolean {
  const [first, second] = [one, other].map(({ is }) => (EXACT.includes(is) ? EXACT.indexOf(is) : EXACT.length))
  return (first ?? 0) < (second ?? 0)
}

/** `both militias to D8 and D10`: one place each. */
function shared(draft: Draft, all: readonly Said[]): Draft | null {
  const [said] = all
  const [clause] = draft.clauses
  if (all.length !== 1 || draft.clauses.length !== 1 || said === undefined || clause === undefined) return null
  const ids = [...new Set(clause.refs.flatMap(({ units }) => units))]
  const start = said.actions.findIndex(({ acts }) => acts.some((act) => act.do === 'go'))
  const places = said.actions.slice(start + 1, start + ids.length)
  const first = clause.acts.findIndex((act) => act.do === 'go')
  const [before, goings] = [clause.acts.slice(0, Math.max(first, 0)), clause.acts.slice(first, first + ids.length)]
  const after = clause.acts.slice(first + ids.length)
  if (ids.length < 2 || first < 0 || goings.length !== ids.length || !goings.every((act) => act.do === 'go'))
    return null
  if (!before.every(isManner) || after.some((act) => act.do === 'go')) return null
  if (!places.every(({ joined }) => joined === 'and' || joined === ',')) return null
  if (places.at(-1)?.joined !== 'and') return null
  const [ref] = clause.refs
  if (ref === undefined) return null
  const clauses = ids.map((id, index) => ({
    ...clause,
    refs: [{ ...ref, level: LEVELS.named, units: [id] }],
    acts: [...before, ...goings.slice(index, index + 1), ...after],
  }))
  return { ...draft, clauses }
}

/** `hold E9, then attack on turn 5`: the turn may be said of the last thing alone. */
function lastOnly(found: Found<readonly Said[]>): Found<readonly Said[]> | null {
  const at = found.value.findIndex(
    ({ condition, leads, actions }) => condition !== null && !leads && actions.length > 1,
  )
  const said = found.value[at]
  const last = said?.actions.at(-1)
  if (said === undefined || last === undefined) return null
  const first: Said = { ...said, condition: null, actions: said.actions.slice(0, -1) }
  const then: Said = { ...said, who: null, actions: [last], joint: '' }
  return { ...found, value: [...found.value.slice(0, at), first, then, ...found.value.slice(at + 1)] }
}

/** `If attacked, the militia retreat and the archers shoot`: both, or only the first? */
function mayGoOn(earlier: Said | undefined, said: Said): boolean {
  return (
    earlier?.leads === true &&
    earlier.condition !== null &&
    said.who !== null &&
    !said.who.same &&
    said.condition === null &&
    !said.otherwise &&
    /\band\b/.test(said.joint)
  )
}

function assembled(found: Found<readonly Said[]>, before: readonly UnitRef[], carriedTo: number): Draft | null {
  const clauses: Clause[] = []
  let nameless = false
  let carried: SaidCondition | null = null
  let spoken: readonly UnitRef[] = before
  for (const [index, said] of found.value.entries()) {
    const condition: SaidCondition | null = said.condition ?? (index === carriedTo ? carried : null)
    if (said.leads) carried = said.condition
    const out = said.who?.same === true ? found.value[index - 1]?.who?.left : undefined
    const named = out ?? refsOf(said, clauses, spoken)
    if (named === null) {
      if (index > 0 || said.who?.same === true) return null
      nameless = true
    }
    const acts = actsOf(said, clauses, condition, spoken)
    if (acts === null) return null
    const refs = named === null ? null : (less(named, followedBy(said, acts)) ?? named)
    // `… , scouts cautiously` says how the scouts do what was said before; that is not read.
    if (index > 0 && said.who !== null && acts.length === 0 && mannerOf(said.actions, 'fire') === null) return null
    const tested = condition === null ? null : testOf(condition, refs ?? [], acts)
    if (condition !== null && tested === null) return null
    const last = clauses.at(-1)
    const sameAgain = out === undefined && said.who?.same === true && last !== undefined && last.condition === null
    const goesOn = (said.who === null || sameAgain) && condition === null && !said.otherwise && last !== undefined
    if (goesOn) {
      if (isAgain(acts[0], last.acts.at(-1))) last.acts.pop()
      last.acts.push(...acts)
      last.stance = mannerOf(said.actions, 'stance') ?? last.stance
      last.fire = mannerOf(said.actions, 'fire') ?? last.fire
      last.keep ||= said.actions.some(({ keep }) => keep)
      last.to = said.to
      continue
    }
    if (said.otherwise && clauses.length === 0 && before.length === 0) return null
    clauses.push({
      refs: refs ?? [],
      condition: condition === null || tested === null ? null : { on: condition.on, test: tested },
      acts,
      stance: mannerOf(said.actions, 'stance'),
      fire: mannerOf(said.actions, 'fire'),
      keep: said.actions.some(({ keep }) => keep),
      silent: false,
      from: said.from,
      to: said.to,
      error: null,
    })
    spoken = refs ?? spoken
  }
  const [first] = found.value
  const goesOn =
    before.length > 0 && first?.condition === null && !first.otherwise && (first.who === null || first.who.same)
  const inherits = first !== undefined && (first.who === null || first.who.same)
  return {
    clauses,
    price: found.price,
    unusual: found.price - found.value.length + 1,
    marks: found.marks,
    nameless,
    goesOn,
    inherits,
  }
}

function mannerOf<K extends 'stance' | 'fire'>(actions: readonly SaidAction[], key: K): SaidAction[K] {
  return actions.reduce<SaidAction[K]>((so, action) => action[key] ?? so, null as SaidAction[K])
}

/** The units addressed: by name, or as `they`. */
function refsOf(said: Said, clauses: readonly Clause[], spoken: readonly UnitRef[]): readonly UnitRef[] | null {
  if (said.who !== null && !said.who.same) return said.who.refs
  const earlier = clauses.at(-1)?.refs
  if (earlier !== undefined) return earlier
  const about = said.condition?.said.about
  if (said.who?.same === true && about != null) return about
  return spoken.length > 0 ? spoken : about != null && said.who === null ? about : null
}

/** The test of a condition for those who are told; null where it speaks of several others. */
function testOf(
  { said: { test: said, about } }: SaidCondition,
  refs: readonly UnitRef[],
  acts: readonly Act[],
): Test | null {
  const test = aboutFought(said, acts)
  if (test === null) return null
  if (about === null || !('unit' in test)) return test
  const ids = idsOf(about)
  if (ids.join() === idsOf(refs).join()) return test
  const [unit] = ids
  return ids.length === 1 && unit !== undefined ? { ...test, unit } : null
}

/** `when it comes within 3`, of the enemy that is to be fought; null where none is. */
function aboutFought(test: Test, acts: readonly Act[]): Test | null {
  if (!('contact' in test) || test.contact !== FOUGHT) return test
  for (const act of acts)
    if ((act.do === 'attack' || act.do === 'shoot') && act.target.is === 'contact')
      return { ...test, contact: act.target.handle }
  return null
}

function contactOf(test: Test | null | undefined): number | null {
  return test != null && 'contact' in test && test.contact !== undefined && test.contact !== FOUGHT
    ? test.contact
    : null
}

function idsOf(refs: readonly UnitRef[]): number[] {
  return [...new Set(refs.flatMap(({ units }) => units))].sort((a, b) => a - b)
}

function actsOf(
  { actions, who }: Said,
  clauses: readonly Clause[],
  condition: SaidCondition | null,
  spoken: readonly UnitRef[],
): Act[] | null {
  const acts: Act[] = []
  for (const action of actions) {
    if (action.route !== undefined && !goBy(acts, action.route)) return null
    if (action.later === true && !comesToAnEnd(acts.at(-1))) return null
    // `hold E8 and E12` is no march after a hold that never ends.
    if (action.bare && acts.at(-1)?.do === 'hold' && !comesToAnEnd(acts.at(-1)) && !action.acts.every(isManner))
      return null
    const last = acts.at(-1) ?? (action.bare || action.it ? clauses.at(-1)?.acts.at(-1) : undefined)
    for (const act of action.acts) {
      if (action.it && act.do === 'follow') {
        const beside = friendsOf(who === null ? last : acts.at(-1))
        const refs = beside ?? condition?.said.about ?? clauses.at(-1)?.refs ?? spoken
        if (refs.length === 0) return null
        acts.push({ ...act, refs })
      } else if (action.it && (act.do === 'attack' || act.do === 'shoot')) {
        const fought =
          last?.do === 'attack' || last?.do === 'shoot'
            ? last.target
            : last?.do === 'go' && last.place.is === 'contact'
              ? last.place
              : null
        if (fought !== null && fought.is !== 'pick') {
          if (last === acts.at(-1)) acts.pop()
          acts.push({ ...act, target: fought })
          continue
        }
        const known = contactOf(last?.do === 'hold' ? last.until : null) ?? contactOf(condition?.said.test)
        if (known !== null) {
          acts.push({ ...act, target: { is: 'contact', handle: known } })
          continue
        }
        const place = lastPlace([...clauses.flatMap((clause) => clause.acts), ...acts]) ?? placeOf(condition)
        if (place === null && isOfEnemy(condition)) {
          // `if you find their train, attack it`.
          const test = condition?.said.test
          const group = test !== undefined && 'group' in test ? test.group : null
          acts.push(group === null ? act : { ...act, target: { is: 'pick', which: 'nearest', group } })
          continue
        }
        if (place === null) return null
        acts.push({ ...act, target: { is: 'place', place } })
      } else if (act.do === 'hold' && act.until !== null && 'contact' in act.until && act.until.contact === FOUGHT) {
        // `wait until it comes`: nobody was spoken of that could.
        return null
      } else if (action.bare && act.do === 'attack' && last?.do === 'shoot')
        acts.push({ do: 'shoot', target: act.target, span: act.span })
      else acts.push(act)
    }
  }
  return withoutRepeats(acts)
}

/** To follow those who were to be gone to or followed before it. */
function isAgain(act: Act | undefined, last: Act | undefined): boolean {
  const before = friendsOf(last)
  return act?.do === 'follow' && before !== null && idsOf(before).join() === idsOf(act.refs).join()
}

/** `hoplites to the ford, the infantry follows them`: the others of the infantry. */
function followedBy({ actions }: Said, acts: readonly Act[]): readonly UnitRef[] {
  return actions.some(({ it }) => it) ? acts.flatMap((act) => (act.do === 'follow' ? act.refs : [])) : []
}

/** `go to the train and guard it`: whom somebody was told to go to or to follow. */
function friendsOf(act: Act | undefined): readonly UnitRef[] | null {
  if (act?.do === 'follow') return act.refs
  return act?.do === 'go' && act.place.is === 'units' ? [act.place.ref] : null
}

/** The last way that was said, by this route; false where there is none. */
function goBy(acts: Act[], route: Route): boolean {
  const index = acts.findLastIndex((act) => act.do === 'go' || act.do === 'march' || act.do === 'attack')
  const act = acts[index]
  if (act === undefined || !('route' in act)) return false
  acts[index] = { ...act, route }
  return true
}

/** Said twice is done once; to go somewhere and take it is to take it, to go to somebody and follow them to follow them. */
function withoutRepeats(acts: readonly Act[]): Act[] {
  const kept: Act[] = []
  for (const act of acts) {
    const last = kept.at(-1)
    if (last !== undefined && said(last) === said(act)) continue
    // `target X1, loose!`
    if (last?.do === 'shoot' && act.do === 'shoot' && act.target.is === 'pick' && act.target.group === null) continue
    // `everyone that can shoot, shoot X1`
    if (last !== undefined && isAimless(last) && last.do === act.do && !isAimless(act)) kept.pop()
    if (
      last?.do === 'go' &&
      act.do === 'attack' &&
      act.target.is === 'place' &&
      JSON.stringify(act.target.place) === JSON.stringify(last.place)
    )
      kept.pop()
    if (isAgain(act, last)) kept.pop()
    kept.push(act)
  }
  return kept
}

function said(act: Act): string {
  return JSON.stringify({ ...act, span: null })
}

/** `when an enemy is in sight, shoot it`. */
function isOfEnemy(condition: SaidCondition | null): boolean {
  const test = condition?.said.test.test
  return test === 'sight' || test === 'within' || test === 'engaged'
}

/** `hold until turn 4 before attacking`, but not `hold before attacking`. */
function comesToAnEnd(act: Act | undefined): boolean {
  return act !== undefined && (act.do === 'hold' ? act.until !== null : act.do !== 'follow' && act.do !== 'shoot')
}

function lastPlace(acts: readonly Act[]): PlaceRef | null {
  for (const act of [...acts].reverse()) {
    if (act.do === 'go') return act.place
    if ((act.do === 'attack' || act.do === 'shoot') && act.target.is === 'place') return act.target.place
  }
  return null
}

function placeOf(condition: SaidCondition | null): PlaceRef | null {
  return condition?.said.place ?? null
}
