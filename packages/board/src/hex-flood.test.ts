import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCell, distanceBetween, type HexDirection, hexGrid, neighbourOf, type RowSet } from './hex.ts'
import { floodTo, hexFlood, isFirstStep, layerRow, narrowToDisc, startFlood, trackBack } from './hex-flood.ts'

const GRID = hexGrid(9, 8, 5)
/** Used over and over, so that what one search leaves behind would show in the next. */
const FLOOD = hexFlood(GRID)
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

test('layers are the cells so many steps away, up to the first that meets a goal', () => {
  fc.assert(
    fc.property(board, (given) => {
      const { rows, start, goals } = onBoard(given)
      const steps = stepsFrom(onBoard(given), [start])
      const nearest = Math.min(...goals.map((goal) => steps.get(goal) || Number.POSITIVE_INFINITY))
      startFlood(FLOOD, freeSet(given), rows, start)
      expect(floodTo(FLOOD, setOf(goals))).toBe(nearest !== Number.POSITIVE_INFINITY)
      const furthest = Math.max(...steps.values())
      expect(FLOOD.depth).toBe(nearest === Number.POSITIVE_INFINITY ? furthest : nearest)
      for (let d = 0; d <= FLOOD.depth; d++) {
        const layer = setOf([...steps].filter(([, far]) => far === d).map(([at]) => at))
        expect(Array.from({ length: rows }, (_, y) => layerRow(FLOOD, d, y))).toEqual([...layer].slice(0, rows))
      }
    }),
    { seed: 31, numRuns: 400 },
  )
})

test('the first steps are those from which a goal within the disc is one step less away', () => {
  fc.assert(
    fc.property(board, cell, fc.integer({ min: 0, max: GRID.reach }), (given, centre, radius) => {
      const here = onBoard(given)
      const { rows, start, goals } = here
      startFlood(FLOOD, freeSet(given), rows, start)
      if (!floodTo(FLOOD, setOf(goals))) return
      const { depth } = FLOOD
      const steps = stepsFrom(here, [start])
      const ends = [...steps].filter(([at, d]) => d === depth && distanceBetween(GRID, at, centre) <= radius)
      narrowToDisc(FLOOD, depth, centre, radius)
      trackBack(FLOOD)
      const left = stepsFrom(
        here,
        ends.map(([at]) => at),
      )
      for (const next of around(start)) {
        const leads = here.free[next] === true && left.get(next) === depth - 1
        expect(isFirstStep(FLOOD, next)).toBe(leads)
      }
    }),
    { seed: 32, numRuns: 400 },
  )
})

/** Only what lies on the first rows. */
function onBoard(given: Board): Board {
  const cells = given.rows * GRID.cols
  const goals = given.goals.filter((goal) => goal < cells && given.free[goal])
  return { ...given, start: given.start % cells, goals, free: given.free.map((free, at) => free && at < cells) }
}

function freeSet(given: Board): RowSet {
  const here = onBoard(given)
  return setOf(here.free.flatMap((free, at) => (free && at !== here.start ? [at] : [])))
}

function setOf(list: readonly number[]): RowSet {
  const set = new Int32Array(GRID.rows)
  for (const member of list) addCell(GRID, set, member)
  return set
}

function around(from: number): number[] {
  const directions: readonly HexDirection[] = [0, 1, 2, 3, 4, 5]
  return directions.map((direction) => neighbourOf(GRID, from, direction)).filter((to) => to >= 0)
}

/** Over free cells; the start holds somebody. */
function stepsFrom({ free, start }: Board, starts: readonly number[]): Map<number, number> {
  const steps = new Map(starts.map((at) => [at, 0]))
  for (let layer = [...starts], d = 1; layer.length > 0; d++) {
    layer = [...new Set(layer.flatMap(around))].filter((to) => free[to] && to !== start && !steps.has(to))
    for (const to of layer) steps.set(to, d)
  }
  return steps
}
