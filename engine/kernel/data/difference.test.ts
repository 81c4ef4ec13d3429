import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changed, difference } from './difference.ts'

/** Keys that every object has, and a few that come again in both, so that fields change and go. */
const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'toString', 'hp', 'at'), fc.string())
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(fc.integer(), fc.string({ unit: 'binary' }), fc.boolean(), fc.constant(null)),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.array(fc.tuple(key, tie('json')), { maxLength: 5 }).map((fields) => Object.fromEntries(fields)),
  ),
}))

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

it('takes lists longer than a call can have arguments', () => {
  const after = Array.from({ length: 200_000 }, (_, place) => place)
  const change = difference([0, [1]], after)
  expect(change === null ? null : changed([0, [1]], change)).toHaveLength(200_000)
})

it('a field that holds nothing is no field', () => {
  expect(difference({ hp: 3 }, { hp: 3, at: undefined })).toBeNull()
  expect(difference({ hp: 3, at: undefined }, { hp: 3 })).toBeNull()
  expect(difference({ hp: 3, at: 1 }, { hp: 3, at: undefined })).toEqual(['{', {}, ['at']])
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
