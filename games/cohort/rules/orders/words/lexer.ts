import { SIDE, type Tile, tileAt } from '../../content/terms.ts'

/** Where something stands in the text: line and column from 1 in code points (COH-12.1), and as places in the string. */
export interface Span {
  readonly line: number
  readonly col: number
  readonly length: number
  readonly text: string
  readonly from: number
  readonly to: number
}

type Shape =
  | { readonly kind: 'word' | 'end' | 'remark' | 'other' | 'badTile' }
  | { readonly kind: 'joiner'; readonly colon: boolean }
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'contact'; readonly handle: number }
  | { readonly kind: 'id'; readonly id: number }
  | { readonly kind: 'number'; readonly value: number; readonly measure: 'plain' | 'percent' | 'metres' }
  | { readonly kind: 'ordinal'; readonly value: number }

/** COH-12.2. `key` is what phrases are compared by: lower case, ordinals as figures, without possessives. */
export type Token = Span & {
  key: string
  /** The vocabulary word a slip was read as (COH-12.12). */
  assumed: boolean
} & Shape

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const JOINING_WORDS = new Set(['and', 'then'])

/** A remark, a break, one of the shapes of COH-12.2, a word, or any other single sign. */
const PIECE =
  /\([^()\n]*\)?|\r?\n|->|=>|[;.!?\u2026]|[,:&+\u2013\u2014\u2192*\u2022]|#\d+|\d+%|\d+(?:st|nd|rd|th|ts|dn|dr|ht)(?!\p{L})|\d+ ?(?:m|metres|meters)(?!\p{L})|[a-z]-?\d+(?!\p{L})|\d+|\p{L}+(?:['\u2019](?!s(?!\p{L}))\p{L}+)*|-|['"\u2018\u2019\u201c\u201d]|[^\s]/giu
