import { expect, test } from 'vitest'
import { fogPath, notchesOf } from './outlines.ts'

test('notches lie on the path at their distances, across its direction, every fifth of them long', () => {
  const path = {
    id: 'a',
    seat: 0 as const,
    faint: false,
    points: [
      [0, 0],
      [3, 0],
      [3, 4],
    ] as const,
    notches: [1, 2, 4, 5, 6],
  }
  expect(notchesOf(path).map(({ x, y, long }) => [x, y, long])).toEqual([
    [1, 0, false],
    [2, 0, false],
    [3, 1, false],
    [3, 2, false],
    [3, 3, true],
  ])
  expect(notchesOf(path)[2]).toMatchObject({ nx: -1, ny: 0 })
})

test('neighbouring unseen cells of a row are one rectangle of the fog', () => {
  const seen = Uint8Array.from([1, 0, 0, 0, 1, 0])
  expect(fogPath({ cell: 2, columns: 3, rows: 2, seen })).toBe('M2,0h4v2h-4zM0,2h2v2h-2zM4,2h2v2h-2z')
})
