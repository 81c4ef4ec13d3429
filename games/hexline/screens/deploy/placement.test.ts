import type { Hex } from '@tessera/hexline'
import { describe, expect, it } from 'vitest'
import { cellsIn, type Ground, stepped, unitAt, withUnitAt, zoneHexes } from './placement.ts'

const west: Ground = { army: ['greywolf', 'mason'], theirs: ['ghoul'], side: 1, rows: 5 }
const east: Ground = { ...west, side: 2 }
const cells: readonly Hex[] = [
  [5, 1],
  [4, 2],
]

describe('free deployment (HEX-40, HEX-182)', () => {
  it('moves a unit to a free hex, and swaps it with a unit that stands there', () => {
    expect(withUnitAt(cells, 0, [3, 3])).toEqual([
      [3, 3],
      [4, 2],
    ])
    expect(withUnitAt(cells, 0, [4, 2])).toEqual([
      [4, 2],
      [5, 1],
    ])
    expect(withUnitAt(cells, 0, [5, 1])).toEqual(cells)
    expect(withUnitAt(cells, 7, [0, 0])).toBe(cells)
    expect(unitAt(cells, [4, 2])).toBe(1)
    expect(unitAt(cells, [0, 0])).toBeNull()
  })

  it('HEX-20 keeps the cursor in the own zone', () => {
    expect(stepped(west, [5, 0], 'ArrowRight')).toEqual([5, 0])
    expect(stepped(west, [5, 0], 'ArrowUp')).toEqual([5, 0])
    expect(stepped(west, [5, 0], 'ArrowLeft')).toEqual([4, 0])
    expect(stepped(east, [11, 4], 'ArrowDown')).toEqual([11, 4])
    expect(stepped(east, [11, 4], 'ArrowLeft')).toEqual([11, 4])
    expect(stepped(east, [11, 4], 'Tab')).toEqual([11, 4])
    expect(zoneHexes(east)).toHaveLength(30)
  })

  it('takes up a kept layout only if every unit stands in its zone, each on its own hex', () => {
    expect(cellsIn(cells, west)).toEqual(cells)
    expect(cellsIn(cells, east)).toBeNull()
    expect(cellsIn([[5, 1]], west)).toBeNull()
    expect(
      cellsIn(
        [
          [5, 1],
          [5, 1],
        ],
        west,
      ),
    ).toBeNull()
    expect(
      cellsIn(
        [
          [5, 1],
          ['a', 2],
        ],
        west,
      ),
    ).toBeNull()
    expect(cellsIn('x', west)).toBeNull()
  })
})
