import type { Token } from './lexer.ts'

/** Phrases and what they mean, found by their first word, longest first (COH-12.3). */
export interface Lexicon<T> {
  readonly byFirst: ReadonlyMap<string, readonly (readonly [keys: readonly string[], value: T])[]>
  readonly words: ReadonlySet<string>
}

export function lexiconOf<T>(phrases: Iterable<readonly [keys: readonly string[], value: T]>): Lexicon<T> {
  const byFirst = new Map<string, (readonly [readonly string[], T])[]>()
  const words = new Set<string>()
  for (const phrase of phrases) {
    const [keys] = phrase
    for (const key of keys) words.add(key)
    const first = keys[0] ?? ''
    const list = byFirst.get(first)
    if (list === undefined) byFirst.set(first, [phrase])
    else list.push(phrase)
  }
  for (const list of byFirst.values()) list.sort((a, b) => b[0].length - a[0].length)
  return { byFirst, words }
}

/** An article inside a phrase changes nothing. */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])

export interface Match<T> {
  readonly value: T
  readonly end: number
}

/** The longest phrase that begins with this token. */
export function phraseAt<T>(lexicon: Lexicon<T>, tokens: readonly Token[], at: number, stop: number): Match<T> | null {
  const candidates = lexicon.byFirst.get(tokens[at]?.key ?? '')
  if (candidates === undefined) return null
  for (const [keys, value] of candidates) {
    const end = endOf(keys, tokens, at)
    if (end !== -1 && end <= stop) return { value, end }
  }
  return null
}

/** Where a phrase that begins here ends; -1 where it does not. */
export function endOf(keys: readonly string[], tokens: readonly Token[], at: number): number {
  let place = at + 1
  for (let index = 1; index < keys.length; index++) {
    while (ARTICLES.has(tokens[place]?.key ?? '') && tokens[place]?.key !== keys[index]) place++
    if (tokens[place]?.key !== keys[index]) return -1
    place++
  }
  return place
}
