import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellsOf } from './bitset.ts'
import {
  ALL_AROUND,
  chebyshev,
  manhattan,
  type Offset,
  ORTHOGONAL,
  seenFacing,
  squareAt,
  squareDistance,
  squared,
  squareGrid,
  squaresBeside,
  squaresWithin,
} from './square.ts'

const grids = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))

test('neighbours come in the order asked for and stay on the board', () => {
  const grid = squareGrid(3, 3)
  expect(squaresBeside(grid, ORTHOGONAL)[4]).toEqual([1, 3, 5, 7])
  expect(squaresBeside(grid, ALL_AROUND)[4]).toEqual([5, 8, 7, 6, 3, 0, 1, 2])
  expect(squaresBeside(grid, ORTHOGONAL)[0]).toEqual([1, 3])
  expect(squareAt(grid, 3, 0)).toBe(-1)
})

test('distances are the numbers of steps', () => {
  fc.assert(
    fc.property(grids, fc.nat(), ([cols, rows], pick) => {
      const grid = squareGrid(cols, rows)
      const start = pick % grid.cells
      for (const [offsets, measure] of [
        [ORTHOGONAL, manhattan],
        [ALL_AROUND, chebyshev],
      ] as const) {
        const steps = stepsByLayers(squaresBeside(grid, offsets), start)
        for (let cell = 0; cell < grid.cells; cell++) {
          expect(squareDistance(grid, start, cell, measure)).toBe(steps.get(cell))
        }
        const near = [...steps].filter(([, d]) => d <= 2).map(([cell]) => cell)
        expect(cellsOf(squaresWithin(grid, start, 2, measure))).toEqual(near.sort((a, b) => a - b))
      }
    }),
    { seed: 2, numRuns: 60 },
  )
})

test('a round range is compared squared', () => {
  const grid = squareGrid(7, 7)
  const round = cellsOf(squaresWithin(grid, 24, 5, squared))
  const inside = Array.from({ length: 49 }, (_, cell) => cell).filter((cell) => {
    const [dx, dy] = [(cell % 7) - 3, Math.floor(cell / 7) - 3]
    return dx * dx + dy * dy <= 5
  })
  expect(round).toEqual(inside)
})

test('what is seen facing one way is what is seen facing north, turned', () => {
  const clockwise = ([x, y]: Offset): Offset => [0 - y, x]
  fc.assert(
    fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (dx, dy) => {
      let offset: Offset = [dx, dy]
      for (const facing of ['N', 'E', 'S', 'W'] as const) {
        expect(seenFacing(facing, ...offset).map((part) => part + 0)).toEqual([0 - dy, dx].map((part) => part + 0))
        offset = clockwise(offset)
      }
    }),
    { seed: 3 },
  )
})

function stepsByLayers(beside: readonly (readonly number[])[], start: number): Map<number, number> {
  const steps = new Map([[start, 0]])
  for (let layer = [start], d = 1; layer.length > 0; d++) {
    layer = [...new Set(layer.flatMap((cell) => beside[cell] ?? []))].filter((cell) => !steps.has(cell))
    for (const cell of layer) steps.set(cell, d)
  }
  return steps
}
