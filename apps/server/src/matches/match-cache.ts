import type { BotPool } from '../bots/pool.ts'
import type { Database } from '../database/database.ts'
import { newSecret } from '../ids.ts'
import { RequestError, requestError } from '../request-error.ts'
import type { Backers } from './backing.ts'
import { type Change, isEmpty, noChange } from './change.ts'
import type { ServerClock } from './clock.ts'
import type { GameRegistry } from './game-registry.ts'
import { KeyedLock } from './keyed-lock.ts'
import { Notifier } from './notifier.ts'
import { Shares } from './shares.ts'
import { keyOf, loadTable, printOf, type Table } from './table.ts'
import { Writer } from './writer.ts'

export interface Log {
  info(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface MatchCacheOptions {
  readonly database: Database
  readonly registry: GameRegistry
  readonly clock: ServerClock
  readonly bots: BotPool
  readonly log: Log
  readonly backers?: Backers | null
  /** Matches kept in memory. */
  readonly tables?: number
  /** Milliseconds of the referee's work an account may ask for in a minute; any amount without it. */
  readonly share?: number
  /** The server's share of the dice of a match, 64 hex digits; random without it. Tests fix it. */
  readonly secret?: () => string
  /** For tests: called before and after a change is written; a throw is a crash at that moment. */
  step?(moment: 'computed' | 'written'): void
}

/** Where all matches of this process are: one change of a match at a time, from memory when it is still true. */
export class MatchCache {
  readonly database: Database
  readonly registry: GameRegistry
  readonly clock: ServerClock
  readonly bots: BotPool
  readonly log: Log
  readonly backers: Backers | null
  readonly notifier: Notifier
  readonly shares: Shares
  /** The server's share of the dice of a match. */
  readonly secret: () => string
  /** Called after every change that is written. */
  after: (table: Table) => void = () => {}
  readonly #options: MatchCacheOptions
  readonly #tables = new Map<string, Table>()
  readonly #lock = new KeyedLock()
  readonly #writer: Writer

  constructor(options: MatchCacheOptions) {
    this.#options = options
    this.database = options.database
    this.registry = options.registry
    this.clock = options.clock
    this.bots = options.bots
    this.log = options.log
    this.backers = options.backers ?? null
    this.notifier = new Notifier(options.database)
    this.shares = new Shares(options.share ?? Number.MAX_SAFE_INTEGER)
    this.secret = options.secret ?? newSecret
    this.#writer = new Writer(options.database, options.clock)
  }

  /**
   * Runs an action on a match and writes what it changed; returns what the action returned, after the commit. An action refuses
   * (throws a RequestError) before it touches the match. When another server was faster it is run again on what is then
   * true.
   */
  async change<T>(id: string, action: (table: Table, change: Change) => Promise<T> | T): Promise<T> {
    return await this.#lock.run(id, async () => {
      for (let attempt = 0; attempt < 20; attempt++) {
        const known = this.#tables.get(id)
        const table = known ?? (await loadTable(this.database, this.registry, id))
        const change = noChange()
        this.#tables.delete(id)
        try {
          const answer = await action(table, change)
          if (isEmpty(change)) {
            if (known !== undefined && (await this.#isOld(known))) continue
            this.#keep(table)
            return answer
          }
          if (await this.#write(table, change)) return answer
        } catch (error) {
          if (!(error instanceof RequestError)) throw error
          if (known !== undefined && (await this.#isOld(known))) continue
          this.#keep(table)
          throw error
        }
      }
      throw requestError(503, 'busy', 'This match is very busy at the moment; try again.')
    })
  }

  /**
   * Looks at a match as it is now, between changes. Whoever looks takes what they need before they wait for anything: a
   * thousand who watch keep nobody from playing.
   */
  async read<T>(id: string, look: (table: Table) => Promise<T> | T): Promise<T> {
    const known = this.#tables.get(id)
    if (known !== undefined) {
      const revision = await this.revisionOf(id)
      // A table that is being changed is not among the others.
      if (this.#tables.get(id) === known && known.row.revision === revision) {
        this.#keep(known)
        return await look(known)
      }
    }
    const { looked } = await this.#lock.run(id, async () => {
      const kept = this.#tables.get(id)
      const fresh = kept !== undefined && kept.row.revision === (await this.revisionOf(id))
      const table = fresh ? kept : await loadTable(this.database, this.registry, id)
      this.#keep(table)
      return { looked: look(table) }
    })
    return await looked
  }

  async revisionOf(id: string): Promise<number | null> {
    const [row] = await this.database.sql<{ revision: number }>(
      'select revision from matches where id = $1::text',
      [id],
      'revision_of',
    )
    return row?.revision ?? null
  }

  forget(id: string): void {
    this.#tables.delete(id)
  }

  /** Another server has changed the match since: what is refused or left alone must be judged anew. */
  async #isOld({ row }: Table): Promise<boolean> {
    return (await this.revisionOf(row.id)) !== row.revision
  }

  async #write(table: Table, change: Change): Promise<boolean> {
    const { row } = table
    this.#options.step?.('computed')
    const written = await this.#writer.write({ row, change })
    if (written === null) {
      await this.learnTime()
      return false
    }
    this.#options.step?.('written')
    table.row = { ...row, ...change.set, revision: written.revision, changed: written.changed }
    for (const [seat, fresh] of change.seats) table.seats[seat] = fresh
    if (change.choice !== null && change.turn === null) {
      const { seat, key, choice, final } = change.choice
      table.keys.set(keyOf(seat, key), { revision: written.revision, print: printOf(choice, final) })
    }
    this.#keep(table)
    const seat = change.seat === null ? {} : { seat: change.seat }
    this.notifier.notify({ topic: 'm', id: row.id, seq: written.revision, kind: change.kind, ...seat })
    for (const { account, kind } of change.told) {
      const seq = written.accounts.get(account)
      if (seq !== undefined) this.notifier.notify({ topic: 'a', id: account, seq, kind, match: row.id })
    }
    this.after(table)
    return true
  }

  async learnTime(): Promise<void> {
    const [read] = await this.database.sql<{ now: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    )
    if (read !== undefined) this.clock.learn(Number(read.now))
  }

  /** The table used last stays longest. */
  #keep(table: Table): void {
    const { id } = table.row
    this.#tables.delete(id)
    this.#tables.set(id, table)
    const most = this.#options.tables ?? 500
    if (this.#tables.size > most) {
      const oldest = this.#tables.keys().next().value
      if (oldest !== undefined) this.#tables.delete(oldest)
    }
  }
}
