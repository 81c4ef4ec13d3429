import { describe, expect, it } from 'vitest'
import { COLUMNS, hexAt, hexCentre, hexesApart, hexesWithin, hexOutline } from './hex-geometry.ts'

describe('hex drawing', () => {
  it('HEX-20 shifts odd rows half a hex east', () => {
    expect(hexCentre(3, 1).x - hexCentre(3, 0).x).toBeCloseTo(23.3)
    expect(hexCentre(3, 2).x).toBeCloseTo(hexCentre(3, 0).x)
  })

  it('finds the hex under its own centre and nothing beside the board', () => {
    for (let row = 0; row < 9; row++) {
      for (let col = 0; col < COLUMNS; col++) expect(hexAt(hexCentre(col, row), 9)).toEqual([col, row])
    }
    expect(hexAt({ x: -60, y: 40 }, 9)).toBeNull()
    expect(hexAt({ x: 300, y: 2000 }, 9)).toBeNull()
  })

  it('HEX-23 measures the distances of X1', () => {
    expect(hexesApart([5, 2], [11, 3])).toBe(7)
    expect(hexesApart([0, 0], [16, 14])).toBe(23)
    expect(hexesApart([4, 5], [5, 6])).toBe(1)
  })

  it('takes a ring of six around a hex, fewer at the edge', () => {
    expect(hexesWithin([5, 2], 1, 5)).toHaveLength(7)
    expect(hexesWithin([0, 0], 1, 5)).toHaveLength(3)
  })

  it('draws one line around touching hexes and one around each island', () => {
    expect(hexOutline([[5, 2]]).match(/L/g)).toHaveLength(6)
    expect(
      hexOutline([
        [5, 2],
        [6, 2],
      ]).match(/L/g),
    ).toHaveLength(10)
    expect(
      hexOutline([
        [1, 1],
        [9, 3],
      ]).match(/M/g),
    ).toHaveLength(2)
  })
})
