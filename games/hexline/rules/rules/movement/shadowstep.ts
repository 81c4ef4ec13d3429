import { neighbourOf } from '@tessera/board'
import { facingOf, grid, hexAt } from '../board/board.ts'
import { foeOf, ground, isFree, listAt, relocate, sideIn, strengthOf } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { apart, cellIn, type Id } from '../board/units.ts'

/** HEX-55: behind the back of the furthest enemy that has a free hex beside it. False when none has. */
export function shadowstep(field: Field, unit: Id): boolean {
  const { living } = ground()
  const foe = foeOf(sideIn(unit))
  const end = listAt(foe) + strengthOf(foe)
  let landing = -1
  let furthest = 0
  let behind = 0
  for (let i = listAt(foe); i < end; i++) {
    const enemy = living[i] as Id
    const distance = apart(unit, enemy)
    if (distance <= furthest) continue
    const cell = freeBeside(enemy)
    if (cell < 0) continue
    landing = cell
    furthest = distance
    behind = enemy
  }
  if (behind === 0) return false
  const from = cellIn(unit)
  relocate(unit, landing)
  field.tell?.({
    type: 'shadowstep',
    battle: field.battle.number,
    step: field.battle.steps,
    unit,
    from: hexAt(from),
    to: hexAt(landing),
    enemy: behind,
  })
  return true
}

/** The first free hex around a unit in its own backward order, or -1. */
function freeBeside(unit: Id): number {
  const here = cellIn(unit)
  for (const direction of facingOf(sideIn(unit)).backward) {
    const cell = neighbourOf(grid(), here, direction)
    if (cell >= 0 && isFree(cell)) return cell
  }
  return -1
}
