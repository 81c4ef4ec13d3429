import type { InputError } from '@tessera/kernel'

export interface HexlineInputError extends InputError {
  /** Behind `bad_custom_unit` the code of HEX-117, behind `bad_army` that of HEX-131. */
  readonly inner?: string
}

export type Fields = Readonly<Record<string, unknown>>

const MOST_INPUT_ERRORS = 200

/** A place in some input being read, and the list of input errors found in all of it. Hostile input fills the list and no more. */
export class Trail {
  readonly path: string
  readonly inputErrors: HexlineInputError[]

  constructor(path = '', inputErrors: HexlineInputError[] = []) {
    this.path = path
    this.inputErrors = inputErrors
  }

  at(key: string | number): Trail {
    return new Trail(this.path === '' ? String(key) : `${this.path}.${key}`, this.inputErrors)
  }

  get full(): boolean {
    return this.inputErrors.length >= MOST_INPUT_ERRORS
  }

  inputError(code: string, text: string, inner?: string): void {
    if (!this.full) this.inputErrors.push({ path: this.path, code, text, ...(inner === undefined ? {} : { inner }) })
  }
}

/** The own fields of a plain object, or null when the input is something else. */
export function fieldsOf(input: unknown): Fields | null {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
    ? Object.assign(Object.create(null), input)
    : null
}

export function isWhole(value: unknown): value is number {
  return Number.isInteger(value)
}

/** A value from outside, fit for a sentence. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return clip(value)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  return Array.isArray(value) ? 'given as a list' : 'of this kind'
}

export function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
