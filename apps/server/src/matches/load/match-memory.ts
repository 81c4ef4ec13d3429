import { KeyedLock } from './keyed-lock.ts'
import type { LoadedMatch } from './loaded-match.ts'

/** The matches used last, and a lock for each match: one change at a time. */
export class MatchMemory {
  readonly #most: number
  readonly #matches = new Map<string, LoadedMatch>()
  readonly #lock = new KeyedLock()

  constructor(most = 500) {
    this.#most = most
  }

  get size(): number {
    return this.#matches.size
  }

  get(id: string): LoadedMatch | undefined {
    return this.#matches.get(id)
  }

  /** The match used last stays longest. */
  keep(match: LoadedMatch): void {
    const { id } = match.row
    this.#matches.delete(id)
    this.#matches.set(id, match)
    const oldest = this.#matches.size > this.#most ? this.#matches.keys().next().value : undefined
    if (oldest !== undefined) this.#matches.delete(oldest)
  }

  forget(id: string): void {
    this.#matches.delete(id)
  }

  /** Runs an action on a match when all earlier ones on it are done. */
  async inTurn<T>(id: string, action: () => Promise<T>): Promise<T> {
    return await this.#lock.run(id, action)
  }
}
