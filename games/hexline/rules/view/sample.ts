import type { Dice } from '@tessera/kernel'
import { fill, PAIRS, typesOf } from '../bot/fill.ts'
import type { HexlineChoice } from '../choice.ts'
import { rowsFor, zoneColumns } from '../rules/board/board.ts'
import { sideOf } from '../rules/board/sides.ts'
import type { Hex } from '../state.ts'
import type { HexlineView } from './view.ts'

/** Some legal choice, with no thought behind it: an army of any size from any two families, units anywhere in the zone. */
export function sample(view: HexlineView, dice: Dice): HexlineChoice {
  if (view.phase === 'deploy') return { type: 'deploy', cells: anywhere(view, dice) }
  const { config } = view
  const pair = dice.pick(PAIRS)
  const costs = typesOf(config, pair).map((type) => type.cost)
  const room = Math.floor(config.budget / Math.min(...costs, config.budget))
  const max_units = Math.min(config.max_units, 1 + dice.int(Math.max(1, room)))
  return { type: 'muster', units: fill({ ...config, max_units }, [], pair, config.budget, dice) }
}

function anywhere(view: HexlineView, dice: Dice): readonly Hex[] {
  const [first, second] = view.armies
  const seat = view.to === 1 ? 1 : 0
  const rows = rowsFor(Math.max(first?.length ?? 0, second?.length ?? 0))
  const zone = zoneColumns(sideOf(seat, view.battle_number))
  const cells = zone.flatMap((col) => Array.from({ length: rows }, (_, row): Hex => [col, row]))
  dice.shuffle(cells)
  return cells.slice(0, view.armies[seat]?.length ?? 0)
}
