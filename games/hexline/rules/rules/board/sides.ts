import type { Seat } from '@tessera/kernel'
import type { Hex, Side } from '../../state.ts'
import { zoneColumns } from './board.ts'

/** HEX-1: seat 0 is West in odd battles and East in even ones; a scenario is battle 1. */
export function sideOf(seat: Seat, battle: number): Side {
  return (seat === 0) === (battle % 2 === 1) ? 1 : 2
}

export function sideName(side: Side): string {
  return side === 1 ? 'West' : 'East'
}

/** HEX-40: whether a side may place a unit here. */
export function inZone([col, row]: Hex, side: Side, rows: number): boolean {
  return zoneColumns(side).includes(col) && Number.isInteger(row) && row >= 0 && row < rows
}
