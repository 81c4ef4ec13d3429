import type { Gist } from '../english/chart.ts'
import type { Meaning } from '../english/index.ts'
import type { Reading } from '../grammar/reading.ts'
import type { Token } from '../words/lexer.ts'
import { type Edited, editsOf } from './edits.ts'
import { gistOf } from './gist.ts'
import { weightOf } from './words.ts'

interface Guess {
  readonly message: string
  /** The nearest first; none where nothing comes of it. */
  readonly meanings: readonly Meaning[]
  /** How often it was read over again. */
  readonly tries: number
}

/** A sentence is read over again so often at most; each time takes some milliseconds. */
export const MOST_TRIES = 24
/** In a whole text: two sentences that are hard to guess, or some more that are easy. */
export const MOST_TRIES_IN_ALL = 48
/** Whatever is further off than this is not worth asking about. */
const FARTHEST = 24
/** What is so much further off than the nearest is no answer. */
const SPREAD = 6
const MOST_ANSWERS = 4

type Read = (reading: Reading, from: number, to: number, gist: Gist | null) => readonly Meaning[]

/**
 * What a sentence that cannot be read as it stands may mean: without a word nobody knows, or with that word taken for
 * one of the kind that is missing. The nearest are tried first.
 */
export function guess(reading: Reading, from: number, to: number, read: Read): Guess {
  const { scope } = reading
  const tokens = reading.tokens.slice(from, to)
  if (!tokens.some((token) => isAbout(token, reading))) return { message: '', meanings: [], tries: 0 }
  for (const boldly of [false, true]) {
    const found = read(reading, from, to, gistOf(reading.tokens, from, to, scope, boldly))
    const [first] = found
    if (first === undefined || first.draft.price > FARTHEST) continue
    const close = found.filter(({ draft }) => draft.price <= first.draft.price + SPREAD).slice(0, MOST_ANSWERS)
    const missed = reading.tokens.filter((_, at) =>
      first.draft.marks.some(({ kind, from: start, to: end }) => kind === 'ignored' && start <= at && at < end),
    )
    return { message: messageOf(missed, reading, close.length), meanings: close, tries: boldly ? 8 : 4 }
  }
  const open: Edited[] = editsOf({ tokens, price: 0, missed: [] }, scope)
  const seen = new Set<string>()
  const best = new Map<
    string,
    { readonly meaning: Meaning; readonly price: number; readonly missed: readonly Token[] }
  >()
  let nearest = FARTHEST - SPREAD
  let tries = 0
  while (tries < MOST_TRIES) {
    open.sort((a, b) => a.price - b.price)
    const next = open.shift()
    if (next === undefined || next.price > nearest + SPREAD) break
    const key = next.tokens.map((token) => token.key).join(' ')
    if (seen.has(key)) continue
    seen.add(key)
    tries++
    const found = read({ ...reading, tokens: next.tokens }, 0, next.tokens.length, null)
    for (const meaning of found) {
      const price = next.price + meaning.draft.price
      const orders = JSON.stringify(meaning.orders)
      const known = best.get(orders)
      if (known === undefined || price < known.price) best.set(orders, { meaning, price, missed: next.missed })
      nearest = Math.min(nearest, price)
    }
    if (found.length === 0) open.push(...editsOf(next, scope))
  }
  const ranked = [...best.values()].sort((a, b) => a.price - b.price)
  const [first] = ranked
  if (first === undefined) return { message: '', meanings: [], tries }
  const close = ranked.filter(({ price }) => price <= first.price + SPREAD).slice(0, MOST_ANSWERS)
  return {
    message: messageOf(first.missed, reading, close.length),
    meanings: close.map(({ meaning }) => meaning),
    tries,
  }
}

function messageOf(missed: readonly Token[], { scope }: Reading, answers: number): string {
  const strange = missed.filter((token) => weightOf(token, scope) === 'strange')
  const words = (strange.length > 0 ? strange : missed).map(({ text }) => `“${text}”`)
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
  const what = strange.length > 0 ? `I do not know ${list}.` : `I cannot make use of ${list} here.`
  return `${what} ${answers === 1 ? 'Do you mean this?' : 'Which do you mean?'}`
}

/** Somebody or something of this battle is named: without that it is talk. */
function isAbout(token: Token, { scope }: Reading): boolean {
  const { kind } = token
  return kind === 'id' || kind === 'contact' || kind === 'tile' || weightOf(token, scope) === 'unit'
}
