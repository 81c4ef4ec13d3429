import type { GivenOrder } from '../order.ts'
import type { CohortView } from '../view/view.ts'
import { linesOf } from './echo.ts'
import type { Clause } from './grammar/clause.ts'
import type { Reading } from './grammar/reading.ts'
import { LEVELS } from './grammar/unit-phrases.ts'
import { calling } from './scope.ts'
import { readText, understand } from './understand.ts'

/** What one would have written to give a unit these orders: reading it gives them back. */
export function sentence(given: GivenOrder, view: CohortView): string {
  return linesOf(given, view).join('\n')
}

/**
 * The text with what it says to one unit by name replaced by a sentence, in the same place; an empty sentence leaves the
 * unit to its standing order. What the text says to others, or to groups, stays as it was written.
 */
export function amend(text: string, unit: number, written: string, view: CohortView): string {
  const { reading, clauses } = readText(text, view)
  let amended = text
  let place: number | null = null
  for (const clause of [...clauses].reverse()) {
    if (isOnlyTo(clause, unit)) {
      const cut = cutClause(amended, reading, clause)
      amended = cut.text
      place = cut.at
    } else amended = withoutName(amended, reading, clause, unit)
  }
  const replaced = place === null ? joined(amended, written, '') : insertAt(amended, place, written)
  if (written !== '' || !isOrdered(replaced, unit, view)) return replaced
  return joined(replaced, `${calling(view.units, unit)}: continue.`, '')
}

function isOnlyTo(clause: Clause, unit: number): boolean {
  return clause.refs.length > 0 && clause.refs.every((ref) => ref.level === LEVELS.named && ref.units[0] === unit)
}

function isOrdered(text: string, unit: number, view: CohortView): boolean {
  return understand(text, view).orders.some((order) => order.unit === unit)
}

function cutClause(text: string, reading: Reading, clause: Clause): { readonly text: string; readonly at: number } {
  const first = reading.tokens[clause.from]
  const last = reading.tokens[Math.max(clause.from, clause.to - 1)]
  if (first === undefined || last === undefined) return { text, at: text.length }
  const before = text.slice(0, first.from).replace(/(?:[\s,&+-]|\b(?:and|then)\b)+$/i, '')
  const after = text.slice(last.to).replace(/^[\s,;.!?]+/, '')
  return { text: joined(before, after, ''), at: before.length }
}

function insertAt(text: string, at: number, written: string): string {
  return joined(text.slice(0, at), written, text.slice(at).replace(/^\n/, ''))
}

/** A line break ends a clause, so lines can be put together as they are. */
function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n')
}

/** Takes a unit out of a list of several that a clause names. */
function withoutName(text: string, reading: Reading, clause: Clause, unit: number): string {
  const index = clause.refs.findIndex((ref) => ref.level === LEVELS.named && ref.units[0] === unit)
  const ref = clause.refs[index]
  const next = clause.refs[index + 1]
  const before = clause.refs[index - 1]
  if (ref === undefined || (next === undefined && before === undefined)) return text
  const from =
    next === undefined && before !== undefined ? reading.tokens[before.to - 1]?.to : reading.tokens[ref.from]?.from
  const to = next === undefined ? reading.tokens[ref.to - 1]?.to : reading.tokens[next.from]?.from
  return from === undefined || to === undefined ? text : text.slice(0, from) + text.slice(to)
}
