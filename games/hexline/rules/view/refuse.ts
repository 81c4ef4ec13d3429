import type { Refusal } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import { refuseArmy } from '../content/army.ts'
import { rowsFor } from '../rules/board/board.ts'
import { inZone, sideOf } from '../rules/board/sides.ts'
import type { Hex } from '../state.ts'
import type { HexlineView } from './view.ts'

/**
 * HEX-130 to HEX-132: why a choice is illegal, the first reason in the rulebook's order. That a choice is well formed is
 * settled before, by its schema.
 */
export function refuse(view: HexlineView, choice: HexlineChoice): Refusal | null {
  if (view.phase === 'over') return refusal('match_over', 'The match is over.')
  if (choice.type !== view.phase) return refusal('wrong_phase', 'Not possible now.')
  if (view.to === 'spectator') return refusal('not_awaited', 'You are watching this match.')
  if (choice.type === 'muster') {
    if (fixedArmy(view, view.to) !== null) return refusal('not_awaited', 'Your army is fixed in this match.')
    return refuseArmy(view.config, choice.units)
  }
  return refuseCells(view, view.to, choice.cells)
}

/** HEX-132. */
function refuseCells(view: HexlineView, seat: number, cells: readonly Hex[]): Refusal | null {
  const [first, second] = view.armies
  const army = seat === 0 ? first : second
  if (cells.length !== army?.length) return refusal('bad_cell_count', 'Place every unit once.')
  const side = sideOf(seat, view.battle_number)
  const rows = rowsFor(Math.max(first?.length ?? 0, second?.length ?? 0))
  if (!cells.every((cell) => inZone(cell, side, rows))) {
    return refusal('outside_zone', 'That hex is not in your zone.')
  }
  const taken = new Set(cells.map(([col, row]) => `${col},${row}`))
  return taken.size < cells.length ? refusal('cell_taken', 'Two units on one hex.') : null
}

function fixedArmy(view: HexlineView, seat: number): readonly string[] | null {
  return view.config.armies[seat === 0 ? 0 : 1]
}

function refusal(code: string, message: string): Refusal {
  return { code, message }
}
