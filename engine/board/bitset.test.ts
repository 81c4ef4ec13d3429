import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellSet, cellSet, contains, include, unite } from './bitset.ts'

const CELLS = 100
const members = fc.uniqueArray(fc.nat(CELLS - 1))

function setOf(cells: Iterable<number>): CellSet {
  const set = cellSet(CELLS)
  for (const cell of cells) include(set, cell)
  return set
}

test('sets of cells do what sets of numbers do', () => {
  fc.assert(
    fc.property(members, members, (a, b) => {
      const set = setOf(a)
      for (let cell = 0; cell < CELLS; cell++) expect(contains(set, cell)).toBe(a.includes(cell))
      unite(set, setOf(b))
      for (let cell = 0; cell < CELLS; cell++) expect(contains(set, cell)).toBe(a.includes(cell) || b.includes(cell))
    }),
    { seed: 1, numRuns: 200 },
  )
})
