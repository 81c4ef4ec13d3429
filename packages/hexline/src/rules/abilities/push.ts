import type { Unit } from '../../state.ts'
import { COLUMNS, distanceOf, hexOf } from '../board/board.ts'
import { ground } from '../board/ground.ts'
import { chosenUnit, type Field, isFree, relocate } from '../board/scratch.ts'

/** HEX-80: the chosen units slide along their rows, away from the bearer; the furthest first. */
export function push(field: Field, bearer: Unit, value: number): void {
  furthestFirst(field, bearer)
  for (let i = 0; i < field.chosenCount; i++) slide(field, bearer, chosenUnit(field, i), value)
}

function slide(field: Field, bearer: Unit, unit: Unit, value: number): void {
  const step = directionOf(bearer, unit)
  const from = field.tell ? hexOf(unit) : null
  let left = value
  let col = unit.col
  while (left > 0 && isOpen(unit.row, col + step)) {
    col += step
    left--
  }
  if (col !== unit.col) relocate(field, unit, unit.row * COLUMNS + col)
  if (field.tell && from !== null)
    field.tell({
      type: 'push',
      unit: unit.id,
      by: bearer.id,
      from,
      to: hexOf(unit),
      stopped_by: left === 0 ? 'none' : obstacle(field, unit.row, col + step),
    })
}

/** East is 1, west -1; between hexes above one another the way the bearer faces. */
function directionOf(bearer: Unit, unit: Unit): 1 | -1 {
  const ahead = 2 * unit.col + (unit.row & 1) - (2 * bearer.col + (bearer.row & 1))
  if (ahead !== 0) return ahead > 0 ? 1 : -1
  return bearer.side === 1 ? 1 : -1
}

function isOpen(row: number, col: number): boolean {
  return col >= 0 && col < COLUMNS && isFree(row * COLUMNS + col)
}

function obstacle(field: Field, row: number, col: number): 'edge' | number {
  const unit = field.battle.units.find((other) => other.alive && other.row === row && other.col === col)
  return unit === undefined ? 'edge' : unit.id
}

/** Sorts the chosen units by distance; those equally far stay in id order. */
function furthestFirst(field: Field, bearer: Unit): void {
  const { chosen } = ground()
  for (let i = 1; i < field.chosenCount; i++) {
    const id = chosen[i] as number
    const distance = distanceOf(bearer, chosenUnit(field, i))
    let at = i
    while (at > 0 && distanceOf(bearer, chosenUnit(field, at - 1)) < distance) {
      chosen[at] = chosen[at - 1] as number
      at--
    }
    chosen[at] = id
  }
}
