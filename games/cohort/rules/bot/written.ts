import type { CohortChoice, RecruitSource } from '../choice.ts'
import { MOST_TEXT } from '../choice.ts'
import type { GivenOrder } from '../order.ts'
import { sentence } from '../orders/index.ts'
import type { CohortView } from '../view/view.ts'
import type { Plan } from './order.ts'

/** A plan as the choice a person would make of it: the orders, and the text that says them. */
export function written(view: CohortView, plan: Plan, recruit: RecruitSource | null): CohortChoice {
  const orders: GivenOrder[] = []
  const lines: string[] = []
  let length = 0
  for (const unit of view.units) {
    const main = plan.get(unit.id)
    if (main === undefined || unit.routing) continue
    const given: GivenOrder = { unit: unit.id, main, conditions: [] }
    const line = sentence(given, view)
    length += line.length + 1
    if (length > MOST_TEXT) break
    orders.push(given)
    lines.push(line)
  }
  return { type: 'orders', orders, text: lines.join('\n'), recruit }
}
