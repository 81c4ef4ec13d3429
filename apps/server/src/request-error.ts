import type { InputError, Refusal } from '@tessera/kernel'

/** Why something cannot be done: a status, a code for programs, a sentence for people. */
export interface RequestProblem {
  readonly code: string
  readonly status: number
  readonly message: string
  readonly inputErrors?: readonly InputError[]
}

export class RequestError extends Error {
  readonly problem: RequestProblem

  constructor(problem: RequestProblem) {
    super(problem.message)
    this.problem = problem
  }
}

export function requestError(
  status: number,
  code: string,
  message: string,
  inputErrors?: readonly InputError[],
): RequestError {
  return new RequestError(
    inputErrors === undefined ? { status, code, message } : { status, code, message, inputErrors },
  )
}

/** What the rules or the match refuse. */
export function refused(refusal: Refusal): RequestError {
  return requestError(
    refusal.code === 'stale' || refusal.code === 'not_awaited' ? 409 : 422,
    refusal.code,
    refusal.message,
  )
}

export const NO_MATCH = (): RequestError =>
  requestError(404, 'no_such_match', 'There is no such match, or it is not for you.')
