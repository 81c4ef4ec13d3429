import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cellSet,
  cellsOf,
  contains,
  countOf,
  exclude,
  include,
  intersect,
  meets,
  setOf,
  subtract,
  unite,
} from './bitset.ts'

const CELLS = 100
const members = fc.uniqueArray(fc.nat(CELLS - 1))
const rising = (cells: Iterable<number>) => [...cells].sort((a, b) => a - b)

test('sets of cells do what sets of numbers do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const set = setOf(CELLS, a)
      expect(cellsOf(set)).toEqual(rising(a))
      expect(countOf(set)).toBe(a.length)
      for (let cell = 0; cell < CELLS; cell++) expect(contains(set, cell)).toBe(a.includes(cell))
      const other = setOf(CELLS, b)
      expect(meets(set, other)).toBe(a.some((cell) => b.includes(cell)))
      const both = setOf(CELLS, a)
      intersect(both, other)
      expect(cellsOf(both)).toEqual(rising(a.filter((cell) => b.includes(cell))))
      const either = setOf(CELLS, a)
      unite(either, other)
      expect(cellsOf(either)).toEqual(rising(new Set([...a, ...b])))
      subtract(set, other)
      expect(cellsOf(set)).toEqual(rising(a.filter((cell) => !b.includes(cell))))
    }),
    { seed: 1, numRuns: 200 },
  )
})

test('a cell can be put in and taken out again', () => {
  const set = cellSet(64)
  include(set, 31)
  include(set, 63)
  expect(cellsOf(set)).toEqual([31, 63])
  exclude(set, 31)
  expect(cellsOf(set)).toEqual([63])
})
