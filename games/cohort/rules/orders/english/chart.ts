import type { Ways } from '../../view/ways.ts'
import type { WordKind } from '../problems.ts'
import type { Scope } from '../scope.ts'
import type { Token } from '../words/lexer.ts'
import { endOf, type Lexicon } from '../words/phrase.ts'

/** A sentence that is read in every way it can be. */
export interface Chart {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly scope: Scope
  readonly ways: Ways
  readonly stop: number
  /** Whether a word means something to any rule. */
  known(word: string): boolean
  readonly cells: Map<Rule<unknown>, Map<number, readonly Found<unknown>[]>>
  /** Where words may be passed over, and a word nobody knows taken for a verb; what comes of it is only asked about. */
  readonly gist: Gist | null
}

export interface Gist {
  /** By word, where passing over begins there: up to which word, at which price. */
  readonly over: readonly (readonly Passed[])[]
  /** By word: unknown, so that it may be any verb or another missing part. */
  readonly strange: readonly boolean[]
  readonly lacksUnit: boolean
  readonly lacksPlace: boolean
  /** Cells that may still be worked out, so that a long sentence is not read for ever. */
  left: number
}

export interface Passed {
  readonly end: number
  readonly price: number
}

/** What some of the words turned out to be. */
export interface Mark {
  readonly from: number
  readonly to: number
  readonly kind: WordKind
}

/** One way to read the words up to `end`. `price`: how far it is from what was written, in whole points. */
export interface Found<T> {
  readonly value: T
  readonly end: number
  readonly price: number
  readonly marks: readonly Mark[]
}

/** Every way to read something from a word on. */
export type Rule<T> = (chart: Chart, at: number) => readonly Found<T>[]

const spoken = new Set<string>()
/** Every word that some rule reads by itself. */
export const SPOKEN_WORDS: ReadonlySet<string> = spoken

/** What most rules find at most words. */
const NOTHING_FOUND: readonly never[] = []

/** Ways that end at the same word and are kept. */
const MOST_A_CELL = 8

/** A rule that is worked out once for each word, and keeps the cheapest of the ways that end at the same place. */
export function cell<T>(rule: Rule<T>): Rule<T> {
  const kept: Rule<T> = (chart, at) => {
    let row = chart.cells.get(kept)
    if (row === undefined) {
      row = new Map()
      chart.cells.set(kept, row)
    }
    const known = row.get(at)
    if (known !== undefined) return known as readonly Found<T>[]
    // A rule that comes back to itself at the same word finds nothing there.
    row.set(at, [])
    if (chart.gist !== null && chart.gist.left-- <= 0) return []
    const found = cheapest(rule(chart, at))
    row.set(at, found)
    return found
  }
  return kept
}

function cheapest<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  if (found.length < 2) return found
  const byEnd = new Map<number, Found<T>[]>()
  for (const one of found) {
    const ways = byEnd.get(one.end)
    if (ways === undefined) byEnd.set(one.end, [one])
    else ways.push(one)
  }
  return [...byEnd.values()].flatMap(distinct)
}

/** The cheapest of each that mean something else. */
function distinct<T>(ways: readonly Found<T>[]): readonly Found<T>[] {
  if (ways.length === 1) return ways
  const kept = new Map<string, Found<T>>()
  for (const one of [...ways].sort((a, b) => a.price - b.price)) {
    const key = JSON.stringify(one.value)
    if (!kept.has(key)) kept.set(key, one)
    if (kept.size === MOST_A_CELL) break
  }
  return [...kept.values()]
}

export function either<T>(...rules: readonly Rule<T>[]): Rule<T> {
  return (chart, at) => {
    let all: readonly Found<T>[] = NOTHING_FOUND
    for (const rule of rules) {
      const found = rule(chart, at)
      if (found.length > 0) all = all.length === 0 ? found : [...all, ...found]
    }
    return all
  }
}

export function map<T, U>(
  rule: Rule<T>,
  turn: (value: T, from: number, end: number, chart: Chart) => U | null,
): Rule<U> {
  return (chart, at) => {
    const found = rule(chart, at)
    if (found.length === 0) return NOTHING_FOUND
    const turned: Found<U>[] = []
    for (const { value, end, price, marks } of found) {
      const other = turn(value, at, end, chart)
      if (other !== null) turned.push({ value: other, end, price, marks })
    }
    return turned
  }
}

/** Read without looking at the words it covers. */
export function as<T>(rule: Rule<unknown>, value: T): Rule<T> {
  return (chart, at) => {
    const found = rule(chart, at)
    if (found.length === 0) return NOTHING_FOUND
    return found.map(({ end, price, marks }) => ({ value, end, price, marks }))
  }
}

/** One after the other. */
export function both<A, B, C>(first: Rule<A>, second: Rule<B>, join: (a: A, b: B) => C | null): Rule<C> {
  return (chart, at) => {
    const firsts = first(chart, at)
    if (firsts.length === 0) return NOTHING_FOUND
    const joined: Found<C>[] = []
    for (const a of firsts)
      for (const b of second(chart, a.end)) {
        const value = join(a.value, b.value)
        if (value !== null)
          joined.push({ value, end: b.end, price: a.price + b.price, marks: together(a.marks, b.marks) })
      }
    return joined
  }
}

