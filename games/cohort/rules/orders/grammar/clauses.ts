import type { Mark } from '../english/chart.ts'
import { hear, hindrance, toldTheSame } from '../english/decision.ts'
import { MOST_TRIES } from '../guess/limits.ts'
import type { OrderAnswer, OrderError, OrderQuestion } from '../problems.ts'
import type { Span } from '../words/lexer.ts'
import { type Clause, NO_CLAUSE } from './clause.ts'
import { readClause } from './clause-reader.ts'
import { isDoubtful } from './doubt.ts'
import { type Called, pastJoiners, type Reading, spanOf, take } from './reading.ts'

/** All clauses of a text; errors end their clause only (COH-12.13). `remarked`: tokens that a remark follows. */
export function readClauses(reading: Reading, remarked: ReadonlySet<number>, questions: OrderQuestion[]): Clause[] {
  const clauses: Clause[] = []
  const end = reading.tokens.length
  while (reading.at < end) {
    if (reading.tokens[reading.at]?.kind === 'end') {
      reading.kinds[reading.at++] = 'joiner'
      continue
    }
    reading.stop = reading.at
    while (reading.stop < end && reading.tokens[reading.stop]?.kind !== 'end') reading.stop++
    readSentence(reading, clauses, remarked, questions)
  }
  if (reading.called !== null) clauses.push(missing(reading, reading.called))
  return clauses
}

function readSentence(
  reading: Reading,
  clauses: Clause[],
  remarked: ReadonlySet<number>,
  questions: OrderQuestion[],
): void {
  const { at, stop, called } = reading
  const same = called === null ? toldTheSame(reading, at, stop) : null
  const alone = same !== null && pastJoiners(reading) >= same.from
  if (same === null || (alone && clauses.length === 0)) {
    readAlone(reading, clauses, remarked, questions)
    return
  }
  reading.stop = same.from
  if (!alone) readAlone(reading, clauses, remarked, questions)
  reading.at = stop
  reading.stop = stop
  repeat(reading, clauses, same.refs, same.from)
}

/** `The archers too`: what was said last, to others. */
function repeat(reading: Reading, clauses: Clause[], refs: Clause['refs'], from: number): void {
  const { stop: to } = reading
  for (let place = from; place < to; place++) reading.kinds[place] = 'unit'
  const last = clauses.at(-1)
  const again: Clause = { ...(last ?? NO_CLAUSE), acts: [...(last?.acts ?? [])], refs, from, to }
  const said = last !== undefined && reading.called === null
  clauses.push({ ...again, error: said ? (last.error ?? hindrance([again], reading)) : missing(reading, again).error })
}

/** By the grammar of the rulebook; where that does not read all of it, as ordinary English. */
function readAlone(
  reading: Reading,
  clauses: Clause[],
  remarked: ReadonlySet<number>,
  questions: OrderQuestion[],
): void {
  const { at: from, stop } = reading
  const called = reading.called
  reading.called = null
  const count = clauses.length
  const last = clauses.at(-1)
  const kept = last === undefined ? null : { ...last, acts: [...last.acts] }
  while (reading.at < stop) {
    take(reading, pastJoiners(reading), 'joiner')
    if (reading.at < stop) readClause(reading, clauses, remarked)
  }
  const added = clauses.slice(count)
  // What goes on from a sentence that was not understood is lost with it.
  if (kept !== null && kept.error !== null && added.length === 0) return
  const read = added.every(({ error }) => error === null) && !isDoubtful(reading, from, stop, added)
  const hindered = read && added.length > 0 && hindrance(added, reading) !== null
  if (read && !hindered && called === null) return
  const guessing = reading.guesses !== null && reading.tries >= MOST_TRIES
  const heard = hear(reading, from, stop, called?.refs ?? (kept !== null && kept.error === null ? kept.refs : []))
  const used =
    heard.is === 'idle' ||
    heard.is === 'called' ||
    (heard.is === 'orders' && heard.inherits) ||
    (heard.is === 'question' && called !== null && isOnlyFor(called, heard.answers))
  const unsaid = called !== null && !used ? [missing(reading, called)] : []
  if (hindered && heard.is !== 'orders' && (heard.is !== 'question' || heard.guessed)) {
    clauses.push(...unsaid)
    return
  }
  // A tile off the map and an unknown enemy were meant as such: they are neither guessed at nor remarks.
  const named = added.some(({ error }) => error?.code === 'bad_tile' || error?.code === 'unknown_contact')
  if (
    heard.is === 'nothing' ||
    (heard.is === 'question' && heard.guessed && named) ||
    (heard.is === 'impossible' &&
      added.some(({ error }) => error !== null && error.code !== 'unknown_word' && error.code !== 'unknown_unit'))
  ) {
    clauses.push(...unsaid)
    if (guessing && heard.is === 'nothing' && !named && added.some(({ error }) => error !== null))
      askToLeaveOut(reading, from, stop, questions)
    return
  }
  // Somebody called in a sentence of their own is named in every answer, which takes the place of both.
  const start = used && heard.is === 'question' ? (called?.from ?? from) : from
  // What cannot be read as it stands keeps its errors, each at its word, beside the question.
  const [fault] = added.flatMap(({ error }) => (error === null ? [] : [error]))
  if (heard.is === 'question' && heard.guessed && fault !== undefined) {
    const which = heard.answers.length === 1 ? 'Do you mean this?' : 'Which do you mean?'
    // Question and underline are about the same word: the one nobody knows, else where the grammar stopped.
    const message = heard.missed === null ? `${fault.message} ${which}` : heard.message
    questions.push({ ...spanOf(reading, start, stop), message, answers: heard.answers })
    if (heard.missed !== null && !added.some(({ error }) => error !== null && covers(error, heard.missed)))
      underline(reading, added, heard.missed)
    clauses.push(...unsaid)
    return
  }
  clauses.length = count
  if (last !== undefined && kept !== null) Object.assign(last, kept)
  clauses.push(...unsaid)
  const lost = (error: OrderError): void => {
    for (let place = from; place < stop; place++) reading.kinds[place] = 'lost'
    clauses.push({ ...NO_CLAUSE, acts: [], from, to: stop, error })
  }
  switch (heard.is) {
    case 'idle':
      if (called !== null) reading.called = called
      for (let place = from; place < stop; place++) reading.kinds[place] = 'skip'
      return
    case 'called':
      if (called !== null) clauses.push(missing(reading, called))
      for (let place = from; place < stop; place++) reading.kinds[place] = 'unit'
      reading.called = { refs: heard.refs, from, to: stop }
      return
    case 'orders':
      if (heard.goesOn && called === null && goOn(clauses, heard.clauses)) {
        mark(reading, from, stop, heard.marks)
        return
      }
      mark(reading, from, stop, heard.marks)
      clauses.push(...heard.clauses)
      return
    case 'question': {
      const span = spanOf(reading, start, stop)
      questions.push({ ...span, message: heard.message, answers: heard.answers })
      lost({ ...span, code: 'ambiguous', message: heard.message, suggestion: null, expected: [] })
      return
    }
    case 'impossible':
      lost(heard.error)
  }
}

