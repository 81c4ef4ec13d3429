import type { Json } from '@tessera/kernel'
import type { MatchView, NewMatch, Person, Routes } from '@tessera/wire'
import type { PluginDatabase, Queries } from './database.ts'
import type { GameHost, Told } from './game-host.ts'
import type { Asker, Serve } from './serve.ts'

/** SQL that is applied once, in the order of the list; statements end with `;` at the end of a line. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** A match that is begun by a plug-in and not by a request for a match. */
export interface PreparedMatch {
  readonly game: string
  readonly config: Json
  /** All of the dice: no salt goes into them. */
  readonly secret: string
  readonly clock: NewMatch['clock']
}

/** The parts of a running server that a plug-in gets. */
export interface PluginContext {
  readonly database: PluginDatabase
  /** Instants are compared with this, never with the clock of this machine, which may be another one than the database's. */
  readonly clock: { now(): number }
  readonly log: Record<'warn' | 'error', (facts: object, text: string) => void>
  /** The values of the plug-in's own variables, as far as the operator has set them. */
  readonly settings: Readonly<Record<string, string>>
  /** Where people reach this server, without a path; null: wherever a request says it went. */
  readonly publicUrl: string | null
  /** Finds an account by id, or by name ignoring case. Throws a `RequestError` if there is none. */
  person(nameOrId: string, db?: Queries): Promise<Person>
  /** Keeps a notice for an account, which is told of it when the transaction is committed. */
  notify(tx: Queries, told: Omit<Told, 'kind'>): Promise<void>
  /** `address` is where the request came from. */
  begin(by: Asker, match: PreparedMatch, address: string): Promise<MatchView>
}

/** Finds the facts that a game writes into a config for each seat (`Game.hostFacts`). */
export interface FactsProvider {
  /** As `HostFacts.provider` names it. */
  readonly name: string
  /** Answers from facts that are known already, since a match that is being made waits for it. */
  factsOf(account: string): Promise<Json>
}

/** A plug-in of a server that runs. */
export interface StartedPlugin {
  /** Puts every route of its table on the server. */
  serve(serve: Serve): void
  readonly facts?: FactsProvider
  /** false: the operator has not configured it, and pages hide it. */
  readonly offered?: boolean
  stop?(): Promise<void>
}

/** The server part of a game: requests and tables of its own, an answerer of its host's seat. */
export interface ServerPlugin {
  /** Its migrations are kept under this name, and browsers are told of it. */
  readonly name: string
  readonly migrations: readonly Migration[]
  /** A module with its tables in it, to compare with those that the migrations make. */
  readonly tables: object
  readonly routes: Routes
  readonly hosts?: readonly GameHost[]
  /** Variables of the environment that it reads, `TESSERA_` before their names. */
  readonly settings?: readonly string[]
  start(context: PluginContext): Promise<StartedPlugin>
  /** Everything that is kept about an account, for its export. */
  exported?(db: Queries, account: string): Promise<Json>
  /** Deletes personal data when an account is closed. */
  forget?(tx: Queries, account: string): Promise<void>
  /** Deletes old data. Called some times a day. */
  tidy?(db: Queries): Promise<void>
}
