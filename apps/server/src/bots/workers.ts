import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BotAnswer, BotPool, BotQuestion } from './pool.ts'

interface Asked {
  readonly question: BotQuestion
  readonly given: (answer: BotAnswer) => void
  readonly failed: (error: Error) => void
}

interface Thinker {
  readonly worker: Worker
  asked: Asked | null
  timer: NodeJS.Timeout | null
}

export interface WorkerBotsOptions {
  /** The bundled module of `worker.ts`. */
  readonly module: URL
  /** Worker threads; half of the cores without it, so that requests are answered while bots think. */
  readonly threads?: number
  /** A bot that thinks longer than this is stopped. */
  readonly patienceMs?: number
}

/** Bots in worker threads, one question a thread at a time, in the order they are asked. Threads start when first needed. */
export function workerBots({ module, threads, patienceMs = 60_000 }: WorkerBotsOptions): BotPool {
  const most = threads ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const thinkers = new Set<Thinker>()
  const queue: Asked[] = []
  let number = 0
  let closed = false

  const next = (): void => {
    while (queue.length > 0) {
      const idle = [...thinkers].find(({ asked }) => asked === null) ?? (thinkers.size < most ? hire() : undefined)
      const asked = idle === undefined ? undefined : queue.shift()
      if (idle === undefined || asked === undefined) return
      idle.asked = asked
      idle.worker.ref()
      idle.timer = setTimeout(() => dismiss(idle, new Error('The bot took too long')), patienceMs)
      idle.worker.postMessage({ number: ++number, question: asked.question })
    }
  }
  const hire = (): Thinker => {
    const thinker: Thinker = {
      worker: new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: 256 } }),
      asked: null,
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
    ask: (question) =>
      new Promise((given, failed) => {
        if (closed) return failed(new Error('The bots have gone home'))
        queue.push({ question, given, failed })
        next()
      }),
    async close() {
      closed = true
      for (const asked of queue.splice(0)) asked.failed(new Error('The bots have gone home'))
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
