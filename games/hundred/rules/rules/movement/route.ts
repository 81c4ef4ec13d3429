import { isqrt } from '@tessera/board'
import { TRAIT_BITS } from '../../content/traits.ts'
import { at, type Place, type Zone } from '../../state.ts'
import { type Field, groundSpeed, isOpen } from '../ground/field.ts'
import { zoneCovers, zoneSlows } from '../ground/zones.ts'
import { hasTrait, isStanding, type Play } from '../play.ts'

/** HUN-506. */
const CELL = 500
const SAMPLE = 200
const BURNING = 10

/** Bodies to walk around: places and squared distances that are too near. */
interface Bodies {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly near2: readonly number[]
}

const NO_BODIES: Bodies = { x: [], y: [], near2: [] }

/** The properties of a unit that matter to the ground. */
interface Walker {
  readonly radius: number
  readonly mounted: boolean
  readonly seat: number
  readonly east: boolean
}

/**
 * HUN-506: waypoints from a unit's place to a point, straight where nothing is in the way; null when there is none. With
 * `around` the bodies of others count, that of the target aside (HUN-507).
 */
export function routeTo(
  play: Play,
  place: Place,
  qx: number,
  qy: number,
  around: boolean,
  target: Place,
): number[] | null {
  const { world, field } = play
  const px = world.position.x[place]
  const py = world.position.y[place]
  const walker = walkerOf(play, place)
  const bodies = around ? bodiesAround(play, place, target) : NO_BODIES
  if (isClear(field, walker, bodies, px, py, qx, qy)) return [qx, qy]
  const cells = cellPath(play, walker, bodies, px, py, qx, qy)
  if (cells === null) return null
  if (isFree(field, walker, bodies, qx, qy)) cells.push(qx, qy)
  return shortened(field, walker, bodies, px, py, cells)
}

function walkerOf({ world }: Play, place: Place): Walker {
  return {
    radius: world.faction.radius[place],
    mounted: hasTrait(world, place, TRAIT_BITS.mounted),
    seat: world.faction.seat[place],
    east: world.ids[place] > 100,
  }
}

function bodiesAround({ world }: Play, place: Place, target: Place): Bodies {
  const x: number[] = []
  const y: number[] = []
  const near2: number[] = []
  for (let other: Place = 0; other < world.ids.length; other++) {
    if (other === place || other === target || !isStanding(world, other)) continue
    const apart = world.faction.radius[place] + world.faction.radius[other]
    x.push(world.position.x[other])
    y.push(world.position.y[other])
    near2.push(apart * apart)
  }
  return { x, y, near2 }
}

function isFree(field: Field, { radius, mounted }: Walker, bodies: Bodies, x: number, y: number): boolean {
  if (!isOpen(field, x, y, radius, mounted)) return false
  for (let body = 0; body < bodies.x.length; body++) {
    const dx = at(bodies.x, body) - x
    const dy = at(bodies.y, body) - y
    if (dx * dx + dy * dy < at(bodies.near2, body)) return false
  }
  return true
}

/** HUN-506: every sampled point of the line may be stood on. */
function isClear(field: Field, walker: Walker, bodies: Bodies, ax: number, ay: number, bx: number, by: Place): boolean {
  if (isPlain(field, walker, bodies, ax, ay, bx, by)) return true
  const dx = bx - ax
  const dy = by - ay
  const n = Math.max(1, Math.ceil(isqrt(dx * dx + dy * dy) / SAMPLE))
  for (let k = 0; k <= n; k++)
    if (!isFree(field, walker, bodies, ax + Math.trunc((dx * k) / n), ay + Math.trunc((dy * k) / n))) return false
  return true
}

