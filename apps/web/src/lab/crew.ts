import type { AnyRecord } from '@tessera/kernel'
import type { Cell, Crew } from '@tessera/lab'
import type { LabAnswer, PairsOrder, RecordOrder } from './lab.worker.ts'
import { words } from './words/catalogue.ts'

export interface BrowserCrew extends Crew {
  close(): void
}

/** Short enough that the matrix moves. */
const BATCH_MS = 120
/** One core is left for the page. */
const MOST_WORKERS = 4

/** Workers of this browser. */
export function browserCrew(game: string): BrowserCrew {
  const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1))
  const desks = Array.from({ length: count }, () => ({ worker: labWorker(), under: 0 }))
  return {
    width: 2 * count,
    batchMs: BATCH_MS,
    async play({ cell, from, to }) {
      const desk = desks.reduce((least, each) => (each.under < least.under ? each : least))
      desk.under++
      const answer = await ask(desk.worker, { game, cell, from, to })
      desk.under--
      if ('rows' in answer) return answer
      throw new Error('error' in answer ? answer.error : 'A worker gave a strange answer')
    },
    close: () => {
      for (const { worker } of desks) worker.terminate()
    },
  }
}

/** A match of a cell again, to be watched. */
export async function recordFor(game: string, cell: Cell, match: number): Promise<AnyRecord> {
  const worker = labWorker()
  try {
    const answer = await ask(worker, { game, cell, match })
    if ('record' in answer) return answer.record
    throw new Error('error' in answer ? answer.error : 'A worker gave a strange answer')
  } finally {
    worker.terminate()
  }
}

/** Answers come in the order of the questions. */
function ask(worker: Worker, order: PairsOrder | RecordOrder): Promise<LabAnswer> {
  const before = waiting.get(worker) ?? []
  waiting.set(worker, before)
  return new Promise((resolve, reject) => {
    before.push({ resolve, reject })
    worker.onmessage = ({ data }: MessageEvent<LabAnswer>) => before.shift()?.resolve(data)
    worker.onerror = () => before.shift()?.reject(new Error(words.text('worker')))
    worker.postMessage(order)
  })
}

interface Waiting {
  resolve(answer: LabAnswer): void
  reject(error: Error): void
}

const waiting = new WeakMap<Worker, Waiting[]>()

function labWorker(): Worker {
  return new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module', name: 'lab' })
}
