import { expect, test } from 'vitest'
import { exampleView } from '../../rules/orders/testing/view.ts'
import { idleUnits } from './idle.ts'

const { units: own } = exampleView()

function unit(id: number, steps: number, routing = false) {
  const [like] = own
  if (like === undefined) throw new Error('The army has units')
  return { ...like, id, routing, order: { ...like.order, steps: Array(steps).fill({ do: 'ambush' }) } }
}

test('a unit is idle if it has no orders, new or standing, and does not run', () => {
  const units = [unit(1, 0), unit(2, 1), unit(3, 0), unit(4, 0, true)]
  const orders = [{ unit: 3, main: null, conditions: [] }]
  expect([...idleUnits({ units }, orders)]).toEqual(['1'])
})
