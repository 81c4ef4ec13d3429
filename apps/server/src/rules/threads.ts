import { availableParallelism } from 'node:os'
import { FairQueue } from '../fair-queue.ts'
import { requestError } from '../request-error.ts'
import type { RulesPool } from './pool.ts'
import { type RulesJob, threadGroup } from './thread-group.ts'

export interface RulesThreadsOptions {
  /** The bundled module of `bots/worker.ts`. */
  readonly module: URL
  /** Threads for quick work; as many as there are cores without it. */
  readonly threads?: number
  /** One piece of work may take so long; the thread is ended then, and the match cannot go on. */
  readonly limitMs?: number
  readonly limitMb?: number
}

/** Work on matches, work of accounts that were slow lately, and reading: how many milliseconds each may wait before it goes first. */
const [QUICK, SLOW, READ] = [0, 1, 2]
const PATIENCE = [250, 1000, 5000]
/** For so long after something slow an account, or a match, is not with the quick ones. */
const SLOW_FOR_MS = 60_000
/** Accounts and matches remembered as slow at most. */
const MOST_SLOW = 10_000
/** Order sheets and records that may wait for one account, beside the one that is read. */
const MOST_READS = 4

/**
 * Rules in threads of their own. Accounts take turns, each with one piece of work at a time. Most work takes a millisecond or two, and
 * none of it shall wait for the rest: reading, and work of accounts that were slow lately, is done by other threads, which
 * come last on a busy machine.
 */
export function rulesInThreads({
  module,
  threads = Math.max(2, availableParallelism()),
  limitMs = 10_000,
  limitMb = 256,
}: RulesThreadsOptions): RulesPool {
  const queue = new FairQueue<RulesJob>({ most: 1, patience: PATIENCE })
  const slowUntil = new Map<string, number>()
  let numbers = 0
  let closed = false

  const isSlow = (name: string): boolean => (slowUntil.get(name) ?? 0) > performance.now()
  const markSlow = (name: string): void => {
    slowUntil.delete(name)
    slowUntil.set(name, performance.now() + SLOW_FOR_MS)
    const oldest = slowUntil.size > MOST_SLOW ? slowUntil.keys().next().value : undefined
    if (oldest !== undefined) slowUntil.delete(oldest)
  }
  /** A match goes with its slow player, so that it does not change threads with every choice. */
  const kindOf = ({ request, payer }: RulesJob): number => {
    if (!('match' in request)) return READ
    if (isSlow(payer.account)) markSlow(request.match)
    return isSlow(request.match) ? SLOW : QUICK
  }
  const next = (kinds: readonly number[]): RulesJob | null => {
    for (;;) {
      const job = queue.take(kinds)
      if (job === null) return null
      try {
        // Other work may have used up its share meanwhile.
        job.payer.begin?.()
        return job
      } catch (error) {
        queue.done(job.payer.account, 0)
        job.failed(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }
  const refuseMoreReads = (account: string): void => {
    if (queue.waitingOf(account, READ) >= MOST_READS)
      throw requestError(
        429,
        'too_many_reads',
        'Several of your order sheets wait to be read already. Send the next one when they are answered.',
      )
  }
  const handOut = (): void => {
    quick.handOut()
    slow.handOut()
  }
  const common = {
    module,
    limitMs,
    limitMb,
    spare: 2,
    putBack(jobs: readonly RulesJob[]) {
      for (const job of [...jobs].reverse()) queue.putBack(job.payer.account, job, kindOf(job))
    },
    tried({ payer }: RulesJob, ms: number) {
      payer.charge?.(ms)
    },
    ended({ payer }: RulesJob, ms: number) {
      payer.charge?.(ms)
      queue.done(payer.account, ms)
      handOut()
    },
    isSlow({ request, payer }: RulesJob) {
      markSlow(payer.account)
      if ('match' in request) markSlow(request.match)
      queue.change(payer.account, QUICK, SLOW)
    },
  }
  const quick = threadGroup({ ...common, threads, ahead: 8, niceness: 5, next: () => next([QUICK]) })
  const slow = threadGroup({
    ...common,
    threads: Math.max(1, threads - 1),
    ahead: 1,
    niceness: 10,
    next: () => next([SLOW, READ]),
  })

  return {
    ask: (request, payer) =>
      new Promise((done, failed) => {
        if (closed) return failed(STOPPING())
        const job = { number: ++numbers, request, payer, retried: false, done, failed }
        const kind = kindOf(job)
        if (kind === READ) refuseMoreReads(payer.account)
        queue.put(payer.account, job, kind)
        handOut()
      }),
    refuseMoreReads,
    load: () => ({ waiting: queue.size, busy: quick.busy() + slow.busy() }),
    async close() {
      closed = true
      for (const job of queue.clear()) job.failed(STOPPING())
      await Promise.all([quick.close(), slow.close()])
    },
  }
}

const STOPPING = () => new Error('The server is stopping')
