import type { Dice } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { Battle } from '../state.ts'
import { type Host, setupBattle } from './setup.ts'
import { stepBattle } from './step.ts'

/** One battle by the real rules, told to nobody: what bots, the lab and test fights ask for. */
export function fightBattle(config: HexlineConfig, west: Host, east: Host, dice: Dice, number = 1): Battle {
  const ref = { dice, tell: undefined }
  const battle = setupBattle(config, number, west, east, ref)
  while (battle.winner === null) stepBattle(battle, config, ref)
  return battle
}
