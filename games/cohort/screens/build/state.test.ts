import { type ArmyList, presetArmy } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { USUAL } from '../setup/remembered.ts'
import { buildingOf, supportOnOffer } from './state.ts'

const romans = presetArmy('roman_republic', USUAL, 0)

test('COH-14.2 the bar has a share for each troop and one for the support, together what is spent', () => {
  const { shares, spent, budget, left, blocked } = buildingOf(USUAL, 0, romans, null)
  expect(shares).toHaveLength(romans.troops.length + 1)
  expect(shares.reduce((sum, share) => sum + share, 0) * budget).toBeCloseTo(spent)
  expect(spent + left).toBe(budget)
  expect(blocked).toBeNull()
})

test('an army that costs too much fills the whole bar and cannot be taken', () => {
  const many: ArmyList = { ...romans, troops: [...romans.troops, ...romans.troops, ...romans.troops] }
  const { shares, left, blocked } = buildingOf(USUAL, 0, many, null)
  expect(left).toBeLessThan(0)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  expect(blocked).not.toBeNull()
})

test('a lawful army waits for the other side', () => {
  expect(buildingOf(USUAL, 0, romans, 'Tiro is still choosing an army.').blocked).toBe(
    'Tiro is still choosing an army.',
  )
})

test('siege engineers are on offer where there are walls, administrators where the culture has them', () => {
  expect(supportOnOffer(USUAL, romans)).not.toContain('siegeEngineers')
  expect(supportOnOffer({ ...USUAL, map: 'hill_fort' }, romans)).toContain('siegeEngineers')
  expect(supportOnOffer(USUAL, romans)).not.toContain('administrators')
  expect(supportOnOffer(USUAL, presetArmy('han', USUAL, 0))).toContain('administrators')
})
