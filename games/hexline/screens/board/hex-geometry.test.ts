import { describe, expect, it } from 'vitest'
import { COLUMNS, centreOf, hexAt, outlineOf } from './hex-geometry.ts'

describe('hex drawing', () => {
  it('HEX-20 shifts odd rows half a hex east', () => {
    expect(centreOf([3, 1]).x - centreOf([3, 0]).x).toBeCloseTo(22)
    expect(centreOf([3, 2]).x).toBeCloseTo(centreOf([3, 0]).x)
  })

  it('finds the hex under its own middle and nothing beside the board', () => {
    for (let row = 0; row < 9; row++) {
      for (let col = 0; col < COLUMNS; col++) expect(hexAt(centreOf([col, row]), 9)).toEqual([col, row])
    }
    expect(hexAt({ x: -60, y: 40 }, 9)).toBeNull()
    expect(hexAt({ x: 300, y: 2000 }, 9)).toBeNull()
  })

  it('draws no line between two hexes of a set', () => {
    expect(outlineOf([[5, 2]]).match(/L/g)).toHaveLength(6)
    expect(
      outlineOf([
        [5, 2],
        [6, 2],
      ]).match(/L/g),
    ).toHaveLength(10)
  })
})
