import type { InputError } from '@tessera/kernel'

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

/** A variable of the environment cannot be used. Everything wrong is named at once, so that starting is not a guessing game. */
export class SettingsError extends Error {
  constructor(inputErrors: readonly string[]) {
    super(`The configuration cannot be used:\n${inputErrors.map((inputError) => `  ${inputError}`).join('\n')}`)
  }
}
