import type { Unit } from '../state.ts'
import { CELLS, HEIGHT, NEIGHBOURS, ORDER_OF_A, type SideIndex, TWO_AWAY } from './board.ts'
import { TAG_INDEX } from './codes.ts'
import { battleOrder, type Field, foesOf } from './field.ts'
import { engageable, hasZone } from './movement/engagement.ts'
import { mayPass, passes } from './movement/movement.ts'
import { ghostly, tagged } from './values.ts'

const { Flyer, Skirmisher, Unstoppable } = TAG_INDEX

/**
 * GB-1006: breadth first over legal steps in direction order; a binding zone ends a path. Fills `field.scratch` and returns
 * how many cells of its queue were reached, the start included.
 */
export function flood(field: Field, unit: Unit, from: number, most: number): number {
  const zone = zonesAgainst(field, unit)
  field.scratch.zone = zone
  const { steps, parent, queue, keys } = field.scratch
  markFree(field, unit, from)
  steps.fill(UNREACHED)
  const unbound = tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)
  const turns = TURNS[unit.side]
  steps[from] = 0
  parent[from] = -1
  queue[0] = from
  let count = 1
  for (let next = 0; next < count; next++) {
    const cell = queue[next] as number
    const walked = steps[cell] as number
    if (walked >= most) break
    if (cell !== from && !unbound && (zone[cell] as number) > 0) continue
    const x = cell & 7
    const y = cell >> 3
    const above = ((FREE[y] as number) >> x) & 7
    const beside = ((FREE[y + 1] as number) >> x) & 7
    const below = ((FREE[y + 2] as number) >> x) & 7
    const around = above | (beside << 3) | (below << 6)
    if (around === 0) continue
    FREE[y] = (FREE[y] as number) ^ (above << x)
    FREE[y + 1] = (FREE[y + 1] as number) ^ (beside << x)
    FREE[y + 2] = (FREE[y + 2] as number) ^ (below << x)
    for (let left = turns[around] as number; left !== 0; left >>>= 4) {
      const near = cell + (OFFSETS[left & 15] as number)
      steps[near] = walked + 1
      parent[near] = cell
      keys[near] = -1
      queue[count++] = near
    }
  }
  return count
}

const UNREACHED = -1

/** The way from the start of the last flood to a cell. */
export function pathTo(field: Field, cell: number): number[] {
  const { parent } = field.scratch
  const path: number[] = []
  for (let at = cell; at >= 0 && (parent[at] as number) !== -1; at = parent[at] as number) path.push(at)
  return path.reverse()
}

/** By row, with an empty one before the first and after the last: bits of the cells still to be reached, column 0 in bit 1. */
const FREE = new Int32Array(HEIGHT + 2)
const ROW = 0b1_1111_1110

/** All cells but those where somebody keeps the unit from stepping, and the start. */
function markFree(field: Field, unit: Unit, from: number): void {
  if (mayPass(field, unit)) {
    for (let y = 1; y <= HEIGHT; y++) FREE[y] = ROW
    for (const other of battleOrder(field)) if (other !== unit && !passes(field, unit, other)) take(other.cell)
  } else {
    // Four rows of the board are one word of bits.
    for (let y = 0; y < HEIGHT; y++) {
      const taken = ((field.taken[y >> 2] as number) >>> ((y & 3) * 8)) & 255
      FREE[y + 1] = ROW & ~(taken << 1)
    }
    FREE[(unit.cell >> 3) + 1] = (FREE[(unit.cell >> 3) + 1] as number) | (2 << (unit.cell & 7))
  }
  take(from)
}

function take(cell: number): void {
  FREE[(cell >> 3) + 1] = (FREE[(cell >> 3) + 1] as number) & ~(2 << (cell & 7))
}

/** Nine cells around one, row by row, counted from 1, and how far away each is. */
const OFFSETS = new Int32Array([0, -9, -8, -7, -1, 0, 1, 7, 8, 9, 0, 0, 0, 0, 0, 0])

/** By side and set of free cells among the nine: those cells in direction order, four bits each, the first lowest. */
const TURNS: readonly [Int32Array, Int32Array] = [turnsOf(0), turnsOf(1)]

function turnsOf(side: SideIndex): Int32Array {
  const forward = side === 0 ? 1 : -1
  return Int32Array.from({ length: 512 }, (_, around) =>
    ORDER_OF_A.map(([dx, dy]) => (dy * forward + 1) * 3 + dx * forward + 1)
      .filter((place) => (around & (1 << place)) !== 0)
      .reduceRight((left, place) => (left << 4) | (place + 1), 0),
  )
}

/** How many enemies would engage the unit on each cell. The last call owns what it returns. */
function zonesAgainst(field: Field, unit: Unit): readonly number[] {
  if (ghostly(field, unit)) return NO_ZONES
  const enemies = foesOf(field, unit.side)
  const unstoppable = tagged(field, unit, Unstoppable)
  // Usually every enemy has a zone and none reaches far: then it is who stands next to the cell.
  let plain = !unstoppable && !anyReachesFar(field, unit.side)
  for (let i = 0; plain && i < enemies.length; i++) plain = hasZone(field, enemies[i] as Unit)
  if (plain) return field.near[unit.side === 0 ? 1 : 0]
  MARKED.fill(0)
  for (const enemy of enemies)
    if (hasZone(field, enemy) && (!unstoppable || engageable(field, unit, enemy))) markZone(field, unit, enemy)
  return MARKED
}

function anyReachesFar({ longReachers }: Field, side: SideIndex): boolean {
  for (let i = 0; i < longReachers.length; i++) {
    const enemy = longReachers[i] as Unit
    if (enemy.cell >= 0 && enemy.side !== side) return true
  }
  return false
}

function markZone(field: Field, unit: Unit, enemy: Unit): void {
  const around = NEIGHBOURS[enemy.cell] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const cell = around[i] as number
    MARKED[cell] = (MARKED[cell] as number) + 1
  }
  if (!field.longReachers.includes(enemy)) return
  for (const [far, between] of TWO_AWAY[enemy.cell] as (typeof TWO_AWAY)[number]) {
    const other = field.board[between]
    if (!other || other === unit) MARKED[far] = (MARKED[far] as number) + 1
  }
}

const NO_ZONES: readonly number[] = Array.from({ length: CELLS }, () => 0)
const MARKED: number[] = Array.from({ length: CELLS }, () => 0)
