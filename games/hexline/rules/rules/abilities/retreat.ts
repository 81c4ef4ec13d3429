import { distanceBetween, neighbourOf } from '@tessera/board'
import { facingOf, grid, hexAt } from '../board/board.ts'
import { ground, isFree, relocate, sideIn } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { cellIn, type Id } from '../board/units.ts'

/** HEX-81: up to `value` hexes away from the chosen unit's hex, backward first. */
export function retreat(field: Field, bearer: Id, value: number): void {
  if (field.chosenCount === 0) return
  const danger = cellIn(ground().chosen[0] as Id)
  const from = cellIn(bearer)
  let steps = 0
  while (steps < value) {
    const cell = furtherAway(bearer, danger)
    if (cell < 0) break
    relocate(bearer, cell)
    steps++
  }
  if (field.tell && steps > 0)
    field.tell({
      type: 'retreat',
      battle: field.battle.number,
      step: field.battle.steps,
      unit: bearer,
      from: hexAt(from),
      to: hexAt(cellIn(bearer)),
    })
}

/** A neighbour is at most one hex further away, so the first that is further is the furthest. */
function furtherAway(bearer: Id, danger: number): number {
  const here = cellIn(bearer)
  const distance = distanceBetween(grid(), here, danger)
  for (const direction of facingOf(sideIn(bearer)).backward) {
    const cell = neighbourOf(grid(), here, direction)
    if (cell >= 0 && isFree(cell) && distanceBetween(grid(), cell, danger) > distance) return cell
  }
  return -1
}
