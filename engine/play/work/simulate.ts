import type { AnyRecord } from '@tessera/kernel'
import type { SimulationReport } from '@tessera/lab'
import { words } from '@tessera/table/words'
import { openWorker } from '../definition/index.ts'
import type { SimulationNews, SimulationOrder } from './messages.ts'

export interface SimulationWatcher {
  /** Several times a second, and once at the end. */
  news(report: SimulationReport, done: boolean, last: AnyRecord | null): void
  trouble(text: string): void
}

/** Plays many matches in a worker; returns how to stop it. The same order gives the same result everywhere. */
export function simulate(order: SimulationOrder, watcher: SimulationWatcher): () => void {
  const worker = openWorker('simulation')
  worker.onmessage = ({ data }: MessageEvent<SimulationNews>) => {
    if (data.kind !== 'progress') worker.terminate()
    if (data.kind === 'trouble') watcher.trouble(data.text)
    else watcher.news(data.report, data.kind === 'done', data.kind === 'done' ? data.last : null)
  }
  worker.onerror = () => {
    worker.terminate()
    watcher.trouble(words.text('lab.refused'))
  }
  worker.postMessage(order)
  return () => worker.terminate()
}
