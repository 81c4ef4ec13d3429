import type { AnyGame } from '@tessera/kernel'
import { openBoss, openTable, QUEUE, type QueuedBatch, writeResult } from './queue.ts'
import { type Threads, threads } from './threads.ts'

export interface QueueWorkerOptions {
  readonly url: string
  readonly jobs: number
  readonly worker: URL | undefined
  gameById(id: string): AnyGame | undefined
  /** After every batch. */
  played?(batch: QueuedBatch, ms: number): void
  readonly signal: AbortSignal
}

/** Serves the queue until told to stop; what is under way then is finished. Killed, it loses nothing: others take over. */
export async function serveQueue(options: QueueWorkerOptions): Promise<void> {
  const { url, jobs, worker, signal } = options
  const boss = await openBoss(url)
  const pool = await openTable(url)
  const crews = new Map<string, Threads>()
  const crewOf = (id: string): Threads => {
    const known = crews.get(id)
    if (known !== undefined) return known
    const game = options.gameById(id)
    if (game === undefined) throw new Error(`This worker does not know the game ${id}`)
    const crew = threads(game, jobs, worker)
    crews.set(id, crew)
    return crew
  }
  const play = async (batch: QueuedBatch): Promise<void> => {
    try {
      const version = options.gameById(batch.game)?.ruleset.version
      if (version !== batch.version)
        throw new Error(
          `This worker has version ${version} of ${batch.game}, and the experiment is for ${batch.version}`,
        )
      const answer = await crewOf(batch.game).play(batch)
      await writeResult(pool, batch, answer)
      options.played?.(batch, answer.ms)
    } catch (error) {
      await writeResult(pool, batch, { trouble: error instanceof Error ? error.message : String(error) })
    }
  }
  const serve = async (): Promise<void> => {
    while (!signal.aborted) {
      const [job] = await boss.fetch<QueuedBatch>(QUEUE)
      if (job === undefined) await pause(IDLE_MS, signal)
      else {
        await play(job.data)
        await boss.complete(QUEUE, job.id)
      }
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
