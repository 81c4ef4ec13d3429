import type { FactionId, gauntletRun, RunView } from '@tessera/gauntlet'
import type { TypesOf } from '@tessera/play/match'

/** What a run begins with. */
export interface Brought {
  readonly faction: FactionId
  readonly leader: string
  readonly spells: readonly string[]
  readonly deck: readonly string[]
}

/** Runs as their screens see them. */
export interface Run extends TypesOf<typeof gauntletRun> {
  /** Whose teams stand on the road: it decides which of one's former teams are met. */
  readonly opponent: { readonly salt: string }
  readonly own: {
    /** What the run began with, for another one like it; null where the day decides. */
    readonly brought: Brought | null
    /** Names this run among the former teams kept here. */
    readonly run: string
    /** Battles whose end the player has seen or skipped to. */
    readonly watched: number
    /** Battles whose result the player has read and left. */
    readonly told: number
  }
  readonly look: RunView
}
