import type { InputError, Json } from '@tessera/kernel'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'

/** What is wrong with an experiment's file, and on which line. */
export interface FileError extends InputError {
  /** Counted from 1; 0 when it is about the file as a whole. */
  readonly line: number
  readonly column: number
}

export type ReadFile<T> =
  | { readonly ok: true; readonly value: T; readonly place: (path: string) => Place }
  | { readonly ok: false; readonly inputErrors: readonly FileError[] }

interface Place {
  readonly line: number
  readonly column: number
}

const entrant = z.union([
  z.string().min(1).max(4000),
  z.strictObject({
    name: z.string().min(1).max(60).optional(),
    brings: z.union([z.string().max(4000), z.array(z.string().max(64)).min(1).max(200)]).optional(),
    bot: z.string().min(1).max(80).optional(),
  }),
])
const field = z.union([z.enum(['presets', 'levels']), z.array(entrant).min(1).max(64)])
const json: z.ZodType<Json> = z.json() as z.ZodType<Json>

const shared = {
  title: z.string().min(1).max(120).optional(),
  game: z.string().min(1).max(40),
  options: z.record(z.string(), json).default({}),
  content: z.record(z.string(), json).default({}),
  seed: z
    .union([z.string().min(1).max(100), z.int()])
    .transform(String)
    .default('1'),
  matches: z.int().min(2).max(10_000_000).default(400),
  stop: z
    .union([
      z.literal(false),
      z.strictObject({
        error: z.number().min(0.0001).max(0.5).default(0.05),
        even: z.number().min(0.005).max(0.25).optional(),
      }),
    ])
    .default({ error: 0.05 }),
  keep: z.int().min(0).max(10).default(2),
}

const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('pairing'),
    a: entrant,
    /** One opponent, or several. */
    b: entrant.optional(),
    against: field.optional(),
  }),
  z.strictObject({ ...shared, kind: z.literal('round-robin'), entrants: field }),
  z.strictObject({
    ...shared,
    kind: z.literal('sweep'),
    a: entrant,
    against: field.default('presets'),
    vary: z
      .array(z.strictObject({ set: z.string().min(1).max(120), to: z.array(json).min(1).max(50) }))
      .min(1)
      .max(3),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('search'),
    against: field.default('presets'),
    bot: z.string().min(1).max(80).optional(),
    budget: z.int().min(100).max(100_000_000).default(20_000),
    population: z.int().min(4).max(200).default(16),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('ablation'),
    of: z.enum(['parts', 'abilities', 'catalogue']).default('parts'),
    a: entrant.optional(),
    against: field.default('presets'),
    bot: z.string().min(1).max(80).optional(),
    /** Random builds to average over: fillings of a gap, or builds with and without a part. */
    samples: z.int().min(1).max(500).optional(),
    copies: z.int().min(1).max(30).default(1),
    only: z.array(z.string().max(64)).min(1).max(400).optional(),
  }),
])

export type Experiment = z.output<typeof schema>
export type EntrantText = z.output<typeof entrant>
export type FieldText = z.output<typeof field>

const LONGEST_FILE = 1_000_000

/** Reads YAML or JSON. Every input error has its line. */
export function readExperiment(text: string): ReadFile<Experiment> {
  if (text.length > LONGEST_FILE) return refused([inputError('', 'too_long', 'The file is too long', NOWHERE)])
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  if (document.errors.length > 0)
    return refused(
      document.errors.map((error) =>
        inputError('', 'bad_yaml', YAML_WORDS[error.code] ?? plain(error.message), at(error.pos[0])),
      ),
    )
  const place = (path: string): Place => {
    const offset = offsetOf(document.contents, path === '' ? [] : path.split('.'))
    return offset === undefined ? NOWHERE : at(offset)
  }
  let input: unknown
  try {
    input = document.toJS({ maxAliasCount: 100 })
  } catch (error) {
    return refused([inputError('', 'bad_yaml', error instanceof Error ? error.message : String(error), NOWHERE)])
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refused([
      inputError('', 'wrong_type', 'An experiment is a list of fields such as game, kind, matches', NOWHERE),
    ])
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data, place }
  return refused(
    parsed.error.issues.flatMap((issue) => issueErrors(issue, input)).map((each) => ({ ...each, ...place(each.path) })),
  )
}

