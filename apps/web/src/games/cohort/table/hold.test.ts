import { type CohortView, cohortRules } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { holdWarning } from './hold.ts'

test('COH-11.3 an end by holding is announced two turns before, the enemy’s first', () => {
  const config = cohortRules.config.parse({ map: 'forest_ambush' })
  if (!config.ok) throw new Error('The options are refused')
  const { view } = createMatch(cohortRules, { config: config.value, seed: seedFrom('hold') }).envelope(0)
  const held = (own: number, foe: number) => {
    const seats: CohortView['seats'] = [
      { ...view.seats[0], hold: own },
      { ...view.seats[1], hold: foe },
    ]
    return holdWarning({ ...view, seats })?.words ?? null
  }
  expect(held(1, 1)).toBeNull()
  expect(held(0, 3)).toBe('They win by holding their points 1 turn more.')
  expect(held(2, 0)).toBe('Hold your points 2 turns more and you win.')
  expect(held(3, 2)).toMatch(/^They win/)
})
