import { type CohortView, cohortRules, type GivenOrder, type Step, tileAt } from '@tessera/cohort'
import { createMatch, seedFrom } from '@tessera/kernel'
import { expect, test } from 'vitest'
import { plansOf } from './plans.ts'

const tile = (name: string) => tileAt(Number(name.slice(1)) - 1, name.charCodeAt(0) - 65)

/** Three units in a row, D1 to D3, at the river. */
function opened(): CohortView {
  const config = cohortRules.config.parse({ weather: 'clear' })
  if (!config.ok) throw new Error('The options are refused')
  const match = createMatch(cohortRules, { config: config.value, seed: seedFrom('plans') })
  const troop = { type: 'professional', equipment: [] } as const
  const army = { culture: 'roman_empire', troops: [troop, troop], support: ['fieldEngineers'] } as const
  for (const seat of [0, 1]) expect(match.submit(seat, match.at, { type: 'army', ...army })).toBeNull()
  const at = (unit: number, name: string) => ({ unit, tile: tile(name), facing: 'S', formation: 'standard' }) as const
  const units = [at(1, 'D1'), at(2, 'D2'), at(3, 'D3'), at(4, 'A1'), at(5, 'B1')]
  expect(match.submit(0, match.at, { type: 'deploy', units })).toBeNull()
  expect(match.submit(1, match.at, { type: 'deploy', units: [] })).toBeNull()
  return match.envelope(0).view
}

const go = (unit: number, to: string): GivenOrder => {
  const step: Step = { do: 'move', to: { is: 'tile', tile: tile(to) }, route: 'direct' }
  return { unit, main: { steps: [step], stance: 'steady', fire: 'free' }, conditions: [] }
}

test('COH-17.2 own units that get in each other’s way are marked, ways that only cross are not', () => {
  const view = opened()
  const conflicts = (...orders: GivenOrder[]) => plansOf(view, orders).map(({ conflict }) => conflict?.words ?? null)
  expect(conflicts(go(1, 'E3'), go(2, 'E3'))).toEqual([null, expect.stringMatching(/goes to E3 as well/)])
  expect(conflicts(go(1, 'D2'))).toEqual([expect.stringMatching(/stands on D2 and stays/)])
  expect(conflicts(go(1, 'E2'), go(2, 'E1'))).toEqual([null, null])
})
