import type { GivenOrder, Order, Step } from '../../order.ts'
import type { OwnUnit } from '../../view/view.ts'
import { canShoot } from '../meaning/ability.ts'
import type { Scope } from '../scope.ts'

type Orders = readonly GivenOrder[]

/**
 * What is as likely as some orders that are asked about anyway, the likeliest first: without the manner, without a last
 * hold, to follow somebody instead of going there, to shoot instead of attacking, without a step, for the first who are told.
 */
export function variantsOf(orders: Orders, scope: Scope): Orders[] {
  const found: (Orders | null)[] = [
    changed(orders, scope, (order) => (order.stance === 'cautious' ? { ...order, stance: 'steady' } : null)),
    changed(orders, scope, withoutLastHold),
    changed(orders, scope, (order) => replaced(order, followed)),
    changed(orders, scope, (order, unit) => (canShoot(unit) ? replaced(order, shot) : null)),
    changed(orders, scope, (order) => withoutStep(order, 0)),
    changed(orders, scope, (order) => withoutStep(order, order.steps.length - 1)),
    firstTold(orders),
    changed(orders, scope, (order) => replaced(order, joined)),
  ]
  return found.flatMap((each) => (each === null ? [] : [each]))
}

/** The same change in everybody's order; null where there is nothing to change. */
function changed(
  orders: Orders,
  { units }: Scope,
  change: (order: Order, unit: OwnUnit) => Order | null,
): Orders | null {
  let any = false
  const turn = (order: Order, id: number): Order => {
    const unit = units.find((each) => each.id === id)
    const other = unit === undefined ? null : change(order, unit)
    any ||= other !== null
    return other ?? order
  }
  const all = orders.map(({ unit, main, conditions }) => ({
    unit,
    main: main === null ? null : turn(main, unit),
    conditions: conditions.map((each) => ({ ...each, order: turn(each.order, unit) })),
  }))
  return any ? all : null
}

function withoutLastHold(order: Order): Order | null {
  const last = order.steps.at(-1)
  return last?.do === 'hold' && last.until === null ? withoutStep(order, order.steps.length - 1) : null
}

function withoutStep(order: Order, at: number): Order | null {
  return order.steps.length < 2 ? null : { ...order, steps: order.steps.filter((_, index) => index !== at) }
}

function replaced(order: Order, turn: (step: Step) => Step | null): Order | null {
  const at = order.steps.findIndex((step) => turn(step) !== null)
  const step = order.steps[at]
  const other = step === undefined ? null : turn(step)
  if (other === null) return null
  // Following never ends, so nothing comes after it.
  const after = other.do === 'follow' ? [] : order.steps.slice(at + 1)
  return { ...order, steps: [...order.steps.slice(0, at), other, ...after] }
}

function followed(step: Step): Step | null {
  return step.do === 'move' && step.to.is === 'unit' ? { do: 'follow', unit: step.to.unit } : null
}

function joined(step: Step): Step | null {
  return step.do === 'follow' ? { do: 'move', to: { is: 'unit', unit: step.unit }, route: 'direct' } : null
}

function shot(step: Step): Step | null {
  if (step.do === 'attack') return { do: 'shoot', target: step.target }
  return step.do === 'move' && step.to.is === 'contact' ? { do: 'shoot', target: step.to } : null
}

/** Where several are told different things, what the first of them are told. */
function firstTold(orders: Orders): Orders | null {
  const [first] = orders
  const key = JSON.stringify(first?.main)
  const same = orders.filter(({ main }) => JSON.stringify(main) === key)
  return same.length < orders.length && orders.length - same.length > same.length - 1 ? same : null
}
