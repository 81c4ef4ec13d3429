import type { Cell } from '../events.ts'
import type { Field, Unit } from '../state.ts'
import { cellIndex, onBoard, SIZE, unitAt } from './board.ts'
import { has, stepsOf } from './values.ts'

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