const NOWHERE: Place = { line: 0, column: 0 }

function refused(inputErrors: readonly FileError[]): ReadFile<never> {
  return { ok: false, inputErrors }
}

function inputError(path: string, code: string, text: string, place: Place): FileError {
  return { path, code, text, ...place }
}

export function inputErrorLine({ line, path, text }: FileError): string {
  const where = [line > 0 ? `line ${line}` : '', path].filter((word) => word !== '').join(', ')
  return where === '' ? text : `${where}: ${text}`
}

function issueErrors(issue: z.core.$ZodIssue, input: unknown): InputError[] {
  const path = issue.path.map(String)
  const here = (code: string, text: string, more: readonly string[] = []): InputError => ({
    path: [...path, ...more].join('.'),
    code,
    text,
  })
  const name = path.at(-1) ?? 'the experiment'
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => here('unknown_key', `There is no field "${key}" here`, [key]))
    case 'invalid_union': {
      if (path.length > 0 && path.at(-1) !== 'kind' && valueAt(input, issue.path) === undefined)
        return [{ path: path.slice(0, -1).join('.'), code: 'missing_field', text: `${name} is missing` }]
      if (issue.discriminator === 'kind' || path.at(-1) === 'kind')
        return [here('unknown_kind', 'kind must be pairing, round-robin, sweep, search or ablation')]
      const closest = issue.errors.toSorted((a, b) => depth(b) - depth(a))[0] ?? []
      if (depth(closest) > 0)
        return closest.flatMap((inner) => issueErrors({ ...inner, path: [...issue.path, ...inner.path] }, input))
      return [here('wrong_type', UNION_WORDS[name] ?? `${name} has none of the forms it may have`)]
    }
    case 'invalid_type':
      return valueAt(input, issue.path) === undefined
        ? [{ path: path.slice(0, -1).join('.'), code: 'missing_field', text: `${name} is missing` }]
        : [here('wrong_type', `${name} must be ${issue.expected === 'int' ? 'a whole number' : `a ${issue.expected}`}`)]
    case 'too_small':
      if (issue.origin === 'array') return [here('out_of_range', `${name} must have at least one entry`)]
      return [here('out_of_range', `${name} must be at least ${issue.minimum}${entries(issue.origin)}`)]
    case 'too_big':
      return [here('out_of_range', `${name} must be at most ${issue.maximum}${entries(issue.origin)}`)]
    case 'invalid_value':
      return [here('out_of_range', `${name} must be ${issue.values.map(String).join(' or ')}`)]
    default:
      return [here('wrong_type', issue.message)]
  }
}

const UNION_WORDS: Readonly<Record<string, string>> = {
  a: 'a must be the name of a build or a bot, or fields name, brings, bot',
  b: 'b must be the name of a build or a bot, or fields name, brings, bot',
  entrants: 'entrants must be presets, levels, or a list of entrants',
  against: 'against must be presets, levels, or a list of entrants',
  stop: 'stop must be false, or fields error and even',
  seed: 'seed must be a text or a whole number',
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0)))
}

function entries(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' entries long' : ''
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}

/** Where the deepest part of a path that exists stands in the text: its key, if it has one. */
function offsetOf(node: unknown, path: readonly string[]): number | undefined {
  const own = (node as { range?: readonly number[] } | null)?.range?.[0]
  const [key, ...rest] = path
  if (key === undefined) return own
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    if (pair === undefined) return own
    const keyAt = isScalar(pair.key) ? pair.key.range?.[0] : undefined
    return rest.length === 0 ? (keyAt ?? own) : (offsetOf(pair.value, rest) ?? keyAt ?? own)
  }
  if (isSeq(node)) return offsetOf(node.items[Number(key)], rest) ?? own
  return own
}

/** What people get wrong most, in their own words. */
const YAML_WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'There are two colons in this line: put a value that has one into quotes',
  MISSING_CHAR: 'Something is missing here: a field is a name, a colon and a value; brackets and quotes are closed',
  DUPLICATE_KEY: 'This field stands here twice',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs',
}

function plain(message: string): string {
  return message.replace(/ at line \d+, column \d+:[\s\S]*$/, '')
}
