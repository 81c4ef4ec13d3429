import { expect, test } from 'vitest'
import { againstGoal, median, round, versus } from './measure.ts'

test('the median of odd and even counts', () => {
  expect(median([5, 1, 9])).toBe(5)
  expect(median([1, 2, 10, 100])).toBe(6)
  expect(median([])).toBeNaN()
})

test('ratios are taken round by round, so that a busy moment hits both sides', () => {
  const rates = { hashOf: [100, 50, 100], 'sha256 of JSON': [10, 5, 20] }
  expect(versus('x', rates, 'hashOf', 'sha256 of JSON')).toMatchObject({
    name: 'x',
    peer: 'sha256 of JSON',
    ours: 100,
    theirs: 10,
    ratio: 10,
    rounds: 3,
    range: '5 to 10 times',
  })
})

test('above 1 is good whichever way the figures run', () => {
  expect(againstGoal('speed', [2_000_000], 1_000_000, '', 'high').ratio).toBe(2)
  expect(againstGoal('delay', [10], 50, '', 'low').ratio).toBe(5)
})

test('figures keep the digits that mean something', () => {
  expect(round(1234567.8)).toBe(1234568)
  expect(round(12.3456)).toBe(12.3)
  expect(round(0.0012345)).toBe(0.00123)
})
