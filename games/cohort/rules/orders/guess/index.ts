import type { Gist } from '../english/chart.ts'
import type { Meaning } from '../english/decision.ts'
import { type Reading, spanOf } from '../grammar/reading.ts'
import type { Span, Token } from '../words/lexer.ts'
import { gistOf } from './gist.ts'
import { sketchesOf } from './sketch.ts'
import { variantsOf } from './variants.ts'
import { weightOf } from './weights.ts'

interface Guess {
  readonly message: string
  /** The nearest first; none where nothing comes of it. */
  readonly meanings: readonly Meaning[]
  /** The first word nobody knows that the message names. */
  readonly missed: Span | null
  /** Whether somebody or something of this battle is named. */
  readonly about: boolean
  /** How often it was read over again. */
  readonly tries: number
}

/** Gists that pass over more than this are not asked about. */
const FARTHEST = 24
/** What is so much further off than the nearest is no answer. */
const SPREAD = 6
const MOST_ANSWERS = 4

/** What guesses at sentences that cannot be read. It only ever asks: the orders of a text are the same without it. */
export interface Guesses {
  readonly guess: typeof guess
  readonly sketchesOf: typeof sketchesOf
  readonly variantsOf: typeof variantsOf
}

type Read = (reading: Reading, from: number, to: number, gist: Gist) => readonly Meaning[]

/**
 * What a sentence that cannot be read as it stands may mean: its gist, with what nobody knows passed over or taken for what
 * is missing; if nothing comes of that, boldly.
 */
function guess(reading: Reading, from: number, to: number, read: Read): Guess {
  const { scope } = reading
  const none: Guess = {
    message: 'I am not sure what this says. Do you mean one of these?',
    meanings: [],
    missed: null,
    about: false,
    tries: 0,
  }
  const said = reading.tokens.slice(from, to)
  const weights = said.map((token) => weightOf(token, scope))
  const action = weights.includes('verb') && weights.includes('thing')
  if (!action && !said.some((token) => isAbout(token, reading))) return none
  let tries = 0
  for (const boldly of [false, true]) {
    tries++
    const found = read(reading, from, to, gistOf(reading.tokens, from, to, scope, boldly))
    const [first] = found
    if (first === undefined || first.draft.price > FARTHEST) continue
    const close = found.filter(({ draft }) => draft.price <= first.draft.price + SPREAD).slice(0, MOST_ANSWERS)
    const named = namedOf(missedIn(first, reading), reading)
    const word = named.find((token) => weightOf(token, scope) === 'strange')
    const at = word === undefined ? -1 : reading.tokens.indexOf(word)
    const missed = at === -1 ? null : spanOf(reading, at, at + 1)
    return { message: messageOf(named, reading, close.length), meanings: close, missed, about: true, tries }
  }
  return { ...none, about: true, tries }
}

/** What was passed over, or taken for something else. */
function missedIn({ draft: { marks } }: Meaning, { tokens, scope }: Reading): Token[] {
  const isMissed = (token: Token, at: number): boolean =>
    marks.some(
      ({ kind, from, to }) =>
        from <= at && at < to && (kind === 'ignored' || (kind !== 'skip' && weightOf(token, scope) === 'strange')),
    )
  return tokens.filter(isMissed)
}

/** Of what was missed, the words nobody knows if there are any. */
function namedOf(missed: readonly Token[], { scope }: Reading): readonly Token[] {
  const strange = missed.filter((token) => weightOf(token, scope) === 'strange')
  return strange.length > 0 ? strange : missed
}

function messageOf(named: readonly Token[], { scope }: Reading, answers: number): string {
  const words = named.map(({ text }) => `“${text}”`)
  const list = words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? 'that')
  const strange = named.some((token) => weightOf(token, scope) === 'strange')
  const what = strange ? `I do not know ${list}.` : `I cannot make use of ${list} here.`
  return `${what} ${answers === 1 ? 'Do you mean this?' : 'Which do you mean?'}`
}

/** Words that speak to everybody. */
const TO_ALL: ReadonlySet<string> = new Set("all nobody noone none don't dont unit units".split(' '))

/** Somebody or something of this battle is named: without that it is talk. */
function isAbout(token: Token, { scope }: Reading): boolean {
  const { kind } = token
  if (kind === 'id' || kind === 'contact' || kind === 'tile') return true
  return weightOf(token, scope) === 'unit' || TO_ALL.has(token.key)
}

export const GUESSES: Guesses = { guess, sketchesOf, variantsOf }
