import type { GameHost } from '@tessera/online'
import { isOutage } from '../../database/away.ts'
import { safeText } from '../../operate/safe-error.ts'
import { RequestError, requestError } from '../../request-error.ts'
import { RulesExceeded } from '../../rules/pool.ts'
import { changedMatch, type GameRegistry, type LoadedMatch, loadMatch, type MatchMemory } from '../load/index.ts'
import type { Referee } from '../play/index.ts'
import { freshSince, type Published, type Publisher } from '../publish/index.ts'
import { derived, type Obstacle, setAside, setAsideText } from '../settle/index.ts'
import { type Change, isEmpty, type MatchStore, type ServerClock } from '../store/index.ts'
import type { Writer } from '../write/index.ts'

export interface Log {
  info(facts: object, text: string): void
  error(facts: object, text: string): void
}

export interface RoadParts {
  readonly store: MatchStore
  readonly memory: MatchMemory
  readonly referee: Referee
  readonly writer: Writer
  readonly publisher: Publisher
  readonly registry: GameRegistry
  readonly hosts: readonly GameHost[]
  readonly clock: ServerClock
  readonly log: Log
  /** For tests: called before and after a change is written; a throw is a crash at that moment. */
  readonly step?: ((moment: 'computed' | 'written') => void) | undefined
}

/** What an action answers, and what it changes; null when nothing changes. */
export interface Outcome<T> {
  readonly answer: T
  readonly change: Change | null
}

/** The answer of an action, and the match afterwards as it was published; null when this process has not published it. */
export interface Done<T> {
  readonly answer: T
  readonly published: Published | null
}

/** The road of every change of a match: it is loaded, played, settled, written and published, one change of a match at a time. */
export class Road {
  readonly #parts: RoadParts
  readonly #listeners: ((match: LoadedMatch) => void)[] = []
  #setAside = 0

  constructor(parts: RoadParts) {
    this.#parts = parts
  }

  /** How many matches are in memory, and how many this process has set aside. */
  get inMemory(): number {
    return this.#parts.memory.size
  }

  get setAside(): number {
    return this.#setAside
  }

  /** Calls back with every match after a change that this process has written. */
  onChanged(listener: (match: LoadedMatch) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Runs an action on a match, writes what it changes and publishes that. An action refuses by throwing a `RequestError`. When another server
   * was faster the action runs again on the new state.
   */
  async change<T>(id: string, action: (match: LoadedMatch) => Promise<Outcome<T>> | Outcome<T>): Promise<Done<T>> {
    const { memory, publisher } = this.#parts
    return await memory.inTurn(id, async () => {
      for (let attempt = 0; attempt < 20; attempt++) {
        const known = memory.get(id)
        try {
          const match = known ?? (await this.#load(id))
          memory.keep(match)
          const { answer, change } = await action(match)
          if (change === null || isEmpty(change)) {
            if (known !== undefined && (await this.#isOld(known))) continue
            return { answer, published: publisher.updateOf(match) }
          }
          const published = await this.#write(match, change)
          if (published !== null) return { answer, published }
        } catch (error) {
          if (!(error instanceof RequestError)) throw await this.#failed(id, error)
          if (known === undefined || !(await this.#isOld(known))) throw error
        }
      }
      throw requestError(503, 'busy', 'This match is very busy at the moment; try again.')
    })
  }

  /** Looks at a match as it is now. Matches never change in memory, so spectators never block players. */
  async read<T>(id: string, look: (match: LoadedMatch) => Promise<T> | T): Promise<T> {
    const { memory } = this.#parts
    const known = memory.get(id)
    if (known !== undefined && !(await this.#isOld(known)) && memory.get(id) === known) {
      memory.keep(known)
      return await look(known)
    }
    const { looked } = await memory.inTurn(id, async () => ({ looked: look(await this.#current(id)) }))
    return await looked
  }

  /** The update of changes of other servers, for the listeners of this one: with the frames since this process looked last. */
  async carried(id: string): Promise<Published> {
    const { memory, store, publisher } = this.#parts
    return await memory.inTurn(id, async () => {
      const known = memory.get(id)
      const match = await this.#current(id)
      return publisher.updateOf(match) ?? publisher.carry(match, await freshSince(store, known?.row ?? null, match))
    })
  }

  /** After an error outside of a change that was not foreseen: whether the match is damaged and has been ended. */
  async setAsideIfDamaged(id: string, error: unknown): Promise<boolean> {
    if (error instanceof RequestError || isOutage(error)) return false
    return await this.#parts.memory.inTurn(id, async () => (await this.#setAsideIfDamaged(id, error)) !== null)
  }

  /** The match was changed by other means than the road. */
  forget(id: string): void {
    this.#parts.memory.forget(id)
  }

  #load(id: string): Promise<LoadedMatch> {
    return loadMatch(this.#parts.store, this.#parts.registry, id)
  }

  /** Whether another server has changed the match since, so that a refusal must be judged anew. */
  async #isOld({ row }: LoadedMatch): Promise<boolean> {
    const old = (await this.#parts.store.revisionOf(row.id)) !== row.revision
    if (old && this.#parts.memory.get(row.id)?.row === row) this.forget(row.id)
    return old
  }

  async #current(id: string): Promise<LoadedMatch> {
    const { memory } = this.#parts
    const known = memory.get(id)
    const match = known === undefined || (await this.#isOld(known)) ? await this.#load(id) : known
    memory.keep(match)
    return match
  }

  /** Null when another server was faster, or the time for it was up. */
  async #write(match: LoadedMatch, settled: Change): Promise<Published | null> {
    const { memory, store, writer, publisher, hosts, step } = this.#parts
    const change = derived(match, settled, hosts)
    step?.('computed')
    const written = await writer.write({ row: match.row, change })
    if (written === null) {
      this.forget(match.row.id)
      await store.learnTime()
      return null
    }
    step?.('written')
    const next = changedMatch(match, change, written)
    memory.keep(next)
    const published = publisher.publish(next, change, written)
    for (const listener of this.#listeners) listener(next)
    return published
  }

  /** Returns the error to throw for one that no action foresees; ends the match where its rules or a damaged part of it keep it from going on. */
  async #failed(id: string, error: unknown): Promise<unknown> {
    this.forget(id)
    if (error instanceof RulesExceeded) {
      const match = await this.#load(id)
      const { game, version, createdBy } = match.row
      const facts = { match: id, game, version, createdBy, limit: error.limit }
      this.#parts.log.error(facts, 'a match was set aside: its rules needed too much')
      return requestError(409, 'set_aside', await this.#endFor(match, error.limit))
    }
    return (await this.#setAsideIfDamaged(id, error).catch(() => null)) ?? error
  }

  /** Null where the match can be read, so that the error is to blame. */
  async #setAsideIfDamaged(id: string, error: unknown): Promise<RequestError | null> {
    if (isOutage(error)) return null
    this.forget(id)
    const match = await this.#load(id)
    const part = await this.#parts.referee.damagedPart(match)
    if (part === null) return null
    const { game, version, createdBy } = match.row
    const facts = { match: id, game, version, createdBy, part, error: safeText(error) }
    this.#parts.log.error(facts, 'a match was set aside: a part of it that is stored cannot be read')
    return requestError(409, 'damaged', await this.#endFor(match, 'damaged'))
  }

  async #endFor(match: LoadedMatch, obstacle: Obstacle): Promise<string> {
    this.#setAside++
    await this.#write(match, setAside(match, obstacle, this.#parts.clock.now()))
    return setAsideText(match, obstacle)
  }
}
