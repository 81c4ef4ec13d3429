import type { Army, DuelView, gauntletDuel } from '@tessera/gauntlet'
import type { TypesOf } from '@tessera/play/match'

/** Who sits opposite: a level, and the leader of a ready team where one was chosen. */
export interface DuelOpponent {
  readonly level: 'easy' | 'normal' | 'hard'
  readonly leader: string | null
}

/** Duels as their screens see them. */
export interface Duel extends TypesOf<typeof gauntletDuel> {
  readonly opponent: DuelOpponent
  readonly own: {
    /** The team that was mustered, for a rematch. */
    readonly army: Army | null
  }
  readonly look: DuelView
}