/** Among other sentences one that says nothing orders know may be a remark: `Spare none of them! Everyone attack X1!`. */
function askToLeaveOut(reading: Reading, from: number, stop: number, questions: OrderQuestion[]): void {
  const others = reading.tokens.some(({ kind }, at) => (at < from || at >= stop) && kind !== 'end' && kind !== 'joiner')
  const span = spanOf(reading, from, stop)
  if (!others || /[()]|^(?:except|but|not|save|all but)\b/i.test(span.text)) return
  const message = 'I do not understand this sentence. Is it a remark that orders nothing?'
  questions.push({ ...span, message, answers: [{ text: `(${span.text})`, orders: [] }] })
}

/** Whether all that may be meant is told to those who were called, and to nobody else. */
function isOnlyFor({ refs }: Called, answers: readonly OrderAnswer[]): boolean {
  const units = new Set(refs.flatMap((ref) => ref.units))
  return answers.every(({ orders }) => orders.every(({ unit }) => units.has(unit)))
}

function covers(error: OrderError, span: Span | null): boolean {
  return span !== null && error.from <= span.from && span.to <= error.to
}

/** The word the question is about is the one that is underlined. */
function underline(reading: Reading, added: readonly Clause[], span: Span): void {
  for (const clause of added) {
    if (clause.error === null) continue
    clause.error = {
      ...span,
      code: 'unknown_word',
      message: `I do not understand “${span.text}” here.`,
      suggestion: null,
      expected: [],
    }
  }
  for (const [at, token] of reading.tokens.entries())
    if (span.from <= token.from && token.to <= span.to) reading.kinds[at] = 'error'
}

function mark(reading: Reading, from: number, stop: number, marks: readonly Mark[]): void {
  for (let place = from; place < stop; place++) reading.kinds[place] = 'skip'
  for (const each of marks) for (let place = each.from; place < each.to; place++) reading.kinds[place] = each.kind
}

/** Puts a sentence that speaks to nobody else behind what was said before. */
function goOn(clauses: Clause[], heard: readonly Clause[]): boolean {
  const last = clauses.at(-1)
  const [first, ...more] = heard
  if (last === undefined || first === undefined || last.error !== null) return false
  last.acts.push(...first.acts)
  last.stance = first.stance ?? last.stance
  last.fire = first.fire ?? last.fire
  last.keep ||= first.keep
  last.to = first.to
  clauses.push(...more)
  return true
}

/** Somebody was called and then told nothing. */
function missing(reading: Reading, called: Called): Clause {
  const span = spanOf(reading, called.from, called.to)
  for (let place = called.from; place < called.to; place++) reading.kinds[place] = 'error'
  const error: OrderError = {
    ...span,
    code: 'missing_action',
    message: `What should ${span.text} do?`,
    suggestion: null,
    expected: ['move', 'attack', 'hold', 'form', 'shoot', 'follow'],
  }
  return { ...NO_CLAUSE, acts: [], from: called.from, to: called.to, error }
}
