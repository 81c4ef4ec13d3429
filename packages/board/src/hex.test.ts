import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addCell,
  distanceBetween,
  FACING_EAST,
  FACING_WEST,
  type HexDirection,
  hasCell,
  hexBeside,
  hexDistance,
  hexGrid,
  meetsDisc,
  neighbourOf,
  type RowSet,
  removeCell,
  spread,
} from './hex.ts'

const GRID = hexGrid(9, 8, 5)
const DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5]
const CELLS = Array.from({ length: GRID.cells }, (_, cell) => cell)
const cell = fc.nat(GRID.cells - 1)
const members = fc.uniqueArray(cell)

test('neighbours in even and in odd rows', () => {
  const around = (col: number, row: number) => DIRECTIONS.map((direction) => hexBeside(col, row, direction).join())
  expect(around(5, 2)).toEqual(['6,2', '5,1', '5,3', '4,1', '4,3', '4,2'])
  expect(around(5, 3)).toEqual(['6,3', '6,2', '6,4', '5,2', '5,4', '4,3'])
})

test('a step there and a step in the opposite direction lead back', () => {
  for (const from of CELLS) {
    for (const direction of DIRECTIONS) {
      const to = neighbourOf(GRID, from, direction)
      if (to >= 0) expect(neighbourOf(GRID, to, (5 - direction) as HexDirection)).toBe(from)
    }
  }
})

test('facings list every direction once, and one is the other turned by half a circle', () => {
  for (const order of ['forward', 'backward'] as const) {
    expect([...FACING_EAST[order]].sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(FACING_WEST[order]).toEqual(FACING_EAST[order].map((direction) => 5 - direction))
  }
})

test('distance is the number of steps', () => {
  for (const from of CELLS) {
    const steps = stepsFrom(from)
    for (const to of CELLS) {
      expect(distanceBetween(GRID, from, to)).toBe(steps.get(to))
      expect(hexDistance(from % 9, Math.floor(from / 9), to % 9, Math.floor(to / 9))).toBe(steps.get(to))
    }
  }
})

test('a disc meets a set when one of its cells is near enough', () => {
  fc.assert(
    fc.property(members, cell, fc.integer({ min: 0, max: GRID.reach }), (list, at, radius) => {
      const near = list.some((member) => distanceBetween(GRID, at, member) <= radius)
      expect(meetsDisc(GRID, setOf(list), at, radius)).toBe(near)
    }),
    { seed: 21, numRuns: 500 },
  )
})

test('spreading a set adds all neighbours', () => {
  fc.assert(
    fc.property(members, fc.integer({ min: 1, max: GRID.rows }), (list, rows) => {
      const inside = list.filter((member) => Math.floor(member / 9) < rows)
      const into: RowSet = new Int32Array(GRID.rows)
      spread(GRID, setOf(inside), into, rows)
      for (const at of CELLS) {
        const reached = Math.floor(at / 9) < rows && inside.some((member) => distanceBetween(GRID, at, member) <= 1)
        expect(hasCell(GRID, into, at)).toBe(reached)
      }
    }),
    { seed: 22, numRuns: 300 },
  )
})

test('cells can be put into a set and taken out again', () => {
  const set = setOf([0, 8, 71])
  removeCell(GRID, set, 8)
  expect(CELLS.filter((at) => hasCell(GRID, set, at))).toEqual([0, 71])
})

test('a grid that row sets cannot hold is refused', () => {
  expect(() => hexGrid(31, 5, 1)).toThrow('31 × 5')
})

function setOf(list: readonly number[]): RowSet {
  const set = new Int32Array(GRID.rows)
  for (const member of list) addCell(GRID, set, member)
  return set
}

function stepsFrom(start: number): Map<number, number> {
  const steps = new Map([[start, 0]])
  for (let layer = [start], d = 1; layer.length > 0; d++) {
    const around = layer.flatMap((from) => DIRECTIONS.map((direction) => neighbourOf(GRID, from, direction)))
    layer = [...new Set(around)].filter((to) => to >= 0 && !steps.has(to))
    for (const to of layer) steps.set(to, d)
  }
  return steps
}
