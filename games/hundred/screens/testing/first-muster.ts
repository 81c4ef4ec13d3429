import { type HundredView, hundredRules, type Plan } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { fieldModelOf, fightersOf } from '../match/battle.ts'
import type { Fighter } from '../match/fighter.ts'
import { foresee } from '../orders/foresee.ts'
import { type Facts, type HandAction, handAfter, openHand, type Table, tableOf } from '../table/state.ts'

const config = hundredRules.config.parse({ scenario: 'first_muster' })
if (!config.ok) throw new Error('The first scenario is refused')

/** The first seat's view before its first orders: warriors 1 and 2 and archer 3 against goblins 101 to 103. */
export const view: HundredView = createMatch(hundredRules, { config: config.value, seed: seedFrom('slip') }).envelope(
  0,
).view
export const fighters: readonly Fighter[] = fightersOf(view)
const field = fieldModelOf(view.config)

export function find(id: number): Fighter {
  const found = fighters.find((one) => one.id === id)
  if (found === undefined) throw new Error(`There is no ${id}`)
  return found
}

/** The table after these actions, while a turn is planned. */
export function tableAfter(
  actions: readonly HandAction[],
  plans: Readonly<Record<number, Plan>> = {},
  changes: Partial<Facts> = {},
): Table {
  const outlooks = foresee(view, { type: 'orders', plans, policies: {} })
  const all = new Map(Object.entries(plans).map(([id, plan]) => [Number(id), plan]))
  const facts: Facts = {
    view,
    fighters,
    field,
    planned: { plans: all, outlooks },
    forEnemy: false,
    phone: false,
    ...changes,
  }
  return tableOf(facts, actions.reduce(handAfter, openHand(true)))
}

export function chosen(id: number, add = false): HandAction {
  return { do: 'choose', id, add, tab: null }
}
