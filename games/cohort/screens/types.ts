import type { ArmyList, cohort, Look } from '@tessera/cohort'
import type { SessionOf, TypesOf } from '@tessera/play/match'
import type { OpponentChoice } from './match/opponent.ts'

/** Cohort as its screens see it. */
export interface CohortPlay extends TypesOf<typeof cohort> {
  readonly opponent: OpponentChoice
  readonly own: {
    /** The army that was brought, for a rematch; null in a match that goes on from a position. */
    readonly army: ArmyList | null
  }
  readonly look: Look
}

export type CohortSession = SessionOf<CohortPlay>
