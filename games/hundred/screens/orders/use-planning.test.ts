import { expect, test } from 'vitest'
import type { Fighter } from '../match/fighter.ts'
import { named, obeys } from './use-planning.ts'

const fighter = { id: 2, name: 'Warrior 2', own: {}, down: false, fled: false, morale: 'steady' } as unknown as Fighter

test('HUN-609 the routed, the fallen, those who fled and enemies take no orders', () => {
  expect(obeys(fighter)).toBe(true)
  expect(obeys({ ...fighter, morale: 'broken' })).toBe(true)
  for (const change of [{ morale: 'routed' as const }, { down: true }, { fled: true }, { own: null }])
    expect(obeys({ ...fighter, ...change })).toBe(false)
})

test('a refusal names a fighter as the table does', () => {
  expect(named('u2, step 1: Nobody can stand there.', [fighter])).toBe('Warrior 2, step 1: Nobody can stand there.')
  expect(named('u9: It no longer obeys.', [fighter])).toBe('u9: It no longer obeys.')
  expect(named('Not now.', [fighter])).toBe('Not now.')
  expect(named(null, [fighter])).toBe(null)
})
