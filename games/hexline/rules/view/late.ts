import type { Dice } from '@tessera/kernel'
import { captainArmy } from '../bot/muster.ts'
import type { HexlineChoice } from '../choice.ts'
import { rowsFor } from '../rules/board/board.ts'
import { sideOf } from '../rules/board/sides.ts'
import { drillCells } from '../rules/deployment.ts'
import { typeIn } from '../rules/setup.ts'
import type { HexlineView } from './view.ts'

/** HEX-16: what an expired clock plays: the army of the battle before, or a Captain's; drilled cells. */
export function late(view: HexlineView, dice: Dice): HexlineChoice {
  const seat = view.to === 1 ? 1 : 0
  if (view.phase === 'deploy') return drilled(view, seat, dice)
  const before = view.past.at(-1)
  return { type: 'muster', units: before?.armies[seat] ?? captainArmy(view, dice) }
}

function drilled(view: HexlineView, seat: 0 | 1, dice: Dice): HexlineChoice {
  const [first, second] = view.armies
  if (first === null || second === null) throw new Error('there is no army to deploy')
  const types = (seat === 0 ? first : second).map((id) => typeIn(view.config, id))
  const rows = rowsFor(Math.max(first.length, second.length))
  return { type: 'deploy', cells: drillCells(types, sideOf(seat, view.battle_number), rows, dice) }
}
