import type { Army } from '@tessera/gauntlet'
import { fieldsOf, remembered } from '@tessera/play/match'
import { armyIn, FIRST_ARMY, FIRST_OPPONENT, opponentIn } from '../match/definition.ts'
import type { DuelOpponent } from '../types.ts'

/** How the last duel was set up. */
export interface DuelSetup {
  readonly army: Army
  readonly opponent: DuelOpponent
  readonly options: unknown
}

export const setup = remembered('gauntlet-duel', (stored): DuelSetup => {
  const { army, opponent, options } = fieldsOf(stored)
  return { army: armyIn(army) ?? FIRST_ARMY, opponent: opponentIn(opponent) ?? FIRST_OPPONENT, options: options ?? {} }
})
