import type { Fault, Refusal } from '@tessera/kernel'

/** Why something cannot be done: a status, a code for programs, a sentence for people. */
export interface Trouble {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly faults?: readonly Fault[]
}

export class TroubleError extends Error {
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.message)
    this.trouble = trouble
  }
}

export function trouble(status: number, code: string, message: string, faults?: readonly Fault[]): TroubleError {
  return new TroubleError(faults === undefined ? { status, code, message } : { status, code, message, faults })
}

/** What the rules or the match refuse. */
export function refused(refusal: Refusal): TroubleError {
  return trouble(refusal.code === 'stale' || refusal.code === 'not_awaited' ? 409 : 422, refusal.code, refusal.message)
}

export const NO_MATCH = (): TroubleError =>
  trouble(404, 'no_such_match', 'There is no such match, or it is not for you.')
