import { neighbourOf } from '@tessera/board'
import type { Unit } from '../../state.ts'
import { cellOf, facingOf, grid, hexOf } from '../board/board.ts'
import { alliesOf, enter, type Field, isFree } from '../board/scratch.ts'
import { newUnit } from '../unit.ts'
import type { Power } from './kind.ts'

const MOST_BLADES = 4
const MOST_READY_BLADES = 2

/** HEX-82: Blades on the free hexes around the bearer, forward first. */
export function summon(field: Field, bearer: Unit, power: Power): void {
  let room = Math.min(power.value, MOST_BLADES - bladesOf(field, bearer))
  const here = cellOf(bearer)
  for (const direction of facingOf(bearer.side).forward) {
    if (room <= 0) return
    const cell = neighbourOf(grid(), here, direction)
    if (cell < 0 || !isFree(cell)) continue
    place(field, bearer, cell, power.summonReady)
    room--
  }
}

function place(field: Field, bearer: Unit, cell: number, summonReady: boolean): void {
  const id = field.battle.units.length + 1
  const col = grid().colOf[cell] as number
  const row = grid().rowOf[cell] as number
  const blade = newUnit(id, field.blade.type, bearer.side, col, row)
  const actsNow = summonReady && bearer.ready_blades < MOST_READY_BLADES
  blade.summoner_id = bearer.id
  blade.has_acted = !actsNow
  enter(field, blade, field.blade)
  if (actsNow) {
    bearer.ready_blades++
    field.battle.order.push(id)
  }
  field.tell?.({ type: 'summon', unit: id, by: bearer.id, at: hexOf(blade), acts_now: actsNow })
}

function bladesOf(field: Field, bearer: Unit): number {
  let blades = 0
  for (const friend of alliesOf(field, bearer)) if (friend.summoner_id === bearer.id) blades++
  return blades
}
