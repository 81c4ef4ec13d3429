import { neighbourOf } from '@tessera/board'
import { facingOf, grid, hexAt } from '../board/board.ts'
import { ground, isFree, listAt, sideIn, strengthOf } from '../board/ground.ts'
import { enter, type Field } from '../board/scratch.ts'
import { add, cellIn, change, type Id, units } from '../board/units.ts'
import { newUnit } from '../unit.ts'
import type { Power } from './kind.ts'

const MOST_BLADES = 4
const MOST_READY_BLADES = 2

/** HEX-82: Blades on the free hexes around the bearer, forward first. */
export function summon(field: Field, bearer: Id, power: Power): void {
  let room = Math.min(power.value, MOST_BLADES - bladesOf(bearer))
  const here = cellIn(bearer)
  for (const direction of facingOf(sideIn(bearer)).forward) {
    if (room <= 0) return
    const cell = neighbourOf(grid(), here, direction)
    if (cell < 0 || !isFree(cell)) continue
    place(field, bearer, cell, power.summonReady)
    room--
  }
}

function place(field: Field, bearer: Id, cell: number, summonReady: boolean): void {
  const { readyBlades } = units()
  const id = field.battle.units.length + 1
  const [col, row] = hexAt(cell)
  const blade = newUnit(id, field.blade.type, sideIn(bearer), col, row)
  const actsNow = summonReady && (readyBlades[bearer] as number) < MOST_READY_BLADES
  blade.summoner_id = bearer
  blade.has_acted = !actsNow
  enter(field, blade, field.blade)
  if (actsNow) {
    change(bearer)
    add(readyBlades, bearer, 1)
    field.battle.order.push(id)
  }
  field.tell?.({
    type: 'summon',
    battle: field.battle.number,
    step: field.battle.steps,
    unit: id,
    by: bearer,
    at: hexAt(cell),
    acts_now: actsNow,
  })
}

function bladesOf(bearer: Id): number {
  const { living } = ground()
  const { summoner } = units()
  const side = sideIn(bearer)
  const end = listAt(side) + strengthOf(side)
  let blades = 0
  for (let i = listAt(side); i < end; i++) if (summoner[living[i] as Id] === bearer) blades++
  return blades
}
