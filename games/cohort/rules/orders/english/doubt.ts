import type { GivenOrder, Order } from '../../order.ts'
import type { Clause } from '../grammar/clause.ts'
import { type Reading, spanOf } from '../grammar/reading.ts'
import { LEVELS } from '../grammar/unit-phrases.ts'
import { inability } from '../meaning/ability.ts'
import type { Span } from '../words/lexer.ts'
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
  if (isWondered(clauses, reading) || clauses.some((clause) => isSomeOf(clause, reading))) return 'Do you mean this?'
  if (isTold(marks, orders, reading) || isUneven(clauses, reading)) return 'Do you mean this?'
  if (clauses.some((clause) => isLoose(clause, reading)) || isOverruled(clauses)) return 'Do you mean this?'
  if (orders.some(isOddStill)) return 'Do you mean this?'
  if (orders.some(neverReached)) return 'What comes after that would never be reached. Do you mean this?'
  return unusual > SURE ? 'Do you mean this?' : null
}

const WONDERING =
  /^(?:is|are|am|was|were|do|does|did|should|shall|has|have|had|why|what|where|who|whose|when|how|which|whether)$/
const WEIGHING =
  /^(?:rather|prefer|instead|although|though|however|unlike|almost|nearly|barely|hardly|partly|partially|separately|alternately|eventually|later|temporarily|sometimes|occasionally|someday|tomorrow|yesterday)$/

/** `Should I send the scouts?` asks, and `I'd rather they stay` weighs one thing against another. */
export function isWondered(clauses: readonly Clause[], { tokens }: Reading): boolean {
  const from = Math.min(...clauses.map((clause) => clause.from))
  const to = Math.max(...clauses.map((clause) => clause.to))
  const end = tokens.findIndex(({ kind }, at) => at >= to && kind === 'end')
  const asks = (tokens[to]?.text ?? tokens[end]?.text) === '?' && WONDERING.test(tokens[from]?.key ?? '')
  return asks || tokens.slice(from, to).some(({ key }) => WEIGHING.test(key))
}

/** `a militia`, `some cavalry`, `one of the archers`: not all of them. */
export function isSomeOf({ refs }: Pick<Clause, 'refs'>, { tokens }: Pick<Reading, 'tokens'>): boolean {
  return refs.some(({ level, units, from, to }) => {
    if (level !== LEVELS.group || units.length < 2) return false
    return tokens.slice(Math.max(0, from - 3), to).some(({ key, kind }, at, some) => {
      const joined = some.slice(at + 1).some((token) => token.kind === 'joiner' || token.kind === 'end')
      const one = kind === 'number' && key === 'one'
      return !joined && (one || /^(?:a|an|some|any|single|another|either|half|few|couple|most|several)$/.test(key))
    })
  })
}

/** What plain words leave open: more may be meant by them, or less, than comes of them. */
function isLoose({ acts, refs, condition, from, to }: Clause, { tokens }: Reading): boolean {
  const [first] = acts
  // Beside somebody who moves: there, or wherever he goes.
  const beside = acts.some((act, at) => {
    if (act.do !== 'go') return false
    if (act.place.is === 'units') return acts[at + 1]?.do === 'hold'
    return act.place.is === 'side' && act.place.of.is === 'units' && isStaying(tokens, act.span)
  })
  // `visit` may mean a fight or a look.
  const visited = acts.length > 1 && acts.some((act) => act.do === 'go' && act.place.is === 'contact')
  const hidden = acts.slice(0, -1).some((act) => act.do === 'ambush')
  // `take the hills and cover the ford`: what is taken is left again.
  const left = first?.do === 'attack' && first.target.is === 'place' && acts.slice(1).some((act) => act.do === 'go')
  // `check L6, if X3 is there …`: there, not anywhere in sight.
  const there =
    condition?.test.test === 'sight' && tokens.slice(from, to).some(({ key }) => key === 'there' || key === 'here')
  // `if X2 comes near the train, the cavalry …`: a comma that ends a condition joins nobody.
  const list = condition !== null && refs.length > 1 && tokens[from]?.kind === 'word' && isCommaList(refs, tokens)
  return beside || visited || hidden || left || there || list
}

const STAYING = /^(?:stand|stay|wait|hid|keep|kept|remain|hold|rest|lie|lying|sit|before)/

/** `the third stands behind the second`, not `put the archers behind the Cohort`. */
function isStaying(tokens: Reading['tokens'], { from, to }: Span): boolean {
  return tokens.some((token) => from <= token.from && token.to <= to && STAYING.test(token.key))
}

function isCommaList(refs: Clause['refs'], tokens: Reading['tokens']): boolean {
  const between = refs.slice(1).flatMap((ref, at) => tokens.slice(refs[at]?.to ?? 0, ref.from))
  return between.some(({ key }) => key === ',') && !between.some(({ key }) => /^(?:and|&|\+|plus|or)$/.test(key))
}

/** Two things are told to the same units by one sentence, of which only the later would count. */
function isOverruled(clauses: readonly Clause[]): boolean {
  const main = clauses.filter(({ condition, silent }) => condition === null && !silent)
  return main.some(({ refs }, at) => {
    const ids = refs
      .filter(({ level }) => level > LEVELS.everyone)
      .flatMap(({ units, level }) => units.map((id) => `${level} ${id}`))
    return main
      .slice(0, at)
      .some((earlier) => earlier.refs.some(({ units, level }) => units.some((id) => ids.includes(`${level} ${id}`))))
  })
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