/** Nothing that could be in the way lies near the line: the usual case, without sampling. */
function isPlain(
  field: Field,
  { radius, mounted }: Walker,
  bodies: Bodies,
  ax: number,
  ay: number,
  bx: number,
  by: Place,
): boolean {
  if (bodies.x.length > 0) return false
  const left = Math.min(ax, bx)
  const right = Math.max(ax, bx)
  const top = Math.min(ay, by)
  const bottom = Math.max(ay, by)
  if (left < radius || top < radius || right > field.w - radius || bottom > field.h - radius) return false
  for (const list of mounted ? [field.solid, field.water, field.walls] : [field.solid, field.water])
    for (const { x, y, w, h } of list)
      if (x - radius <= right && x + w + radius >= left && y - radius <= bottom && y + h + radius >= top) return false
  return true
}

function shortened(
  field: Field,
  walker: Walker,
  bodies: Bodies,
  px: number,
  py: number,
  cells: readonly number[],
): number[] {
  const route: number[] = []
  let x = px
  let y = py
  for (let from = 0; from < cells.length; ) {
    let next = cells.length - 2
    while (next > from && !isClear(field, walker, bodies, x, y, at(cells, next), at(cells, next + 1))) next -= 2
    x = at(cells, next)
    y = at(cells, next + 1)
    route.push(x, y)
    from = next + 2
  }
  return route
}

/** Speeds and openness of a field's cells, for discs of one size. */
interface Grid {
  readonly columns: number
  readonly rows: number
  /** Percent of full speed by cell; 0 where nobody of this size can stand. */
  readonly speed: Uint8Array
}

const grids = new WeakMap<Field, Map<number, Grid>>()

function gridOf(field: Field, radius: number, mounted: boolean): Grid {
  let known = grids.get(field)
  if (known === undefined) {
    known = new Map()
    grids.set(field, known)
  }
  const key = 2 * radius + (mounted ? 1 : 0)
  let grid = known.get(key)
  if (grid === undefined) {
    const columns = Math.floor(field.w / CELL)
    const rows = Math.floor(field.h / CELL)
    const speed = new Uint8Array(columns * rows)
    for (let cell = 0; cell < speed.length; cell++) {
      const x = centre(cell % columns)
      const y = centre(Math.floor(cell / columns))
      speed[cell] = isOpen(field, x, y, radius, mounted) ? groundSpeed(field, x, y) : 0
    }
    grid = { columns, rows, speed }
    known.set(key, grid)
  }
  return grid
}

function centre(index: number): number {
  return CELL * index + CELL / 2
}

/** Scratch of the search, large enough for the largest field. */
const MOST_CELLS = 200 * 200
const cost = new Int32Array(MOST_CELLS)
const parent = new Int32Array(MOST_CELLS)
/** The search in which a cell was reached or closed; older marks count for nothing. */
const reached = new Int32Array(MOST_CELLS)
const closed = new Int32Array(MOST_CELLS)
/** The search in which a body stood on a cell. */
const blocked = new Int32Array(MOST_CELLS)
let search = 0
/** Cells looked at in all searches. */
let looked = 0
/** Heap of open cells; a key holds f, h and the order of the cell, in this order. */
let keys = new Float64Array(1024)
let cells = new Int32Array(1024)
let open = 0

const ORTHOGONAL: Readonly<Record<number, number>> = { 100: 12, 75: 16, 50: 24, 25: 48 }
const DIAGONAL: Readonly<Record<number, number>> = { 100: 17, 75: 23, 50: 34, 25: 68 }
/** E, SE, S, SW, W, NW, N, NE. */
const STEP_X = [1, 1, 0, -1, -1, -1, 0, 1]
const STEP_Y = [0, 1, 1, 1, 0, -1, -1, -1]

/** How many cells were looked at until now: bots that try plans out count it as effort, since a way through a crowd takes longer than a turn. */
export function cellsLookedAt(): number {
  return looked
}

