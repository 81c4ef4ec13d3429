import { expect, test } from 'vitest'
import { battleAt } from './frames.ts'

test('a frame is seen in its battle, and one between two in the battle that follows', () => {
  const spans = [
    { number: 1, first: 3, last: 40, over: true },
    { number: 2, first: 44, last: 90, over: true },
  ]
  const battles = [0, 3, 40, 42, 44, 90, 91].map((frame) => battleAt(spans, frame)?.number)
  expect(battles).toEqual([1, 1, 1, 2, 2, 2, 2])
  expect(battleAt([], 5)).toBeUndefined()
})
