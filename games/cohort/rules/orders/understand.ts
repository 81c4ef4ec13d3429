import type { Refusal } from '@tessera/kernel'
import { MOST_TEXT } from '../choice.ts'
import { tileName } from '../content/terms.ts'
import type { GivenOrder } from '../order.ts'
import { marchOf } from '../view/insight.ts'
import type { CohortView } from '../view/view.ts'
import { type Ways, waysOf } from '../view/ways.ts'
import { echoOf } from './echo.ts'
import { isKnownWord, MENDED_WORDS } from './english/lexicon.ts'
import type { Clause } from './grammar/clause.ts'
import { readClauses } from './grammar/clauses.ts'
import { lineNumbersRead } from './grammar/line-numbers.ts'
import { type Reading, spanOf } from './grammar/reading.ts'
import type { Guesses } from './guess/index.ts'
import { MOST_TRIES_IN_ALL } from './guess/limits.ts'
import { assignOrders } from './meaning/assign.ts'
import type { OrderError, OrderNote, OrderQuestion, OrderWord } from './problems.ts'
import { type Scope, scopeOf } from './scope.ts'
import { codePoints, FIGURE_WORDS, type Token, tokensOf } from './words/lexer.ts'
import { correction, disorder } from './words/spelling.ts'
import { OTHER_WORDS, SKIP_WORDS, VOCABULARY } from './words/vocabulary.ts'

/** Everything a text says to an army, and everything it does not (COH-12). */
export interface Understanding {
  /** Of the clauses that were understood. */
  readonly orders: readonly GivenOrder[]
  /** A line per unit, and what was not understood as remarks (COH-12.14). */
  readonly echo: string
  readonly notes: readonly OrderNote[]
  /** In the order of the text. */
  readonly errors: readonly OrderError[]
  /** About passages that can be read in several ways; each of them is also an error until it is answered. */
  readonly questions: readonly OrderQuestion[]
  /** Every word and sign, in the order of the text. */
  readonly words: readonly OrderWord[]
}

/**
 * Reads orders as one seat writes them, from its view alone. With `guesses` it is also asked what a sentence that cannot be
 * read may mean (COH-12.16); the orders are the same.
 */
export function understand(text: string, view: CohortView, guesses: Guesses | null = null): Understanding {
  const notes: OrderNote[] = []
  const { all, reading, clauses, questions } = readText(text, view, notes, guesses)
  const { ways } = reading
  const orders = assignOrders(clauses, reading.scope, ways, notes, (from, to) => spanOf(reading, from, to))
  noteArrivals(orders, view, ways, notes)
  const errors = clauses.flatMap(({ error }) => (error === null ? [] : [error]))
  return {
    orders,
    echo: [...echoOf(orders, view), ...unheard(clauses, reading)].join('\n'),
    notes,
    errors: unique(errors).sort((a, b) => a.from - b.from),
    questions,
    words: wordsOf(all, reading, errors),
  }
}

interface ReadText {
  /** Remarks included. */
  readonly all: readonly Token[]
  readonly reading: Reading
  readonly clauses: Clause[]
  readonly questions: readonly OrderQuestion[]
}

/** The clauses of a text, before anybody is given anything. */
export function readText(
  text: string,
  view: CohortView,
  notes: OrderNote[] = [],
  guesses: Guesses | null = null,
): ReadText {
  const scope = scopeOf(view)
  const ways = waysOf(view)
  const read = tokensOf(text)
  correctSlips(read, scope, notes)
  const all = lineNumbersRead(read, text, scope, ways)
  const { tokens, remarked } = withoutRemarks(all)
  const reading: Reading = {
    text,
    tokens,
    kinds: tokens.map(() => null),
    scope,
    ways,
    at: 0,
    stop: 0,
    inputError: null,
    called: null,
    tries: MOST_TRIES_IN_ALL,
    guesses,
  }
  const questions: OrderQuestion[] = []
  return { all, reading, clauses: readClauses(reading, remarked, questions), questions }
}

/** Why a text cannot be sent as it is (COH-13.2). */
export function refuseText(text: string, understood: Understanding, acceptPartial: boolean): Refusal | null {
  if (codePoints(text) > MOST_TEXT) return { code: 'text_too_long', message: `At most ${MOST_TEXT} characters.` }
  const said = understood.words.some(({ kind }) => kind !== 'remark' && kind !== 'joiner' && kind !== 'skip')
  if (!said) return { code: 'empty_orders', message: 'Write an order, or “everyone hold”.' }
  const count = understood.errors.length
  if (count === 0 || acceptPartial) return null
  return { code: 'orders_not_understood', message: `${count} passages were not understood.` }
}

