import type { Dice, Json, Memory, Result } from '@tessera/kernel'
import type { PluginDatabase, Queries } from './database.ts'
import type { Asker } from './serve.ts'

/** The question to a host: everything it may know for its answer. */
export interface HostQuestion {
  readonly match: string
  /** Of the rules it is played by. */
  readonly version: number
  readonly seat: number
  /** Turns resolved so far. */
  readonly at: number
  readonly config: Json
  /** The view of the host's seat. */
  readonly view: Json
  /** The accounts in the seats; null where a seat has none. */
  readonly people: readonly (string | null)[]
  readonly database: PluginDatabase
  /** The stream that a bot in this seat would have: asked again, it gives the same. */
  readonly dice: Dice
}

export interface HostAnswer {
  readonly choice: Json
  /** Kept with the match, in the same transaction as the choice; `derive` gets the last one of each seat. */
  readonly memory?: Memory
}

/** A match that is about to be made. */
export interface NewMatchFacts {
  readonly by: Pick<Asker, 'id' | 'kind'>
  readonly config: Json
  /** It begins from a position of another match. */
  readonly forked: boolean
  /** Asked for by the plug-in itself, which has written the config. */
  readonly prepared: boolean
}

/** A match that is being made; `address` is a hash of where it was asked for. */
export interface FoundedMatch extends NewMatchFacts {
  readonly address: string | null
}

/** A change of a match, before it is written. */
export interface Happened {
  readonly match: string
  readonly version: number
  readonly config: Json
  /** The accounts in the seats; null where a seat has none. */
  readonly people: readonly (string | null)[]
  /** Turns resolved before. */
  readonly at: number
  /** null when the match has just begun. */
  readonly before: Json | null
  readonly after: Json
  readonly result: Result | null
  /** The last `memory` of each of the host's seats, this change included; null for other seats. */
  readonly memories: readonly (Memory | null)[]
}

/** One statement that puts rows into the tables of a plug-in, with the change they come from. */
export interface DerivedTable {
  /** Different for every statement, and fit for SQL. */
  readonly name: string
  /** The fields of a row with their types: `account text, wins integer`. */
  readonly columns: string
  /**
   * The statement. `rows` stands behind `from`: rows of changes that are written, as `entry` with these columns and `match`,
   * and `instant.t`, the time. No row of a table may be touched twice in it.
   */
  sql(rows: string): string
}

/** An account that is told of a change, on every page it has open. */
export interface Told {
  readonly account: string
  readonly kind: 'notice'
  readonly notice: { readonly kind: string; readonly text: string; readonly about?: string }
}

/** Rows that a change brings to the tables of a plug-in: written with it, or not at all. */
export interface Derived {
  readonly rows?: readonly { readonly into: DerivedTable; readonly rows: readonly object[] }[]
  /** Who else is told. */
  readonly told?: readonly Told[]
}

/** How the tables that `derive` fills are made anew from the matches. */
export interface Rebuilding {
  /** The memories of a match's host seats as far as the tables tell them; read before these are emptied. */
  memories?(database: PluginDatabase): Promise<(match: string) => readonly (Memory | null)[]>
  /** Empties the tables that are derived from matches. */
  clear(tx: Queries): Promise<void>
  /** Names of derived tables that matches alone do not tell: these stay as they are. */
  readonly kept?: readonly string[]
  /** When everything is written. */
  finish?(database: PluginDatabase): Promise<void>
}

/** The server's part for the matches of one game, beyond playing them. */
export interface GameHost {
  /** Id of its ruleset. */
  readonly game: string
  /**
   * Chooses for a seat of the host. Its answer is a choice like any other: parsed, checked by the rules, recorded.
   * Asked twice it may answer differently; the first answer that is written counts.
   */
  answer(question: HostQuestion): Promise<HostAnswer>
  /** Returns the config with the host's own fields filled in. Refuses a match by throwing a `RequestError`. */
  prepare?(match: NewMatchFacts & { readonly database: PluginDatabase }): Promise<Json>
  /** In the transaction that makes the match. */
  found?(tx: Queries, match: FoundedMatch): Promise<void>
  /** The rows and notices that follow from a change. */
  derive?(happened: Happened): Derived
  readonly rebuilding?: Rebuilding
  /** Whether record, seed and dice stay closed although the match is over. */
  sealed?(config: Json, now: number): boolean
  /** Seats whose match ends now, even if their clocks have time left. */
  due?(database: PluginDatabase, now: number): Promise<readonly { readonly match: string; readonly seat: number }[]>
  /** When a server starts that has this game. */
  open?(database: PluginDatabase): Promise<void>
}
