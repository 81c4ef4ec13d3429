import type { Unit } from '../state.ts'
import { CELLS, ROW_STARTS, type SideIndex, STEPS, TWO_AWAY } from './board.ts'
import { TAG_INDEX } from './codes.ts'
import { battleOrder, type Field, foesOf, setOfFoes } from './field.ts'
import { engageable, hasZone } from './movement/engagement.ts'
import { mayPass, passes } from './movement/movement.ts'
import { ghostly, tagged } from './values.ts'

const { Flyer, Skirmisher, Unstoppable } = TAG_INDEX

/** What a flood of the board has found out. Sets of cells are three words of bits, as `Field.taken` is. */
export interface Flood {
  from: number
  side: SideIndex
  /** The most steps that any cell needs. */
  depth: number
  /** From `3 * steps` on: the cells that are so many steps away. */
  readonly levels: Int32Array
  /** Cells on which an enemy would engage the unit. */
  readonly zone: Int32Array
  /** Those of them on which a path ends: none for those whom zones do not bind. */
  readonly bound: Int32Array
  /** Cells on which the unit could stop. */
  readonly empty: Int32Array
  /** How good each cell is as a goal for any target, and the cells for which that is already known. */
  readonly keys: Int32Array
  readonly keyed: Int32Array
}

/** Of all battles alike; the last flood owns it. */
export const FLOOD: Flood = {
  from: 0,
  side: 0,
  depth: 0,
  levels: new Int32Array(3 * (CELLS + 1)),
  zone: new Int32Array(3),
  bound: new Int32Array(3),
  empty: new Int32Array(3),
  keys: new Int32Array(CELLS),
  keyed: new Int32Array(3),
}

/** All bits but those of the last column, and those of the third word that are cells. */
const NOT_LAST = ~(ROW_STARTS << 7)
const LAST_WORD = 0xffff

/**
 * GB-1006: breadth first over legal steps; a binding zone ends a path. All cells of as many steps are reached at once, the
 * whole set of them moving one step in every direction.
 */
export function flood(field: Field, unit: Unit, from: number, most: number): Flood {
  const { levels, zone, bound, empty, keyed } = FLOOD
  FLOOD.from = from
  FLOOD.side = unit.side
  keyed[0] = keyed[1] = keyed[2] = 0
  markZones(field, unit)
  markFree(field, unit, from)
  empty[0] = ~(field.taken[0] as number)
  empty[1] = ~(field.taken[1] as number)
  empty[2] = ~(field.taken[2] as number) & LAST_WORD
  include(empty, unit.cell)
  const binds = tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher) ? 0 : -1
  const bound0 = (zone[0] as number) & binds
  const bound1 = (zone[1] as number) & binds
  const bound2 = (zone[2] as number) & binds
  bound[0] = bound0
  bound[1] = bound1
  bound[2] = bound2
  let free0 = FREE[0] as number
  let free1 = FREE[1] as number
  let free2 = FREE[2] as number
  let at0 = from < 32 ? 1 << from : 0
  let at1 = from >= 32 && from < 64 ? 1 << from : 0
  let at2 = from >= 64 ? 1 << from : 0
  levels[0] = at0
  levels[1] = at1
  levels[2] = at2
  let depth = 0
  while (depth < most) {
    const row0 = at0 | ((at0 & NOT_LAST) << 1) | ((at0 >>> 1) & NOT_LAST)
    const row1 = at1 | ((at1 & NOT_LAST) << 1) | ((at1 >>> 1) & NOT_LAST)
    const row2 = at2 | ((at2 & NOT_LAST) << 1) | ((at2 >>> 1) & NOT_LAST)
    const new0 = (row0 | (row0 << 8) | (row0 >>> 8) | (row1 << 24)) & free0
    const new1 = (row1 | (row1 << 8) | (row0 >>> 24) | (row1 >>> 8) | (row2 << 24)) & free1
    const new2 = (row2 | (row2 << 8) | (row1 >>> 24) | (row2 >>> 8)) & free2
    if ((new0 | new1 | new2) === 0) break
    free0 ^= new0
    free1 ^= new1
    free2 ^= new2
    depth++
    levels[3 * depth] = new0
    levels[3 * depth + 1] = new1
    levels[3 * depth + 2] = new2
    at0 = new0 & ~bound0
    at1 = new1 & ~bound1
    at2 = new2 & ~bound2
  }
  FLOOD.depth = depth
  return FLOOD
}

/** The cells that `cellsAt` found last. */
export const FOUND = new Uint8Array(CELLS)

/** Looks for the cells so many steps away that are in the set as well. Puts them into `FOUND`, ascending; says how many they are. */
export function cellsAt(steps: number, set: Int32Array): number {
  const { levels } = FLOOD
  let count = 0
  for (let word = 0; word < 3; word++)
    for (let cells = (levels[3 * steps + word] as number) & (set[word] as number); cells !== 0; cells &= cells - 1)
      FOUND[count++] = (word << 5) + 31 - Math.clz32(cells & -cells)
  return count
}

/** How many steps a cell is from the start of the last flood; -1: it was not reached. */
function stepsTo(cell: number): number {
  const { levels, depth } = FLOOD
  const bit = 1 << cell
  for (let step = 0, at = cell >> 5; step <= depth; step++, at += 3)
    if (((levels[at] as number) & bit) !== 0) return step
  return -1
}

const GOALS = new Int32Array(3)

