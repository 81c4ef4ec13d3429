import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestCounts } from './request-counts.ts'

const MINUTE = 60_000
let counted = 0

beforeEach(() => {
  counted = 0
  vi.spyOn(performance, 'now').mockImplementation(() => counted)
})
afterEach(() => vi.restoreAllMocks())

function countOf(counts: RequestCounts, key: string): { readonly current: number; readonly ttl: number } {
  let answer = { current: 0, ttl: 0 }
  const keep = (_: unknown, found: typeof answer): void => {
    answer = found
  }
  counts.incr(key, keep, MINUTE)
  return answer
}

test('requests are counted for a minute from the first of them, even when the machine’s clock is set', () => {
  const counts = new RequestCounts()
  expect(countOf(counts, 'ada')).toEqual({ current: 1, ttl: MINUTE })
  const wall = vi.spyOn(Date, 'now').mockReturnValue(0)
  counted = 20_000
  expect(countOf(counts, 'ada')).toEqual({ current: 2, ttl: 40_000 })
  expect(countOf(counts, 'ben').current).toBe(1)
  expect(countOf(counts.child(), 'ada').current).toBe(1)
  counted = MINUTE
  expect(countOf(counts, 'ada').current).toBe(1)
  expect(countOf(counts, 'ben').current).toBe(2)
  expect(wall).not.toHaveBeenCalled()
})

test('five thousand addresses are remembered, those that were seen last', () => {
  const counts = new RequestCounts()
  for (let address = 0; address <= 5_000; address++) countOf(counts, `${address}`)
  expect(countOf(counts, '5000').current).toBe(2)
  expect(countOf(counts, '0').current).toBe(1)
})
