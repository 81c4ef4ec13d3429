import { Worker } from 'node:worker_threads'
import type { AnyGame } from '@tessera/kernel'
import { playPairs } from '../experiment/cell.ts'
import type { Batch, Crew } from '../experiment/conduct.ts'
import type { PairsAnswer, PairsRequest } from './worker.ts'

export interface Threads extends Crew {
  close(): Promise<void>
}

/** Long enough that messages cost nothing, short enough that progress moves and stopping wastes little. */
const BATCH_MS = 200

/** Worker threads of this machine; one job plays here, between other things. */
export function threads(game: AnyGame, jobs: number, worker: URL | undefined): Threads {
  return jobs === 1 || worker === undefined ? here(game) : inWorkers(game, jobs, worker)
}

function here(game: AnyGame): Threads {
  return {
    width: 1,
    batchMs: BATCH_MS,
    async play({ cell, from, to }) {
      await new Promise((resume) => setImmediate(resume))
      const began = performance.now()
      const rows = playPairs(game, cell, from, to)
      return { rows, ms: performance.now() - began }
    },
    close: async () => undefined,
  }
}

interface Slot {
  readonly thread: Worker
  readonly waiting: { resolve(answer: { rows: Answered['rows']; ms: number }): void; reject(error: unknown): void }[]
}

type Answered = Extract<PairsAnswer, { rows: unknown }>

function inWorkers(game: AnyGame, jobs: number, worker: URL): Threads {
  let closing = false
  const slots: readonly Slot[] = Array.from({ length: jobs }, () => {
    const slot: Slot = { thread: new Worker(worker), waiting: [] }
    const fail = (error: unknown): void => {
      for (const { reject } of slot.waiting.splice(0)) reject(error)
    }
    slot.thread.on('message', (answer: PairsAnswer) => {
      const asked = slot.waiting.shift()
      if ('error' in answer) asked?.reject(new Error(answer.error))
      else asked?.resolve(answer)
    })
    slot.thread.on('error', fail)
    slot.thread.on('exit', (code) => closing || fail(new Error(`A worker ended early, with code ${code}`)))
    return slot
  })
  return {
    // One batch at work and one queued, so that no thread waits for the next.
    width: 2 * jobs,
    batchMs: BATCH_MS,
    play: ({ cell, from, to }: Batch) =>
      new Promise((resolve, reject) => {
        const free = slots.reduce((least, slot) => (slot.waiting.length < least.waiting.length ? slot : least))
        free.waiting.push({ resolve, reject })
        free.thread.postMessage({ game: game.ruleset.id, cell, from, to } satisfies PairsRequest)
      }),
    async close() {
      closing = true
      await Promise.all(slots.map(({ thread }) => thread.terminate()))
    },
  }
}
