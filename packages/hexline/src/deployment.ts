import type { Dice } from '@tessera/kernel'
import type { UnitType } from './ability.ts'
import { zoneColumns } from './board.ts'
import type { Hex, Side } from './state.ts'

interface Post {
  /** Place in the army. */
  readonly place: number
  readonly range: number
}

/** HEX-41, drill deployment: melee in front, the rest behind by range. Cells in army order. */
export function drillCells(army: readonly UnitType[], side: Side, rows: number, dice: Dice): Hex[] {
  const columns = columnsOf(army, rows)
  const zone = zoneColumns(side)
  const cells: Hex[] = new Array(army.length)
  columns.slice(0, zone.length).forEach((column, back) => {
    dice.shuffle(column)
    const spare = rows - column.length
    const first = side === 1 ? Math.floor(spare / 2) : Math.ceil(spare / 2)
    column.forEach((post, i) => {
      cells[post.place] = [zone[back] as number, first + i]
    })
  })
  for (const post of columns.slice(zone.length).flat()) cells[post.place] = rearHex(cells, side, rows)
  return cells
}

/** HEX-41 (a), (b): by range, then place; a column holds one range and at most as many units as there are rows. */
function columnsOf(army: readonly UnitType[], rows: number): Post[][] {
  const posts = army.map((type, place): Post => ({ place, range: type.attack_range }))
  posts.sort((a, b) => a.range - b.range || a.place - b.place)
  const columns: Post[][] = []
  let column: Post[] = []
  for (const post of posts) {
    if (column.length === 0 || column.length === rows || column[0]?.range !== post.range) {
      column = []
      columns.push(column)
    }
    column.push(post)
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
