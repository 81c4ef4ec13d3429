import type { HexlineView, hexline } from '@tessera/hexline'
import type { TypesOf } from '@tessera/play/match'
import type { OpponentChoice } from './match/opponent.ts'

/** Hexline as its screens see it. */
export interface HexlinePlay extends TypesOf<typeof hexline> {
  readonly opponent: OpponentChoice
  readonly own: {
    /** The last battle watched to its end, or skipped. */
    readonly watched: number
    /** The battle that is placed by the drill without asking; 0 for none. */
    readonly drilled: number
  }
  readonly look: HexlineView
}
