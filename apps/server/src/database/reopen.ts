import type { PGlite } from '@electric-sql/pglite'
import { closeFiles, whenFull } from './host-files.ts'
import type { Outages } from './outages.ts'

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 30_000

/** With this the database leaves its main loop after an ordinary error, and goes on. */
const ORDINARY = 100

/** The parts of the embedded program that we use. */
interface Inside {
  _PostgresMainLoopOnce(): void
  _PostgresSendReadyForQueryIfNecessary(): void
  _pgl_pq_flush(): void
  stackRestore(to: number): void
}

export interface ReopenOptions {
  readonly first: PGlite
  /** Opens the same files again. */
  readonly open: () => Promise<PGlite>
  /** Fails while there is no room for the files that opening the database writes. */
  readonly needRoom: () => Promise<void>
  readonly outages: Outages
}

/** The embedded database, for its callers. */
export interface Reopened {
  ask<T>(question: (client: PGlite) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * The embedded database ends itself when it cannot keep its log, as on a full disk: PostgreSQL would start its processes anew. Asked
 * again it would never return and hold up the whole process. So nothing is asked of it any more, and it is opened again from its
 * files, which hold everything that was acknowledged.
 */
export function reopened({ first, open, needRoom, outages }: ReopenOptions): Reopened {
  let client: PGlite | null = null
  let pause = FIRST_PAUSE_MS
  let timer: NodeJS.Timeout | null = null
  let opening: Promise<void> = Promise.resolve()

  const use = (opened: PGlite): void => {
    client = opened
    pause = FIRST_PAUSE_MS
    watchEnd(opened, () => {
      if (client !== opened) return
      client = null
      again(() => closeFiles(opened))
    })
  }
  const again = (before: () => void = () => {}): void => {
    timer = setTimeout(() => {
      before()
      opening = needRoom()
        .then(open)
        .then(use)
        .catch((error: unknown) => {
          outages.failed(error)
          again()
        })
    }, pause)
    timer.unref()
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  use(first)
  return {
    async ask(question) {
      try {
        if (client === null) throw new DatabaseEnded(outages.full)
        const answer = await question(client)
        outages.worked()
        return answer
      } catch (error) {
        outages.failed(error)
        throw error
      }
    },
    async close() {
      if (timer !== null) clearTimeout(timer)
      await opening
      if (timer !== null) clearTimeout(timer)
      await client?.close()
    },
  }
}

/** As PostgreSQL says it: disk_full, or crash_shutdown. */
class DatabaseEnded extends Error {
  readonly code: '53100' | '57P02'
  constructor(full: boolean) {
    super(full ? 'The disk is full' : 'The database inside this process has ended and is opened again')
    this.code = full ? '53100' : '57P02'
  }
}

/** Calls back once when the database within has ended for good, and keeps everybody from asking it again. */
function watchEnd(client: PGlite, ended: () => void): void {
  const inside = client.Module as unknown as Inside
  const { _PostgresMainLoopOnce: once, stackRestore: restore } = inside
  let end: DatabaseEnded | null = null
  let full = false
  whenFull(client, () => {
    full = true
  })
  inside._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if ((error as { readonly status?: unknown }).status !== ORDINARY && end === null) {
        end = new DatabaseEnded(full)
        ended()
      }
      throw error
    }
  }
  // It is called where an error is taken for one after which the database goes on.
  inside.stackRestore = (to) => {
    if (end !== null) throw end
    restore(to)
  }
  for (const name of ['_PostgresSendReadyForQueryIfNecessary', '_pgl_pq_flush'] as const) {
    const original = inside[name]
    inside[name] = () => {
      if (end === null) original()
    }
  }
  const send = client.execProtocolRawSync.bind(client)
  client.execProtocolRawSync = (message) => {
    if (end !== null) throw end
    full = false
    return send(message)
  }
}
