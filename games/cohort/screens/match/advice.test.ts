import type { Revealed } from '@tessera/cohort'
import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'

const NOTHING: Revealed = { army: null, units: [], fallen: [], texts: [], reserve: 0, startWorth: 0 }

function shooters(volleys: number): Revealed {
  const archer = { volleysFull: 12, volleys } as Revealed['units'][number]
  return { ...NOTHING, units: [archer, archer] }
}

test('archers who never ran out are met with riders', () => {
  expect(adviceOf(NOTHING, shooters(4), [0, 0], false)).toMatch(/bring riders/)
  expect(adviceOf(NOTHING, shooters(0), [0, 0], false)).toBeNull()
})

test('own archers without arrows are sent to the train', () => {
  expect(adviceOf(shooters(0), NOTHING, [0, 0], true)).toMatch(/supply train/)
})

test('points that nobody stood on are named', () => {
  expect(adviceOf(NOTHING, NOTHING, [1, 6], false)).toMatch(/held the points/)
})
