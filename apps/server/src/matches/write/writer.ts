import { isOutage } from '../../database/away.ts'
import type { Database } from '../../database/database.ts'
import type { ServerClock } from '../store/clock.ts'
import { shapeOf, type Wanted, type Written, writeChanges } from '../store/write-changes.ts'

/** Statements under way at once; while they are, changes gather for the next ones. */
const LANES = { embedded: 1, postgres: 2 } as const
/** Changes in one statement at most. */
const MOST = 64

interface Waiting extends Wanted {
  readonly shape: string
  readonly done: (written: Written | null) => void
  readonly failed: (error: unknown) => void
}

/**
 * Writes changes of matches as they come. When many come at once those that are alike share a statement, and so a commit:
 * nobody waits longer than for the statements under way.
 */
export class Writer {
  readonly #database: Database
  readonly #clock: ServerClock
  #waiting: Waiting[] = []
  #busy = 0

  constructor(database: Database, clock: ServerClock) {
    this.#database = database
    this.#clock = clock
  }

  write(wanted: Wanted): Promise<Written | null> {
    return new Promise((done, failed) => {
      this.#waiting.push({ ...wanted, shape: shapeOf(wanted.change), done, failed })
      this.#next()
    })
  }

  #next(): void {
    while (this.#busy < LANES[this.#database.kind] && this.#waiting.length > 0) {
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
      const written = await writeChanges(this.#database, this.#clock, batch)
      for (const [index, { done }] of batch.entries()) done(written[index] ?? null)
    } catch (error) {
      // What fails all of them is not asked for one by one: a database that is away, a disk that is full.
      if (batch.length === 1 || isOutage(error)) {
        for (const { failed } of batch) failed(error)
        return
      }
      // One of them cannot be written, and nothing was: each alone shows which.
      for (const one of batch) await this.#send([one])
    }
  }
}
