import type { CohortView } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { idleUnits } from './idle.ts'

function unit(id: number, steps: number, routing = false): CohortView['units'][number] {
  return { id, routing, order: { steps: Array(steps).fill({ do: 'hold' }) } } as unknown as CohortView['units'][number]
}

test('a unit is idle if it has no orders, new or standing, and does not run', () => {
  const units = [unit(1, 0), unit(2, 1), unit(3, 0), unit(4, 0, true)]
  const orders = [{ unit: 3, main: null, conditions: [] }]
  expect([...idleUnits({ units }, orders)]).toEqual(['1'])
})
