import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import type { RulesReply, RulesRequest } from './job.ts'
import { type FindGame, MatchRunner } from './match-runner.ts'
import { stepBack } from './step-back.ts'
import { threadNumber, threadTime } from './thread-time.ts'

/** The data that a thread is started with. */
export interface RulesThreadData {
  readonly limitMb: number
  readonly niceness: number
  /** Jobs handed over after the first of these turns, up to the second, are skipped: another thread does them. */
  readonly withdrawn: Int32Array
}

/** Runs rules in a worker thread. Knows games and nothing else: no store, no server. */
export function serveRules(find: FindGame, { limitMb, niceness, withdrawn }: RulesThreadData): void {
  const runner = new MatchRunner(find)
  const thread = threadNumber()
  const meter = new Meter(() => threadTime(thread))
  stepBack(niceness)
  parentPort?.on('message', ({ number, turn, request }: { number: number; turn: number; request: RulesRequest }) => {
    if (turn > Atomics.load(withdrawn, 0) && turn <= Atomics.load(withdrawn, 1)) {
      parentPort?.postMessage({ number, withdrawn: true })
      return
    }
    const from = performance.now()
    const spent = (): number => meter.spent(performance.now() - from)
    try {
      const reply = runner.answer(request)
      parentPort?.postMessage({ number, reply, ms: spent(), letters: lettersOf(reply) })
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      parentPort?.postMessage({ number, error: text, ms: spent() })
    }
    if (getHeapStatistics().used_heap_size > (limitMb * 2 ** 20) / 2) runner.forgetHalf()
  })
  parentPort?.postMessage({ ready: true, thread })
}

/** The approximate size of a result: frames are by far the most of it. */
function lettersOf(reply: RulesReply): number {
  if (reply.kind === 'seen') return reply.json.length
  if (reply.kind !== 'played') return 0
  return reply.played.chunks.reduce((sum, { data }) => sum + data.length, 0)
}

/** Reading the processor's time costs something too: jobs shorter than this are timed by the clock. */
const WORTH_READING_MS = 5

/** How much processor time a piece of work took. */
class Meter {
  readonly #read: () => number | null
  /** The last reading, and the approximate time spent since. */
  #known: number | null

  constructor(read: () => number | null) {
    this.#read = read
    this.#known = read()
  }

  /** Of work that took so long by the clock. */
  spent(passed: number): number {
    if (this.#known === null) return passed
    if (passed < WORTH_READING_MS) {
      this.#known += passed
      return passed
    }
    const now = this.#read()
    const spent = now === null ? passed : Math.min(passed, Math.max(0, now - this.#known))
    this.#known = now
    return spent
  }
}
