import { distanceBetween, neighbourOf } from '@tessera/board'
import type { Unit } from '../../state.ts'
import { cellOf, facingOf, grid, hexOf } from '../board/board.ts'
import { enemiesOf, type Field, isFree, relocate } from '../board/scratch.ts'

/** HEX-55: behind the back of the furthest enemy that has a free hex beside it. False when none has. */
export function shadowstep(field: Field, unit: Unit): boolean {
  const here = cellOf(unit)
  let landing = -1
  let furthest = 0
  let behind: Unit | null = null
  for (const enemy of enemiesOf(field, unit)) {
    const distance = distanceBetween(grid(), here, cellOf(enemy))
    if (distance <= furthest) continue
    const cell = freeBeside(enemy)
    if (cell < 0) continue
    landing = cell
    furthest = distance
    behind = enemy
  }
  if (behind === null) return false
  const from = field.tell ? hexOf(unit) : null
  relocate(field, unit, landing)
  if (field.tell && from !== null)
    field.tell({ type: 'shadowstep', unit: unit.id, from, to: hexOf(unit), enemy: behind.id })
  return true
}

/** The first free hex around a unit in its own backward order, or -1. */
function freeBeside(unit: Unit): number {
  const here = cellOf(unit)
  for (const direction of facingOf(unit.side).backward) {
    const cell = neighbourOf(grid(), here, direction)
    if (cell >= 0 && isFree(cell)) return cell
  }
  return -1
}
