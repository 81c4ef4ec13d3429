import { type Dice, WorkMeter } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { Battle } from '../state.ts'
import { EFFECT_LIMITS } from './exhaustion.ts'
import { type Host, setupBattle } from './setup.ts'
import { stepOn } from './step.ts'

/** More than any battle has. */
const MOST_STEPS = 0x3fffffff

/** One battle by the real rules without events: for bots, the lab and test fights. */
export function fightBattle(config: HexlineConfig, west: Host, east: Host, dice: Dice, number = 1): Battle {
  const work = new WorkMeter(EFFECT_LIMITS)
  const ref = { dice, tell: undefined, work }
  const battle = setupBattle(config, number, west, east, ref)
  if (battle.winner === null) stepOn(battle, config, ref, MOST_STEPS)
  return battle
}
