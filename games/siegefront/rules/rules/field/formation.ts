import type { Seat } from '@tessera/kernel'
import type { Formation } from '../../content/tables.ts'
import type { Field } from '../../state.ts'
import { depthOf } from './board.ts'

/** SGF-801: the first line of the table that matches; found anew whenever a value is needed. */
export function formationOf(field: Field, seat: Seat): Formation {
  let back = 0
  let mid = 0
  let front = 0
  let west = false
  let east = false
  for (const unit of field.units) {
    if (unit.owner !== seat) continue
    const depth = depthOf(unit)
    if (depth === 0) back++
    else if (depth === 1) mid++
    else front++
    if (unit.x === 0) west = true
    if (unit.x === 2) east = true
  }
  if (back + mid + front < 2) return 'NONE'
  if (front >= 2) return 'SIEGE'
  if (back === 3 || mid === 3) return 'PHALANX'
  if (front >= 1 && front + mid >= 2) return 'VANGUARD'
  if (back >= 2) return 'ARCHER_LINE'
  return west && east ? 'FLANKING' : 'SKIRMISH'
}
