import type { OrdersChoice, Plan, Policy, Step } from '@tessera/hundred'
import type { Fighter } from '../match/fighter.ts'

/** The changes a seat makes to its standing plans, with the steps for undo and redo. */
export interface Drafting {
  readonly plans: Readonly<Record<string, Plan>>
  readonly policies: Readonly<Record<string, Partial<Policy>>>
  readonly past: readonly Snapshot[]
  readonly future: readonly Snapshot[]
}

interface Snapshot {
  readonly plans: Drafting['plans']
  readonly policies: Drafting['policies']
}

const MOST_STEPS = 12

export function draftingFrom(choice: OrdersChoice | null): Drafting {
  return { plans: choice?.plans ?? {}, policies: choice?.policies ?? {}, past: [], future: [] }
}

export function ordersOf(drafting: Drafting): OrdersChoice {
  return { type: 'orders', plans: drafting.plans, policies: drafting.policies }
}

/** The plan of a unit: as drafted, or else the one that goes on from before. */
export function planOf(drafting: Drafting, unit: number, standing: Plan): Plan {
  return drafting.plans[unit] ?? standing
}

export function withPlan(drafting: Drafting, unit: number, plan: Plan): Drafting {
  return changed(drafting, { plans: { ...drafting.plans, [unit]: plan }, policies: drafting.policies })
}

/** Several plans at once are one change: undo takes all of them back. */
export function withPlans(drafting: Drafting, plans: Readonly<Record<string, Plan>>): Drafting {
  return changed(drafting, { plans: { ...drafting.plans, ...plans }, policies: drafting.policies })
}

export function withPolicy(drafting: Drafting, unit: number, policy: Partial<Policy>): Drafting {
  return changed(drafting, {
    plans: drafting.plans,
    policies: { ...drafting.policies, [unit]: { ...drafting.policies[unit], ...policy } },
  })
}

export function addStep(plan: Plan, step: Step): Plan {
  return plan.steps.length >= MOST_STEPS ? plan : { ...plan, steps: [...plan.steps, step] }
}

export function replaceStep(plan: Plan, at: number, step: Step): Plan {
  return { ...plan, steps: plan.steps.map((old, i) => (i === at ? step : old)) }
}

export function removeStep(plan: Plan, at: number): Plan {
  return { ...plan, steps: plan.steps.filter((_, i) => i !== at) }
}

export function moveStep(plan: Plan, from: number, to: number): Plan {
  const steps = [...plan.steps]
  const [step] = steps.splice(from, 1)
  if (step === undefined) return plan
  steps.splice(Math.max(0, Math.min(steps.length, to)), 0, step)
  return { ...plan, steps }
}

export function undo(drafting: Drafting): Drafting {
  const last = drafting.past.at(-1)
  if (last === undefined) return drafting
  return { ...last, past: drafting.past.slice(0, -1), future: [snapshot(drafting), ...drafting.future] }
}

export function redo(drafting: Drafting): Drafting {
  const [next, ...rest] = drafting.future
  if (next === undefined) return drafting
  return { ...next, past: [...drafting.past, snapshot(drafting)], future: rest }
}

function changed(drafting: Drafting, next: Snapshot): Drafting {
  return { ...next, past: [...drafting.past.slice(-99), snapshot(drafting)], future: [] }
}

function snapshot({ plans, policies }: Drafting): Snapshot {
  return { plans, policies }
}

/** HUN-609: the routed take no orders. */
export function obeys({ own, down, fled, morale }: Fighter): boolean {
  return own !== null && !down && !fled && morale !== 'routed'
}

/** The orders without those to fighters that take none. */
export function heardBy({ plans, policies, ...rest }: OrdersChoice, obeying: ReadonlySet<string>): OrdersChoice {
  const heard = <V>(all: Readonly<Record<string, V>>): Record<string, V> =>
    Object.fromEntries(Object.entries(all).filter(([id]) => obeying.has(id)))
  return { ...rest, plans: heard(plans), policies: heard(policies) }
}

/** A refusal speaks of units by their numbers ("u2, step 1: ..."); here they have names. */
export function named(message: string | null, fighters: readonly Pick<Fighter, 'id' | 'name'>[]): string | null {
  return (
    message?.replace(/^u(\d+)/, (number, id) => fighters.find((one) => one.id === Number(id))?.name ?? number) ?? null
  )
}

/** The rest of a plan that was begun in an earlier turn. */
export function standing(fighter: Fighter): Plan {
  const own = fighter.own
  return own === null
    ? { steps: [], loop: false }
    : { steps: own.plan.loop ? own.plan.steps : own.plan.steps.slice(own.current), loop: own.plan.loop }
}
