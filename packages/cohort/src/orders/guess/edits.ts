import type { Scope } from '../scope.ts'
import { type Token, tokensOf } from '../words/lexer.ts'
import { ANY_PLACE, ANY_UNIT, ANY_VERB } from '../words/phrase.ts'
import { COST, nearWords, weightOf } from './words.ts'

/** A sentence with something passed over, or a word taken for one of a kind. */
export interface Edited {
  readonly tokens: readonly Token[]
  /** How far it is from what was written. */
  readonly price: number
  /** What was not read as it stands, in the order of the text. */
  readonly missed: readonly Token[]
}

const MENDED = 4
const AS_VERB = 7
const AS_NOUN = 9
/** From one of these words to the next sign it is said why, or like what. */
const ASIDE: ReadonlySet<string> = new Set('because cause cuz coz since as like so for which who while if'.split(' '))
const ASIDE_COST = 8
const LONGEST_END = 8

/** Every way to take one more thing out of a sentence, or to take one word for another kind. */
export function editsOf({ tokens, price, missed }: Edited, scope: Scope): Edited[] {
  const weights = tokens.map((token) => weightOf(token, scope))
  const found: Edited[] = []
  const cut = (from: number, to: number, cost: number): void => {
    if (to - from >= tokens.length) return
    const gone = tokens.slice(from, to)
    found.push({
      tokens: [...tokens.slice(0, from), ...tokens.slice(to)],
      price: price + cost,
      missed: inOrder([...missed, ...gone]),
    })
  }
  const replace = (from: number, to: number, key: string, cost: number): void => {
    const [first] = tokens.slice(from, to)
    if (first === undefined) return
    const wild: Token = { ...wordOf(first), key }
    found.push({
      tokens: [...tokens.slice(0, from), wild, ...tokens.slice(to)],
      price: price + cost,
      missed: inOrder([...missed, ...tokens.slice(from, to)]),
    })
  }
  const mend = (at: number, word: string): void => {
    const [token] = tokens.slice(at, at + 1)
    const [read] = tokensOf(word)
    if (token === undefined || read === undefined) return
    const { line, col, length, text, from, to } = token
    found.push({
      tokens: [...tokens.slice(0, at), { ...read, line, col, length, text, from, to }, ...tokens.slice(at + 1)],
      price: price + MENDED,
      missed: inOrder([...missed, token]),
    })
  }
  const sumOf = (from: number, to: number): number | null => {
    let sum = 0
    for (let at = from; at < to; at++) {
      const weight = weights[at]
      if (weight === undefined || weight === 'firm') return null
      sum += COST[weight]
    }
    return sum
  }
  for (let at = 0; at < tokens.length; at++) {
    const isWord = (place: number): boolean => weights[place] === 'strange' || weights[place] === 'loose'
    if (!isWord(at)) continue
    let end = at + 1
    while (isWord(end)) end++
    cut(at, end, sumOf(at, end) ?? 0)
    replace(at, end, ANY_VERB, AS_VERB)
    const [lead, tail] = [LEADS.has(tokens[at - 1]?.key ?? ''), PARTICLES.has(tokens[end]?.key ?? '')]
    if (lead) replace(at - 1, end, ANY_VERB, AS_VERB + 1)
    if (tail) replace(at, end + 1, ANY_VERB, AS_VERB + 1)
    if (lead && tail) replace(at - 1, end + 1, ANY_VERB, AS_VERB + 2)
    if (end === at + 1) for (const word of nearWords(tokens[at]?.key ?? '', scope)) mend(at, word)
    replace(at, end, ANY_PLACE, AS_NOUN)
    replace(at, end, ANY_UNIT, AS_NOUN)
    at = end - 1
  }
  if (found.length > 0) return found
  for (let at = 0; at < tokens.length; at++) {
    const cost = sumOf(at, at + 1)
    if (cost !== null) cut(at, at + 1, cost)
  }
  for (let at = 1; at < tokens.length; at++) {
    if (!ASIDE.has(tokens[at]?.key ?? '')) continue
    let end = at + 1
    while (end < tokens.length && tokens[end]?.kind !== 'joiner') end++
    cut(at, end, ASIDE_COST)
  }
  for (let size = 2; size <= LONGEST_END && size < tokens.length; size++) {
    const [last, first] = [sumOf(tokens.length - size, tokens.length), sumOf(0, size)]
    if (last !== null) cut(tokens.length - size, tokens.length, Math.min(last, 6 + size))
    if (first !== null) cut(0, size, Math.min(first, 6 + size))
  }
  return found
}

/** `be on standby`, `take aim`, `do a runner`: what a deed of several words begins with. */
const LEADS: ReadonlySet<string> = new Set('on in at to get do make keep go take give have be a the'.split(' '))
const PARTICLES: ReadonlySet<string> = new Set('up down off out away over back on in around about along through'.split(' '))

function wordOf({ line, col, length, text, from, to }: Token): Token {
  return { line, col, length, text, from, to, key: '', assumed: false, kind: 'word' }
}

function inOrder(tokens: readonly Token[]): Token[] {
  return [...new Set(tokens)].sort((a, b) => a.from - b.from)
}
