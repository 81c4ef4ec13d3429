import { Worker } from 'node:worker_threads'
import type { RulesReply, RulesRequest } from './job.ts'
import { type Payer, RulesExceeded } from './pool.ts'
import type { RulesThreadData } from './serve-rules.ts'
import { threadTime } from './thread-time.ts'

export interface ThreadGroupOptions {
  /** The bundled module of `bots/worker.ts`. */
  readonly module: URL
  /** Threads for ordinary work. */
  readonly threads: number
  /** Threads beyond those, for as long as all of them are at something slow. */
  readonly spare: number
  /**
   * Pieces of work handed to a thread at once that it does not know, so that it need not wait for us between them. What it holds waits for
   * it alone: elsewhere it would have to be read anew.
   */
  readonly ahead: number
  /** By how much these threads come after the one that answers requests. */
  readonly niceness: number
  /** One piece of work may take so long; the thread is ended then, and the match cannot go on. */
  readonly limitMs: number
  readonly limitMb: number
  /** The next piece of work for these threads, in its turn; null when there is none. */
  next(): RulesJob | null
  /** Takes back the jobs that a thread had not begun with, in this order. */
  putBack(jobs: readonly RulesJob[]): void
  /** Work has taken so long so far, and is tried again. */
  tried(job: RulesJob, ms: number): void
  /** Work is done, or has failed, and took so long in all. */
  ended(job: RulesJob, ms: number): void
  /** Hears of work that takes a thread for long, as soon as that is seen. */
  isSlow(job: RulesJob): void
}

/** A thread that has worked on one thing for so long gets no other until it is done. What counts is its own time: on a busy machine nothing is gained by moving work about. */
const SLOW_MS = 25
/** How often we look while there is work. */
const LOOK_MS = 5
/** After so long by the clock a thread is slow, even where it had no processor time. */
const STUCK_MS = 1000
/** By the clock a piece of work may take so many times its limit: on a machine at its limits a thread waits for most of that time, and no match is to blame for it. */
const PATIENCE = 60
/** The most one piece of work may give back, in letters: more than the largest battle of the games. */
const MOST_LETTERS = 24_000_000

export interface RulesJob {
  readonly number: number
  readonly request: RulesRequest
  readonly payer: Payer
  /** It ended a thread once already. */
  retried: boolean
  done(reply: RulesReply): void
  failed(error: Error): void
}

interface Handed {
  readonly number: number
  readonly turn: number
}

interface Thread {
  readonly worker: Worker
  /** Jobs that still wait for its answer. */
  readonly jobs: RulesJob[]
  /** All that was handed to it and not answered, oldest first: that one is being worked on, wanted still or not. */
  readonly handed: Handed[]
  readonly withdrawn: Int32Array
  /** How often something was handed to it. */
  turns: number
  /** Since when the oldest is worked on; null while the thread is being made. */
  since: number | null
  /** Its number, and the processor time it had had when it was first seen at the oldest, which was handed over in this turn. */
  number: string | null
  had: number | null
  seenAt: number
  slow: boolean
}

export interface ThreadGroup {
  /** Takes work, as far as there are threads for it. */
  handOut(): void
  /** Threads at work. */
  busy(): number
  close(): Promise<void>
}

/**
 * Threads that run rules. A match stays with the thread that holds it while that thread is free; nothing waits behind slow work: jobs that
 * were handed over meanwhile are done by another thread from the stored position. Work that takes too long, or too much memory, ends its
 * thread and fails; everything else that thread had is done elsewhere.
 */
