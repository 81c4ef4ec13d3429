import { type Refusal, refused } from '@tessera/kernel'
import type { HexlineChoice } from '../choice.ts'
import { refuseArmy } from '../content/army.ts'
import { rowsFor } from '../rules/board/board.ts'
import { inZone, sideOf } from '../rules/board/sides.ts'
import type { Hex } from '../state.ts'
import { words } from '../words/catalogue.ts'
import type { HexlineView } from './view.ts'

/**
 * HEX-130 to HEX-132: why a choice is illegal, the first reason in the rulebook's order. That a choice is well formed is
 * settled before, by its schema.
 */
export function refuse(view: HexlineView, choice: HexlineChoice): Refusal | null {
  if (view.phase === 'over') return refused('match_over', words.said('refuse.over'))
  if (choice.type !== view.phase) return refused('wrong_phase', words.said('refuse.notNow'))
  if (view.to === 'spectator') return refused('not_awaited', words.said('refuse.watching'))
  if (choice.type === 'muster') {
    if (fixedArmy(view, view.to) !== null) return refused('not_awaited', words.said('refuse.fixedArmy'))
    return refuseArmy(view.config, choice.units)
  }
  return refuseCells(view, view.to, choice.cells)
}

/** HEX-132. */
function refuseCells(view: HexlineView, seat: number, cells: readonly Hex[]): Refusal | null {
  const [first, second] = view.armies
  const army = seat === 0 ? first : second
  if (cells.length !== army?.length) return refused('bad_cell_count', words.said('refuse.everyUnit'))
  const side = sideOf(seat, view.battle_number)
  const rows = rowsFor(Math.max(first?.length ?? 0, second?.length ?? 0))
  if (!cells.every((cell) => inZone(cell, side, rows))) {
    return refused('outside_zone', words.said('refuse.outsideZone'))
  }
  const taken = new Set(cells.map(([col, row]) => `${col},${row}`))
  return taken.size < cells.length ? refused('cell_taken', words.said('refuse.taken')) : null
}

function fixedArmy(view: HexlineView, seat: number): readonly string[] | null {
  return view.config.armies[seat === 0 ? 0 : 1]
}
