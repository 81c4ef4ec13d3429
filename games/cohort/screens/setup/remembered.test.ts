import { armyProblems } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { onMap, rememberedIn, USUAL } from './remembered.ts'

test('without anything stored there is a battle that can begin at once', () => {
  const { options, army } = rememberedIn(null)
  expect(options).toEqual(USUAL)
  expect(armyProblems(army, options, 0)).toEqual([])
})

test('what was stored comes back; what the rules refuse does not', () => {
  const army = { culture: 'spartan', troops: [{ type: 'professional', equipment: ['warSpears'] }], support: [] }
  const kept = rememberedIn({ options: { map: 'mountain_pass', weather: 'fog' }, army })
  expect(kept.options).toMatchObject({ map: 'mountain_pass', weather: 'fog' })
  expect(kept.army).toEqual(army)
  expect(rememberedIn({ options: { map: 'moon' }, army: 7, opponent: 'me' }).options).toEqual(USUAL)
})

test('COH-5.9 the usual army goes to another map as it is usual there, an own one stays as it is', () => {
  const usual = rememberedIn(null)
  expect(usual.army.support).not.toContain('siegeEngineers')
  const siege = onMap(usual, 'hill_fort')
  expect(siege.army.support).toContain('siegeEngineers')
  expect(onMap(siege, 'river_crossing').army).toEqual(usual.army)
  const own = { ...usual, army: { ...usual.army, support: [] } }
  expect(onMap(own, 'hill_fort').army).toEqual(own.army)
})
