import { expect, test } from 'vitest'
import { carried } from './fighter-words.ts'

test('a fighter that lost its last weapon is shown with bare hands', () => {
  expect(carried({ weapon: 'sword', weapons: ['sword', 'dagger'] })).toEqual(['sword', 'dagger'])
  expect(carried({ weapon: 'unarmed', weapons: [] })).toEqual(['unarmed'])
  expect(carried({ weapon: 'unarmed', weapons: ['dagger'] })).toEqual(['unarmed', 'dagger'])
})
