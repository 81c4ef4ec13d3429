import { z } from 'zod'

/** What is wrong with some input, and where: `path` is dotted, empty for the whole. */
export interface InputError {
  readonly path: string
  readonly code: string
  readonly text: string
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly inputErrors: readonly InputError[] }

/** Input from outside is parsed once, at the door, and trusted after. */
export interface Schema<T> {
  /** Never throws; reports every input error it finds. */
  parse(input: unknown): Parsed<T>
  /** JSON Schema, for forms and documentation. */
  readonly json: Readonly<Record<string, unknown>>
  /** Top-level fields that only the host may set (`.meta({ by: 'host' })`). */
  readonly hostFields: readonly string[]
}

/** A value that is not changed after it was parsed: the type of a config or a choice, inferred from its shape. */
export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

/** A schema from a zod shape, and a further check for what types cannot say; the check runs when the shape fits. */
export function schemaOf<T>(shape: z.ZodType<T>, check?: (value: T) => readonly InputError[]): Schema<T> {
  let json: Readonly<Record<string, unknown>> | undefined
  return {
    // Made on first use: a match that is only played needs no JSON Schema.
    get json() {
      json ??= z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' }) as Record<string, unknown>
      return json
    },
    hostFields: hostFieldsOf(shape),
    parse(input) {
      const parsed = shape.safeParse(input)
      if (!parsed.success)
        return { ok: false, inputErrors: parsed.error.issues.flatMap((issue) => inputErrorsOf(issue, input)) }
      const inputErrors = check?.(parsed.data) ?? []
      return inputErrors.length > 0 ? { ok: false, inputErrors } : { ok: true, value: parsed.data }
    },
  }
}

function hostFieldsOf(shape: z.ZodType): readonly string[] {
  if (!(shape instanceof z.ZodObject)) return []
  const fields = Object.entries(shape.shape as Readonly<Record<string, z.ZodType>>)
  return fields.filter(([, field]) => field.meta()?.['by'] === 'host').map(([key]) => key)
}

/** A request's config without the fields that only the host may set. */
export function withoutHostFields(schema: Schema<unknown>, input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(Object.entries(input).filter(([key]) => !schema.hostFields.includes(key)))
}

export function inputErrorText(inputErrors: readonly InputError[]): string {
  return inputErrors
    .map((inputError) => (inputError.path === '' ? inputError.text : `${inputError.path}: ${inputError.text}`))
    .join('; ')
}

function inputErrorsOf(issue: z.core.$ZodIssue, input: unknown): InputError[] {
  const path = issue.path.map(String)
  const at = path.join('.')
  const name = path[path.length - 1] ?? 'This'
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key].join('.'),
        code: 'unknown_key',
        text: `There is no field ${key} here`,
      }))
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? [{ path: at, code: 'missing_field', text: `${name} is missing` }]
        : [
            {
              path: at,
              code: 'wrong_type',
              text: `${name} must be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}`,
            },
          ]
    case 'too_small':
      return [
        {
          path: at,
          code: 'out_of_range',
          text: `${name} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}${unitOf(issue.origin)}`,
        },
      ]
    case 'too_big':
      return [
        {
          path: at,
          code: 'out_of_range',
          text: `${name} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`,
        },
      ]
    case 'invalid_value':
      return [
        {
          path: at,
          code: 'out_of_range',
          text: `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`,
        },
      ]
    default:
      return [{ path: at, code: 'wrong_type', text: issue.message }]
  }
}

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' || origin === 'set' ? ' entries long' : ''
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
