import type { AnyRecord, Seat } from '@tessera/kernel'
import { type Chances, NO_CHANCES } from '@tessera/table'
import { openWorker } from '../definition/index.ts'
import type { ChanceNews, ChanceOrder } from './messages.ts'

/** Plays a finished match on from many of its moments, in a worker; returns how to stop that. */
export function findChances(record: AnyRecord, seat: Seat, news: (chances: Chances) => void): () => void {
  const worker = openWorker('chances')
  let known: Chances = { ...NO_CHANCES, working: true }
  const learn = (more: Partial<Chances>): void => {
    known = { ...known, ...more }
    news(known)
  }
  const end = (): void => {
    worker.terminate()
    learn({ working: false })
  }
  worker.onmessage = ({ data }: MessageEvent<ChanceNews>) => {
    if (data.kind === 'curve') learn({ curve: data.curve })
    else if (data.kind === 'ledger') learn({ ledger: data.ledger })
    else end()
  }
  worker.onerror = end
  news(known)
  worker.postMessage({ record, seat } satisfies ChanceOrder)
  return () => worker.terminate()
}
