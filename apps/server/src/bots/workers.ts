import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { FairQueue } from '../fair-queue.ts'
import type { BotAnswer, BotPool, BotQuestion } from './pool.ts'

interface Asked {
  readonly question: BotQuestion
  readonly account: string
  readonly given: (answer: BotAnswer) => void
  readonly failed: (error: Error) => void
}

interface Thinker {
  readonly worker: Worker
  asked: Asked | null
  since: number
  timer: NodeJS.Timeout | null
}

export interface WorkerBotsOptions {
  /** The bundled module of `worker.ts`. */
  readonly module: URL
  /** Worker threads; half of the cores without it, but two at least, so that no account can take all of them. */
  readonly threads?: number
  /** A bot that thinks longer than this is stopped. */
  readonly patienceMs?: number
}

/** Bots in worker threads, one question a thread at a time, accounts in turn. Threads start when first needed. */
export function workerBots({ module, threads, patienceMs = 30_000 }: WorkerBotsOptions): BotPool {
  const most = threads ?? Math.max(2, Math.floor(availableParallelism() / 2))
  const thinkers = new Set<Thinker>()
  const queue = new FairQueue<Asked>({ most: Math.max(1, most - 1) })
  let number = 0
  let closed = false

  const next = (): void => {
    for (;;) {
      const idle = [...thinkers].find(({ asked }) => asked === null)
      if (idle === undefined && thinkers.size >= most) return
      const asked = queue.take()
      if (asked === null) return
      const thinker = idle ?? hire()
      thinker.asked = asked
      thinker.since = performance.now()
      thinker.worker.ref()
      thinker.timer = setTimeout(() => dismiss(thinker, new Error('The bot took too long')), patienceMs)
      thinker.worker.postMessage({ number: ++number, question: asked.question })
    }
  }
  const hire = (): Thinker => {
    const thinker: Thinker = {
      worker: new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
      asked: null,
      since: 0,
      timer: null,
    }
    thinker.worker.unref()
    thinker.worker.on('message', (message: { given: BotAnswer } | { error: string }) => {
      const asked = rest(thinker)
      if ('error' in message) asked?.failed(new Error(message.error))
      else asked?.given(message.given)
      next()
    })
    thinker.worker.on('error', (error) => dismiss(thinker, error instanceof Error ? error : new Error(String(error))))
    thinker.worker.on('exit', (code) => dismiss(thinker, new Error(`A worker ended with code ${code}`)))
    thinkers.add(thinker)
    return thinker
  }
  const rest = (thinker: Thinker): Asked | null => {
    const { asked, timer } = thinker
    if (timer !== null) clearTimeout(timer)
    if (asked !== null) queue.done(asked.account, performance.now() - thinker.since)
    thinker.asked = null
    thinker.timer = null
    thinker.worker.unref()
    return asked
  }
  const dismiss = (thinker: Thinker, error: Error): void => {
    if (!thinkers.delete(thinker)) return
    rest(thinker)?.failed(error)
    void thinker.worker.terminate()
    next()
  }

  return {
    ask: (question, account) =>
      new Promise((given, failed) => {
        if (closed) return failed(new Error('The bots have gone home'))
        queue.put(account, { question, account, given, failed })
        next()
      }),
    load: () => ({ waiting: queue.size, busy: [...thinkers].filter(({ asked }) => asked !== null).length }),
    async close() {
      closed = true
      for (const asked of queue.clear()) asked.failed(new Error('The bots have gone home'))
      await Promise.all(
        [...thinkers].map(async (thinker) => {
          thinkers.delete(thinker)
          rest(thinker)?.failed(new Error('The bots have gone home'))
          await thinker.worker.terminate()
        }),
      )
    },
  }
}
