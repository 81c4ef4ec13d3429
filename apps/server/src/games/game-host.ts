import type { AnyGame, Dice, Json, Memory, Result } from '@tessera/kernel'
import type { Serve } from '../api/answering/serve.ts'
import type { ServerContext } from '../context.ts'
import type { Database, Queries } from '../database/database.ts'
import type { Asker, Change } from '../matches/store/index.ts'

/** What an answerer for a seat of the host may know. */
export interface HostQuestion {
  readonly match: string
  /** Of the rules it is played by. */
  readonly version: number
  readonly seat: number
  /** Turns resolved so far. */
  readonly at: number
  readonly config: Json
  /** What the host's seat sees. */
  readonly view: Json
  /** The accounts in the seats; null where nobody sits. */
  readonly people: readonly (string | null)[]
  readonly database: Database
  /** The stream that a bot in this seat would have: asked again, it gives the same. */
  readonly dice: Dice
}

export interface HostAnswer {
  readonly choice: Json
  /** Kept with the seat, in the same transaction as the choice. */
  readonly memory?: Memory
}

/** A match that is about to be made. */
export interface Founding {
  readonly by: Pick<Asker, 'id' | 'kind'>
  readonly config: Json
  /** It begins from a position of another match. */
  readonly forked: boolean
  /** Asked for by the game's own part of the server, which has written the config itself. */
  readonly prepared: boolean
  readonly database: Database
}

/** What has just been done to a match, before it is written. */
export interface Happened {
  readonly match: string
  readonly version: number
  readonly config: Json
  /** The accounts in the seats; null where nobody sits. */
  readonly people: readonly (string | null)[]
  /** Turns resolved before. */
  readonly at: number
  /** null when the match has just begun. */
  readonly before: Json | null
  readonly after: Json
  readonly result: Result | null
  /** What the host's seats remember, by seat, once this is written. */
  readonly memories: readonly (Memory | null)[]
}

/** One statement that puts rows of a game's own into its tables, with the change they come from. */
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

/** What follows from a change in the tables of a game's own: written with it, or not at all. */
export interface Derived {
  readonly rows?: readonly { readonly into: DerivedTable; readonly rows: readonly object[] }[]
  /** Who else is told. */
  readonly told?: Change['told']
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
  answer(question: HostQuestion): Promise<HostAnswer>
  /** The config with what only the host knows in it. Refuses a match by throwing a `RequestError`. */
  prepare?(founding: Founding): Promise<Json>
  /** In the transaction that makes the match. */
  found?(tx: Queries, founded: Omit<Founding, 'database'> & { readonly address: string | null }): Promise<void>
  /** What a change brings with it. */
  derive?(happened: Happened): Derived
  /** Whether record, seed and dice stay closed although the match is over. */
  sealed?(config: Json, now: number): boolean
  /** Seats whose match ends now, whatever its clock says. */
  due?(database: Database, now: number): Promise<readonly { readonly match: string; readonly seat: number }[]>
  /** When a server starts. */
  open?(database: Database): Promise<void>
  /** What is kept of somebody, for them to have. */
  exported?(db: Queries, account: string): Promise<Json>
  /** Somebody leaves: what says who it was goes. */
  forget?(tx: Queries, account: string): Promise<void>
  /** Makes what is derived from matches anew; how many were read. */
  rebuild?(database: Database, gameAt: (version: number) => AnyGame | undefined): Promise<number>
  /** Closes the season of its ladder and begins the next. */
  closeSeason?(database: Database, name: string): Promise<number>
  /** Requests of its own. */
  routes?(serve: Serve, context: ServerContext): void
}
