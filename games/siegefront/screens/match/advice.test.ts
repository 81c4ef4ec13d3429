import { expect, test } from 'vitest'
import { adviceOf } from './advice.ts'

const NONE = { deployed: 0, blows: 0, criticals: 0, damage: 0, castle: 0, felled: 0 }

test('too few cards on the board is said first', () => {
  expect(adviceOf({ ...NONE, deployed: 3 }, { ...NONE, deployed: 9, felled: 9 }, false)).toMatch(/cheaper cards/)
})

test('who wins the fights and loses the race is sent to the castle', () => {
  expect(adviceOf({ ...NONE, felled: 5, castle: 2 }, { ...NONE, felled: 3, castle: 12 }, false)).toMatch(
    /lane is clear/,
  )
})

test('a loss in which nothing stands out is left alone', () => {
  expect(adviceOf({ ...NONE, castle: 8 }, { ...NONE, castle: 10 }, false)).toBeNull()
})
