import { describe, expect, test } from 'vitest'
import type { Hex, Unit } from '../../state.ts'
import { COLUMNS, distanceOf, facingOf, grid, hexAt, MOST_ROWS } from './board.ts'

const OFFSETS: Readonly<Record<'even' | 'odd', readonly Hex[]>> = {
  even: [
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [-1, 1],
    [-1, 0],
  ],
  odd: [
    [1, 0],
    [1, -1],
    [1, 1],
    [0, -1],
    [0, 1],
    [-1, 0],
  ],
}
const NAMES = ['E', 'NE', 'SE', 'NW', 'SW', 'W'] as const

describe('the board', () => {
  test('HEX-22 every hex has the neighbours of the table, and none beyond the edge', () => {
    for (let cell = 0; cell < COLUMNS * MOST_ROWS; cell++) {
      const [col, row] = hexAt(cell)
      for (const [direction, [right, down]] of OFFSETS[row % 2 === 0 ? 'even' : 'odd'].entries()) {
        const [c, r] = [col + right, row + down]
        const inside = c >= 0 && c < COLUMNS && r >= 0 && r < MOST_ROWS
        expect(grid().neighbours[cell * 6 + direction]).toBe(inside ? r * COLUMNS + c : -1)
      }
    }
  })

  test('HEX-23 distance is the largest of |dq|, |dr| and |dq + dr|', () => {
    const cells = Array.from({ length: COLUMNS * MOST_ROWS }, (_, cell) => hexAt(cell))
    const q = ([col, row]: Hex) => col - (row - (row % 2)) / 2
    for (const a of cells.filter((_, i) => i % 7 === 0)) {
      for (const b of cells) {
        const [dq, dr] = [q(a) - q(b), a[1] - b[1]]
        expect(distanceOf(on(a), on(b))).toBe(Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)))
      }
    }
  })

  test('HEX-24 each side names its directions by where it faces, one being the other turned round', () => {
    const words = (side: 1 | 2, way: 'forward' | 'backward') => facingOf(side)[way].map((each) => NAMES[each])
    expect(words(1, 'forward')).toEqual(['E', 'NE', 'SE', 'NW', 'SW', 'W'])
    expect(words(2, 'forward')).toEqual(['W', 'SW', 'NW', 'SE', 'NE', 'E'])
    expect(words(1, 'backward')).toEqual(['W', 'NW', 'SW', 'NE', 'SE', 'E'])
    expect(words(2, 'backward')).toEqual(['E', 'SE', 'NE', 'SW', 'NW', 'W'])
  })
})

function on([col, row]: Hex): Unit {
  return { col, row } as Unit
}
