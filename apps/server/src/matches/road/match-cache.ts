import type { BotPool } from '../../bots/pool.ts'
import { isOutage } from '../../database/away.ts'
import type { Database } from '../../database/database.ts'
import type { GameHost } from '../../games/index.ts'
import { newId, newSecret } from '../../ids.ts'
import { safeText } from '../../operate/safe-error.ts'
import { RequestError, requestError } from '../../request-error.ts'
import type { DamagedPart, Played, Work } from '../../rules/job.ts'
import { type Payer, RulesExceeded, type RulesPool } from '../../rules/pool.ts'
import type { GameRegistry } from '../load/game-registry.ts'
import { KeyedLock } from '../load/keyed-lock.ts'
import { coldMatch, keyOf, type LoadedMatch, loadMatch, printOf } from '../load/loaded-match.ts'
import { Shares } from '../play/shares.ts'
import { freshSince } from '../publish/fresh-since.ts'
import { type Published, published } from '../publish/match-update.ts'
import { Notifier } from '../publish/notifier.ts'
import type { Backers } from '../seating/backing.ts'
import { type Obstacle, setAside } from '../settle/set-aside.ts'
import { type Change, isEmpty, noChange } from '../store/change.ts'
import { type ServerClock, wholeMs } from '../store/clock.ts'
import { Writer } from '../write/writer.ts'

