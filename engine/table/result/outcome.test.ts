import { expect, test } from 'vitest'
import { moodOf } from './outcome.tsx'

test('the end feels by who won it and who reads it', () => {
  expect(moodOf(0, 0)).toBe('won')
  expect(moodOf(1, 0)).toBe('lost')
  expect(moodOf(null, 0)).toBe('drawn')
  expect(moodOf(1, null)).toBe('watched')
  expect(moodOf(0, 0, 1)).toBe('watched')
})
