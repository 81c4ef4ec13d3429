import type { Dice } from '@tessera/kernel'
import type { UnitType } from '../content/ability.ts'
import { STAT_LIMITS } from '../content/grammar.ts'
import type { Hex, Side } from '../state.ts'
import { zoneColumns } from './board/board.ts'

/** HEX-41, drill deployment: melee in front, the rest behind by range. Cells in army order. */
export function drillCells(army: readonly UnitType[], side: Side, rows: number, dice: Dice): Hex[] {
  const columns = columnsOf(army, rows)
  const zone = zoneColumns(side)
  const cells: Hex[] = new Array(army.length)
  for (let back = 0; back < columns.length; back++) {
    const column = columns[back] as number[]
    const col = zone[back]
    if (col === undefined) {
      for (const place of column) cells[place] = rearHex(cells, side, rows)
      continue
    }
    dice.shuffle(column)
    const spare = rows - column.length
    const first = side === 1 ? Math.floor(spare / 2) : Math.ceil(spare / 2)
    for (let i = 0; i < column.length; i++) cells[column[i] as number] = [col, first + i]
  }
  return cells
}

/** HEX-41 (a), (b): places in the army by range; a column holds one range and at most as many units as there are rows. */
function columnsOf(army: readonly UnitType[], rows: number): number[][] {
  const ranges = army.map((type) => type.attack_range)
  const columns: number[][] = []
  for (let range = 1; range <= STAT_LIMITS.attack_range[1]; range++) {
    let column: number[] = []
    for (let place = 0; place < ranges.length; place++) {
      if (ranges[place] !== range) continue
      if (column.length === 0 || column.length === rows) {
        column = []
        columns.push(column)
      }
      column.push(place)
    }
  }
  return columns
}

/** HEX-41 (e): who has no column of its own stands in the rearmost one with room, nearest the middle. */
function rearHex(cells: readonly Hex[], side: Side, rows: number): Hex {
  const taken = new Set<number>()
  for (const cell of cells) if (cell !== undefined) taken.add(cell[0] * 100 + cell[1])
  const middleFirst = Array.from({ length: rows }, (_, row) => row).sort(
    (a, b) => Math.abs(2 * a - (rows - 1)) - Math.abs(2 * b - (rows - 1)) || (side === 1 ? a - b : b - a),
  )
  for (const col of zoneColumns(side).toReversed())
    for (const row of middleFirst) if (!taken.has(col * 100 + row)) return [col, row]
  throw new Error(`side ${side} has no room in its zone`)
}
