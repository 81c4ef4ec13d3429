import { describe, expect, test } from 'vitest'
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
  leastWithin,
  nearestPlace,
  neighbourOf,
  type RowSet,
  removeCell,
  rowOfDisc,
  spread,
} from './hex.ts'

const GRID = hexGrid(17, 15, 8)
const ALL = Array.from({ length: GRID.cells }, (_, cell) => cell)
const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const

describe('neighbours and distance', () => {
  test('X1 neighbours of an even and an odd row: E NE SE NW SW W', () => {
    const around = (col: number, row: number) => DIRECTIONS.map((direction) => hexBeside(col, row, direction).join())
    expect(around(5, 2)).toEqual(['6,2', '5,1', '5,3', '4,1', '4,3', '4,2'])
    expect(around(5, 3)).toEqual(['6,3', '6,2', '6,4', '5,2', '5,4', '4,3'])
  })

  test('X1 distances', () => {
    expect(hexDistance(5, 2, 11, 2)).toBe(6)
    expect(hexDistance(5, 2, 11, 3)).toBe(7)
    expect(hexDistance(5, 3, 11, 2)).toBe(6)
    expect(hexDistance(0, 0, 16, 14)).toBe(23)
    expect(hexDistance(3, 1, 6, 4)).toBe(4)
    expect(hexDistance(4, 4, 5, 5)).toBe(2)
    expect(hexDistance(4, 5, 5, 6)).toBe(1)
  })

  test('the table, the formula and counting steps agree on every pair of cells', () => {
    const open = new Set(ALL)
    for (const start of ALL) {
      const steps = stepsFrom(start, open)
      const counted = ALL.map((cell) => steps.get(cell))
      expect(ALL.map((cell) => distanceBetween(GRID, start, cell))).toEqual(counted)
      expect(ALL.map((cell) => hexDistance(col(start), row(start), col(cell), row(cell)))).toEqual(counted)
    }
  })

  test('every direction has its opposite, and the facings are half a circle apart', () => {
    for (const cell of ALL)
      for (const direction of DIRECTIONS) {
        const next = neighbourOf(GRID, cell, direction)
        if (next >= 0) expect(neighbourOf(GRID, next, (5 - direction) as HexDirection)).toBe(cell)
      }
    expect(FACING_WEST.forward).toEqual(FACING_EAST.forward.map((direction) => 5 - direction))
    expect(FACING_WEST.backward).toEqual(FACING_EAST.backward.map((direction) => 5 - direction))
  })

  test('boards that do not fit a word are refused', () => {
    expect(() => hexGrid(30, 5, 2)).toThrow(RangeError)
  })
})

describe('places', () => {
  test('every cell has one, and so has every neighbour, on the board or not', () => {
    for (const cell of ALL) {
      const place = GRID.places[cell] as number
      expect(GRID.cellAt[place]).toBe(cell)
      for (const goal of ALL) {
        if (goal === cell || (goal * 31 + cell) % 61 !== 0) continue
        const nearer = DIRECTIONS.map((direction) => neighbourOf(GRID, cell, direction)).filter(
          (next) => next < 0 || distanceBetween(GRID, next, goal) < distanceBetween(GRID, cell, goal),
        )
        const over = GRID.middle + (GRID.places[goal] as number) - place
        const step = (facing: number, table: Int8Array) =>
          GRID.cellAt[place + (table[facing * 2 * GRID.middle + over] as number)] as number
        for (const facing of [0, 1])
          for (const table of [GRID.nearer, GRID.nearerElse]) expect(nearer).toContain(step(facing, table))
        const onBoard = nearer.filter((next) => next >= 0)
        if (onBoard.length < nearer.length) continue
        expect(step(0, GRID.nearer)).toBe(onBoard[0])
        expect(step(0, GRID.nearerElse)).toBe(onBoard.at(-1))
        expect(step(1, GRID.nearer)).toBe(onBoard.at(-1))
        expect(step(1, GRID.nearerElse)).toBe(onBoard[0])
      }
    }
  })
})

describe('sets of cells', () => {
  test('cells are added and removed one by one', () => {
    const set = cellSet([])
    addCell(GRID, set, 40)
    addCell(GRID, set, 41)
    removeCell(GRID, set, 40)
    expect(ALL.filter((cell) => hasCell(GRID, set, cell))).toEqual([41])
  })

  test('discs hold what lies within their radius', () => {
    for (const cell of ALL)
      for (let radius = 0; radius <= GRID.reach; radius++) {
        const disc = ALL.filter((other) => {
          const up = Math.abs(row(other) - row(cell))
          return up <= radius && (rowOfDisc(GRID, cell, radius, row(other)) & (1 << col(other))) !== 0
        })
        const within = ALL.filter((other) => distanceBetween(GRID, cell, other) <= radius)
        if (disc.join() !== within.join()) expect([cell, radius, disc]).toEqual([cell, radius, within])
      }
  })

  test('spreading adds the neighbours, on as many rows as asked', () => {
    for (const rows of [5, 8, 15]) {
      const random = numbers(rows)
      const cells = ALL.filter((cell) => row(cell) < rows && random(5) === 0)
      const into = cellSet([])
      spread(GRID, cellSet(cells), 0, into, rows)
      const near = ALL.filter((cell) => row(cell) < rows && cells.some((from) => distanceBetween(GRID, from, cell) < 2))
      expect(ALL.filter((cell) => hasCell(GRID, into, cell))).toEqual(near)
    }
  })

  test('the smallest name within a radius is found', () => {
    const random = numbers(7)
    for (let round = 0; round < 200; round++) {
      const cells = ALL.filter(() => random(6) === 0)
      const names = Uint16Array.from({ length: GRID.placeCount }, () => random(60_000))
      const centre = random(GRID.cells)
      const radius = random(GRID.reach + 1)
      const within = cells.filter((cell) => distanceBetween(GRID, cell, centre) <= radius)
      const expected = Math.min(0x10000, ...within.map((cell) => names[GRID.places[cell] as number] as number))
      expect(leastWithin(GRID, cellSet(cells), 0, centre, radius, names)).toBe(expected)
    }
  })

  test('of the nearest places the first is found', () => {
    const placeOf = (cell: number) => GRID.places[cell] as number
    const places = Int16Array.from([100, 60, 26, 24], placeOf)
    expect(nearestPlace(GRID, placeOf(25), places, 0, 4)).toBe(2)
    expect(nearestPlace(GRID, placeOf(25), places, 1, 3)).toBe(1)
    expect(nearestPlace(GRID, placeOf(25), places, 0, 2)).toBe(1)
  })
})

function col(cell: number): number {
  return cell % 17
}

function row(cell: number): number {
  return Math.floor(cell / 17)
}

function cellSet(cells: readonly number[]): RowSet {
  const set = new Int32Array(17)
  for (const cell of cells) addCell(GRID, set, cell)
  return set
}

/** Plain breadth-first search; the start need not be free. */
function stepsFrom(start: number, free: ReadonlySet<number>): Map<number, number> {
  const steps = new Map([[start, 0]])
  for (const cell of steps.keys())
    for (const direction of DIRECTIONS) {
      const next = neighbourOf(GRID, cell, direction)
      if (next >= 0 && free.has(next) && !steps.has(next)) steps.set(next, (steps.get(cell) as number) + 1)
    }
  return steps
}

/** Repeatable numbers below n. */
function numbers(seed: number): (n: number) => number {
  let state = seed
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
}
