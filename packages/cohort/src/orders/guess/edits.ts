import type { Scope } from '../scope.ts'
import { type Token, tokensOf } from '../words/lexer.ts'
import { ANY_PLACE, ANY_UNIT, ANY_VERB } from '../words/phrase.ts'
import { COST, nearWords, type Weight, weightOf } from './words.ts'

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
/** However much is said aside: a whole part between two signs, or all that orders do not know. */
const ASIDE = 8
const TELEGRAM = 12
const LONGEST_END = 8

/** From one of these words to the next sign it is said why, how, or like what. */
const REASONS: ReadonlySet<string> = new Set(
  'because cause cuz coz since as like so for which who while if where until till before after but'.split(' '),
)
/** `on standby`, `take aim`, `do a runner`: what a deed of several words begins with. */
const LEADS: ReadonlySet<string> = new Set('on in at to get do make keep go take give have be a the into of'.split(' '))
const PARTICLES: ReadonlySet<string> = new Set(
  'up down off out away over back on in around about along through'.split(' '),
)

/** Every way to take one more thing out of a sentence, or to take one word for another kind. */
export function editsOf(edited: Edited, scope: Scope): Edited[] {
  const weights = edited.tokens.map((token) => weightOf(token, scope))
  const open = ofStrange(edited, weights, scope)
  return open.length > 0 ? [...open, ...telegrams(edited, weights)] : ofKnown(edited, weights)
}

/** Words nobody knows: without them, or taken for a slip, or for whatever is missing. */
function ofStrange(edited: Edited, weights: readonly Weight[], scope: Scope): Edited[] {
  const { tokens } = edited
  const found: (Edited | null)[] = []
  const isStrange = (at: number): boolean => weights[at] === 'strange' || weights[at] === 'loose'
  for (let at = 0; at < tokens.length; at++) {
    if (!isStrange(at)) continue
    let end = at + 1
    while (isStrange(end)) end++
    const cost = sumOf(weights, at, end) ?? 0
    found.push(without(edited, at, end, cost))
    let start = at
    while (start > 0 && start > at - 2 && LEADS.has(tokens[start - 1]?.key ?? '')) start--
    const comma = tokens[end]?.kind === 'joiner' ? 1 : 0
    if (start < at) found.push(without(edited, start, end, cost + 1))
    if (comma > 0) found.push(without(edited, start, end + comma, cost + 1))
    if (end === at + 1) for (const word of nearWords(tokens[at]?.key ?? '', scope)) found.push(mended(edited, at, word))
    if (lacksVerb(weights, tokens, at, end)) {
      found.push(taken(edited, at, end, ANY_VERB, AS_VERB))
      const tail = PARTICLES.has(tokens[end]?.key ?? '')
      if (start < at) found.push(taken(edited, start, end, ANY_VERB, AS_VERB + 1))
      if (tail) found.push(taken(edited, at, end + 1, ANY_VERB, AS_VERB + 1))
      if (start < at && tail) found.push(taken(edited, start, end + 1, ANY_VERB, AS_VERB + 2))
    }
    if (lacksPlace(weights, tokens)) found.push(taken(edited, at, end, ANY_PLACE, AS_NOUN))
    if (!weights.includes('unit') && !tokens.some(({ kind }) => kind === 'id'))
      found.push(taken(edited, at, end, ANY_UNIT, AS_NOUN))
    at = end - 1
  }
  return kept(found)
}

/** Nothing strange is left: without a word, a part between two signs, an end or a beginning. */
function ofKnown(edited: Edited, weights: readonly Weight[]): Edited[] {
  const { tokens } = edited
  const found: (Edited | null)[] = []
  for (let at = 0; at < tokens.length; at++) {
    const cost = sumOf(weights, at, at + 1)
    if (cost !== null) found.push(without(edited, at, at + 1, cost))
  }
  for (let size = 2; size <= LONGEST_END && size < tokens.length; size++) {
    const [last, first] = [sumOf(weights, tokens.length - size, tokens.length), sumOf(weights, 0, size)]
    if (last !== null) found.push(without(edited, tokens.length - size, tokens.length, last))
    if (first !== null) found.push(without(edited, 0, size, first))
  }
  return [...kept(found), ...parts(edited, weights)]
}

