import { expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

const corners = (path: string) => (path.match(/Q/g) ?? []).length

test('one tile is a square, two side by side are one shape', () => {
  expect(corners(outlineOf((tile) => tile === 21))).toBe(4)
  expect(corners(outlineOf((tile) => tile === 21 || tile === 22))).toBe(4)
})

test('tiles that touch only at a corner are two shapes, a ring has a hole', () => {
  expect(outlineOf((tile) => tile === 21 || tile === 42).match(/M/g)).toHaveLength(2)
  const ring = new Set([0, 1, 2, 20, 22, 40, 41, 42])
  expect(outlineOf((tile) => ring.has(tile)).match(/M/g)).toHaveLength(2)
})

test('the whole map and nothing', () => {
  expect(corners(outlineOf(() => true))).toBe(4)
  expect(outlineOf(() => false)).toBe('')
})

test('an inset moves the edge into the shape', () => {
  expect(outlineOf((tile) => tile === 0, 0, 2)).toContain('M2 2')
})
