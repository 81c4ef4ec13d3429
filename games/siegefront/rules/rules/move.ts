import type { Cell } from '../events.ts'
import type { Field, Unit } from '../state.ts'
import { cellIndex, onBoard, SIZE, unitAt } from './field/board.ts'
import { has, stepsOf } from './field/values.ts'

/**
 * SGF-403, SGF-404: the way to a cell, or null when it is too far or there is none; the first found by breadth-first search
 * trying y−1, x−1, x+1, y+1.
 */
export function pathTo(field: Field, unit: Unit, x: number, y: number): readonly Cell[] | null {
  const steps = stepsOf(field, unit)
  const winged = has(unit, 'winged')
  const from = new Int8Array(SIZE * SIZE).fill(-1)
  const start = cellIndex(unit.x, unit.y)
  from[start] = start
  let ring: Cell[] = [[unit.x, unit.y]]
  for (let step = 0; step < steps; step++) {
    const next: Cell[] = []
    for (const [cx, cy] of ring) {
      for (const [dx, dy] of NEIGHBOURS) {
        const nx = cx + dx
        const ny = cy + dy
        if (!onBoard(nx, ny) || from[cellIndex(nx, ny)] !== -1) continue
        const taken = unitAt(field, nx, ny) !== undefined
        if (taken && !winged) continue
        from[cellIndex(nx, ny)] = cellIndex(cx, cy)
        if (nx === x && ny === y) return taken ? null : trace(from, start, x, y)
        next.push([nx, ny])
      }
    }
    ring = next
  }
  return null
}

/** Every cell the unit may move to, as bits row by row: the same cells as `pathTo` finds ways to. */
export function reachable(field: Field, unit: Unit): number {
  const steps = stepsOf(field, unit)
  if (steps === 0) return 0
  let taken = 0
  for (const { x, y } of field.units) taken |= 1 << cellIndex(x, y)
  const barred = has(unit, 'winged') ? 0 : taken
  let reached = NEAR[cellIndex(unit.x, unit.y)] as number
  reached &= ~barred
  if (steps > 1) {
    const ring = reached
    for (let cell = 0; cell < SIZE * SIZE; cell++) if ((ring >> cell) & 1) reached |= NEAR[cell] as number
    reached &= ~barred
  }
  return reached & ~taken
}

/** By cell, the cells beside it. */
const NEAR: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, cell) => {
  const [x, y] = [cell % SIZE, Math.floor(cell / SIZE)]
  return (
    (x > 0 ? 1 << (cell - 1) : 0) |
    (x < SIZE - 1 ? 1 << (cell + 1) : 0) |
    (y > 0 ? 1 << (cell - SIZE) : 0) |
    (y < SIZE - 1 ? 1 << (cell + SIZE) : 0)
  )
})

const NEIGHBOURS: readonly Cell[] = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
]

function trace(from: Int8Array, start: number, x: number, y: number): readonly Cell[] {
  const path: Cell[] = []
  for (let cell = cellIndex(x, y); ; cell = from[cell] ?? start) {
    path.unshift([cell % SIZE, Math.floor(cell / SIZE)])
    if (cell === start) return path
  }
}
