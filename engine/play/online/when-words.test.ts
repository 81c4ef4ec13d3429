import { expect, test } from 'vitest'
import { agoWords } from './when-words.ts'

test('times are told as people say them', () => {
  const now = Date.parse('2026-11-16T12:00:00Z')
  const before = (ms: number) => agoWords(new Date(now - ms).toISOString(), now)
  expect(before(30_000)).toBe('just now')
  expect(before(60_000)).toBe('1 minute ago')
  expect(before(3 * 3_600_000)).toBe('3 hours ago')
  expect(before(5 * 86_400_000)).toBe('5 days ago')
  expect(before(40 * 86_400_000)).toBe('on Oct 7, 2026')
})
