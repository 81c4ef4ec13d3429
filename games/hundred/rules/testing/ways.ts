/** A plain second telling of HUN-506 and HUN-507: ways over cells, with no thought of speed, sharing nothing with the rules. */

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Body {
  readonly x: number
  readonly y: number
  /** How near to it nobody may come. */
  readonly apart: number
}

export interface Land {
  readonly w: number
  readonly h: number
  /** The radius of the walker. */
  readonly radius: number
  /** Cells are taken from the east. */
  readonly east: boolean
  readonly rocks: readonly Rectangle[]
  readonly water: readonly Rectangle[]
  readonly bodies: readonly Body[]
  /** Percent of the full speed at a point, and how many times as much it costs to go there. */
  readonly pace: (x: number, y: number) => { readonly speed: number; readonly times: number }
}

type Point = readonly [x: number, y: number]

const CELL = 500
const STRAIGHT: Readonly<Record<number, number>> = { 100: 12, 75: 16, 50: 24, 25: 48 }
const DIAGONAL: Readonly<Record<number, number>> = { 100: 17, 75: 23, 50: 34, 25: 68 }

/** The points of the way, and how many cells had to be looked at. */
export function plainWay(
  land: Land,
  from: Point,
  to: Point,
): { readonly way: Point[] | null; readonly looked: number } {
  if (isClear(land, from, to)) return { way: [to], looked: 0 }
  const { path, looked } = cheapest(land, nearestCell(land, from), nearestCell(land, to))
  if (path === null) return { way: null, looked }
  const points = mayStand(land, to) ? [...path, to] : path
  const way: Point[] = []
  let here = from
  for (let next = 0; next < points.length; ) {
    const clear = points.findLastIndex((point, index) => index > next && isClear(land, here, point))
    const taken = Math.max(next, clear)
    here = points[taken] ?? here
    way.push(here)
    next = taken + 1
  }
  return { way, looked }
}

function mayStand({ w, h, radius, rocks, water, bodies }: Land, [x, y]: Point): boolean {
  if (x < radius || y < radius || x > w - radius || y > h - radius) return false
  if (water.some((each) => x >= each.x && x < each.x + each.w && y >= each.y && y < each.y + each.h)) return false
  const outside = (value: number, first: number, size: number): number =>
    value < first ? first - value : value > first + size ? value - first - size : 0
  if (rocks.some((each) => outside(x, each.x, each.w) ** 2 + outside(y, each.y, each.h) ** 2 < radius ** 2))
    return false
  return bodies.every((body) => (body.x - x) ** 2 + (body.y - y) ** 2 >= body.apart ** 2)
}

function isClear(land: Land, [ax, ay]: Point, [bx, by]: Point): boolean {
  const parts = Math.max(1, Math.ceil(Math.floor(Math.hypot(bx - ax, by - ay)) / 200))
  return Array.from({ length: parts + 1 }, (_, part) => part).every((part) =>
    mayStand(land, [ax + Math.trunc(((bx - ax) * part) / parts), ay + Math.trunc(((by - ay) * part) / parts)]),
  )
}

interface Cell {
  readonly column: number
  readonly row: number
}

const centre = ({ column, row }: Cell): Point => [CELL * column + CELL / 2, CELL * row + CELL / 2]

function cellsOf({ w, h }: Land): readonly Cell[] {
  const columns = Math.floor(w / CELL)
  return Array.from({ length: columns * Math.floor(h / CELL) }, (_, cell) => ({
    column: cell % columns,
    row: Math.floor(cell / columns),
  }))
}

/** Row by row, each from the own edge. */
function isBefore({ east }: Land, a: Cell, b: Cell): boolean {
  return a.row === b.row ? (east ? a.column > b.column : a.column < b.column) : a.row < b.row
}

function nearestCell(land: Land, [x, y]: Point): Cell | null {
  const away = (cell: Cell): number => (centre(cell)[0] - x) ** 2 + (centre(cell)[1] - y) ** 2
  let best: Cell | null = null
  for (const cell of cellsOf(land)) {
    if (!mayStand(land, centre(cell))) continue
    const nearer = best === null || away(cell) < away(best)
    if (best === null || nearer || (away(cell) === away(best) && isBefore(land, cell, best))) best = cell
  }
  return best
}

interface Reached extends Cell {
  readonly cost: number
  readonly left: number
  readonly by: Reached | null
}

/** Of all cells reached the one next that promises the cheapest way, then the nearest to the goal, then the first in rows. */
function cheapest(land: Land, start: Cell | null, goal: Cell | null): { path: Point[] | null; looked: number } {
  if (start === null || goal === null) return { path: null, looked: 0 }
  const name = ({ column, row }: Cell): string => `${column},${row}`
  const free = new Set(cellsOf(land).flatMap((cell) => (mayStand(land, centre(cell)) ? [name(cell)] : [])))
  const open = new Map<string, Reached>([[name(start), { ...start, cost: 0, left: 0, by: null }]])
  const closed = new Set<string>()
  const isNext = (a: Reached, b: Reached): boolean => {
    const [fa, fb] = [a.cost + a.left, b.cost + b.left]
    return fa !== fb ? fa < fb : a.left !== b.left ? a.left < b.left : isBefore(land, a, b)
  }
  while (open.size > 0) {
    const here = [...open.values()].reduce((best, each) => (isNext(each, best) ? each : best))
    open.delete(name(here))
    closed.add(name(here))
    if (name(here) === name(goal)) return { path: pathTo(here), looked: closed.size }
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        const to = { column: here.column + dx, row: here.row + dy }
        const beside = [
          { column: here.column + dx, row: here.row },
          { column: here.column, row: here.row + dy },
        ]
        if (closed.has(name(to)) || ![to, ...beside].every((cell) => free.has(name(cell)))) continue
        const { speed, times } = land.pace(...centre(to))
        const cost = here.cost + times * ((dx !== 0 && dy !== 0 ? DIAGONAL : STRAIGHT)[speed] ?? Number.NaN)
        const known = open.get(name(to))
        if (known !== undefined && known.cost <= cost) continue
        const [far, near] = [Math.abs(to.column - goal.column), Math.abs(to.row - goal.row)].sort((a, b) => b - a)
        open.set(name(to), { ...to, cost, left: 12 * (far ?? 0) + 5 * (near ?? 0), by: here })
      }
  }
  return { path: null, looked: closed.size }
}

function pathTo(end: Reached): Point[] {
  const path: Point[] = []
  for (let cell: Reached | null = end; cell !== null; cell = cell.by) path.unshift(centre(cell))
  return path
}
