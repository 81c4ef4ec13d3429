import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilson } from './wilson.ts'

test.each([
  [5, 10, 0.2366, 0.7634],
  [1, 10, 0.0179, 0.4042],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [29, 29, 0.883, 1],
])('%i of %i: %f to %f, as published', (hits, n, low, high) => {
  const interval = wilson(hits, n)
  expect(interval.low).toBeCloseTo(low, 3)
  expect(interval.high).toBeCloseTo(high, 3)
})

test('with no trials anything is possible', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
})

test('it holds the share, stays within 0 and 1, mirrors, and narrows with more trials', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (n, share) => {
      const hits = Math.round(share * n)
      const { low, high } = wilson(hits, n)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(hits / n)
      expect(high).toBeGreaterThanOrEqual(hits / n)
      const mirror = wilson(n - hits, n)
      expect(mirror.low).toBeCloseTo(1 - high, 9)
      const more = wilson(hits * 4, n * 4)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
    { seed: 95 },
  )
})
