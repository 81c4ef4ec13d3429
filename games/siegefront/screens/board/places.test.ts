import { describe, expect, test } from 'vitest'
import { castleSeat, cellOf, neighbour, type Place, placeIn, rowsFor } from './places.ts'

describe('places', () => {
  test('SGF-1901 the own castle is at the bottom: rows are turned for seat 0', () => {
    expect(rowsFor(0)).toEqual([2, 1, 0])
    expect(rowsFor(1)).toEqual([0, 1, 2])
  })
  test.each([
    ['1,1', 'ArrowUp', 0, '1,2'],
    ['1,1', 'ArrowUp', 1, '1,0'],
    ['0,2', 'ArrowUp', 0, 'castle-1'],
    ['2,0', 'ArrowDown', 0, 'castle-0'],
    ['0,2', 'ArrowDown', 1, 'castle-1'],
    ['castle-1', 'ArrowDown', 0, '1,2'],
    ['castle-0', 'ArrowUp', 0, '1,0'],
    ['0,1', 'ArrowLeft', 0, null],
    ['2,1', 'ArrowRight', 0, null],
    ['castle-1', 'ArrowUp', 0, null],
    ['1,1', 'x', 0, null],
  ] as const)('SGF-1904 from %s %s with seat %i below leads to %s', (from, key, bottom, to) => {
    expect(neighbour(from, key, bottom)).toBe(to)
  })
  test('what a page says is read with care', () => {
    expect(placeIn('2,1')).toBe('2,1')
    expect(placeIn('3,1')).toBeNull()
    expect(placeIn(undefined)).toBeNull()
    expect(cellOf('castle-0' as Place)).toBeNull()
    expect(castleSeat('castle-1')).toBe(1)
  })
})