export interface Log {
  info(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface MatchCacheOptions {
  readonly database: Database
  readonly registry: GameRegistry
  readonly clock: ServerClock
  readonly bots: BotPool
  readonly rules: RulesPool
  readonly hosts: readonly GameHost[]
  /** What this process is called among the servers. */
  readonly server: string
  readonly log: Log
  readonly backers?: Backers | null
  /** Matches kept in memory. */
  readonly matchesInMemory?: number
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
  readonly rules: RulesPool
  /** Who answers for seats of the host. */
  readonly hosts: readonly GameHost[]
  readonly log: Log
  readonly backers: Backers | null
  readonly notifier: Notifier
  readonly shares: Shares
  /** Matches that this process has set aside. */
  setAside = 0
  /** Processor time of rules, in milliseconds. */
  rulesMs = 0
  /** The server's share of the dice of a match. */
  readonly secret: () => string
  /** Called after every change that is written. */
  after: (loaded: LoadedMatch) => void = () => {}
  readonly #options: MatchCacheOptions
  readonly #loaded = new Map<string, LoadedMatch>()
  readonly #lock = new KeyedLock()
  readonly #writer: Writer
  readonly #said = new Set<string>()

  constructor(options: MatchCacheOptions) {
    this.#options = options
    this.database = options.database
    this.registry = options.registry
    this.clock = options.clock
    this.bots = options.bots
    this.rules = options.rules
    this.hosts = options.hosts
    this.log = options.log
    this.backers = options.backers ?? null
    this.notifier = new Notifier(options.database, options.server)
    this.shares = new Shares(options.share ?? Number.MAX_SAFE_INTEGER)
    this.secret = options.secret ?? newSecret
    this.#writer = new Writer(options.database, options.clock)
  }

  /**
   * Runs an action on a match and writes what it changed; returns what the action returned, after the commit. An action refuses
   * (throws a RequestError) before it touches the match. When another server was faster it is run again on what is then
   * true.
   */
  async change<T>(id: string, action: (loaded: LoadedMatch, change: Change) => Promise<T> | T): Promise<T> {
    return await this.#lock.run(id, async () => {
      for (let attempt = 0; attempt < 20; attempt++) {
        const known = this.#loaded.get(id)
        const loaded = known ?? (await loadMatch(this.database, this.registry, id))
        const change = noChange()
        this.#loaded.delete(id)
        try {
          const answer = await action(loaded, change)
          if (isEmpty(change)) {
            if (known !== undefined && (await this.#isOld(known))) continue
            this.#keep(loaded)
            return answer
          }
          if (await this.#write(loaded, change)) return answer
        } catch (error) {
          if (error instanceof RulesExceeded) throw await this.#setAside(id, error.limit)
          if (!(error instanceof RequestError))
            throw (await this.#setAsideIfDamaged(id, error).catch(() => null)) ?? error
          if (known !== undefined && (await this.#isOld(known))) continue
          this.#keep(loaded)
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
  async read<T>(id: string, look: (loaded: LoadedMatch) => Promise<T> | T): Promise<T> {
    const known = this.#loaded.get(id)
    if (known !== undefined) {
      const revision = await this.revisionOf(id)
      // A match that is being changed is not among the others.
      if (this.#loaded.get(id) === known && known.row.revision === revision) {
        this.#keep(known)
        return await look(known)
      }
    }
    const { looked } = await this.#lock.run(id, async () => {
      const kept = this.#loaded.get(id)
      const fresh = kept !== undefined && kept.row.revision === (await this.revisionOf(id))
      const loaded = fresh ? kept : await loadMatch(this.database, this.registry, id)
      this.#keep(loaded)
      return { looked: look(loaded) }
    })
    return await looked
  }

  /**
   * Work on an account's share of the rules' time, in that account's turn. What is `due` is done even when the share is used up.
   */
  payer(account: string, due: 'due' | null = null): Payer {
    return {
      account,
      ...(due === null && { begin: () => this.shares.refuseUsedUp(account) }),
      charge: (ms) => {
        this.shares.note(account, ms)
        this.rulesMs += ms
      },
    }
  }

  /**
   * Lets the rules do something to a match that is being changed; what follows from it is for the caller to write. The time
   * is charged to `payer`, or to the account that made the match; choices and beginnings are refused when its share is used up.
   */
  async play(loaded: LoadedMatch, work: Work, payer?: string | null): Promise<Played> {
    const { row } = loaded
    const stamp = newId()
    const refusable = work.kind === 'begin' || (work.kind === 'submit' && payer != null)
    const pays = this.payer(payer ?? row.createdBy, refusable ? null : 'due')
    const ask = async (cold: boolean) => {
      const request = { kind: 'play' as const, match: row.id, game: row.game, version: row.version, stamp, work }
      const expects = cold ? null : loaded.stamp
      const known = cold ? await coldMatch(this.database, loaded) : null
      return await this.rules.ask({ ...request, expects, cold: known }, pays)
    }
    const first = await ask(work.kind !== 'begin' && loaded.stamp === null)
    const reply = first.kind === 'cold' ? await ask(true) : first
    if (reply.kind !== 'played') throw new Error(`The rules answered a ${work.kind} with ${reply.kind}`)
    loaded.stamp = reply.played.result === null ? stamp : null
    if (reply.played.refusal === null) loaded.unwritten = true
    return reply.played
  }

  /** What an audience sees at the position of a match, as JSON; null when that must be read from what is stored. */
  async look(
    { row, stamp, views }: Pick<LoadedMatch, 'row' | 'stamp' | 'views'>,
    audience: string,
  ): Promise<string | null> {
    const known = views.get(audience)
    if (known !== undefined) return known
    if (stamp === null) return null
    const reply = await this.rules.ask(
      { kind: 'look', match: row.id, expects: stamp, audience },
      { account: `match ${row.id}` },
    )
    if (reply.kind !== 'seen') return null
    views.set(audience, reply.json)
    return reply.json
  }

  /**
   * What changes of other servers made of a match, for those who listen here: everything that can change, and the frames since
   * this process looked last.
   */
  async carried(id: string): Promise<Published> {
    return await this.#lock.run(id, async () => {
      const known = this.#loaded.get(id)
      const revision = await this.revisionOf(id)
      const loaded = known?.row.revision === revision ? known : await loadMatch(this.database, this.registry, id)
      if (loaded.published?.revision !== loaded.row.revision)
        loaded.published = published(loaded, await freshSince(this.database.db, known?.row ?? null, loaded))
      this.#keep(loaded)
      return loaded.published
    })
  }

  /** For work outside of a change that failed without anybody having foreseen it: whether the match was damaged, and has been ended. */
  async setAsideIfDamaged(id: string, error: unknown): Promise<boolean> {
    if (error instanceof RequestError || isOutage(error)) return false
    return await this.#lock.run(id, async () => {
      this.#loaded.delete(id)
      return (await this.#setAsideIfDamaged(id, error)) !== null
    })
  }

  get inMemory(): number {
    return this.#loaded.size
  }

  async revisionOf(id: string): Promise<number | null> {
    const [row] = await this.database.sql<{ revision: number }>(
      'select revision from matches where id = $1::text',
      [id],
      'revision_of',
    )
    return row?.revision ?? null
  }

  /** Whether this is the first time that something with this key is said. */
  saidFirst(key: string): boolean {
    if (this.#said.has(key)) return false
    this.#said.add(key)
    const oldest = this.#said.size > MOST_SAID ? this.#said.values().next().value : undefined
    if (oldest !== undefined) this.#said.delete(oldest)
    return true
  }

  forget(id: string): void {
    this.#loaded.delete(id)
  }

  /** Another server has changed the match since: what is refused or left alone must be judged anew. */
  async #isOld({ row }: LoadedMatch): Promise<boolean> {
    return (await this.revisionOf(row.id)) !== row.revision
  }

  async #write(loaded: LoadedMatch, change: Change): Promise<boolean> {
    const { row } = loaded
    this.#derive(loaded, change)
    this.#options.step?.('computed')
    const written = await this.#writer.write({ row, change })
    if (written === null) {
      await this.learnTime()
      return false
    }
    this.#options.step?.('written')
    loaded.row = { ...row, ...change.set, revision: written.revision, changed: written.changed }
    loaded.unwritten = false
    for (const [seat, fresh] of change.seats) loaded.seats[seat] = fresh
    if (change.choice !== null && change.turn === null) {
      const { seat, key, choice, final } = change.choice
      loaded.keys.set(keyOf(seat, key), { revision: written.revision, print: printOf(choice, final) })
    }
    this.#keep(loaded)
    const seat = change.seat === null ? {} : { seat: change.seat }
    loaded.published = published(loaded, change.fresh)
    const only = isDraft(change) && change.seat !== null ? { only: change.seat } : {}
    const { kind } = change
    this.notifier.notify({
      topic: 'm',
      id: row.id,
      seq: written.revision,
      kind,
      ...seat,
      ...only,
      update: loaded.published,
    })
    for (const { account, kind } of change.told) {
      const seq = written.accounts.get(account)
      if (seq !== undefined) this.notifier.notify({ topic: 'a', id: account, seq, kind, match: row.id })
    }
    this.after(loaded)
    return true
  }

  /** What the change brings with it in the tables of a game's own. */
  #derive({ row, seats }: LoadedMatch, change: Change): void {
    const { saved, result } = change.set
    // Nothing follows from a position that cannot be read.
    if (result?.reason === 'damaged') return
    const host = this.hosts.find(({ game }) => game === row.game)
    const before = row.saved?.point.state ?? null
    const after = saved?.point.state ?? before
    if (host?.derive === undefined || after === null || (saved === undefined && !result)) return
    const { rows = [], told = [] } = host.derive({
      match: row.id,
      version: row.version,
      config: row.config,
      people: seats.map(({ seat, account }) => change.seats.get(seat)?.account ?? account),
      at: row.at,
      before,
      after,
      result: result ?? null,
      memories: seats.map(({ seat, host, botMemory }) =>
        host ? (change.seats.get(seat)?.botMemory ?? botMemory) : null,
      ),
    })
    change.derived = rows.filter((one) => one.rows.length > 0)
    change.told.push(...told)
  }

  /** The match ends here, so that it is not tried again; returns what whoever asked is told. */
  async #setAside(id: string, limit: RulesExceeded['limit']): Promise<RequestError> {
    const loaded = await loadMatch(this.database, this.registry, id)
    const { game, version, createdBy } = loaded.row
    this.log.error({ match: id, game, version, createdBy, limit }, 'a match was set aside: its rules needed too much')
    return requestError(409, 'set_aside', await this.#endFor(limit, loaded))
  }

  /** After an error that nobody foresaw: null where the match can be read, so that the error is to blame. */
  async #setAsideIfDamaged(id: string, error: unknown): Promise<RequestError | null> {
    if (isOutage(error)) return null
    const loaded = await loadMatch(this.database, this.registry, id)
    const part = await this.#damagedPart(loaded)
    if (part === null) return null
    const { game, version, createdBy } = loaded.row
    const facts = { match: id, game, version, createdBy, part, error: safeText(error) }
    this.log.error(facts, 'a match was set aside: a part of it that is stored cannot be read')
    return requestError(409, 'damaged', await this.#endFor('damaged', loaded))
  }

  async #damagedPart(loaded: LoadedMatch): Promise<DamagedPart | null> {
    const { row, game } = loaded
    if (row.status !== 'running' || game === null) return null
    if (row.saved === null) return 'position'
    const request = { kind: 'check' as const, match: row.id, game: row.game, version: row.version }
    const cold = await coldMatch(this.database, loaded)
    const reply = await this.rules.ask({ ...request, cold }, this.payer(row.createdBy, 'due'))
    return reply.kind === 'checked' ? reply.damaged : null
  }

  async #endFor(obstacle: Obstacle, loaded: LoadedMatch): Promise<string> {
    this.setAside++
    const change = noChange()
    const message = setAside(loaded, change, obstacle, this.clock.now())
    await this.#write(loaded, change)
    return message
  }

  async learnTime(): Promise<void> {
    if (this.clock.forced() !== null) return
    const [read] = await this.database.sql<{ now: number }>(`select ${wholeMs('clock_timestamp()')} as now`)
    if (read !== undefined) this.clock.learn(read.now)
  }

  /** The match used last stays longest. */
  #keep(loaded: LoadedMatch): void {
    const { id } = loaded.row
    this.#loaded.delete(id)
    if (loaded.unwritten) return
    this.#loaded.set(id, loaded)
    const most = this.#options.matchesInMemory ?? 500
    if (this.#loaded.size > most) {
      const oldest = this.#loaded.keys().next().value
      if (oldest !== undefined) this.#loaded.delete(oldest)
    }
  }
}

/** Keys of phrases that are remembered. */
const MOST_SAID = 10_000

/** What somebody has in mind and has not sealed concerns nobody else. */
function isDraft({ kind, choice, turn }: Change): boolean {
  return kind === 'chosen' && turn === null && choice !== null && !choice.final && choice.choice !== null
}
