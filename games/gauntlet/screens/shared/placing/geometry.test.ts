import { expect, test } from 'vitest'
import { middleOf, spotAt } from './geometry.ts'

test('the middle of every cell of the two rows is that cell, in both sizes of the board', () => {
  for (const rows of [4, 10])
    for (let c = 0; c < 8; c++) for (const r of [0, 1]) expect(spotAt(middleOf({ c, r }, rows), rows)).toEqual({ c, r })
})

test('column 0 is at the right hand, and no unit is placed ahead of the two rows or beside the board', () => {
  expect(middleOf({ c: 0, r: 0 }, 4).x).toBeGreaterThan(middleOf({ c: 7, r: 0 }, 4).x)
  expect(spotAt(middleOf({ c: 3, r: 2 }, 4), 4)).toBeNull()
  expect(spotAt({ x: -5, y: middleOf({ c: 7, r: 0 }, 4).y }, 4)).toBeNull()
})
