/** A message of Unicode MessageFormat 2, parsed. Only what catalogues use is read; docs/translating.md lists it. */
export interface Message {
  readonly declarations: readonly Declaration[]
  readonly selectors: readonly string[]
  /** One without keys where nothing is selected. */
  readonly variants: readonly Variant[]
}

export interface Declaration {
  readonly name: string
  readonly value: Expression
}

export interface Variant {
  /** A key for every selector; null is `*`. */
  readonly keys: readonly (string | null)[]
  readonly pattern: Pattern
}

export type Pattern = readonly (string | Expression | Markup)[]

export type Operand = { readonly variable: string } | { readonly literal: string }

export interface Expression {
  readonly operand: Operand | null
  readonly function: string | null
  readonly options: Readonly<Record<string, Operand>>
}

export interface Markup {
  readonly markup: string
  readonly kind: 'open' | 'close' | 'standalone'
  readonly options: Readonly<Record<string, Operand>>
}