/** HUN-506: centres of the cells of the cheapest way; null when there is none. */
function cellPath(
  play: Play,
  walker: Walker,
  bodies: Bodies,
  px: number,
  py: number,
  qx: number,
  qy: number,
): number[] | null {
  const grid = gridOf(play.field, walker.radius, walker.mounted)
  const { columns, rows } = grid
  search++
  blockCells(grid, bodies)
  const start = nearestCell(grid, walker, px, py)
  const goal = nearestCell(grid, walker, qx, qy)
  if (start < 0 || goal < 0) return null
  const goalColumn = goal % columns
  const goalRow = Math.floor(goal / columns)
  const { zones } = play.state
  open = 0
  cost[start] = 0
  parent[start] = -1
  reached[start] = search
  push(0, 0, start, start)
  let tried = 0
  while (open > 0) {
    const cell = pop()
    if (closed[cell] === search) continue
    closed[cell] = search
    looked++
    if (cell === goal) return centresTo(cell, columns)
    if (++tried === LONG && !areJoined(grid, start, goal)) return null
    const column = cell % columns
    const row = Math.floor(cell / columns)
    for (let direction = 0; direction < 8; direction++) {
      const stepX = walker.east ? -at(STEP_X, direction) : at(STEP_X, direction)
      const stepY = at(STEP_Y, direction)
      const toColumn = column + stepX
      const toRow = row + stepY
      if (toColumn < 0 || toRow < 0 || toColumn >= columns || toRow >= rows) continue
      const to = toRow * columns + toColumn
      if (closed[to] === search || !isCellFree(grid, to)) continue
      const diagonal = stepX !== 0 && stepY !== 0
      if (diagonal && !(isCellFree(grid, row * columns + toColumn) && isCellFree(grid, toRow * columns + column)))
        continue
      const spent = (cost[cell] as number) + entryCost(grid, zones, walker.seat, to, diagonal)
      if (reached[to] === search && spent >= (cost[to] as number)) continue
      reached[to] = search
      cost[to] = spent
      parent[to] = cell
      const dx = Math.abs(toColumn - goalColumn)
      const dy = Math.abs(toRow - goalRow)
      const h = 12 * Math.max(dx, dy) + 5 * Math.min(dx, dy)
      push(spent + h, h, walker.east ? toRow * columns + (columns - 1 - toColumn) : to, to)
    }
  }
  return null
}

/** Cells after which it is asked whether there is any way at all: where bodies shut a bridge the whole bank would be searched. */
const LONG = 200
/** Cells that are flooded in the time in which one is searched. */
const FLOODED = 4
/** Cells flooded from the start and from the goal, in the order in which they were. */
const floods = [new Int32Array(MOST_CELLS), new Int32Array(MOST_CELLS)] as const
/** Twice the search in which a cell was flooded, and one more where that was from the goal. */
const floodedIn = new Int32Array(MOST_CELLS)

/**
 * Whether free cells join two of them. Both are flooded in turn, so that the smaller part decides; no way cuts corners (HUN-506), so rows and columns
 * are enough.
 */
function areJoined(grid: Grid, start: number, goal: number): boolean {
  const { columns } = grid
  const filled = [1, 1]
  floods[0][0] = start
  floods[1][0] = goal
  floodedIn[start] = 2 * search
  floodedIn[goal] = 2 * search + 1
  for (let next = 0; ; next++)
    for (const [end, flood] of floods.entries()) {
      if (next >= at(filled, end)) {
        looked += Math.floor((2 * next) / FLOODED)
        return false
      }
      const cell = flood[next] as number
      const column = cell % columns
      for (let side = 0; side < 4; side++) {
        const to = side < 2 ? cell + (side === 0 ? columns : -columns) : cell + (side === 2 ? 1 : -1)
        if (to < 0 || to >= grid.speed.length || !isCellFree(grid, to)) continue
        if ((side === 2 && column === columns - 1) || (side === 3 && column === 0)) continue
        const mark = floodedIn[to] as number
        if (mark === 2 * search + end) continue
        if (mark === 2 * search + 1 - end) {
          looked += Math.floor((2 * next) / FLOODED)
          return true
        }
        floodedIn[to] = 2 * search + end
        flood[filled[end] as number] = to
        filled[end] = at(filled, end) + 1
      }
    }
}

