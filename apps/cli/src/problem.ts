/** Something that the person at the keyboard can put right: shown as its sentence alone, without a stack. */
export class Problem extends Error {
  /** 2: the command was not understood; 1: it was, and it failed. */
  readonly exitCode: 1 | 2

  constructor(message: string, exitCode: 1 | 2) {
    super(message)
    this.exitCode = exitCode
  }
}

export function usage(message: string): Problem {
  return new Problem(message, 2)
}

export function failure(message: string): Problem {
  return new Problem(message, 1)
}
