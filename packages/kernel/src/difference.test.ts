import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changed, difference } from './difference.ts'

const json = fc
  .jsonValue({ maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto')))

it('leads from any data to any other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = JSON.stringify(before)
      const change = difference(before, after)
      const stored = JSON.parse(JSON.stringify(change))
      expect(change === null ? before : changed(before, stored)).toEqual(after)
      expect(JSON.stringify(before)).toBe(kept)
    }),
    { seed: 4, numRuns: 2000 },
  )
})

it('is small when little changed', () => {
  const before = {
    units: [
      { hp: 3, at: [1, 2] },
      { hp: 5, at: [2, 2] },
    ],
    round: 1,
    gone: true,
  }
  const after = {
    units: [
      { hp: 3, at: [1, 2] },
      { hp: 4, at: [2, 2] },
      { hp: 1, at: [0, 0] },
    ],
    round: 1,
  }
  expect(difference(before, after)).toEqual([
    '{',
    { units: ['[', { 1: ['{', { hp: ['=', 4] }] }, 2, [{ hp: 1, at: [0, 0] }]] },
    ['gone'],
  ])
  expect(difference(after, structuredClone(after))).toBeNull()
})
