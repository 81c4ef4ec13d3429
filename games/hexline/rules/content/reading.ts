import type { InputError } from '@tessera/kernel'
import type { z } from 'zod'

export interface HexlineInputError extends InputError {
  /** Behind `bad_custom_unit` the code of HEX-117, behind `bad_army` that of HEX-131. */
  readonly inner?: string
}

export type Issue = z.core.$ZodIssue

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issues: readonly Issue[] }

/** HEX-15. */
export const MOST_INPUT_ERRORS = 200

/** Longer lists and larger objects are refused unread. */
const LONGEST = 201
const DEEPEST = 8

/** Reads input by a shape. Every issue knows the value it found. */
export function readBy<T>(shape: z.ZodType<T>, input: unknown): Read<T> {
  const read = shape.safeParse(trimmed(input, DEEPEST), { reportInput: true })
  return read.success ? { ok: true, value: read.data } : { ok: false, issues: read.error.issues }
}

function trimmed(input: unknown, depth: number): unknown {
  if (typeof input !== 'object' || input === null) return input
  if (depth === 0) return null
  if (Array.isArray(input)) return Array.from(input.slice(0, LONGEST), (entry) => trimmed(entry, depth - 1))
  const fields = Object.entries(input).slice(0, LONGEST)
  return Object.fromEntries(fields.map(([key, value]) => [key, trimmed(value, depth - 1)]))
}

/** One error for each path: the next one shows when the first is mended. */
export function oncePerPath<T extends InputError>(inputErrors: readonly T[]): readonly T[] {
  const seen = new Set<string>()
  return inputErrors.filter(({ path }) => !seen.has(path) && seen.add(path))
}

/** The fields that an issue found too many, clipped for a sentence; null when it found something else. */
export function unknownFields(issue: Issue): readonly string[] | null {
  return issue.code === 'unrecognized_keys' ? issue.keys.map(clip) : null
}

/** The code a check of ours gave to its issue. */
export function ownCode(issue: Issue): string | null {
  const code = issue.code === 'custom' ? issue.params?.['code'] : undefined
  return typeof code === 'string' ? code : null
}

export function pathOf(...keys: readonly PropertyKey[]): string {
  return keys.map(String).join('.')
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