function together(first: readonly Mark[], second: readonly Mark[]): readonly Mark[] {
  if (first.length === 0) return second
  return second.length === 0 ? first : [...first, ...second]
}

/** The second of two, where the first only leads to it. */
export function after<T>(lead: Rule<unknown>, rule: Rule<T>): Rule<T> {
  return (chart, at) => {
    const leads = lead(chart, at)
    if (leads.length === 0) return NOTHING_FOUND
    const all: Found<T>[] = []
    for (const first of leads)
      for (const { value, end, price, marks } of rule(chart, first.end))
        all.push({ value, end, price: first.price + price, marks: together(first.marks, marks) })
    return all
  }
}

/** The first of two, where the second only rounds it off. */
export function before<T>(rule: Rule<T>, tail: Rule<unknown>): Rule<T> {
  return (chart, at) => {
    const found = rule(chart, at)
    if (found.length === 0) return NOTHING_FOUND
    const all: Found<T>[] = []
    for (const { value, end: so, price, marks } of found)
      for (const last of tail(chart, so))
        all.push({ value, end: last.end, price: price + last.price, marks: together(marks, last.marks) })
    return all
  }
}

export function maybe<T>(rule: Rule<T>): Rule<T | null> {
  return (chart, at) => [{ value: null, end: at, price: 0, marks: [] }, ...rule(chart, at)]
}

export function priced<T>(price: number, rule: Rule<T>): Rule<T> {
  return (chart, at) => {
    const found = rule(chart, at)
    if (found.length === 0) return NOTHING_FOUND
    return found.map((one) => ({ value: one.value, end: one.end, price: one.price + price, marks: one.marks }))
  }
}

/** Nothing at all. */
export function nothing<T>(value: T): Rule<T> {
  return (_, at) => [{ value, end: at, price: 0, marks: [] }]
}

/** A phrase of a list that is the same in every position; its words are then known to be words. */
export function phrase<T>(lexicon: Lexicon<T>, kind: WordKind): Rule<T> {
  for (const key of lexicon.words) spoken.add(key)
  return phraseOf(lexicon, kind)
}

/** A phrase of a list: every one that fits with all it may mean, not only the longest. */
export function phraseOf<T>(lexicon: Lexicon<T>, kind: WordKind): Rule<T> {
  return (chart, at) => {
    if (at >= chart.stop) return []
    const found: Found<T>[] = []
    for (const [keys, value] of lexicon.byFirst.get(chart.tokens[at]?.key ?? '') ?? []) {
      const end = endOf(keys, chart.tokens, at)
      if (end === -1 || end > chart.stop || found.some((other) => other.end === end && other.value === value)) continue
      found.push({ value, end, price: 0, marks: [{ from: at, to: end, kind }] })
    }
    return found
  }
}

/** By kind and list: rules that need one another are put together while a sentence is read, and their lists taken apart once. */
const listed = new Map<WordKind, Map<string, Rule<string>>>()

/** One of some words, or of some phrases of several. */
export function words(kind: WordKind, list: string): Rule<string> {
  let ofKind = listed.get(kind)
  if (ofKind === undefined) {
    ofKind = new Map()
    listed.set(kind, ofKind)
  }
  let rule = ofKind.get(list)
  if (rule === undefined) {
    rule = wordsOf(kind, list)
    ofKind.set(list, rule)
  }
  return rule
}

function wordsOf(kind: WordKind, list: string): Rule<string> {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const text of list.split('|')) {
    const keys = text.split(' ')
    for (const key of keys) spoken.add(key)
    byFirst.set(keys[0] ?? '', [...(byFirst.get(keys[0] ?? '') ?? []), keys])
  }
  return (chart, at) => {
    const begun = byFirst.get(chart.tokens[at]?.key ?? '')
    if (begun === undefined) return NOTHING_FOUND
    return begun.flatMap((keys): Found<string>[] => {
      const end = at + keys.length
      const fits = end <= chart.stop && keys.every((key, index) => chart.tokens[at + index]?.key === key)
      return fits ? [{ value: keys.join(' '), end, price: 0, marks: [{ from: at, to: end, kind }] }] : []
    })
  }
}

/** A single word that passes. */
export function token<T>(kind: WordKind, read: (token: Token, chart: Chart) => T | null): Rule<T> {
  return (chart, at) => {
    const here = at < chart.stop ? chart.tokens[at] : undefined
    const value = here === undefined ? null : read(here, chart)
    return value === null ? [] : [{ value, end: at + 1, price: 0, marks: [{ from: at, to: at + 1, kind }] }]
  }
}

/** As many as there are, at least one; `most` keeps a long sentence from being read for ever. */
export function several<T>(rule: Rule<T>, most: number): Rule<readonly T[]> {
  return (chart, at) => {
    const all: Found<readonly T[]>[] = []
    let ends: Found<readonly T[]>[] = [{ value: [], end: at, price: 0, marks: [] }]
    for (let round = 0; round < most && ends.length > 0; round++) {
      const next = ends.flatMap((so) =>
        rule(chart, so.end).flatMap((found) =>
          found.end === so.end
            ? []
            : [
                {
                  value: [...so.value, found.value],
                  end: found.end,
                  price: so.price + found.price,
                  marks: [...so.marks, ...found.marks],
                },
              ],
        ),
      )
      ends = [...cheapest(next)]
      all.push(...ends)
    }
    return all
  }
}
