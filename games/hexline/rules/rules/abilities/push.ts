import { COLUMNS, grid, hexAt } from '../board/board.ts'
import { ground, isFree, relocate, sideIn, standingOn } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { apart, cellIn, type Id } from '../board/units.ts'

/** HEX-80: the chosen units slide along their rows, away from the bearer; the furthest first. */
export function push(field: Field, bearer: Id, value: number): void {
  furthestFirst(field, bearer)
  for (let i = 0; i < field.chosenCount; i++) slide(field, bearer, ground().chosen[i] as Id, value)
}

function slide(field: Field, bearer: Id, unit: Id, value: number): void {
  const step = directionOf(bearer, unit)
  const from = cellIn(unit)
  const row = grid().rowOf[from] as number
  let left = value
  let col = grid().colOf[from] as number
  while (left > 0 && isOpen(row, col + step)) {
    col += step
    left--
  }
  const to = row * COLUMNS + col
  if (to !== from) relocate(unit, to)
  if (field.tell)
    field.tell({
      type: 'push',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      by: bearer,
      from: hexAt(from),
      to: hexAt(to),
      stopped_by: left === 0 ? 'none' : obstacle(row, col + step),
    })
}

/** East is 1, west -1; between hexes above one another the way the bearer faces. */
function directionOf(bearer: Id, unit: Id): 1 | -1 {
  const ahead = halfColumns(unit) - halfColumns(bearer)
  if (ahead !== 0) return ahead > 0 ? 1 : -1
  return sideIn(bearer) === 1 ? 1 : -1
}

function halfColumns(unit: Id): number {
  const { colOf, rowOf } = grid()
  const cell = cellIn(unit)
  return 2 * (colOf[cell] as number) + ((rowOf[cell] as number) & 1)
}

function isOpen(row: number, col: number): boolean {
  return col >= 0 && col < COLUMNS && isFree(row * COLUMNS + col)
}

function obstacle(row: number, col: number): 'edge' | Id {
  return col >= 0 && col < COLUMNS ? standingOn(row * COLUMNS + col) : 'edge'
}

/** Sorts the chosen units by distance; those equally far stay in id order. */
function furthestFirst(field: Field, bearer: Id): void {
  const { chosen } = ground()
  for (let i = 1; i < field.chosenCount; i++) {
    const id = chosen[i] as Id
    const distance = apart(bearer, id)
    let at = i
    while (at > 0 && apart(bearer, chosen[at - 1] as Id) < distance) {
      chosen[at] = chosen[at - 1] as Id
      at--
    }
    chosen[at] = id
  }
}
