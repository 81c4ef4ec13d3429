import type { Dice } from '@tessera/kernel'
import { catalogOf } from '../content/catalog.ts'
import { rowsFor } from '../rules/board/board.ts'
import { sideOf } from '../rules/board/sides.ts'
import { drillCells } from '../rules/deployment.ts'
import type { Hex, Side } from '../state.ts'
import type { HexlineView } from '../view/view.ts'
import { best } from './muster.ts'
import { type Army, pointsFor } from './practice.ts'

/** HEX-172, Recruit and Captain; also what an expired clock plays (HEX-16). */
export function drillLayout(view: HexlineView, dice: Dice): readonly Hex[] {
  const { army, side } = groundOf(view)
  return layout(view, army, side, dice)
}

/** HEX-172, Marshal: six drill layouts, each tried six times against drill layouts of the enemy's army. */
export function triedLayout(view: HexlineView, dice: Dice): readonly Hex[] {
  const { army, enemy, side } = groundOf(view)
  const layouts = Array.from({ length: 6 }, () => layout(view, army, side, dice))
  return best(layouts, (cells) => {
    let points = 0
    for (let i = 0; i < 6; i++) {
      const own = { army, cells }
      points +=
        side === 1
          ? pointsFor(1, view.config, own, { army: enemy }, dice)
          : pointsFor(2, view.config, { army: enemy }, own, dice)
    }
    return points
  }).entry
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
  const rows = rowsFor(Math.max(...view.armies.map((units) => units?.length ?? 0)))
  return drillCells(types, side, rows, dice)
}
