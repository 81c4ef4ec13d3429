import type { Dice } from '@tessera/kernel'
import { catalogOf } from '../content/catalog.ts'
import { rowsFor, zoneColumns } from '../rules/board/board.ts'
import { sideOf } from '../rules/board/sides.ts'
import { drillCells } from '../rules/deployment.ts'
import type { Hex, Side } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { type Army, pointsFor } from './practice.ts'

/** HEX-172, Recruit and Captain; also what an expired clock plays (HEX-16). */
export function drillLayout(view: HexlineView, dice: Dice): readonly Hex[] {
  const { army, side } = groundOf(view)
  return layout(view, army, side, dice)
}

/** HEX-172, Marshal: the best of six drill layouts, then one change after the other that practice battles prove better. */
export function triedLayout(view: HexlineView, dice: Dice): readonly Hex[] {
  const { army, enemy, side } = groundOf(view)
  const rate = (cells: readonly Hex[], beaten: number): number => {
    const own = { army, cells }
    let points = 0
    for (let left = LAYOUT_BATTLES; left > 0 && points + 2 * left > beaten; left--)
      points +=
        side === 1
          ? pointsFor(1, view.config, own, { army: enemy }, dice)
          : pointsFor(2, view.config, { army: enemy }, own, dice)
    return points
  }
  let kept: readonly Hex[] = []
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < LAYOUTS; i++) {
    const drilled = layout(view, army, side, dice)
    const points = rate(drilled, most)
    if (points <= most) continue
    kept = drilled
    most = points
  }
  for (let i = 0; i < LAYOUT_CHANGES; i++) {
    const changed = rearranged(kept, side, rowsOf(view), dice)
    if (rate(changed, most) <= most) continue
    kept = changed
    // What was kept for a lucky run of battles would never be beaten again.
    most = rate(kept, Number.NEGATIVE_INFINITY)
  }
  return kept
}

const LAYOUTS = 6
const LAYOUT_BATTLES = 20
const LAYOUT_CHANGES = 120

/** One unit goes to another hex of the zone; a unit that stands there takes its place. */
function rearranged(cells: readonly Hex[], side: Side, rows: number, dice: Dice): readonly Hex[] {
  const columns = zoneColumns(side)
  const moving = dice.int(cells.length)
  const to: Hex = [dice.pick(columns), dice.int(rows)]
  const from = cells[moving] as Hex
  return cells.map((cell, at) => (at === moving ? to : cell[0] === to[0] && cell[1] === to[1] ? from : cell))
}

function groundOf(view: HexlineView): { readonly army: Army; readonly enemy: Army; readonly side: Side } {
  const seat = view.to === 1 ? 1 : 0
  const army = view.armies[seat]
  const enemy = view.armies[seat === 0 ? 1 : 0]
  if (army === null || enemy === null) throw new Error('Nobody deploys before the armies are revealed')
  return { army, enemy, side: sideOf(seat, view.battle_number) }
}

function layout(view: HexlineView, army: Army, side: Side, dice: Dice): readonly Hex[] {
  const catalog = catalogOf(view.config)
  const types = army.flatMap((id) => catalog.type(id) ?? [])
  return drillCells(types, side, rowsOf(view), dice)
}

function rowsOf(view: HexlineView): number {
  return rowsFor(Math.max(...view.armies.map((units) => units?.length ?? 0)))
}
