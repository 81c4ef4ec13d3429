import type { CohortView, GivenOrder } from '@tessera/cohort'

/** Own units without orders, new or standing. They hold where they stand. */
export function idleUnits({ units }: Pick<CohortView, 'units'>, orders: readonly GivenOrder[]): ReadonlySet<string> {
  const told = new Set(orders.map(({ unit }) => unit))
  const idle = units.filter(({ id, order, routing }) => !told.has(id) && !routing && order.steps.length === 0)
  return new Set(idle.map(({ id }) => String(id)))
}
