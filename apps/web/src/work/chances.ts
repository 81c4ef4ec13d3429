import type { AnyRecord, Seat } from '@tessera/kernel'
import type { ChanceCurve, LuckLedger } from '@tessera/lab'
import type { ChanceNews, ChanceOrder } from './messages.ts'

/** What is known so far of how a finished match went. */
export interface Chances {
  readonly curve: ChanceCurve | null
  /** Where the result came from; null while it is counted, and where that would take too long. */
  readonly ledger: LuckLedger | null
  readonly working: boolean
}

export const NO_CHANCES: Chances = { curve: null, ledger: null, working: false }

/** Plays a finished match on from many of its moments, in a worker; returns how to stop that. */
export function findChances(record: AnyRecord, seat: Seat, news: (chances: Chances) => void): () => void {
  const worker = new Worker(new URL('./game.worker.ts', import.meta.url), { type: 'module', name: 'chances' })
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