/** The way from the start of the last flood to a cell that was reached. */
export function pathTo(cell: number): number[] {
  GOALS[0] = GOALS[1] = GOALS[2] = 0
  include(GOALS, cell)
  return firstPath(GOALS, stepsTo(cell))
}

/** From `3 * steps` on: the cells so many steps away through which a way leads to a goal. */
const ON_THE_WAY = new Int32Array(3 * (CELLS + 1))

/**
 * The way of so many steps to the cell of the set that is reached first in direction order: looking back from the goals for
 * the cells on the way, then going forward, always in the first direction that leads on.
 */
export function firstPath(goals: Int32Array, steps: number): number[] {
  const { levels, bound, side } = FLOOD
  let at0 = goals[0] as number
  let at1 = goals[1] as number
  let at2 = goals[2] as number
  for (let step = steps; step >= 1; step--) {
    const at = 3 * step
    ON_THE_WAY[at] = at0
    ON_THE_WAY[at + 1] = at1
    ON_THE_WAY[at + 2] = at2
    const row0 = at0 | ((at0 & NOT_LAST) << 1) | ((at0 >>> 1) & NOT_LAST)
    const row1 = at1 | ((at1 & NOT_LAST) << 1) | ((at1 >>> 1) & NOT_LAST)
    const row2 = at2 | ((at2 & NOT_LAST) << 1) | ((at2 >>> 1) & NOT_LAST)
    at0 = (row0 | (row0 << 8) | (row0 >>> 8) | (row1 << 24)) & (levels[at - 3] as number) & ~(bound[0] as number)
    at1 = (row1 | (row1 << 8) | (row0 >>> 24) | (row1 >>> 8) | (row2 << 24)) & (levels[at - 2] as number)
    at1 &= ~(bound[1] as number)
    at2 = (row2 | (row2 << 8) | (row1 >>> 24) | (row2 >>> 8)) & (levels[at - 1] as number) & ~(bound[2] as number)
  }
  const path: number[] = []
  let here = FLOOD.from
  for (let step = 1; step <= steps; step++) {
    here = firstOf(STEPS[side][here] as readonly number[], 3 * step)
    path.push(here)
  }
  return path
}

function firstOf(cells: readonly number[], at: number): number {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number
    if (cell >= 0 && ((ON_THE_WAY[at + (cell >> 5)] as number) & (1 << cell)) !== 0) return cell
  }
  throw new Error('No way leads on')
}

const FREE = new Int32Array(3)

/** All cells but those where somebody keeps the unit from stepping, and the start. */
function markFree(field: Field, unit: Unit, from: number): void {
  if (mayPass(field, unit)) {
    FREE[0] = FREE[1] = -1
    FREE[2] = LAST_WORD
    for (const other of battleOrder(field)) if (other !== unit && !passes(field, unit, other)) exclude(FREE, other.cell)
  } else {
    FREE[0] = ~(field.taken[0] as number)
    FREE[1] = ~(field.taken[1] as number)
    FREE[2] = ~(field.taken[2] as number) & LAST_WORD
    include(FREE, unit.cell)
  }
  exclude(FREE, from)
}

export function include(set: Int32Array, cell: number): void {
  set[cell >> 5] = (set[cell >> 5] as number) | (1 << cell)
}

function exclude(set: Int32Array, cell: number): void {
  set[cell >> 5] = (set[cell >> 5] as number) & ~(1 << cell)
}

/** GB-601: the cells on which an enemy would engage the unit. */
function markZones(field: Field, unit: Unit): void {
  const { zone } = FLOOD
  zone[0] = zone[1] = zone[2] = 0
  if (ghostly(field, unit)) return
  const first = setOfFoes(unit.side)
  let at0 = field.control[first] as number
  let at1 = field.control[first + 1] as number
  let at2 = field.control[first + 2] as number
  const unstoppable = tagged(field, unit, Unstoppable)
  if (unstoppable)
    for (const enemy of foesOf(field, unit.side)) {
      if (engageable(field, unit, enemy)) continue
      const others = ~(1 << enemy.cell)
      if (enemy.cell < 32) at0 &= others
      else if (enemy.cell < 64) at1 &= others
      else at2 &= others
    }
  // Next to any of them. Where one of them stands nobody can be.
  const row0 = at0 | ((at0 & NOT_LAST) << 1) | ((at0 >>> 1) & NOT_LAST)
  const row1 = at1 | ((at1 & NOT_LAST) << 1) | ((at1 >>> 1) & NOT_LAST)
  const row2 = at2 | ((at2 & NOT_LAST) << 1) | ((at2 >>> 1) & NOT_LAST)
  zone[0] = row0 | (row0 << 8) | (row0 >>> 8) | (row1 << 24)
  zone[1] = row1 | (row1 << 8) | (row0 >>> 24) | (row1 >>> 8) | (row2 << 24)
  zone[2] = row2 | (row2 << 8) | (row1 >>> 24) | (row2 >>> 8)
  if (field.longReachers.length > 0) markFar(field, unit, unstoppable)
}

/** LongReach: two steps away in line over an empty cell, or the unit's own. */
function markFar(field: Field, unit: Unit, unstoppable: boolean): void {
  for (const enemy of field.longReachers) {
    if (enemy.cell < 0 || enemy.side === unit.side || !hasZone(field, enemy)) continue
    if (unstoppable && !engageable(field, unit, enemy)) continue
    for (const [far, between] of TWO_AWAY[enemy.cell] as (typeof TWO_AWAY)[number]) {
      const other = field.board[between]
      if (!other || other === unit) include(FLOOD.zone, far)
    }
  }
}
