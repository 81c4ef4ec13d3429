import { hundredRules } from '@tessera/hundred'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { foresee } from './foresee.ts'
import { moveTo } from './steps.ts'

test('HUN-610 the points that an order leaves are counted when it is done, before the rest goes into a stance', () => {
  const config = hundredRules.config.parse({ scenario: 'first_muster' })
  if (!config.ok) throw new Error('The first scenario is refused')
  const { view } = createMatch(hundredRules, { config: config.value, seed: seedFrom('points') }).envelope(0)
  const unit = view.units[0]
  if (unit === undefined) throw new Error('There is nobody')
  const plan = { steps: [moveTo({ x: unit.position.x + 2000, y: unit.position.y }, 'advance')], loop: false }
  const outlook = foresee(view, { type: 'orders', plans: { [unit.id]: plan }, policies: {} }).get(unit.id)
  const [way] = outlook?.steps ?? []
  // Two of four points.
  expect(way?.ap).toBe(2)
  expect(outlook?.apLeft).toBe(2)
})
