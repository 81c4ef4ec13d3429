import { Worker } from 'node:worker_threads'
import { FairQueue } from '../../fair-queue.ts'
import { requestError } from '../../request-error.ts'
import { type PageOrder, pageOf } from './page.ts'

/** Makes pages of stored frames. */
export interface FramePages {
  /**
   * `asker` is an account, or an address without one: they take turns. A page that was made under the same `key` is at hand for
   * a while; else `order` is asked for when it is the asker's turn.
   */
  page(asker: string, key: string, order: () => Promise<PageOrder>): Promise<Uint8Array>
  close(): Promise<void>
}

/** In this thread, for tests and tools. */
export const framePagesHere: FramePages = {
  page: async (_asker, _key, order) => await pageOf(await order()),
  close: async () => undefined,
}

/** Pages that one asker may wait for at once. */
const MOST_WAITING = 8
/** A battle that takes longer to unpack is given up, and its thread with it. */
const PATIENCE_MS = 20_000

/** Pages that are at hand come to so many bytes. */
const MOST_AT_HAND = 16 * 1024 * 1024

interface Asked {
  readonly asker: string
  readonly key: string
  readonly order: () => Promise<PageOrder>
  done(page: Uint8Array): void
  failed(error: Error): void
}

/**
 * In a thread of its own, one page after the other: whole battles are megabytes, and reading them must not delay players.
 * `module` is the bundled module of `frames-worker.ts`; the thread starts when first needed.
 */
export function framePagesInThread(module: URL): FramePages {
  const queue = new FairQueue<Asked>({ most: 1 })
  let worker: Worker | null = null
  let busy: Asked | null = null
  let began = 0
  let late: NodeJS.Timeout | null = null
  const atHand = new Map<string, Uint8Array>()
  let bytesAtHand = 0
  let closed = false

  const keep = (key: string, page: Uint8Array): void => {
    atHand.set(key, page)
    bytesAtHand += page.length
    for (const [oldest, { length }] of atHand) {
      if (bytesAtHand <= MOST_AT_HAND) break
      atHand.delete(oldest)
      bytesAtHand -= length
    }
  }

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
    made.on('message', ({ page, error }: { readonly page?: Uint8Array; readonly error?: string }) => {
      // A thread that was given up may still answer: its page is not the one that is asked for now.
      if (worker !== made) return
      end((asked) => {
        if (page === undefined) return asked.failed(new Error(error))
        if (!atHand.has(asked.key)) keep(asked.key, page)
        asked.done(page)
      })
    })
    made.on('error', (error) => lose(made, error as Error))
    made.on('exit', (code) => lose(made, new Error(`The thread for frames ended with code ${code}`)))
    return made
  }
  const next = (): void => {
    if (busy !== null || closed) return
    const asked = queue.take()
    busy = asked
    if (asked === null) return
    began = performance.now()
    asked.order().then(
      (order) => busy === asked && !closed && send(order),
      (error: Error) => busy === asked && end(({ failed }) => failed(error)),
    )
  }
  const send = (order: PageOrder): void => {
    worker ??= start()
    worker.ref()
    const thread = worker
    late = setTimeout(() => {
      lose(thread, new Error('These frames take too long to unpack'))
      void thread.terminate()
    }, PATIENCE_MS)
    worker.postMessage(order)
  }
  return {
    page: (asker, key, order) =>
      new Promise((done, failed) => {
        const known = atHand.get(key)
        if (known !== undefined) return done(known)
        if (queue.waitingOf(asker) >= MOST_WAITING)
          return failed(requestError(429, 'too_many_reads', 'That is too much to read at once. Wait for some of it.'))
        queue.put(asker, { asker, key, order, done, failed })
        next()
      }),
    async close() {
      closed = true
      const open = worker
      worker = null
      for (const asked of queue.clear()) asked.failed(new Error('The server stops'))
      await open?.terminate()
    },
  }
}
