import type { Fact, Named, Placed, Said } from '../fact.ts'
import { type Options, type Part, plainWords, type Tone } from '../part.ts'
import type { Expression, Message, Operand, Pattern } from './model.ts'

/** What a message is formatted with. */
export interface Formatting {
  /** A BCP 47 tag. */
  readonly language: string
  readonly facts: Readonly<Record<string, Fact>>
  /** A message inside another one, with what the placeholder adds to its facts: the case a name stands in. */
  resolve(said: Said, extra: Options): readonly Part[]
}

/** A value with the function that formats it, or the name of a variable that nobody gave. */
type Resolved =
  | { readonly value: Fact; readonly function: string | null; readonly options: Options }
  | { readonly missing: string }

/** The message as parts. A fact that is missing stands as `{$name}`, so that it is seen and nothing else is lost. */
export function formatMessage(message: Message, formatting: Formatting): readonly Part[] {
  const declared = new Map<string, Resolved>()
  for (const { name, value } of message.declarations) declared.set(name, resolved(value, formatting, declared))
  const variant = chosen(message, formatting, declared)
  return variant === undefined ? [] : formatPattern(variant, formatting, declared)
}

function formatPattern(
  pattern: Pattern,
  formatting: Formatting,
  declared: ReadonlyMap<string, Resolved>,
): readonly Part[] {
  return pattern.flatMap((piece): readonly Part[] => {
    if (typeof piece === 'string') return [piece]
    if ('markup' in piece)
      return [{ markup: piece.markup, kind: piece.kind, options: optionsOf(piece.options, formatting) }]
    return formatted(resolved(piece, formatting, declared), formatting)
  })
}

function resolved(
  { operand, function: called, options }: Expression,
  formatting: Formatting,
  declared: ReadonlyMap<string, Resolved>,
): Resolved {
  const given = optionsOf(options, formatting)
  if (operand === null) return { value: '', function: called, options: given }
  if ('literal' in operand) return { value: operand.literal, function: called, options: given }
  const before = declared.get(operand.variable)
  if (before !== undefined) {
    if ('missing' in before) return before
    return {
      value: before.value,
      function: called ?? before.function,
      options: called === null || called === before.function ? { ...before.options, ...given } : given,
    }
  }
  const value = formatting.facts[operand.variable]
  return value === undefined ? { missing: operand.variable } : { value, function: called, options: given }
}

function optionsOf(options: Readonly<Record<string, Operand>>, { facts }: Formatting): Options {
  return Object.fromEntries(
    Object.entries(options).map(([name, operand]) => [
      name,
      'literal' in operand ? operand.literal : String(facts[operand.variable] ?? ''),
    ]),
  )
}

function formatted(value: Resolved, formatting: Formatting): readonly Part[] {
  if ('missing' in value) return [`{$${value.missing}}`]
  const { value: fact, options } = value
  if (typeof fact === 'number') return [formattedNumber(fact, value.function, options, formatting.language)]
  if (typeof fact === 'string') return [fact]
  if (isList(fact)) return value.function === 'list' ? listed(fact, options, formatting) : (fact as readonly Part[])
  if ('key' in fact) return formatting.resolve(fact, options)
  const text = 'name' in fact ? fact.name : fact.place
  const words = typeof text === 'string' ? text : plainWords(formatting.resolve(text, options))
  if ('place' in fact) return [{ place: words, at: fact.at }]
  return [fact.seat === null ? words : { name: words, seat: fact.seat }]
}

function isList(fact: Said | Named | Placed | readonly unknown[]): fact is readonly (Part | Said | Named)[] {
  return Array.isArray(fact)
}

function listed(list: readonly (Part | Said | Named)[], options: Options, formatting: Formatting): readonly Part[] {
  return listFormat(formatting.language, options['style'] === 'or' ? 'disjunction' : 'conjunction')
    .formatToParts(list.map((_, at) => String(at)))
    .flatMap(({ type, value }) =>
      type === 'element'
        ? formatted({ value: list[Number(value)] as Said | Named, function: null, options }, formatting)
        : [value],
    )
}

