import { expect, test } from 'vitest'
import { play } from '../example.ts'
import { EXAMPLES } from '../examples.ts'
import { reference, shipping } from '../fighter.ts'
import { distance, neighbour } from './hexes.ts'
import { rowsFor } from './setup.ts'

test('X1 neighbours, distances and rows', () => {
  const directions = ['E', 'NE', 'SE', 'NW', 'SW', 'W'] as const
  const around = (col: number, row: number) => directions.map((direction) => neighbour(col, row, direction).join())
  expect(around(5, 2)).toEqual(['6,2', '5,1', '5,3', '4,1', '4,3', '4,2'])
  expect(around(5, 3)).toEqual(['6,3', '6,2', '6,4', '5,2', '5,4', '4,3'])
  expect(distance(5, 2, 11, 2)).toBe(6)
  expect(distance(5, 2, 11, 3)).toBe(7)
  expect(distance(5, 3, 11, 2)).toBe(6)
  expect(distance(0, 0, 16, 14)).toBe(23)
  expect(distance(3, 1, 6, 4)).toBe(4)
  expect(distance(4, 4, 5, 5)).toBe(2)
  expect(distance(4, 5, 5, 6)).toBe(1)
  expect([1, 4, 5, 9, 10, 13, 23, 30].map(rowsFor)).toEqual([5, 5, 6, 8, 8, 10, 15, 15])
})

test.each(EXAMPLES)('the reference plays $name', (example) => {
  expect(play(example, reference)).toEqual([])
})

test.each(EXAMPLES)('the rules that ship play $name', (example) => {
  expect(play(example, shipping)).toEqual([])
})
