import { isOutage } from '../../database/away.ts'
import { type MatchStore, shapeOf, type Wanted, type Written } from '../store/index.ts'

/** Changes in one statement at most. */
const MOST = 64

interface Waiting extends Wanted {
  readonly shape: string
  readonly done: (written: Written | null) => void
  readonly failed: (error: unknown) => void
}

/**
 * Writes changes of matches as they come. When many come at once those that are alike share a statement, and so a commit: none waits longer
 * than for the statements under way.
 */
export class Writer {
  readonly #store: MatchStore
  #waiting: Waiting[] = []
  #busy = 0

  constructor(store: MatchStore) {
    this.#store = store
  }

  write(wanted: Wanted): Promise<Written | null> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...wanted, shape: shapeOf(wanted.change), done, failed })
      this.#next()
    })
  }

  #next(): void {
    while (this.#busy < this.#store.lanes && this.#waiting.length > 0) {
      const shape = this.#waiting[0]?.shape
      const batch: Waiting[] = []
      const rest: Waiting[] = []
      for (const one of this.#waiting) (one.shape === shape && batch.length < MOST ? batch : rest).push(one)
      this.#waiting = rest
      this.#busy++
      void this.#send(batch).finally(() => {
        this.#busy--
        this.#next()
      })
    }
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await this.#store.write(batch)
      for (const [index, { done }] of batch.entries()) done(written[index] ?? null)
    } catch (error) {
      // A database that is away or full fails every change alike: none is tried again.
      if (batch.length === 1 || isOutage(error)) {
        for (const { failed } of batch) failed(error)
        return
      }
      // One of them cannot be written, and nothing was: each alone shows which.
      for (const one of batch) await this.#send([one])
    }
  }
}
