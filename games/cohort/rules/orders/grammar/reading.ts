import type { Ways } from '../../view/ways.ts'
import type { Guesses } from '../guess/index.ts'
import type { ErrorCode, OrderError, WordKind } from '../problems.ts'
import type { Scope } from '../scope.ts'
import { codePoints, type Span, type Token } from '../words/lexer.ts'
import { type Lexicon, type Match, phraseAt } from '../words/phrase.ts'
import { proposal } from '../words/spelling.ts'
import { KEEP, SKIP_WORDS, VERB_PHRASES, type Verb } from '../words/vocabulary.ts'
import type { UnitRef } from './unit-phrases.ts'

/** A text being read: its tokens (remarks taken out), what each turned out to be, and where the reader is. */
export interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly kinds: (WordKind | null)[]
  readonly scope: Scope
  readonly ways: Ways
  at: number
  /** Where the clause can go on to at most. */
  stop: number
  /** Set when reading cannot go on; ends the clause (COH-12.13). */
  inputError: OrderError | null
  /** Somebody was called in a sentence of their own, and is told something in the next. */
  called: Called | null
  /** How often a sentence that cannot be read may still be read over again to guess at it, in all of the text. */
  tries: number
  /** Who guesses at what cannot be read; null: nobody does. */
  readonly guesses: Guesses | null
}

export interface Called {
  readonly refs: readonly UnitRef[]
  readonly from: number
  readonly to: number
}

/** The token here, or undefined at the end of the segment. */
export function tokenHere(reading: Reading, at = reading.at): Token | undefined {
  return at < reading.stop ? reading.tokens[at] : undefined
}

export function matchHere<T>(reading: Reading, lexicon: Lexicon<T>, at = reading.at): Match<T> | null {
  return at >= reading.stop ? null : phraseAt(lexicon, reading.tokens, at, reading.stop)
}

/** Takes a phrase if it stands here. */
export function takePhrase<T>(reading: Reading, lexicon: Lexicon<T>, kind: WordKind): T | null {
  const match = matchHere(reading, lexicon)
  if (match === null) return null
  take(reading, match.end, kind)
  return match.value
}

/** Reads on to `end`, noting what was read. */
export function take(reading: Reading, end: number, kind: WordKind): void {
  for (; reading.at < end; reading.at++) reading.kinds[reading.at] = kind
}

export function isSkip(token: Token | undefined): boolean {
  return token?.kind === 'word' && SKIP_WORDS.has(token.key)
}

/** The first place from here that is no skip word. */
export function pastSkips(reading: Reading, at = reading.at): number {
  let place = at
  while (place < reading.stop && isSkip(reading.tokens[place])) place++
  return place
}

export function pastJoiners(reading: Reading, at = reading.at): number {
  let place = at
  while (place < reading.stop && reading.tokens[place]?.kind === 'joiner') place++
  return place
}

/** A verb begins here; `turn 5` is no turning, and `support units` no supporting. */
export function verbAt(reading: Reading, at: number): Match<Verb> | null {
  const match = matchHere(reading, VERB_PHRASES, at) ?? keptVerbAt(reading, at)
  if (match === null) return null
  const next = tokenHere(reading, match.end)
  if (reading.tokens[at]?.key === 'turn' && match.end === at + 1 && next?.kind === 'number') return null
  return reading.tokens[at]?.key === 'support' && next?.key === 'units' ? null : match
}

function keptVerbAt(reading: Reading, at: number): Match<Verb> | null {
  if (reading.tokens[at]?.key !== KEEP || tokenHere(reading, at + 1)?.key.endsWith('ing') !== true) return null
  return matchHere(reading, VERB_PHRASES, at + 1)
}

interface More {
  readonly message?: string
  readonly expected?: readonly string[]
  readonly suggestion?: string
}

/** Ends the clause: the tokens from `from` to before `to` are why. Only the first input error of a clause counts. */
export function fail(reading: Reading, code: ErrorCode, from: number, to: number, more: More = {}): null {
  if (reading.inputError === null) {
    const span = spanOf(reading, from, to)
    const only = to - from === 1 && reading.tokens[from]?.kind === 'word' ? reading.tokens[from] : undefined
    const near = only === undefined ? null : proposal(only.key, reading.scope.vocabulary, SKIP_WORDS)
    reading.inputError = {
      ...span,
      code,
      message: more.message ?? messageOf(code, span.text),
      suggestion: more.suggestion ?? (near === only?.key ? null : near),
      expected: more.expected ?? [],
    }
  }
  for (let at = from; at < to; at++) reading.kinds[at] = 'error'
  return null
}

/** A name of several words that what stands here is near to, and where it would end. */
export function nearName(reading: Reading, at: number): Match<string> | null {
  const { spellings } = reading.scope
  const keys: string[] = []
  for (let end = at; end < reading.stop && keys.length < MOST_WORDS; end++) {
    const token = reading.tokens[end]
    if (token?.kind !== 'word' && token?.kind !== 'ordinal') break
    keys.push(token.key)
    const written = keys.join(' ')
    const near = keys.length < 2 ? null : proposal(written, spellings, NONE)
    if (near !== null && near !== written && isAlike(near.split(' '), keys))
      return { value: spellings.get(near) ?? near, end: end + 1 }
  }
  return null
}

/** As many words, and a number only for a number. */
function isAlike(name: readonly string[], keys: readonly string[]): boolean {
  return name.length === keys.length && (name[0] === keys[0] || !/\d/.test(`${name[0]}${keys[0]}`))
}

const MOST_WORDS = 5
const NONE: ReadonlySet<string> = new Set()

/** From one token to before another, as one span of the text. */
export function spanOf(reading: Pick<Reading, 'tokens' | 'text'>, from: number, to: number): Span {
  const first = reading.tokens[from]
  const last = reading.tokens[Math.max(from, to - 1)]
  if (first === undefined || last === undefined) return { line: 1, col: 1, length: 0, text: '', from: 0, to: 0 }
  const text = reading.text.slice(first.from, last.to)
  return { line: first.line, col: first.col, length: codePoints(text), text, from: first.from, to: last.to }
}

const MESSAGES: Readonly<Partial<Record<ErrorCode, (text: string) => string>>> = {
  unknown_word: (text) => `I do not understand “${text}” here.`,
  unknown_unit: (text) => `No unit is called “${text}”.`,
  no_such_unit: (text) => `You have no ${text}.`,
  missing_unit: () => 'Who? Start with a unit or “everyone”.',
  missing_destination: (text) => `${text} where? Give a tile such as E10.`,
  missing_direction: () => 'Which way?',
  missing_work: () => 'What?',
  missing_number: () => 'How many?',
  bad_tile: (text) => `${text} is off the map (A1 to T20).`,
  unknown_contact: (text) => `You know of no enemy ${text}.`,
  unknown_formation: (text) => `${text} is no formation.`,
  unknown_condition: () => 'I do not understand this condition.',
  too_many_steps: () => 'At most 4 steps.',
  too_many_conditions: () => 'At most 3 conditions.',
}

function messageOf(code: ErrorCode, text: string): string {
  return MESSAGES[code]?.(text) ?? text
}
