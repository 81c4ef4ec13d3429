import type { SessionOf, TypesOf } from '@tessera/play/match'
import type { SiegefrontView, siegefront } from '@tessera/siegefront'
import type { OpponentChoice } from './match/opponent.ts'

/** Siegefront as its screens see it. */
export interface Siege extends TypesOf<typeof siegefront> {
  readonly opponent: OpponentChoice
  readonly own: {
    /** The deck that was brought, for a rematch; none for a player who forges. */
    readonly deck: readonly string[]
  }
  readonly look: SiegefrontView
}

export type SiegefrontSession = SessionOf<Siege>