const TONES: Readonly<Record<string, Tone>> = { harm: 'harm', heal: 'heal', magic: 'magic' }

function formattedNumber(value: number, called: string | null, options: Options, language: string): Part {
  if (called === 'date' || called === 'time') return instant(value, called, options, language)
  const text = numberFormat(language, called, options).format(value)
  const tone = called === 'amount' ? TONES[options['tone'] ?? ''] : undefined
  return tone === undefined ? text : { amount: text, tone }
}

function instant(value: number, called: 'date' | 'time', options: Options, language: string): string {
  const style = (options['style'] ?? (called === 'date' ? 'medium' : 'short')) as 'short' | 'medium' | 'long'
  return new Intl.DateTimeFormat(language, called === 'date' ? { dateStyle: style } : { timeStyle: style }).format(
    value,
  )
}

/** The variant whose keys fit best, the first selector weighing most. */
function chosen(
  { selectors, variants }: Message,
  formatting: Formatting,
  declared: ReadonlyMap<string, Resolved>,
): Pattern | undefined {
  if (selectors.length === 0) return variants[0]?.pattern
  const wanted = selectors.map((name) => keysOf(declared.get(name), formatting.language))
  let best: { readonly ranks: readonly number[]; readonly pattern: Pattern } | undefined
  for (const { keys, pattern } of variants) {
    const ranks = keys.map((key, at) => (key === null ? Number.MAX_SAFE_INTEGER : (wanted[at]?.indexOf(key) ?? -1)))
    if (ranks.includes(-1)) continue
    if (best === undefined || isBefore(ranks, best.ranks)) best = { ranks, pattern }
  }
  return best?.pattern
}

function isBefore(ranks: readonly number[], others: readonly number[]): boolean {
  const at = ranks.findIndex((rank, i) => rank !== others[i])
  return at >= 0 && (ranks[at] ?? 0) < (others[at] ?? 0)
}

/** The keys a value answers to, the most exact first. */
function keysOf(value: Resolved | undefined, language: string): readonly string[] {
  if (value === undefined || 'missing' in value) return []
  const { value: fact, options } = value
  if (typeof fact === 'string') return [fact]
  if (typeof fact === 'number') {
    if (options['select'] === 'exact') return [String(fact)]
    return [String(fact), pluralRules(language, options['select'] === 'ordinal').select(fact)]
  }
  if (isList(fact)) return [String(fact.length), pluralRules(language, false).select(fact.length)]
  if ('name' in fact) return [fact.you === true ? 'you' : 'other']
  return 'key' in fact ? [fact.key] : []
}

const made = new Map<string, unknown>()

function once<Value>(key: string, make: () => Value): Value {
  let value = made.get(key) as Value | undefined
  if (value === undefined) {
    value = make()
    made.set(key, value)
  }
  return value
}

function pluralRules(language: string, ordinal: boolean): Intl.PluralRules {
  return once(
    `plural ${language} ${ordinal}`,
    () => new Intl.PluralRules(language, { type: ordinal ? 'ordinal' : 'cardinal' }),
  )
}

function listFormat(language: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  return once(`list ${language} ${type}`, () => new Intl.ListFormat(language, { type }))
}

function numberFormat(language: string, called: string | null, options: Options): Intl.NumberFormat {
  return once(`number ${language} ${called} ${JSON.stringify(options)}`, () => {
    const { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay: sign, unit } = options
    return new Intl.NumberFormat(language, {
      ...(called === 'percent' ? { style: 'percent' as const } : {}),
      ...(called === 'unit' && unit !== undefined ? { style: 'unit' as const, unit } : {}),
      ...(least === undefined ? {} : { minimumFractionDigits: Number(least) }),
      ...(most === undefined ? {} : { maximumFractionDigits: Number(most) }),
      ...(called === 'integer' ? { maximumFractionDigits: 0 } : {}),
      ...(sign === undefined ? {} : { signDisplay: sign as 'always' | 'exceptZero' }),
    })
  })
}
