import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import { fightBattle } from '../rules/practice.ts'
import type { Host } from '../rules/setup.ts'
import type { Side } from '../state.ts'

export type Army = readonly string[]

/** HEX-172: the score of one practice battle for a side, 2 for a win and 1 for a draw. */
export function pointsFor(side: Side, config: HexlineConfig, west: Host, east: Host, dice: Dice): 0 | 1 | 2 {
  const { winner } = fightBattle(config, west, east, dice)
  if (winner === side) return 2
  return winner === 0 ? 1 : 0
}
