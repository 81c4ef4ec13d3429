import type { ArmyUnit, HundredView, hundred } from '@tessera/hundred'
import type { TypesOf } from '@tessera/play/match'
import type { OpponentChoice } from './match/opponent.ts'

/** Hundred as its screens see it. */
export interface Hundred extends TypesOf<typeof hundred> {
  readonly opponent: OpponentChoice
  readonly own: {
    /** The army that was brought, for a rematch; empty in scenarios that give one. */
    readonly army: readonly ArmyUnit[]
    /** Lessons of the first scenario that are done, by number. */
    readonly lessons: readonly number[]
  }
  readonly look: HundredView
}
