import { expect, test } from 'vitest'
import { pauseAfter } from './stream.ts'

test('pauses before another try grow up to a limit, and differ between people', () => {
  expect([0, 1, 2, 3].map((tries) => pauseAfter(tries, 0.5))).toEqual([500, 1000, 2000, 3000])
  expect(pauseAfter(50, 0.5)).toBe(8000)
  expect(pauseAfter(0, 0)).toBeLessThan(pauseAfter(0, 0.99))
})