const EXCEPTION = /^\(\s*(?:except|excluding|but not|without|apart from|all but|save|minus|other than)\b/i
const POSSESSIVE = /^['\u2019]s(?!\p{L})/iu
const QUOTES = /^['"\u2018\u2019\u201c\u201d]$/u

/** The text as tokens; blanks, quotes and possessives fall away, nothing else does. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const places = columnsOf(text)
  PIECE.lastIndex = 0
  for (let found = PIECE.exec(text); found !== null; found = PIECE.exec(text)) {
    const raw = found[0]
    const from = found.index
    const possessive = raw === "'" || raw === '\u2019' ? POSSESSIVE.exec(text.slice(from, from + 3)) : null
    if (possessive !== null && /\p{L}|\d/u.test(text[from - 1] ?? '')) {
      PIECE.lastIndex = from + possessive[0].length
      continue
    }
    if (raw.startsWith('(') && belongs(text, from)) {
      PIECE.lastIndex = from + 1
      continue
    }
    if (raw === ')' && belongs(text, text.lastIndexOf('(', from))) continue
    // `Militia:` may head the lines below it.
    if (raw.endsWith('\n') && isColon(tokens.at(-1))) continue
    if (QUOTES.test(raw) || (raw === '-' && isHyphen(text, from))) continue
    tokens.push(tokenOf(raw, places(from, from + raw.length)))
  }
  return tokens
}

/** No mere remark: a bracket that leaves somebody out, or one that a word is joined to, as in `shoot(X1)`. */
function belongs(text: string, open: number): boolean {
  return open !== -1 && (EXCEPTION.test(text.slice(open)) || /\p{L}/u.test(text[open - 1] ?? ''))
}

function isColon(token: Token | undefined): boolean {
  return token?.kind === 'joiner' && token.colon
}

/** Names are compared the way text is. */
export function keysOf(name: string): readonly string[] {
  return tokensOf(name).map((token) => token.key)
}

/** What the words of COH-12.2 stand for. */
export const FIGURE_WORDS: readonly string[] = [...ORDINALS, ...NUMBERS, ...JOINING_WORDS]

const WORDS_OF_VALUE: ReadonlyMap<string, Shape> = new Map([
  ...ORDINALS.map((word, index): [string, Shape] => [word, { kind: 'ordinal', value: index + 1 }]),
  ...NUMBERS.map((word, index): [string, Shape] => [word, { kind: 'number', value: index + 1, measure: 'plain' }]),
  ...[...JOINING_WORDS].map((word): [string, Shape] => [word, { kind: 'joiner', colon: false }]),
])
const PLAIN_WORD: Shape = { kind: 'word' }
const SIGNS: ReadonlyMap<string, Shape> = new Map([
  ...['\n', '\r\n', ';', '.', '!', '?', '\u2026'].map((sign): [string, Shape] => [sign, { kind: 'end' }]),
  ...['->', '=>', ',', '&', '+', '-', '\u2013', '\u2014', '\u2192', '*', '\u2022'].map((sign): [string, Shape] => [
    sign,
    { kind: 'joiner', colon: false },
  ]),
  [':', { kind: 'joiner', colon: true }],
])

function tokenOf(raw: string, span: Span): Token {
  const key = raw.toLowerCase()
  const shape = shapeOf(key)
  return {
    line: span.line,
    col: span.col,
    length: span.length,
    text: span.text,
    from: span.from,
    to: span.to,
    key: shape.kind === 'ordinal' ? ordinalKey(shape.value) : key,
    assumed: false,
    ...shape,
  }
}

function shapeOf(key: string): Shape {
  const first = key.charCodeAt(0)
  const isLatin = first >= 97 && first <= 122
  const second = key.charCodeAt(1)
  if (isLatin && !(second === 45 || (second >= 48 && second <= 57))) return WORDS_OF_VALUE.get(key) ?? PLAIN_WORD
  const sign = SIGNS.get(key)
  if (sign !== undefined) return sign
  if (first === 40) return { kind: 'remark' }
  if (first === 35 && key.length > 1) return { kind: 'id', id: Number(key.slice(1)) }
  if (first >= 48 && first <= 57) return figure(key)
  if (isLatin)
    return key.startsWith('x') && second !== 45 ? { kind: 'contact', handle: Number(key.slice(1)) } : tile(key)
  return /^\p{L}/u.test(key) ? PLAIN_WORD : { kind: 'other' }
}

function tile(key: string): Shape {
  const col = key.charCodeAt(0) - 97
  const row = Number(key.slice(key.charCodeAt(1) === 45 ? 2 : 1)) - 1
  const isOnMap = col < SIDE && row >= 0 && row < SIDE
  return isOnMap ? { kind: 'tile', tile: tileAt(row, col) } : { kind: 'badTile' }
}

function figure(key: string): Shape {
  const value = Math.min(999_999, Number.parseInt(key, 10))
  // `2dn`: two letters that changed places.
  if (/(?:st|nd|rd|th|ts|dn|dr|ht)$/.test(key)) return { kind: 'ordinal', value }
  return { kind: 'number', value, measure: key.endsWith('%') ? 'percent' : /[a-z]/.test(key) ? 'metres' : 'plain' }
}

function ordinalKey(n: number): string {
  return `${n}.`
}

/** Between letters it only parts two words. */
function isHyphen(text: string, at: number): boolean {
  return /\p{L}|\d/u.test(text[at - 1] ?? '') && /\p{L}|\d/u.test(text[at + 1] ?? '')
}

/** Lines and columns of spans that come in ascending order. */
function columnsOf(text: string): (from: number, to: number) => Span {
  let at = 0
  let line = 1
  let col = 1
  return (from, to) => {
    for (; at < from; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 10) {
        line++
        col = 1
      } else if (unit < 0xdc00 || unit > 0xdfff) col++
    }
    const raw = text.slice(from, to)
    return { line, col, length: codePoints(raw), text: raw, from, to }
  }
}

/** Length in code points. */
export function codePoints(text: string): number {
  let count = text.length
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xdc00 && unit <= 0xdfff) count--
  }
  return count
}
