import type { Json } from '@tessera/kernel'
import type { Database } from '../database/database.ts'

/** What an answerer for a seat of the host may know. */
export interface HostQuestion {
  readonly match: string
  readonly seat: number
  /** Turns resolved so far. */
  readonly at: number
  readonly config: Json
  /** What the host's seat sees. */
  readonly view: Json
  /** The accounts in the seats; null where nobody sits. */
  readonly people: readonly (string | null)[]
  readonly database: Database
}

/**
 * What the server does for one game beyond playing its matches: a game that stores things of its own (opponents, ladders) has an
 * entry. Its tables are migrations like all others.
 */
export interface GameHost {
  /** Id of its ruleset. */
  readonly game: string
  /**
   * Chooses for a seat that belongs to nobody. What it answers is a choice like any other: parsed, checked by the rules, recorded.
   * Asked twice it may answer differently; the first answer that is written counts.
   */
  answer(question: HostQuestion): Promise<Json>
}