/** Too short to be found otherwise. */
const COMMON_SLIPS: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  adn: 'and',
  nad: 'and',
  fo: 'of',
  ot: 'to',
  untill: 'until',
  unitl: 'until',
  dnot: "don't",
  donot: "don't",
  ti: 'it',
  al: 'all',
  fal: 'fall',
  bak: 'back',
  wth: 'with',
  yuo: 'you',
}

const MENDED = new Set([...VOCABULARY, ...MENDED_WORDS])

/** COH-12.12: never tiles, numbers or contacts. */
function correctSlips(tokens: Token[], scope: Scope, notes: OrderNote[]): void {
  const seen = new Map<string, string | null>()
  for (const [index, token] of tokens.entries()) {
    if (
      token.kind !== 'word' ||
      scope.vocabulary.has(token.key) ||
      OTHER_WORDS.has(token.key) ||
      isKnownWord(token.key)
    )
      continue
    let meant = seen.get(token.key)
    if (meant === undefined) {
      meant =
        COMMON_SLIPS[token.key] ??
        disorder(token.key, MENDED) ??
        correction(token.key, scope.vocabulary) ??
        correction(token.key, MENDED)
      // `shoulder` is no slip of `should`: what would say nothing then must be one letter off.
      if (meant !== null && SKIP_WORDS.has(meant) && Math.abs(meant.length - token.key.length) > 1) meant = null
      seen.set(token.key, meant)
    }
    if (meant === null) continue
    const [figure] = FIGURE_WORDS.includes(meant) ? tokensOf(meant) : []
    if (figure === undefined) token.key = meant
    else
      tokens[index] = {
        ...figure,
        line: token.line,
        col: token.col,
        length: token.length,
        text: token.text,
        from: token.from,
        to: token.to,
      }
    token.assumed = true
    notes.push({ code: 'assumed', message: `“${token.text}” read as “${meant}”.`, unit: null, span: token })
  }
}

function withoutRemarks(all: readonly Token[]): { readonly tokens: Token[]; readonly remarked: ReadonlySet<number> } {
  const tokens: Token[] = []
  const remarked = new Set<number>()
  for (const token of all) {
    if (token.kind === 'remark') remarked.add(tokens.length - 1)
    else tokens.push(token)
  }
  return { tokens, remarked }
}

/** Several clauses can fall to one error. */
function unique(errors: readonly OrderError[]): OrderError[] {
  return errors.filter((error, index) => errors.indexOf(error) === index)
}

/** In brackets, so that reading the echo orders nothing of it. */
function unheard(clauses: readonly Clause[], reading: Reading): string[] {
  const lost = clauses.filter(({ error }) => error !== null)
  if (lost.length === 0) return []
  const texts = lost.map((clause) =>
    spanOf(reading, clause.from, clause.to)
      .text.replace(/[()\n]/g, ' ')
      .trim(),
  )
  return ['(Not understood)', ...texts.map((text) => `(${text})`)]
}

function noteArrivals(orders: readonly GivenOrder[], view: CohortView, ways: Ways, notes: OrderNote[]): void {
  for (const { unit: id, main } of orders) {
    const unit = view.units.find((other) => other.id === id)
    const march = unit === undefined || main === null ? null : marchOf(view, unit, main.steps, ways)
    const end = march?.ends.at(-1)
    if (unit === undefined || march === null) continue
    if (march.blocked) {
      const message = `${unit.name}: known enemies bar the way now; it waits until there is one.`
      notes.push({ code: 'barred', message, unit: id, span: null })
      continue
    }
    if (end === undefined || end.turn <= view.turn) continue
    const message = `${unit.name} reaches ${tileName(end.tile)} in turn ${end.turn}.`
    notes.push({ code: 'takes_turns', message, unit: id, span: null })
  }
}

function wordsOf(all: readonly Token[], reading: Reading, errors: readonly OrderError[]): OrderWord[] {
  let place = 0
  return all.map((token) => {
    const { line, col, length, text, from, to } = token
    const kind = token.kind === 'remark' ? 'remark' : (reading.kinds[place++] ?? 'lost')
    const wrong = errors.some((error) => from >= error.from && to <= error.to)
    return { line, col, length, text, from, to, kind: wrong && kind !== 'remark' ? 'error' : kind }
  })
}
