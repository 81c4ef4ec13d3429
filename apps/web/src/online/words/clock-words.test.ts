import { expect, test } from 'vitest'
import { clockWords, leavingWords, leftWords } from './clock-words.ts'

test('clocks are said in the largest unit that fits', () => {
  expect(clockWords({ kind: 'none' })).toBe('No clock')
  expect(clockWords({ kind: 'turn', seconds: 90 })).toBe('90 seconds a turn')
  expect(clockWords({ kind: 'bank', seconds: 600, increment: 10 })).toBe('10 minutes plus 10 seconds a turn')
  expect(clockWords({ kind: 'bank', seconds: 60, increment: 0 })).toBe('1 minute in all')
  expect(clockWords({ kind: 'days', hours: 72 })).toBe('3 days a turn')
  expect(clockWords({ kind: 'days', hours: 8 })).toBe('8 hours a turn')
})

test('what is left never goes below nothing', () => {
  expect(leftWords(-5)).toBe('0:00')
  expect(leftWords(8_400)).toBe('0:09')
  expect(leftWords(245_000)).toBe('4:05')
  expect(leftWords(3_600_000 * 5 + 60_000)).toBe('5 h 01 min')
  expect(leftWords(86_400_000 * 2)).toBe('2 days')
})

test('nobody is told that a match waits while their clock runs', () => {
  expect(leavingWords({ kind: 'none' })).toContain('it waits')
  expect(leavingWords({ kind: 'days', hours: 24 })).toContain('it waits')
  expect(leavingWords({ kind: 'bank', seconds: 600, increment: 10 })).toContain('your clock runs on')
  expect(leavingWords({ kind: 'turn', seconds: 60 })).toContain('your clock runs on')
})
