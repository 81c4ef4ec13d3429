import type { GivenOrder } from '../order.ts'
import type { Span } from './words/lexer.ts'

/** COH-12.13: what a text cannot mean. */
export type ErrorCode =
  | 'unknown_word'
  | 'unknown_unit'
  | 'no_such_unit'
  | 'missing_unit'
  | 'missing_action'
  | 'missing_destination'
  | 'missing_direction'
  | 'missing_work'
  | 'missing_number'
  | 'bad_tile'
  | 'unknown_contact'
  | 'unknown_formation'
  | 'formation_not_available'
  | 'unknown_condition'
  | 'cannot_shoot'
  | 'cannot_build'
  | 'cannot_switch'
  | 'cannot_dismount'
  | 'no_path_available'
  | 'too_many_steps'
  | 'too_many_conditions'
  /** It can be read in several ways that are different orders; there is a question about it. */
  | 'ambiguous'

export interface OrderError extends Span {
  readonly code: ErrorCode
  readonly message: string
  /** What would have been understood in its place, ready to be put there; null when nothing is near. */
  readonly suggestion: string | null
  /** Kinds of things that may stand here. */
  readonly expected: readonly string[]
}

/** One thing that may have been meant. */
export interface OrderAnswer {
  /** Canonical words that may replace the passage. */
  readonly text: string
  readonly orders: readonly GivenOrder[]
}

/** A passage with one to four orders it may mean, none of which is taken unasked. */
export interface OrderQuestion extends Span {
  readonly message: string
  readonly answers: readonly OrderAnswer[]
}

type NoteCode =
  | 'assumed'
  | 'overridden'
  | 'skipped'
  | 'no_new_order'
  | 'takes_turns'
  | 'condition_false_now'
  /** Something that never ends comes before it. */
  | 'never_reached'
  /** Known enemies bar the only way now. */
  | 'barred'

export interface OrderNote {
  readonly code: NoteCode
  readonly message: string
  readonly unit: number | null
  readonly span: Span | null
}

/** What a word turned out to be, so that a screen can colour it as it is written. */
export type WordKind =
  | 'unit'
  | 'verb'
  | 'place'
  | 'target'
  | 'formation'
  | 'direction'
  | 'number'
  | 'route'
  | 'stance'
  | 'work'
  | 'condition'
  | 'joiner'
  | 'skip'
  /** A word nobody knows that was passed over; a note says so. */
  | 'ignored'
  | 'remark'
  | 'error'
  /** Part of a clause that was left out because of an error elsewhere in it. */
  | 'lost'

export interface OrderWord extends Span {
  readonly kind: WordKind
}

/** The source line with `^` under the span (COH-12.13). */
export function underlined(text: string, span: Span): string {
  const line = text.split('\n')[span.line - 1] ?? ''
  return `${line}\n${' '.repeat(span.col - 1)}${'^'.repeat(Math.max(1, span.length))}`
}
