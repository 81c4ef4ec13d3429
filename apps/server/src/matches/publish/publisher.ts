import type { Database } from '../../database/database.ts'
import type { LoadedMatch } from '../load/index.ts'
import type { Change, Written } from '../store/index.ts'
import { type Published, published } from './match-update.ts'
import { CHANNEL, type Message, messageOf, Notifier } from './notifier.ts'
import { Presence } from './presence.ts'
import { RecentUpdates } from './recent-updates.ts'

/** Keys of phrases that are remembered. */
const MOST_SAID = 10_000

/** Notifies listeners of this server directly, and other servers through the database. */
export class Publisher {
  readonly presence: Presence
  readonly #database: Pick<Database, 'listen' | 'notify'>
  readonly #server: string
  readonly #notifier: Notifier
  readonly #recent = new RecentUpdates()
  readonly #listeners = new Set<(message: Message) => void>()
  /** The message that a change of a match was published as. */
  readonly #updates = new WeakMap<LoadedMatch, Published>()
  readonly #said = new Set<string>()
  #unlisten: (() => Promise<void>) | null = null

  /** `server` is the name of this process among the servers. */
  constructor(database: Pick<Database, 'listen' | 'notify'>, server: string) {
    this.#database = database
    this.#server = server
    this.#notifier = new Notifier(database, server, (message) => this.#tell(message))
    this.presence = new Presence(server, this.#notifier, () => performance.now())
  }

  /** Tells of a change that is written; `match` is the match after it. */
  publish(match: LoadedMatch, change: Change, { revision, accounts }: Written): Published {
    const { id } = match.row
    const { kind } = change
    const update = published(match, change.fresh)
    this.#updates.set(match, update)
    const seat = change.seat === null ? {} : { seat: change.seat }
    const only = isDraft(change) && change.seat !== null ? { only: change.seat } : {}
    this.say({ topic: 'm', id, seq: revision, kind, ...seat, ...only, update })
    for (const { account, kind: what } of change.told) {
      const seq = accounts.get(account)
      if (seq !== undefined) this.say({ topic: 'a', id: account, seq, kind: what, match: id })
    }
    return update
  }

  /** The update of the last change of a match, where this process knows it. */
  updateOf(match: LoadedMatch): Published | null {
    return this.#updates.get(match) ?? null
  }

  /** An update for changes of other servers, with the frames since this process looked last. */
  carry(match: LoadedMatch, fresh: Parameters<typeof published>[1]): Published {
    const update = published(match, fresh)
    this.#updates.set(match, update)
    return update
  }

  say(message: Message): void {
    this.#notifier.notify(message)
  }

  /** Whether something with this key is said for the first time. */
  isFirst(key: string): boolean {
    if (this.#said.has(key)) return false
    this.#said.add(key)
    const oldest = this.#said.size > MOST_SAID ? this.#said.values().next().value : undefined
    if (oldest !== undefined) this.#said.delete(oldest)
    return true
  }

  /** Calls back for every change, made by any server. `kind` is `lost` (with an empty id) when some may have been missed. */
  subscribe(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The updates of a match after one revision, up to another; null when this server no longer has all of them. */
  since(match: string, revision: number, now: number): readonly Message[] | null {
    return this.#recent.since(match, revision, now)
  }

  /** Tells all listeners that they may have missed something and must ask again. */
  lost(): void {
    this.#tell({ topic: 'm', id: '', seq: 0, kind: 'lost' })
  }

  async start(): Promise<void> {
    this.#unlisten = await this.#database.listen(CHANNEL, (payload) => this.#hear(payload))
  }

  async stop(): Promise<void> {
    this.presence.stop()
    await this.#notifier.flush()
    await this.#unlisten?.()
    this.#unlisten = null
  }

  #tell(message: Message): void {
    this.#recent.keep(message)
    for (const listener of this.#listeners) listener(message)
  }

  #hear(payload: string): void {
    if (payload === '') {
      this.lost()
      return
    }
    if (payload.startsWith('p:')) {
      const id = this.presence.hear(payload)
      if (id !== null) this.#tell({ topic: 'm', id, seq: 0, kind: 'presence', present: this.presence.seatsOf(id) })
      return
    }
    const message = messageOf(payload)
    // Messages of this server were delivered when they were sent.
    if (message !== null && message.origin !== this.#server) this.#tell(message)
  }
}

/** A choice that is not sealed concerns its own seat alone. */
function isDraft({ kind, choice, turn }: Change): boolean {
  return kind === 'chosen' && turn === null && choice !== null && !choice.final && choice.choice !== null
}
