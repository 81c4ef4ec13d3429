import type { RulesRequest, Timed } from './job.ts'
import { type FindGame, MatchRunner } from './match-runner.ts'

/** Whoever runs the rules of games for this server. */
export interface RulesPool {
  /** Rejects with `RulesExceeded` when the rules took more time or memory than they may. */
  ask(request: RulesRequest): Promise<Timed>
  /** Requests that wait for a thread, and threads at work; for operators. */
  load(): { readonly waiting: number; readonly busy: number }
  close(): Promise<void>
}

/** The rules were at work for too long, or filled the memory they may use: the match cannot go on. */
export class RulesExceeded extends Error {
  readonly limit: 'time' | 'memory' | 'size'

  constructor(limit: RulesExceeded['limit']) {
    super(`The rules needed more ${limit} than a match may use`)
    this.limit = limit
  }
}

/** The rules threw; what they did until then is charged all the same. */
export class RulesFailed extends Error {
  readonly ms: number

  constructor(message: string, ms: number) {
    super(message)
    this.ms = ms
  }
}

/** Rules that run in this very process: for tests, where a thread would only get in the way. They have no limits. */
export function rulesHere(find: FindGame): RulesPool {
  const runner = new MatchRunner(find)
  return {
    async ask(request) {
      const from = performance.now()
      try {
        return { reply: structuredClone(runner.answer(structuredClone(request))), ms: performance.now() - from }
      } catch (error) {
        throw new RulesFailed(error instanceof Error ? error.message : String(error), performance.now() - from)
      }
    },
    load: () => ({ waiting: 0, busy: 0 }),
    async close() {},
  }
}
