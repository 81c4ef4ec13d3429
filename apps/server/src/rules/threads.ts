import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RulesReply, RulesRequest, Timed } from './job.ts'
import { RulesExceeded, RulesFailed, type RulesPool } from './pool.ts'
import type { RulesThreadData } from './serve-rules.ts'
import { threadTime } from './thread-time.ts'

export interface RulesThreadsOptions {
  /** The bundled module of `bots/worker.ts`. */
  readonly module: URL
  /** Threads for ordinary work; as many as there are cores without it. */
  readonly threads?: number
  /** One piece of work may take so long; the thread is ended then, and the match cannot go on. */
  readonly limitMs?: number
  readonly limitMb?: number
}

/** A thread that has worked on one thing for so long gets no other until it is done. What counts is its own time: on a busy machine nothing is gained by moving work about. */
const SLOW_MS = 50
/** How often we look while there is work. */
const LOOK_MS = 10
/** By the clock a thread is slow after so long, whatever it does. */
const STUCK_MS = 1000
/** Pieces of work handed to a thread at once that it does not know, so that it need not wait for us between them. What it holds waits for it alone: elsewhere it would have to be read anew. */
const MOST_AHEAD = 8
/** Threads beyond the ordinary ones, for as long as those are at something slow. */
const SPARE_THREADS = 3
/** By the clock a piece of work may take so many times its limit: on a machine at its limits a thread waits for most of that time, and no match is to blame for it. */
const PATIENCE = 60
/** What one piece of work may give back, in letters: more than the largest battle of the games. */
const MOST_LETTERS = 24_000_000

interface Job {
  readonly number: number
  readonly request: RulesRequest
  /** It ended a thread once already. */
  retried: boolean
  done(timed: Timed): void
  failed(error: Error): void
}

interface Handed {
  readonly number: number
  readonly turn: number
}

interface Thread {
  readonly worker: Worker
  /** What is wanted of it. */
  readonly jobs: Job[]
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

/**
 * Rules in threads of their own. A match stays with the thread that holds it while that thread is free; behind something slow
 * nobody waits: what was handed over meanwhile is done by another thread from the stored position. Work that takes too
 * long, or too much memory, ends its thread and fails; everything else that thread had is done elsewhere.
 */
export function rulesInThreads(options: RulesThreadsOptions): RulesPool {
  const ordinary = options.threads ?? Math.max(2, availableParallelism())
  const limitMs = options.limitMs ?? 10_000
  const limitMb = options.limitMb ?? 256
  const threads = new Set<Thread>()
  const homes = new Map<string, Thread>()
  const waiting: Job[] = []
  let numbers = 0
  let closed = false
  let watch: NodeJS.Timeout | null = null

  const start = (): Thread => {
    const withdrawn = new Int32Array(new SharedArrayBuffer(8))
    const worker = new Worker(options.module, {
      workerData: { serves: 'rules', ...({ limitMb, withdrawn } satisfies RulesThreadData) },
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

  /** The match's own thread, or whoever has least to do; nobody when all are at something slow. */
  const threadFor = (request: RulesRequest): Thread | null => {
    const home = 'match' in request ? homes.get(request.match) : undefined
    if (home !== undefined && !home.slow) return home
    const quick = [...threads].filter(({ slow }) => !slow)
    if (
      quick.length < ordinary &&
      quick.every(({ jobs }) => jobs.length > 0) &&
      threads.size < ordinary + SPARE_THREADS
    )
      return start()
    let least: Thread | null = null
    for (const thread of quick)
      if (thread.jobs.length < MOST_AHEAD && (least === null || thread.jobs.length < least.jobs.length)) least = thread
    return least
  }

  const handOut = (): void => {
    while (waiting.length > 0) {
      const job = waiting[0]
      if (job === undefined) return
      const thread = threadFor(job.request)
      if (thread === null) break
      waiting.shift()
      give(thread, job)
    }
    if (watch === null && [...threads].some(({ jobs }) => jobs.length > 0)) watch = setInterval(look, LOOK_MS)
  }

  const give = (thread: Thread, job: Job): void => {
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
    // What was given to another thread meanwhile is answered there.
    const place = 'withdrawn' in message ? -1 : thread.jobs.findIndex(({ number }) => number === message.number)
    const [job] = place < 0 ? [] : thread.jobs.splice(place, 1)
    if (job !== undefined && 'error' in message) job.failed(new RulesFailed(message.error, message.ms))
    else if (job !== undefined && 'reply' in message) {
      if (message.letters > MOST_LETTERS) job.failed(new RulesExceeded('size'))
      else job.done({ reply: message.reply, ms: message.ms })
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
    waiting.unshift(...behind)
    if (behind.length > 0) handOut()
  }

  const end = (thread: Thread, error: Error): void => {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    for (const [match, home] of homes) if (home === thread) homes.delete(match)
    const behind = behindOf(thread)
    const [first] = thread.jobs.splice(0)
    waiting.unshift(...behind)
    if (first !== undefined && thread.since === null) first.failed(error)
    else if (first !== undefined) {
      const again = !closed && !first.retried && !(error instanceof RulesExceeded && error.limit === 'time')
      // Others may have filled the memory: it has one more try, in a thread that holds nothing else.
      if (again) {
        first.retried = true
        give(start(), first)
      } else first.failed(first.retried && !(error instanceof RulesExceeded) ? new RulesExceeded('memory') : error)
    }
    handOut()
  }

  return {
    ask: (request) =>
      new Promise((done, failed) => {
        if (closed) return failed(new Error('The server is stopping'))
        waiting.push({ number: ++numbers, request, retried: false, done, failed })
        handOut()
      }),
    load: () => ({ waiting: waiting.length, busy: [...threads].filter(({ jobs }) => jobs.length > 0).length }),
    async close() {
      closed = true
      if (watch !== null) clearInterval(watch)
      const stopping = new Error('The server is stopping')
      for (const job of waiting.splice(0)) job.failed(stopping)
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

/** Processor time a thread has had for what it is at. */
function spentBy({ number, had }: Thread): number {
  const now = threadTime(number)
  return now === null || had === null ? Number.POSITIVE_INFINITY : now - had
}

/** Takes away what a thread has not begun with. */
function behindOf({ jobs, handed }: Thread): readonly Job[] {
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
