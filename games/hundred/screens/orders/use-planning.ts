import {
  DEFAULT_POLICY,
  type HundredView,
  hundredRules,
  type OrdersChoice,
  type Plan,
  type Policy,
  type Step,
} from '@tessera/hundred'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Fighter } from '../match/fighter.ts'
import {
  addStep,
  type Drafting,
  draftingFrom,
  heardBy,
  named,
  obeys,
  ordersOf,
  planOf,
  redo,
  standing,
  undo,
  withPlan,
  withPlans,
  withPolicy,
} from './drafting.ts'
import { foresee } from './foresee.ts'
import type { Outlook } from './outlook.ts'

export interface Planning {
  readonly drafting: Drafting
  readonly orders: OrdersChoice
  /** By unit id. */
  readonly outlooks: ReadonlyMap<number, Outlook>
  readonly plans: ReadonlyMap<number, Plan>
  /** Why the orders would be refused. */
  readonly refusal: string | null
  planFor(fighter: Fighter): Plan
  policyFor(fighter: Fighter): Policy
  setPlan(unit: number, plan: Plan): void
  setPlans(plans: Readonly<Record<string, Plan>>): void
  setPolicy(unit: number, policy: Partial<Policy>): void
  /** The first order of a turn replaces the rest of the last plan; further ones are added. */
  give(fighters: readonly Fighter[], step: (fighter: Fighter) => Step | null): void
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
}

/** A draft of orders for the turn that is being planned, kept as it changes. */
export function usePlanning(
  view: HundredView | null,
  fighters: readonly Fighter[],
  drafted: OrdersChoice | null,
  onDraft: (orders: OrdersChoice) => void,
): Planning {
  const turn = view?.turn ?? -1
  const [drafting, setDrafting] = useState(() => draftingFrom(drafted))
  const planned = useRef(turn)
  useEffect(() => {
    if (turn === planned.current || turn < 0) return
    planned.current = turn
    setDrafting(draftingFrom(null))
  }, [turn])
  const mine = useMemo(() => fighters.filter((one) => one.own !== null && !one.down && !one.fled), [fighters])
  const obeying = useMemo(() => new Set(mine.filter(obeys).map(({ id }) => String(id))), [mine])
  const change = useCallback(
    (next: (before: Drafting) => Drafting) => {
      setDrafting((before) => {
        const after = next(before)
        queueMicrotask(() => onDraft(heardBy(ordersOf(after), obeying)))
        return after
      })
    },
    [onDraft, obeying],
  )
  const orders = useMemo(() => heardBy(ordersOf(drafting), obeying), [drafting, obeying])
  const plans = useMemo(
    () => new Map(mine.map((one) => [one.id, planOf(drafting, one.id, standing(one))])),
    [mine, drafting],
  )
  const refusal = useMemo(
    () => (view === null ? null : named(hundredRules.refuse(view, orders)?.message ?? null, fighters)),
    [view, orders, fighters],
  )
  const outlooks = useMemo(
    () => (view === null || refusal !== null ? new Map<number, Outlook>() : foresee(view, orders)),
    [view, orders, refusal],
  )
  return {
    drafting,
    orders,
    outlooks,
    plans,
    refusal,
    planFor: (fighter) => planOf(drafting, fighter.id, standing(fighter)),
    policyFor: (fighter) => ({ ...(fighter.own?.policy ?? DEFAULT_POLICY), ...drafting.policies[fighter.id] }),
    setPlan: (unit, plan) => change((before) => withPlan(before, unit, plan)),
    setPlans: (next) => change((before) => withPlans(before, next)),
    setPolicy: (unit, policy) => change((before) => withPolicy(before, unit, policy)),
    give(group, step) {
      change((before) => {
        const next: Record<string, Plan> = {}
        for (const fighter of group) {
          const made = obeying.has(`${fighter.id}`) ? step(fighter) : null
          if (made === null) continue
          const old = before.plans[fighter.id]
          next[fighter.id] = addStep(old ?? { steps: [], loop: false }, made)
        }
        return Object.keys(next).length === 0 ? before : withPlans(before, next)
      })
    },
    undo: drafting.past.length === 0 ? null : () => change(undo),
    redo: drafting.future.length === 0 ? null : () => change(redo),
  }
}
