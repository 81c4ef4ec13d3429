import type { RulesReply, RulesRequest } from './job.ts'
import { type FindGame, MatchRunner } from './match-runner.ts'

/** On whose account a piece of work is done. */
export interface Payer {
  /** Accounts take turns; a match stands for all who look at it. */
  readonly account: string
  /** Called when its turn has come; a throw refuses the work, with this error. */
  begin?(): void
  /** Called with the processor time it took, whether it succeeded or not, before anything else of this account begins. */
  charge?(ms: number): void
}

/** Runs the rules of games for this server. */
export interface RulesPool {
  /** Rejects with `RulesExceeded` when the rules took more time or memory than they may, and with a refusal when the account may ask for no more. */
  ask(request: RulesRequest, payer: Payer): Promise<RulesReply>
  /** Refuses when so much waits to be read for an account already that more would be refused. */
  refuseMoreReads(account: string): void
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

/** Rules that run in this very process: for tests, where a thread would only get in the way. They have no limits. */
export function rulesHere(find: FindGame): RulesPool {
  const runner = new MatchRunner(find)
  return {
    async ask(request, payer) {
      payer.begin?.()
      const from = performance.now()
      try {
        return structuredClone(runner.answer(structuredClone(request)))
      } finally {
        payer.charge?.(performance.now() - from)
      }
    },
    refuseMoreReads() {},
    load: () => ({ waiting: 0, busy: 0 }),
    async close() {},
  }
}
