import {
  catalogOf,
  drillCells,
  type Hex,
  type HexlineView,
  inZone,
  rowsFor,
  type Side,
  sideOf,
  zoneColumns,
} from '@tessera/hexline'
import type { Dice } from '@tessera/kernel'

/** One hex per own unit, in army order. */
export type Cells = readonly Hex[]

/** The units a seat places, and its zone (HEX-40). */
export interface Ground {
  readonly army: readonly string[]
  readonly theirs: readonly string[]
  readonly side: Side
  readonly rows: number
}

export function groundOf(view: HexlineView, seat: 0 | 1): Ground | null {
  const army = view.armies[seat]
  const theirs = view.armies[seat === 0 ? 1 : 0]
  if (army === null || theirs === null) return null
  const rows = rowsFor(Math.max(army.length, theirs.length))
  return { army, theirs, side: sideOf(seat, view.battle_number), rows }
}

/** HEX-41: the cells of the drill. */
export function drilled(view: HexlineView, ground: Ground, dice: Dice): Cells {
  const catalog = catalogOf(view.config)
  const types = ground.army.map((id) => catalog.type(id)).filter((type) => type !== undefined)
  return drillCells(types, ground.side, ground.rows, dice)
}

export function unitAt(cells: Cells, [col, row]: Hex): number | null {
  const at = cells.findIndex((cell) => cell[0] === col && cell[1] === row)
  return at === -1 ? null : at
}

/** The unit stands on the hex; a unit that stood there takes its old place. */
export function withUnitAt(cells: Cells, unit: number, hex: Hex): Cells {
  const from = cells[unit]
  if (from === undefined) return cells
  const other = unitAt(cells, hex)
  return cells.map((cell, i) => (i === unit ? hex : i === other ? from : cell))
}

export function zoneHexes({ side, rows }: Pick<Ground, 'side' | 'rows'>): readonly Hex[] {
  return zoneColumns(side).flatMap((col) => Array.from({ length: rows }, (_, row): Hex => [col, row]))
}

/** A step of the keyboard's cursor, kept within the own zone. */
export function stepped(ground: Pick<Ground, 'side' | 'rows'>, [col, row]: Hex, key: string): Hex {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key]
  if (step === undefined) return [col, row]
  const to: Hex = [col + (step[0] ?? 0), row + (step[1] ?? 0)]
  return inZone(to, ground.side, ground.rows) ? to : [col, row]
}

/** Cells that were kept while the match was away: taken only if they still fit. */
export function cellsIn(stored: unknown, ground: Ground): Cells | null {
  if (!Array.isArray(stored) || stored.length !== ground.army.length) return null
  const cells: Hex[] = []
  for (const entry of stored) {
    if (!Array.isArray(entry) || entry.length !== 2 || !entry.every(Number.isInteger)) return null
    const hex: Hex = [entry[0], entry[1]]
    if (!inZone(hex, ground.side, ground.rows) || unitAt(cells, hex) !== null) return null
    cells.push(hex)
  }
  return cells
}
