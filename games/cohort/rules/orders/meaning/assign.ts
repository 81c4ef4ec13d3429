import { type ConditionalOrder, type GivenOrder, MOST_CONDITIONS, type Order, type Step } from '../../order.ts'
import type { OwnUnit } from '../../view/view.ts'
import type { Ways } from '../../view/ways.ts'
import { standingText, stepText, testText } from '../echo.ts'
import type { Clause } from '../grammar/clause.ts'
import { LEVELS, type UnitRef } from '../grammar/unit-phrases.ts'
import type { OrderError, OrderNote } from '../problems.ts'
import type { Scope } from '../scope.ts'
import type { Span } from '../words/lexer.ts'
import { inability } from './ability.ts'
import { type Hitch, settleActs, type Taken } from './settle.ts'

/** A clause and how closely it speaks to a unit. */
interface Claim {
  readonly clause: Clause
  readonly level: number
}

interface Assigning {
  readonly scope: Scope
  readonly ways: Ways
  readonly notes: OrderNote[]
  readonly spanOf: (from: number, to: number) => Span
}

/** Who does what in the end: the closest clause counts, and of equally close ones the later (COH-12.11). */
export function assignOrders(
  clauses: readonly Clause[],
  scope: Scope,
  ways: Ways,
  notes: OrderNote[],
  spanOf: (from: number, to: number) => Span,
): GivenOrder[] {
  const assigning: Assigning = { scope, ways, notes, spanOf }
  fillRest(clauses, scope)
  for (const clause of clauses) if (clause.error === null) clause.error = inabilityOf(clause, assigning)
  countConditions(clauses, assigning)
  const claims = claimsOf(clauses, assigning)
  const given = new Map<number, { main: Order | null; conditions: ConditionalOrder[] }>()
  for (const unit of scope.units) if (spokenTo(clauses, unit)) given.set(unit.id, { main: null, conditions: [] })
  for (const clause of clauses) {
    if (clause.error !== null || clause.silent) continue
    const units = scope.units.filter((unit) =>
      clause.condition === null ? claims.get(unit.id) === clause : levelOf(clause, unit) !== null,
    )
    giveClause(clause, units, assigning, given)
  }
  return scope.units.flatMap((unit) => {
    const order = given.get(unit.id)
    if (order === undefined || (order.main === null && order.conditions.length === 0)) {
      noteStanding(unit, clauses, assigning)
      return []
    }
    return [{ unit: unit.id, main: order.main, conditions: order.conditions }]
  })
}

/** `rest` is who stands in no other clause, understood or not. */
function fillRest(clauses: readonly Clause[], scope: Scope): void {
  const named = new Set(clauses.flatMap((clause) => clause.refs.flatMap((ref) => ref.units)))
  const rest = scope.units.map((unit) => unit.id).filter((id) => !named.has(id))
  for (const clause of clauses) {
    clause.refs = clause.refs.map((ref) => (ref.level === LEVELS.rest ? { ...ref, units: rest } : ref))
  }
}

function levelOf(clause: Clause, unit: OwnUnit): number | null {
  let level: number | null = null
  for (const ref of clause.refs) if (ref.units.includes(unit.id)) level = Math.max(level ?? 0, ref.level)
  return level
}

function spokenTo(clauses: readonly Clause[], unit: OwnUnit): boolean {
  return clauses.some((clause) => clause.error === null && !clause.silent && levelOf(clause, unit) !== null)
}

/** Of each expression somebody must be able to do it; who cannot is passed over with a note (COH-12.13). */
function inabilityOf(clause: Clause, assigning: Assigning): OrderError | null {
  for (const act of clause.acts) {
    for (const ref of clause.refs) {
      const members = membersOf(ref, assigning.scope)
      const reasons = members.map((unit) => inability(act, unit, assigning.scope))
      const [first] = reasons
      if (first !== undefined && first !== null && reasons.every((reason) => reason !== null)) {
        return errorOf({ ...first, span: act.span })
      }
    }
  }
  return null
}

function membersOf(ref: UnitRef, scope: Scope): OwnUnit[] {
  return scope.units.filter((unit) => ref.units.includes(unit.id))
}

function errorOf(hitch: Hitch): OrderError {
  const { code, message, span } = hitch
  return { ...span, code, message, suggestion: null, expected: [] }
}

function countConditions(clauses: readonly Clause[], { scope, spanOf }: Assigning): void {
  const counts = new Map<number, number>()
  for (const clause of clauses) {
    if (clause.condition === null || clause.error !== null) continue
    for (const unit of scope.units) {
      if (levelOf(clause, unit) === null) continue
      const count = (counts.get(unit.id) ?? 0) + 1
      counts.set(unit.id, count)
      if (count > MOST_CONDITIONS) {
        const message = `At most ${MOST_CONDITIONS} conditions.`
        clause.error ??= errorOf({ code: 'too_many_conditions', message, span: spanOf(clause.from, clause.to) })
      }
    }
  }
}

/** Which clause is a unit's main order. */
function claimsOf(clauses: readonly Clause[], assigning: Assigning): Map<number, Clause> {
  const claims = new Map<number, Clause>()
  for (const unit of assigning.scope.units) {
    let best: Claim | null = null
    for (const clause of clauses) {
      if (clause.error !== null || clause.condition !== null) continue
      const level = levelOf(clause, unit)
      if (level === null || level < (best?.level ?? 0)) continue
      const unable = wholly(clause, unit, assigning.scope)
      if (unable !== null) {
        noteSkipped(unit, `${unable} Left out.`, clause, assigning)
        continue
      }
      if (best !== null && best.level === level) noteOverridden(unit, best.clause, assigning)
      best = { clause, level }
    }
    if (best !== null) claims.set(unit.id, best.clause)
  }
  return claims
}

