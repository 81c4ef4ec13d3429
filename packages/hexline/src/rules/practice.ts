import { type Dice, WorkMeter } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { Battle } from '../state.ts'
import { EFFECT_LIMITS } from './exhaustion.ts'
import { type Host, setupBattle } from './setup.ts'
import { stepBattle } from './step.ts'

/** One battle by the real rules, told to nobody: what bots, the lab and test fights ask for. */
export function fightBattle(config: HexlineConfig, west: Host, east: Host, dice: Dice, number = 1): Battle {
  const work = new WorkMeter(EFFECT_LIMITS)
  const ref = { dice, tell: undefined, work }
  const battle = setupBattle(config, number, west, east, ref)
  while (battle.winner === null) {
    work.begin()
    stepBattle(battle, config, ref)
  }
  return battle
}