/** HUN-507: cells whose centre is too near to a body are no way in this search. */
function blockCells({ columns, rows }: Grid, bodies: Bodies): void {
  for (let body = 0; body < bodies.x.length; body++) {
    const x = at(bodies.x, body)
    const y = at(bodies.y, body)
    const near2 = at(bodies.near2, body)
    const reach = isqrt(near2)
    const lastRow = Math.min(rows - 1, Math.floor((y + reach) / CELL))
    const lastColumn = Math.min(columns - 1, Math.floor((x + reach) / CELL))
    for (let row = Math.max(0, Math.floor((y - reach) / CELL)); row <= lastRow; row++)
      for (let column = Math.max(0, Math.floor((x - reach) / CELL)); column <= lastColumn; column++) {
        const dx = x - centre(column)
        const dy = y - centre(row)
        if (dx * dx + dy * dy < near2) blocked[row * columns + column] = search
      }
  }
}

function isCellFree(grid: Grid, cell: number): boolean {
  return (grid.speed[cell] as number) !== 0 && blocked[cell] !== search
}

function entryCost(grid: Grid, zones: readonly Zone[], seat: number, cell: number, diagonal: boolean): number {
  let speed = grid.speed[cell] as number
  let times = 1
  if (zones.length > 0) {
    const x = centre(cell % grid.columns)
    const y = centre(Math.floor(cell / grid.columns))
    for (const zone of zones) {
      if (!zoneCovers(zone, x, y)) continue
      if (zoneSlows(zone, seat)) speed = Math.min(speed, 50)
      if (zone.burning > 0) times = BURNING
    }
  }
  return times * ((diagonal ? DIAGONAL[speed] : ORTHOGONAL[speed]) ?? 0)
}

/** The free cell whose centre is nearest; of equal ones the first in rows, counted from the own side's west or east. */
function nearestCell(grid: Grid, walker: Walker, x: number, y: number): number {
  const { columns, rows } = grid
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x / CELL)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y / CELL)))
  for (let reach = 1; reach < columns + rows; reach *= 2) {
    let best = -1
    let least = 0
    let first = 0
    for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++)
      for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
        const cell = r * columns + c
        if (!isCellFree(grid, cell)) continue
        const dx = centre(c) - x
        const dy = centre(r) - y
        const d2 = dx * dx + dy * dy
        const order = walker.east ? r * columns + (columns - 1 - c) : cell
        if (best >= 0 && (d2 > least || (d2 === least && order > first))) continue
        best = cell
        least = d2
        first = order
      }
    const sure = CELL * reach + CELL / 2
    if (best >= 0 && least < sure * sure) return best
  }
  return -1
}

function centresTo(cell: number, columns: number): number[] {
  const path: number[] = []
  for (let step = cell; step >= 0; step = parent[step] as number)
    path.push(centre(Math.floor(step / columns)), centre(step % columns))
  return path.reverse()
}

function push(f: number, h: number, order: number, cell: number): void {
  if (open === keys.length) {
    const wider = new Float64Array(2 * keys.length)
    wider.set(keys)
    keys = wider
    const more = new Int32Array(2 * cells.length)
    more.set(cells)
    cells = more
  }
  const key = (f * 4096 + h) * 65536 + order
  let child = open++
  while (child > 0) {
    const above = (child - 1) >> 1
    if ((keys[above] as number) <= key) break
    keys[child] = keys[above] as number
    cells[child] = cells[above] as number
    child = above
  }
  keys[child] = key
  cells[child] = cell
}

function pop(): number {
  const top = cells[0] as number
  open--
  const key = keys[open] as number
  const cell = cells[open] as number
  let hole = 0
  for (;;) {
    let child = 2 * hole + 1
    if (child >= open) break
    if (child + 1 < open && (keys[child + 1] as number) < (keys[child] as number)) child++
    if ((keys[child] as number) >= key) break
    keys[hole] = keys[child] as number
    cells[hole] = cells[child] as number
    hole = child
  }
  keys[hole] = key
  cells[hole] = cell
  return top
}