/** Why a unit can do nothing of a clause, which leaves it to what else it was told; null when it has a part in it. */
function wholly(clause: Clause, unit: OwnUnit, scope: Scope): string | null {
  const reasons = clause.acts.map((act) => inability(act, unit, scope))
  return reasons.every((reason) => reason !== null) ? (reasons[0]?.message ?? null) : null
}

function giveClause(
  clause: Clause,
  units: readonly OwnUnit[],
  assigning: Assigning,
  given: Map<number, { main: Order | null; conditions: ConditionalOrder[] }>,
): void {
  const taken: Taken = new Map()
  const hitches: { readonly unit: OwnUnit; readonly hitch: Hitch }[] = []
  const orders: { readonly unit: OwnUnit; readonly order: Order }[] = []
  for (const unit of units) {
    if (unit.routing) {
      noteSkipped(unit, `${unit.name} is running and hears no orders.`, clause, assigning)
      continue
    }
    const settled = settleActs(clause.acts, unit, assigning.scope, assigning.ways, taken)
    for (const hitch of settled.left) noteSkipped(unit, `${hitch.message} Left out.`, clause, assigning)
    if (settled.hitch !== null) hitches.push({ unit, hitch: settled.hitch })
    else {
      const order = orderOf(clause, unit, settled.steps)
      if (order !== null) orders.push({ unit, order })
    }
  }
  const fatal =
    hitches.find(({ hitch }) => hitch.code === 'too_many_steps') ?? (orders.length === 0 ? hitches[0] : undefined)
  if (fatal !== undefined) {
    clause.error = errorOf(fatal.hitch)
    return
  }
  for (const { unit, hitch } of hitches) noteSkipped(unit, `${hitch.message} Left out.`, clause, assigning)
  for (const { unit, order } of orders) {
    noteNever(unit, order, clause, assigning)
    const entry = given.get(unit.id)
    if (entry === undefined) continue
    if (clause.condition === null) entry.main = order
    else entry.conditions.push({ ...clause.condition, order })
  }
  const first = orders[0]
  if (clause.condition !== null && first !== undefined) noteFalse(clause, first.unit, assigning)
}

/** Where nothing but the manner is said, the standing steps go on in that manner. */
function orderOf(clause: Clause, unit: OwnUnit, steps: readonly Step[]): Order | null {
  const standing = unit.order
  if (clause.acts.length > 0 && !clause.keep) {
    return steps.length === 0 ? null : { steps, stance: clause.stance ?? 'steady', fire: clause.fire ?? 'free' }
  }
  const nothingNew = clause.keep && clause.acts.length === 0 && clause.stance === null && clause.fire === null
  if (nothingNew && clause.condition === null) return null
  const kept: readonly Step[] = [...standing.steps, ...steps].slice(0, 4)
  return {
    steps: kept.length === 0 ? [{ do: 'hold', until: null }] : kept,
    stance: clause.stance ?? standing.stance,
    fire: clause.fire ?? standing.fire,
  }
}

function noteOverridden(unit: OwnUnit, earlier: Clause, { notes, spanOf }: Assigning): void {
  notes.push({
    code: 'overridden',
    message: `${unit.name}: a later order takes the place of this one.`,
    unit: unit.id,
    span: spanOf(earlier.from, earlier.to),
  })
}

function noteSkipped(unit: OwnUnit, message: string, clause: Clause, { notes, spanOf }: Assigning): void {
  notes.push({ code: 'skipped', message, unit: unit.id, span: spanOf(clause.from, clause.to) })
}

const ENDLESS: ReadonlySet<Step['do']> = new Set(['hold', 'shoot', 'follow'])

/** COH-7.1: some steps are never done, and what follows them is never reached. */
function noteNever(unit: OwnUnit, order: Order, clause: Clause, { notes, scope, spanOf }: Assigning): void {
  const at = order.steps.findIndex((step) => ENDLESS.has(step.do) && !(step.do === 'hold' && step.until !== null))
  const step = order.steps[at]
  if (step === undefined || at === order.steps.length - 1) return
  notes.push({
    code: 'never_reached',
    message: `${unit.name}: “${stepText(step, scope.view)}” never ends, so what follows it waits for good. Say “hold until …”.`,
    unit: unit.id,
    span: spanOf(clause.from, clause.to),
  })
}

function noteStanding(unit: OwnUnit, clauses: readonly Clause[], { notes, scope }: Assigning): void {
  if (clauses.some((clause) => clause.silent && levelOf(clause, unit) !== null)) return
  notes.push({
    code: 'no_new_order',
    message: `${unit.name}: no new order; ${standingText(unit, scope.view)}.`,
    unit: unit.id,
    span: null,
  })
}

/** `if` and `unless` count this turn only, so it is worth knowing that they would not act now. */
function noteFalse(clause: Clause, unit: OwnUnit, { notes, ways, scope, spanOf }: Assigning): void {
  const { condition } = clause
  if (condition === null || condition.on === 'when') return
  if (ways.holds(unit, condition.test) !== (condition.on === 'unless')) return
  notes.push({
    code: 'condition_false_now',
    message: `“${condition.on} ${testText(condition.test, scope.view)}” is not so now.`,
    unit: unit.id,
    span: spanOf(clause.from, clause.to),
  })
}
