import { SIDE, type Tile, tileAt } from '../terms.ts'

/** Where something stands in the text: line and column from 1 in code points (COH-12.1), and as places in the string. */
export interface Span {
  readonly line: number
  readonly col: number
  readonly length: number
  readonly text: string
  readonly from: number
  readonly to: number
}

/** COH-12.2. `key` is what phrases are compared by: lower case, ordinals as figures, without possessives. */
export type Token = Span & {
  key: string
  /** The vocabulary word a slip was read as (COH-12.12). */
  assumed: boolean
} & (
    | { readonly kind: 'word' | 'end' | 'remark' | 'other' | 'badTile' }
    | { readonly kind: 'joiner'; readonly colon: boolean }
    | { readonly kind: 'tile'; readonly tile: Tile }
    | { readonly kind: 'contact'; readonly handle: number }
    | { readonly kind: 'id'; readonly id: number }
    | { readonly kind: 'number'; readonly value: number; readonly measure: 'plain' | 'percent' | 'metres' }
    | { readonly kind: 'ordinal'; readonly value: number }
  )

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const JOINING_WORDS = new Set(['and', 'then'])

/** A remark, a break, one of the shapes of COH-12.2, a word, or any other single sign. */
const PIECE =
  /\([^()\n]*\)?|\r?\n|->|=>|[;.!?]|[,:&+\u2013\u2014\u2192*\u2022]|#\d+|\d+%|\d+(?:st|nd|rd|th)(?!\p{L})|\d+ ?(?:m|metres|meters)(?!\p{L})|[a-z]-?\d+(?!\p{L})|\d+|\p{L}+|-|['"\u2018\u2019\u201c\u201d]|[^\s]/giu
const POSSESSIVE = /^['\u2019]s(?!\p{L})/iu
const QUOTES = /^['"\u2018\u2019\u201c\u201d]$/u
const ASIDE = /^(?:->|=>|[,:&+\-\u2013\u2014\u2192*\u2022])$/u

/** The text as tokens; blanks, quotes and possessives fall away, nothing else does. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  const places = columnsOf(text)
  PIECE.lastIndex = 0
  for (let found = PIECE.exec(text); found !== null; found = PIECE.exec(text)) {
    const raw = found[0]
    const from = found.index
    const possessive = POSSESSIVE.exec(text.slice(from, from + 3))
    if (possessive !== null && /\p{L}|\d/u.test(text[from - 1] ?? '')) {
      PIECE.lastIndex = from + possessive[0].length
      continue
    }
    if (QUOTES.test(raw) || (raw === '-' && isHyphen(text, from))) continue
    tokens.push(tokenOf(raw, places(from, from + raw.length)))
  }
  return tokens
}

/** Names are compared the way text is. */
export function keysOf(name: string): readonly string[] {
  return tokensOf(name).map((token) => token.key)
}

/** What the words of COH-12.2 stand for. */
export const FIGURE_WORDS: readonly string[] = [...ORDINALS, ...NUMBERS, ...JOINING_WORDS]

function tokenOf(raw: string, span: Span): Token {
  const key = raw.toLowerCase()
  const base = { ...span, key, assumed: false }
  if (raw.startsWith('(')) return { ...base, kind: 'remark' }
  if (/^(?:\r?\n|[;.!?])$/.test(raw)) return { ...base, kind: 'end' }
  if (ASIDE.test(raw)) return { ...base, kind: 'joiner', colon: raw === ':' }
  if (JOINING_WORDS.has(key)) return { ...base, kind: 'joiner', colon: false }
  if (raw.startsWith('#') && raw.length > 1) return { ...base, kind: 'id', id: Number(raw.slice(1)) }
  if (/^x\d/.test(key)) return { ...base, kind: 'contact', handle: Number(key.slice(1)) }
  if (/^[a-z]-?\d/.test(key)) return tileToken(key, base)
  const word = ORDINALS.indexOf(key)
  if (word >= 0) return { ...base, key: ordinalKey(word + 1), kind: 'ordinal', value: word + 1 }
  const count = NUMBERS.indexOf(key)
  if (count >= 0) return { ...base, kind: 'number', value: count + 1, measure: 'plain' }
  if (/^\d/.test(key)) return figureToken(key, base)
  return { ...base, kind: /^\p{L}/u.test(raw) ? 'word' : 'other' }
}

type Base = Span & { key: string; assumed: boolean }

function tileToken(key: string, base: Base): Token {
  const col = key.charCodeAt(0) - 97
  const row = Number(key.replace(/^[a-z]-?/, '')) - 1
  const isOnMap = col < SIDE && row >= 0 && row < SIDE
  return isOnMap ? { ...base, kind: 'tile', tile: tileAt(row, col) } : { ...base, kind: 'badTile' }
}

function figureToken(key: string, base: Base): Token {
  const value = Math.min(999_999, Number.parseInt(key, 10))
  if (/(?:st|nd|rd|th)$/.test(key)) return { ...base, key: ordinalKey(value), kind: 'ordinal', value }
  const measure = key.endsWith('%') ? 'percent' : /[a-z]/.test(key) ? 'metres' : 'plain'
  return { ...base, kind: 'number', value, measure }
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
    return { line, col, length: [...raw].length, text: raw, from, to }
  }
}
