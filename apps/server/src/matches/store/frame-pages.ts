import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../fair-queue.ts'
import { requestError } from '../../request-error.ts'
import { type PageOrder, pageOf } from './page.ts'

/** Makes pages of stored frames. */
export interface FramePages {
  /** `asker` is an account, or an address of somebody without one: they take turns. */
  page(asker: string, order: PageOrder): Promise<Uint8Array>
  close(): Promise<void>
}

/** In this thread, for tests and tools. */
export const framePagesHere: FramePages = {
  page: (_asker, order) => pageOf(order),
  close: async () => undefined,
}

/** Pages that one asker may wait for at once. */
const MOST_WAITING = 8
/** A battle that takes longer to unpack is given up, and its thread with it. */
const PATIENCE_MS = 20_000

interface Asked {
  readonly asker: string
  readonly order: PageOrder
  done(page: Uint8Array): void
  failed(error: Error): void
}

/**
 * In a thread of its own, one page after the other: whole battles are megabytes, and those who watch one hold up nobody who plays.
 * `module` is the bundled module of `frames-worker.ts`; the thread starts when first needed.
 */
export function framePagesInThread(module: URL): FramePages {
  const queue = new FairQueue<Asked>({ most: 1 })
  let worker: Worker | null = null
  let busy: Asked | null = null
  let began = 0
  let late: NodeJS.Timeout | null = null

  const end = (settle: (asked: Asked) => void): void => {
    const asked = busy
    if (late !== null) clearTimeout(late)
    busy = null
    worker?.unref()
    if (asked !== null) {
      queue.done(asked.asker, performance.now() - began)
      settle(asked)
    }
    next()
  }
  const lose = (gone: Worker, error: Error): void => {
    if (worker !== gone) return
    worker = null
    end((asked) => asked.failed(error))
  }
  const start = (): Worker => {
    const made = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    made.unref()
    made.on('message', ({ page, error }: { readonly page?: Uint8Array; readonly error?: string }) =>
      end((asked) => (page === undefined ? asked.failed(new Error(error)) : asked.done(page))),
    )
    made.on('error', (error) => lose(made, error as Error))
    made.on('exit', (code) => lose(made, new Error(`The thread for frames ended with code ${code}`)))
    return made
  }
  const next = (): void => {
    if (busy !== null) return
    busy = queue.take()
    if (busy === null) return
    worker ??= start()
    worker.ref()
    began = performance.now()
    const thread = worker
    late = setTimeout(() => {
      lose(thread, new Error('These frames take too long to unpack'))
      void thread.terminate()
    }, PATIENCE_MS)
    worker.postMessage(busy.order)
  }
  return {
    page: (asker, order) =>
      new Promise((done, failed) => {
        if (queue.waitingOf(asker) >= MOST_WAITING)
          return failed(requestError(429, 'too_many_reads', 'That is too much to read at once. Wait for some of it.'))
        queue.put(asker, { asker, order, done, failed })
        next()
      }),
    async close() {
      const open = worker
      worker = null
      for (const asked of queue.clear()) asked.failed(new Error('The server stops'))
      await open?.terminate()
    },
  }
}
