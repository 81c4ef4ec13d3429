import type { AnyGame } from '@tessera/kernel'
import { openBoss, openTable, type QueuedBatch, queueOf, writeResult } from './queue.ts'
import { type Threads, threads } from './threads.ts'

export interface QueueWorkerOptions {
  readonly url: string
  readonly jobs: number
  readonly worker: URL | undefined
  /** In the versions that this worker has; batches of others stay for those who have them. */
  readonly games: readonly AnyGame[]
  /** After every batch. */
  played?(batch: QueuedBatch, ms: number): void
  readonly signal: AbortSignal
}

/** Serves the queues until told to stop; what is under way then is finished. Killed, it loses nothing: others take over. */
export async function serveQueue(options: QueueWorkerOptions): Promise<void> {
  const { url, jobs, worker, games, signal } = options
  const boss = await openBoss(
    url,
    games.map(({ ruleset }) => queueOf(ruleset)),
  )
  const pool = await openTable(url)
  const crews = new Map<AnyGame, Threads>()
  const crewOf = (game: AnyGame): Threads => {
    const crew = crews.get(game) ?? threads(game, jobs, worker)
    crews.set(game, crew)
    return crew
  }
  const play = async (game: AnyGame, batch: QueuedBatch): Promise<void> => {
    try {
      const answer = await crewOf(game).play(batch)
      await writeResult(pool, batch, answer)
      options.played?.(batch, answer.ms)
    } catch (error) {
      await writeResult(pool, batch, { trouble: error instanceof Error ? error.message : String(error) })
    }
  }
  /** True when there was something to do. */
  const serveOnce = async (game: AnyGame): Promise<boolean> => {
    const queue = queueOf(game.ruleset)
    const [job] = await boss.fetch<QueuedBatch>(queue)
    if (job === undefined) return false
    await play(game, job.data)
    await boss.complete(queue, job.id)
    return true
  }
  const serve = async (): Promise<void> => {
    while (!signal.aborted) {
      let busy = false
      for (const game of games) if (!signal.aborted && (await serveOnce(game))) busy = true
      if (!busy) await pause(IDLE_MS, signal)
    }
  }
  try {
    await Promise.all(Array.from({ length: jobs + 1 }, serve))
  } finally {
    await Promise.all([...crews.values()].map((crew) => crew.close()))
    await boss.stop({ graceful: false })
    await pool.end()
  }
}

const IDLE_MS = 200

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resume) => {
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resume()
    }
    signal.addEventListener('abort', done, { once: true })
  })
}