/** A whole part between two signs, or from a word such as `because` on. */
function parts(edited: Edited, weights: readonly Weight[]): Edited[] {
  const { tokens } = edited
  const found: (Edited | null)[] = []
  const isSign = (at: number): boolean => at < 0 || at >= tokens.length || tokens[at]?.kind === 'joiner'
  for (let at = 0; at < tokens.length; at++) {
    const starts = isSign(at - 1) || REASONS.has(tokens[at]?.key ?? '')
    if (!starts || isSign(at)) continue
    let end = at + 1
    while (!isSign(end)) end++
    const some = weights.slice(at, end)
    const reason = REASONS.has(tokens[at]?.key ?? '') && at > 0
    if (some.includes('unit') || (!reason && some.includes('firm'))) continue
    const heavy = some.filter((weight) => weight === 'verb' || weight === 'thing' || weight === 'firm').length
    found.push(without(edited, isSign(at - 1) && at > 0 ? at - 1 : at, end, ASIDE + 4 * heavy))
  }
  return kept(found)
}

/** Only what orders know, as one would wire it. */
function telegrams(edited: Edited, weights: readonly Weight[]): Edited[] {
  const { tokens, price, missed } = edited
  const kinds: readonly (readonly Weight[])[] = [
    ['strange', 'loose'],
    ['strange', 'loose', 'small'],
  ]
  return kinds.flatMap((gone, index) => {
    const leave = (at: number): boolean => {
      const weight = weights[at]
      return weight !== undefined && gone.includes(weight) && tokens[at]?.kind !== 'joiner'
    }
    const left = tokens.filter((_, at) => !leave(at))
    if (left.length === tokens.length || left.length < 2) return []
    const passed = tokens.filter((_, at) => leave(at))
    const cost = Math.min(TELEGRAM + 2 * index, passed.length * COST.strange)
    return [{ tokens: left, price: price + cost, missed: inOrder([...missed, ...passed]) }]
  })
}

/** Nobody near it has a verb yet: back to who is told, and on to the next sign. */
function lacksVerb(weights: readonly Weight[], tokens: readonly Token[], from: number, end: number): boolean {
  for (let at = from - 1; at >= 0 && weights[at] !== 'unit'; at--) if (weights[at] === 'verb') return false
  for (let at = end; at < tokens.length && tokens[at]?.kind !== 'joiner'; at++) if (weights[at] === 'verb') return false
  return true
}

function lacksPlace(weights: readonly Weight[], tokens: readonly Token[]): boolean {
  return !tokens.some(({ kind }, at) => kind === 'tile' || kind === 'contact' || weights[at] === 'thing')
}

function sumOf(weights: readonly Weight[], from: number, to: number): number | null {
  let sum = 0
  for (let at = from; at < to; at++) {
    const weight = weights[at]
    if (weight === undefined || weight === 'firm') return null
    sum += COST[weight]
  }
  return sum
}

function without({ tokens, price, missed }: Edited, from: number, to: number, cost: number): Edited | null {
  if (to - from >= tokens.length) return null
  return {
    tokens: [...tokens.slice(0, from), ...tokens.slice(to)],
    price: price + cost,
    missed: inOrder([...missed, ...tokens.slice(from, to)]),
  }
}

/** Some words taken for one that may be any of its kind. */
function taken(edited: Edited, from: number, to: number, key: string, cost: number): Edited | null {
  const { tokens, price, missed } = edited
  const [first] = tokens.slice(from, to)
  if (first === undefined) return null
  const wild: Token = { ...spanOf(first), key, assumed: false, kind: 'word' }
  return {
    tokens: [...tokens.slice(0, from), wild, ...tokens.slice(to)],
    price: price + cost,
    missed: inOrder([...missed, ...tokens.slice(from, to)]),
  }
}

function mended({ tokens, price, missed }: Edited, at: number, word: string): Edited | null {
  const [token] = tokens.slice(at, at + 1)
  const [read] = tokensOf(word)
  if (token === undefined || read === undefined) return null
  return {
    tokens: [...tokens.slice(0, at), { ...read, ...spanOf(token) }, ...tokens.slice(at + 1)],
    price: price + MENDED,
    missed: inOrder([...missed, token]),
  }
}

function spanOf({ line, col, length, text, from, to }: Token) {
  return { line, col, length, text, from, to }
}

function inOrder(tokens: readonly Token[]): Token[] {
  return [...new Set(tokens)].sort((a, b) => a.from - b.from)
}

function kept(found: readonly (Edited | null)[]): Edited[] {
  return found.flatMap((edited) => (edited === null ? [] : [edited]))
}
