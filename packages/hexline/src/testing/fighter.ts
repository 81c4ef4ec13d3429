import type { Dice } from '@tessera/kernel'
import type { Battle, HexlineConfig } from '../state.ts'
import { referenceStep } from './reference/battle.ts'
import type { Fault } from './reference/faults.ts'
import { type Opening, referenceSetup } from './reference/setup.ts'

/** An implementation of Hexline's battles: the one that ships, or the plain one it is compared with. */
export interface Fighter {
  setup(config: HexlineConfig, opening: Opening, dice: Dice): Battle
  step(battle: Battle, config: HexlineConfig, dice: Dice): void
}

export const reference: Fighter = faulty(undefined)

/** The reference with one planted mistake. */
export function faulty(fault: Fault | undefined): Fighter {
  return {
    setup: referenceSetup,
    step: (battle, config, dice) => referenceStep(battle, config, dice, fault),
  }
}
