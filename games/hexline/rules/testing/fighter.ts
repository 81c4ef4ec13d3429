import { type Dice, type Referee, WorkMeter } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import { EFFECT_LIMITS } from '../rules/exhaustion.ts'
import { setupBattle, setupScenario } from '../rules/setup.ts'
import { stepBattle } from '../rules/step.ts'
import type { Battle } from '../state.ts'
import { referenceStep } from './reference/battle.ts'
import type { Mutant } from './reference/mutants.ts'
import { type Opening, referenceSetup } from './reference/setup.ts'

/** An implementation of Hexline's battles: the one that ships, or the plain one it is compared with. */
export interface Fighter {
  setup(config: HexlineConfig, opening: Opening, dice: Dice): Battle
  step(battle: Battle, config: HexlineConfig, dice: Dice): void
}

export const reference: Fighter = faulty(undefined)

/** The reference with one planted mistake. */
export function faulty(mutant: Mutant | undefined): Fighter {
  return {
    setup: referenceSetup,
    step: (battle, config, dice) => referenceStep(battle, config, dice, mutant),
  }
}

export const shipping: Fighter = shippingTo(undefined)

/** A fighter knows single battles, not how much a match has done before. */
const STEP_LIMITS = { ...EFFECT_LIMITS, match: Number.MAX_SAFE_INTEGER }

/** The rules that ship, telling their events. */
export function shippingTo(tell: Referee<HexlineEvent>['tell']): Fighter {
  return {
    setup(config, { number = 1, armies, cells }, dice) {
      const ref = { dice, tell }
      if (config.scenario !== null) return setupScenario(config, config.scenario, ref)
      const [first, second] = [
        { army: armies[0], cells: cells?.[0] },
        { army: armies[1], cells: cells?.[1] },
      ]
      return number % 2 === 1
        ? setupBattle(config, number, first, second, ref)
        : setupBattle(config, number, second, first, ref)
    },
    step(battle, config, dice) {
      const ref = { dice, tell, work: new WorkMeter(STEP_LIMITS) }
      stepBattle(battle, config, ref)
    },
  }
}
