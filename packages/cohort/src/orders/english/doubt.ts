import type { Clause } from '../grammar/clause.ts'
import { type Reading, spanOf } from '../grammar/reading.ts'
import { LEVELS } from '../grammar/units.ts'
import { inability } from '../meaning/ability.ts'
import type { GivenOrder, Order } from '../order.ts'
import type { Mark } from './chart.ts'
import type { Draft } from './readings.ts'

/** Readings so unusual are rather asked about than taken. */
const SURE = 1

/** Why a reading is asked about before anything is ordered, in words to the player; null where there is no doubt. */
export function doubtOf(
  { clauses, marks, unusual }: Draft,
  orders: readonly GivenOrder[],
  reading: Reading,
): string | null {
  const ignored = marks.filter(({ kind }) => kind === 'ignored')
  if (ignored.length > 0) {
    const words = ignored.map((mark) => `“${spanOf(reading, mark.from, mark.to).text}”`)
    return `I do not know ${words.join(' and ')}. Do you mean this?`
  }
  if (isTold(marks, orders, reading) || isUneven(clauses, reading)) return 'Do you mean this?'
  if (orders.some(isOddStill)) return 'Do you mean this?'
  if (orders.some(neverReached)) return 'What comes after that would never be reached. Do you mean this?'
  return unusual > SURE ? 'Do you mean this?' : null
}

/** Only a manner, a wary hold, or to hold unless something happens: there may be more, or less, in it. */
function isOddStill({ main, conditions }: GivenOrder): boolean {
  return (
    (isStill(main) && main?.stance !== 'steady' && main?.stance !== 'aggressive') ||
    // `wait on turn 4` may be to wait until then.
    conditions.some(({ on, test, order }) => (on === 'unless' || test.test === 'turn') && isStill(order))
  )
}

function isStill(order: Order | null): boolean {
  return order?.steps.every((step) => step.do === 'hold') === true
}

/** COH-7.1: a step stands behind one that never ends. */
function neverReached({ main, conditions }: GivenOrder): boolean {
  return [main, ...conditions.map(({ order }) => order)].some((order) =>
    order?.steps.slice(0, -1).some((step) => step.do === 'follow' || (step.do === 'hold' && step.until === null)),
  )
}

/** `the medics are resting` may only say how things are; behind a colon the same may be said once more. */
function isTold(marks: readonly Mark[], orders: readonly GivenOrder[], { tokens }: Reading): boolean {
  const verbs = marks.filter(({ kind }) => kind === 'verb')
  const going = verbs.some(
    ({ from }) => /^(?:is|are)$/.test(tokens[from - 1]?.key ?? '') && /ing$/.test(tokens[from]?.key ?? ''),
  )
  const colon = verbs.some(({ to }) => {
    const next = tokens.findIndex(
      (token, at) => at >= to && (token.kind === 'end' || (token.kind === 'joiner' && token.colon)),
    )
    return next !== -1 && tokens[next]?.kind === 'joiner' && marks.some(({ from }) => from > next)
  })
  // `the infantry and the engineers stay together`: still, or wherever the other goes.
  const together =
    verbs.some(({ to }) => tokens[to]?.key === 'together') ||
    (marks.some(({ from }) => tokens[from]?.key === 'together') && orders.every(({ main }) => isStill(main)))
  // Nobody stands in deep water, so that its bank may not be meant.
  const wet = marks.some(
    ({ kind, from, to }) =>
      kind === 'place' &&
      /^(?:water|river|stream)$/.test(tokens[to - 1]?.key ?? '') &&
      tokens.slice(Math.max(0, from - 2), from).some(({ key }) => key === 'in' || key === 'into'),
  )
  return going || colon || together || wet
}

/** `the engineers make the ram and push it to the gate`: of several only some can do the first of it. */
function isUneven(clauses: readonly Clause[], { scope }: Reading): boolean {
  return clauses.some(({ refs, acts }) => {
    const members = scope.units.filter(({ id }) =>
      refs.some(({ level, units }) => level === LEVELS.group && units.includes(id)),
    )
    const works = acts.filter((act) => act.do === 'build')
    if (works.length === 0 || works.length === acts.length) return false
    return works.some((act) => members.some((unit) => inability(act, unit, scope) !== null))
  })
}
