import { distanceBetween, neighbourOf } from '@tessera/board'
import type { Unit } from '../../state.ts'
import { cellOf, facingOf, grid, hexOf } from '../board/board.ts'
import { chosenUnit, type Field, isFree, relocate } from '../board/scratch.ts'

/** HEX-81: up to `value` hexes away from the chosen unit's hex, backward first. */
export function retreat(field: Field, bearer: Unit, value: number): void {
  if (field.chosenCount === 0) return
  const danger = cellOf(chosenUnit(field, 0))
  const from = field.tell ? hexOf(bearer) : null
  let steps = 0
  while (steps < value) {
    const cell = furtherAway(bearer, danger)
    if (cell < 0) break
    relocate(field, bearer, cell)
    steps++
  }
  if (field.tell && from !== null && steps > 0)
    field.tell({ type: 'retreat', unit: bearer.id, from, to: hexOf(bearer) })
}

/** A neighbour is at most one hex further away, so the first that is further is the furthest. */
function furtherAway(bearer: Unit, danger: number): number {
  const here = cellOf(bearer)
  const distance = distanceBetween(grid(), here, danger)
  for (const direction of facingOf(bearer.side).backward) {
    const cell = neighbourOf(grid(), here, direction)
    if (cell >= 0 && isFree(cell) && distanceBetween(grid(), cell, danger) > distance) return cell
  }
  return -1
}
