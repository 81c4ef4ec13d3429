import { expect, test } from 'vitest'
import { carried } from './fighter-card.tsx'

test('whoever lost the last weapon is shown with bare hands, not with nothing', () => {
  expect(carried({ weapon: 'sword', weapons: ['sword', 'dagger'] })).toEqual(['sword', 'dagger'])
  expect(carried({ weapon: 'unarmed', weapons: [] })).toEqual(['unarmed'])
  expect(carried({ weapon: 'unarmed', weapons: ['dagger'] })).toEqual(['unarmed', 'dagger'])
})