export function threadGroup(options: ThreadGroupOptions): ThreadGroup {
  const { threads: ordinary, spare, ahead, niceness, limitMs, limitMb } = options
  const threads = new Set<Thread>()
  const homes = new Map<string, Thread>()
  let closed = false
  let watch: NodeJS.Timeout | null = null

  const start = (): Thread => {
    const withdrawn = new Int32Array(new SharedArrayBuffer(8))
    const worker = new Worker(options.module, {
      workerData: { serves: 'rules', ...({ limitMb, niceness, withdrawn } satisfies RulesThreadData) },
      resourceLimits: { maxOldGenerationSizeMb: limitMb, maxYoungGenerationSizeMb: 32 },
    })
    const thread: Thread = {
      worker,
      jobs: [],
      handed: [],
      withdrawn,
      turns: 0,
      since: null,
      number: null,
      had: null,
      seenAt: 0,
      slow: false,
    }
    worker.unref()
    worker.on('message', (message: Message) => heard(thread, message))
    worker.on('error', (error: Error & { code?: string }) => {
      const full = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      end(thread, full ? new RulesExceeded('memory') : error)
    })
    worker.on('exit', (code) => end(thread, new Error(`A thread of the rules ended with code ${code}`)))
    threads.add(thread)
    return thread
  }

  const quick = (): readonly Thread[] => [...threads].filter(({ slow }) => !slow)

  /** Whether there is room for one more. */
  const mayStart = (): boolean => quick().length < ordinary && threads.size < ordinary + spare
  const hasRoom = (): boolean => mayStart() || quick().some(({ jobs }) => jobs.length < ahead)

  /** The match's own thread, or the one that has least to do. */
  const threadFor = (request: RulesRequest): Thread => {
    const home = 'match' in request ? homes.get(request.match) : undefined
    if (home !== undefined && !home.slow) return home
    const [least] = quick().toSorted((a, b) => a.jobs.length - b.jobs.length)
    return least === undefined || (least.jobs.length > 0 && mayStart()) ? start() : least
  }

  const handOut = (): void => {
    while (!closed && hasRoom()) {
      const job = options.next()
      if (job === null) break
      give(threadFor(job.request), job)
    }
    if (watch === null && [...threads].some(({ jobs }) => jobs.length > 0)) watch = setInterval(look, LOOK_MS)
  }

  const give = (thread: Thread, job: RulesJob): void => {
    if ('match' in job.request) {
      homes.delete(job.request.match)
      homes.set(job.request.match, thread)
      const oldest = homes.size > MOST_HOMES ? homes.keys().next().value : undefined
      if (oldest !== undefined) homes.delete(oldest)
    }
    if (thread.handed.length === 0 && thread.since !== null) thread.since = performance.now()
    if (thread.jobs.length === 0) thread.worker.ref()
    thread.jobs.push(job)
    const turn = ++thread.turns
    thread.handed.push({ number: job.number, turn })
    thread.worker.postMessage({ number: job.number, turn, request: job.request })
  }

  const heard = (thread: Thread, message: Message): void => {
    thread.since = performance.now()
    thread.slow = false
    if ('ready' in message) {
      thread.number = message.thread
      thread.seenAt = 0
      handOut()
      return
    }
    thread.handed.shift()
    // Jobs that were given to another thread meanwhile are answered there.
    const place = 'withdrawn' in message ? -1 : thread.jobs.findIndex(({ number }) => number === message.number)
    const [job] = place < 0 ? [] : thread.jobs.splice(place, 1)
    if (job !== undefined && 'ms' in message) {
      if (message.ms > SLOW_MS) options.isSlow(job)
      options.ended(job, message.ms)
    }
    if (job !== undefined && 'error' in message) job.failed(new Error(message.error))
    else if (job !== undefined && 'reply' in message) {
      if (message.letters > MOST_LETTERS) job.failed(new RulesExceeded('size'))
      else job.done(message.reply)
    }
    if (thread.jobs.length === 0) thread.worker.unref()
    handOut()
  }

  /** Looks for threads at something slow. */
  const look = (): void => {
    const now = performance.now()
    let busy = false
    for (const thread of [...threads]) {
      const [oldest] = thread.handed
      if (oldest === undefined) continue
      busy = true
      const took = thread.since === null ? 0 : now - thread.since
      if (thread.seenAt !== oldest.turn) {
        thread.seenAt = oldest.turn
        thread.had = threadTime(thread.number)
      }
      if (!thread.slow && took > SLOW_MS && (took > STUCK_MS || spentBy(thread) > SLOW_MS)) setApart(thread)
      if (took > limitMs && (took > limitMs * PATIENCE || spentBy(thread) > limitMs))
        end(thread, new RulesExceeded('time'))
    }
    if (!busy && watch !== null) {
      clearInterval(watch)
      watch = null
    }
  }

  const setApart = (thread: Thread): void => {
    thread.slow = true
    const behind = behindOf(thread)
    // Otherwise it would do all of it as well once it is free: many slow matches at once would be played several times each.
    Atomics.store(thread.withdrawn, 0, thread.handed[0]?.turn ?? thread.turns)
    Atomics.store(thread.withdrawn, 1, thread.turns)
    options.putBack(behind)
    const [first] = thread.jobs
    if (first !== undefined) options.isSlow(first)
    handOut()
  }

  const end = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return
    const spent = spentBy(thread)
    const took = thread.since === null ? 0 : performance.now() - thread.since
    void thread.worker.terminate()
    for (const [match, home] of homes) if (home === thread) homes.delete(match)
    const behind = behindOf(thread)
    const [first] = thread.jobs.splice(0)
    options.putBack(behind)
    if (first !== undefined) failed(first, error, thread.since === null ? null : Math.min(spent, took))
    handOut()
  }

  /** Its thread ended, at work on it for so long; null when it had not even begun. */
  const failed = (job: RulesJob, error: Error, ms: number | null): void => {
    const tooLong = error instanceof RulesExceeded && error.limit === 'time'
    // Others may have filled the memory: it has one more try, in a thread that holds nothing else.
    if (ms !== null && !closed && !job.retried && !tooLong) {
      job.retried = true
      options.tried(job, ms)
      give(start(), job)
    } else {
      if (tooLong) options.isSlow(job)
      options.ended(job, ms ?? 0)
      job.failed(job.retried && !(error instanceof RulesExceeded) ? new RulesExceeded('memory') : error)
    }
  }

  return {
    handOut,
    busy: () => [...threads].filter(({ jobs }) => jobs.length > 0).length,
    async close() {
      closed = true
      if (watch !== null) clearInterval(watch)
      const stopping = new Error('The server is stopping')
      await Promise.all(
        [...threads].map(async (thread) => {
          threads.delete(thread)
          for (const job of thread.jobs.splice(0)) job.failed(stopping)
          await thread.worker.terminate()
        }),
      )
    },
  }
}

/** Processor time a thread has had for its present job. */
function spentBy({ number, had }: Thread): number {
  const now = threadTime(number)
  return now === null || had === null ? Number.POSITIVE_INFINITY : now - had
}

/** Takes away the jobs that a thread has not begun with. */
function behindOf({ jobs, handed }: Thread): readonly RulesJob[] {
  const begun = jobs.findIndex(({ number }) => number === handed[0]?.number)
  const kept = begun < 0 ? [] : jobs.splice(begun, 1)
  return jobs.splice(0, jobs.length, ...kept)
}

const MOST_HOMES = 20_000

type Message =
  | { readonly ready: true; readonly thread: string | null }
  | { readonly number: number; readonly withdrawn: true }
  | { readonly number: number; readonly reply: RulesReply; readonly ms: number; readonly letters: number }
  | { readonly number: number; readonly error: string; readonly ms: number }
