import type { Seat } from '@tessera/kernel'
import type { Battle, Hex, Side } from '../../state.ts'
import { zoneColumns } from './board.ts'

/** HEX-1: seat 0 is West in odd battles and East in even ones; a scenario is battle 1. */
export function sideOf(seat: Seat, battle: number): Side {
  return (seat === 0) === (battle % 2 === 1) ? 1 : 2
}

/** Who commands a side: seats change sides from battle to battle (HEX-1). */
export function seatOfSide(battle: Pick<Battle, 'west_seat'>, side: Side): 0 | 1 {
  const west = battle.west_seat === 0 ? 0 : 1
  if (side === 1) return west
  return west === 0 ? 1 : 0
}

/** HEX-40: whether a side may place a unit here. */
export function inZone([col, row]: Hex, side: Side, rows: number): boolean {
  return zoneColumns(side).includes(col) && Number.isInteger(row) && row >= 0 && row < rows
}
