import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOSED, cheapestWay, flood, floodByCost, type StepCost, searchOver, wayTo } from './paths.ts'
import { ALL_AROUND, chebyshev, manhattan, ORTHOGONAL, squareDistance, squareGrid, squaresBeside } from './square.ts'

const COLS = 7
const GRID = squareGrid(COLS, 6)
const FOUR = squaresBeside(GRID, ORTHOGONAL)
const EIGHT = squaresBeside(GRID, ALL_AROUND)

/** By cell: 0 is a wall, otherwise what entering costs. */
const grounds = fc.array(fc.nat(4), { minLength: GRID.cells, maxLength: GRID.cells })
const cell = fc.nat(GRID.cells - 1)

function costOver(ground: readonly number[]): StepCost {
  return (_, to) => (ground[to] === 0 ? CLOSED : (ground[to] as number))
}

test('a flood finds the fewest steps, over open cells, up to its limit', () => {
  const search = searchOver(GRID.cells)
  fc.assert(
    fc.property(grounds, cell, fc.nat(12), (ground, start, most) => {
      flood(search, EIGHT, start, (at) => ground[at] !== 0, most)
      const least = relaxed(EIGHT, start, (_, to) => (ground[to] === 0 ? CLOSED : 1))
      for (let at = 0; at < GRID.cells; at++) {
        const within = (least[at] as number) <= most
        expect(search.spent[at]).toBe(within ? least[at] : -1)
        expect(wayTo(search, at)?.length).toBe(within ? least[at] : undefined)
      }
    }),
    { seed: 12, numRuns: 200 },
  )
})

test('of equally short ways a flood takes the one whose first cells are tried first', () => {
  const search = searchOver(GRID.cells)
  flood(search, FOUR, 0, () => true)
  // East is tried before south, so the way goes along the northern edge first.
  expect(wayTo(search, 2 * COLS + 2)).toEqual([1, 2, COLS + 2, 2 * COLS + 2])
  expect(wayTo(search, 0)).toEqual([])
})

test('a flood by cost finds the least costs, up to its limit', () => {
  const search = searchOver(GRID.cells)
  fc.assert(
    fc.property(grounds, cell, fc.nat(20), (ground, start, most) => {
      floodByCost(search, FOUR, start, costOver(ground), most)
      const least = relaxed(FOUR, start, costOver(ground))
      for (let at = 0; at < GRID.cells; at++) {
        expect(search.spent[at]).toBe((least[at] as number) <= most ? least[at] : -1)
      }
    }),
    { seed: 13, numRuns: 200 },
  )
})

test('A* goes the way that a sorted open list goes, tie by tie', () => {
  const search = searchOver(GRID.cells)
  const cases = [
    [FOUR, manhattan],
    [EIGHT, chebyshev],
  ] as const
  fc.assert(
    fc.property(grounds, cell, cell, fc.nat(1), (ground, start, goal, which) => {
      const [beside, measure] = cases[which as 0 | 1]
      const estimate = (at: number) => squareDistance(GRID, at, goal, measure)
      const way = cheapestWay(search, beside, start, goal, costOver(ground), estimate)
      expect(way).toEqual(sortedListWay(beside, start, goal, costOver(ground), estimate))
      if (way !== null) expect(search.spent[goal]).toBe(relaxed(beside, start, costOver(ground))[goal])
    }),
    { seed: 14, numRuns: 500 },
  )
})

/** Costs that are lowered until nothing can be lowered any more. */
function relaxed(beside: readonly (readonly number[])[], start: number, cost: StepCost): number[] {
  const least = new Array<number>(GRID.cells).fill(Number.POSITIVE_INFINITY)
  least[start] = 0
  for (let changed = true; changed; ) {
    changed = false
    beside.forEach((nexts, from) => {
      for (const to of nexts) {
        const step = cost(from, to)
        if (step === CLOSED || (least[from] as number) + step >= (least[to] as number)) continue
        least[to] = (least[from] as number) + step
        changed = true
      }
    })
  }
  return least
}

function sortedListWay(
  beside: readonly (readonly number[])[],
  start: number,
  goal: number,
  cost: StepCost,
  h: (cell: number) => number,
): number[] | null {
  const spent = new Map([[start, 0]])
  const before = new Map<number, number>()
  const g = (at: number) => spent.get(at) as number
  const open = new Set([start])
  while (open.size > 0) {
    const [at] = [...open].sort((a, b) => g(a) + h(a) - g(b) - h(b) || h(a) - h(b) || a - b) as [number]
    if (at === goal) {
      const way = [goal]
      while (way[0] !== start) way.unshift(before.get(way[0] as number) as number)
      return way.slice(1)
    }
    open.delete(at)
    for (const next of beside[at] ?? []) {
      const step = cost(at, next)
      if (step === CLOSED || (spent.get(next) ?? Number.POSITIVE_INFINITY) <= g(at) + step) continue
      spent.set(next, g(at) + step)
      before.set(next, at)
      open.add(next)
    }
  }
  return null
}
