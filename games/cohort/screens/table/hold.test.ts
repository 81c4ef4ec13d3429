import { type CohortView, cohortRules, type MapId } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { holdWarning } from './hold.ts'

function held(map: MapId, own: number, foe: number): string | null {
  const config = cohortRules.config.parse({ map })
  if (!config.ok) throw new Error('The options are refused')
  const { view } = createMatch(cohortRules, { config: config.value, seed: seedFrom('hold') }).envelope(0)
  const seats: CohortView['seats'] = [
    { ...view.seats[0], hold: own },
    { ...view.seats[1], hold: foe },
  ]
  return holdWarning({ ...view, seats })?.words ?? null
}

test('COH-11.3 an end by holding is announced two turns before, the enemy’s first', () => {
  expect(held('forest_ambush', 1, 1)).toBeNull()
  expect(held('forest_ambush', 0, 4)).toBe('They win by holding their points 1 turn more.')
  expect(held('forest_ambush', 3, 0)).toBe('Hold your points 2 turns more and you win.')
  expect(held('forest_ambush', 4, 3)).toMatch(/^They win/)
})

test('COH-11.3 at the hill fort only the attacker wins by holding, and nothing is announced before it holds', () => {
  expect(held('hill_fort', 0, 0)).toBeNull()
  expect(held('hill_fort', 0, 1)).toBeNull()
  expect(held('hill_fort', 1, 0)).toBe('Hold your points 1 turn more and you win.')
})
