import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCell, type HexDirection, hexGrid, neighbourOf, type RowSet } from './hex.ts'
import { hexFlood } from './hex-flood.ts'

const GRID = hexGrid(9, 8, 5)
const FREE: RowSet = new Int32Array(GRID.rows + 1)
const GOALS: RowSet = new Int32Array(GRID.rows + 1)
/** Used over and over, so that what one search leaves behind would show in the next. */
const FLOOD = hexFlood(GRID, FREE, GOALS)
const cell = fc.nat(GRID.cells - 1)
const board = fc.record({
  rows: fc.integer({ min: 1, max: GRID.rows }),
  free: fc.array(
    fc.integer({ min: 0, max: 9 }).map((n) => n < 7),
    { minLength: GRID.cells, maxLength: GRID.cells },
  ),
  start: cell,
  goals: fc.uniqueArray(cell, { maxLength: 6 }),
})

interface Board {
  readonly rows: number
  readonly free: readonly boolean[]
  readonly start: number
  readonly goals: readonly number[]
}

test('layers are the cells so many steps from the source, up to the first that holds a goal', () => {
  fc.assert(
    fc.property(board, (given) => {
      const here = onBoard(given)
      const { rows, start, goals } = here
      const steps = stepsFrom(here, [start])
      const nearest = Math.min(...goals.map((goal) => steps.get(goal) ?? Number.POSITIVE_INFINITY))
      begin(given, goals)
      expect(FLOOD.toGoals()).toBe(nearest !== Number.POSITIVE_INFINITY)
      expect(FLOOD.depth()).toBe(nearest === Number.POSITIVE_INFINITY ? Math.max(0, ...steps.values()) : nearest)
      for (let d = 0; d <= FLOOD.depth(); d++) {
        const layer = setOf([...steps].filter(([, far]) => far === d).map(([at]) => at))
        const reached = Array.from({ length: rows }, (_, y) =>
          y < FLOOD.firstRow(d) || y > FLOOD.lastRow(d) ? 0 : FLOOD.rowOf(d, y),
        )
        expect(reached).toEqual([...layer].slice(0, rows))
      }
    }),
    { seed: 31, numRuns: 400 },
  )
})

test('flooding everything ends with the last cells that can be reached', () => {
  fc.assert(
    fc.property(board, (given) => {
      const here = onBoard(given)
      const steps = stepsFrom(here, [here.start])
      begin(given, here.goals)
      FLOOD.toEnd()
      expect(FLOOD.depth()).toBe(Math.max(0, ...steps.values()))
      const reached = setOf([...steps.keys()].filter((at) => at !== here.start))
      for (let y = 0; y < here.rows; y++) expect(FLOOD.reached(y)).toBe(reached[y])
    }),
    { seed: 33, numRuns: 200 },
  )
})

test('the first steps to the goals in a layer are the neighbours that are a step less away', () => {
  fc.assert(
    fc.property(board, fc.nat(99), (given, which) => {
      const here = onBoard(given)
      const { start } = here
      begin(given, [])
      FLOOD.toEnd()
      const depth = 1 + (which % Math.max(1, FLOOD.depth()))
      if (depth > FLOOD.depth()) return
      const steps = stepsFrom(here, [start])
      const far = [...steps].filter(([, steps]) => steps === depth).map(([at]) => at)
      const ends = far.filter((_, i) => i % 3 === which % 3 || far.length === 1)
      const nearerOrFurther = [...steps.keys()].filter((at) => steps.get(at) !== depth && at % 4 === which % 4)
      const left = stepsFrom(here, ends)
      const directions: readonly HexDirection[] = [0, 1, 2, 3, 4, 5]
      const leading = directions.filter((direction) => left.get(neighbourOf(GRID, start, direction)) === depth - 1)
      GOALS.set(setOf([...ends, ...nearerOrFurther]))
      expect(FLOOD.firstSteps(depth)).toBe(leading.reduce((bits: number, direction) => bits | (1 << direction), 0))
    }),
    { seed: 32, numRuns: 400 },
  )
})

function begin(given: Board, goals: readonly number[]): void {
  const { start, rows } = onBoard(given)
  FREE.set(freeSet(given))
  GOALS.set(setOf(goals))
  FLOOD.start(start, rows)
}

/** Only what lies on the first rows. */
function onBoard(given: Board): Board {
  const cells = given.rows * GRID.cols
  const start = given.start % cells
  const goals = given.goals.filter((goal) => goal < cells && goal !== start && given.free[goal])
  return { ...given, start, goals, free: given.free.map((free, at) => free && at < cells) }
}

function freeSet(given: Board): RowSet {
  const here = onBoard(given)
  return setOf(here.free.flatMap((free, at) => (free && at !== here.start ? [at] : [])))
}

function setOf(list: readonly number[]): RowSet {
  const set = new Int32Array(GRID.rows + 1)
  for (const member of list) addCell(GRID, set, member)
  return set
}

function around(from: number): number[] {
  const directions: readonly HexDirection[] = [0, 1, 2, 3, 4, 5]
  return directions.map((direction) => neighbourOf(GRID, from, direction)).filter((to) => to >= 0)
}

/** Over free cells; the start is occupied. */
function stepsFrom({ free, start }: Board, starts: readonly number[]): Map<number, number> {
  const steps = new Map(starts.map((at) => [at, 0]))
  for (let layer = [...starts], d = 1; layer.length > 0; d++) {
    layer = [...new Set(layer.flatMap(around))].filter((to) => free[to] && to !== start && !steps.has(to))
    for (const to of layer) steps.set(to, d)
  }
  return steps
}
