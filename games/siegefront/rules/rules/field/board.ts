import type { Seat } from '@tessera/kernel'
import type { Field, Unit } from '../../state.ts'

export const SIZE = 3

/** SGF-101: the row in front of a seat's castle. */
export function homeRow(seat: Seat): number {
  return seat === 0 ? 0 : SIZE - 1
}

/** SGF-102: one row towards the enemy castle. */
export function ahead(seat: Seat): 1 | -1 {
  return seat === 0 ? 1 : -1
}

/** SGF-102: 0 back, 1 mid, 2 front. */
export function depthOf(unit: Pick<Unit, 'owner' | 'y'>): number {
  return unit.owner === 0 ? unit.y : SIZE - 1 - unit.y
}

export function onBoard(x: number, y: number): boolean {
  return x >= 0 && x < SIZE && y >= 0 && y < SIZE
}

/** Row by row. */
export function cellIndex(x: number, y: number): number {
  return y * SIZE + x
}

/** SGF-103. */
export function distance(a: Pick<Unit, 'x' | 'y'>, b: Pick<Unit, 'x' | 'y'>): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
}

export function adjacent(a: Pick<Unit, 'x' | 'y'>, b: Pick<Unit, 'x' | 'y'>): boolean {
  return distance(a, b) === 1
}

export function unitAt(field: Field, x: number, y: number): Unit | undefined {
  for (const unit of field.units) if (unit.x === x && unit.y === y) return unit
  return undefined
}

export function unitById(field: Field, id: number): Unit | undefined {
  for (const unit of field.units) if (unit.id === id) return unit
  return undefined
}

/** SGF-104: who has strictly more units in the middle row. */
export function controller(field: Field): Seat | null {
  let lead = 0
  for (const unit of field.units) if (unit.y === 1) lead += unit.owner === 0 ? 1 : -1
  return lead === 0 ? null : lead > 0 ? 0 : 1
}

/** SGF-405: whether the enemy holds every cell of a seat's home row. */
export function shutIn(field: Field, seat: Seat): boolean {
  let held = 0
  for (const unit of field.units) if (unit.owner !== seat && unit.y === homeRow(seat)) held++
  return held === SIZE
}

/** SGF-507: the rows between a unit and the enemy castle. */
export function castleRowsAhead(unit: Pick<Unit, 'owner' | 'y'>): readonly number[] {
  const rows: number[] = []
  for (let y = unit.y + ahead(unit.owner); y >= 0 && y < SIZE; y += ahead(unit.owner)) rows.push(y)
  return rows
}
