import { MAP_DATA } from '../../content/maps.ts'
import type { GivenOrder, Order, Step, Test } from '../../order.ts'
import { fits, isKnown } from '../../rules/targets.ts'
import type { CohortView } from '../../view/view.ts'
import type { Understanding } from '../understand.ts'
import { POSITIONS } from './positions.ts'
import type { Sample } from './samples.ts'
import { understand } from './understand.ts'

/**
 * `exact`: gives the orders that were meant. `asked`: asks a question with those orders among the answers.
 * `refused`: orders nothing although orders were meant. `silent`: orders nothing, and none were meant. `wrong`: gives other
 * orders.
 */
type Verdict = 'exact' | 'asked' | 'refused' | 'silent' | 'wrong'

function verdictOf({ text, meant }: Pick<Sample, 'text' | 'meant'>, view: CohortView): Verdict {
  const meanings = meaningsOf(meant, view)
  const isMeant = (orders: readonly GivenOrder[]): boolean =>
    meanings.some((meaning) => sameOrders(meaning, orders, view))
  const understood = understand(text, view)
  if (isOrdered(understood)) return isMeant(understood.orders) ? 'exact' : 'wrong'
  if (meanings.length === 0) return 'silent'
  return answered(text, understood, view).some(isMeant) ? 'asked' : 'refused'
}

function isOrdered({ errors, orders }: Understanding): boolean {
  return errors.length === 0 && orders.length > 0
}

/** All orders that answering the questions of a text, one after the other, can lead to. */
function answered(text: string, understood: Understanding, view: CohortView, most = 4): (readonly GivenOrder[])[] {
  const [question] = understood.questions
  // Answers do not help with a passage that is neither understood nor asked about.
  const cured = understood.errors.every(({ from, to }) =>
    understood.questions.some((each) => each.from <= from && to <= each.to),
  )
  if (question === undefined || most === 0 || !cured) return []
  return question.answers.flatMap((answer) => {
    const next = text.slice(0, question.from) + answer.text + text.slice(question.to)
    const read = understand(next, view)
    return isOrdered(read) ? [read.orders] : answered(next, read, view, most - 1)
  })
}

export interface Counts {
  /** Sentences, and how many of them mean an order that is possible. */
  all: number
  meant: number
  exact: number
  asked: number
  refused: number
  silent: number
  wrong: number
}

/** Reads each sentence in its position and counts the verdicts. */
export function countsOf(samples: readonly Sample[]): Counts {
  const views = new Map<Sample['position'], CohortView>()
  const counts: Counts = { all: 0, meant: 0, exact: 0, asked: 0, refused: 0, silent: 0, wrong: 0 }
  for (const sample of samples) {
    const view = views.get(sample.position) ?? POSITIONS[sample.position]()
    views.set(sample.position, view)
    counts.all++
    if (meaningsOf(sample.meant, view).length > 0) counts.meant++
    counts[verdictOf(sample, view)]++
  }
  return counts
}

/** The orders that were meant: alternatives where either is right, none if nothing was meant or none of it is possible here. */
function meaningsOf(meant: string, view: CohortView): (readonly GivenOrder[])[] {
  if (meant === '?' || meant === '-') return []
  const read = meant
    .replace(/^ask /, '')
    .split(' | ')
    .map((text) => understand(text, view))
  return read.filter(({ errors }) => errors.length === 0).map(({ orders }) => orders)
}

/**
 * Orders are the same if they differ only in how a thing is named: the unit itself by its name, a point by its tile, an enemy
 * by its handle, by the tile it stands on, or by its kind if only one of that kind is known.
 */
function sameOrders(a: readonly GivenOrder[], b: readonly GivenOrder[], view: CohortView): boolean {
  return keyOf(a, view) === keyOf(b, view)
}

function keyOf(orders: readonly GivenOrder[], view: CohortView): string {
  const plain = (order: Order): Order => ({ ...order, steps: order.steps.map((step) => plainStep(step, view)) })
  return JSON.stringify(
    orders.map((given) => ({
      ...given,
      main: given.main === null ? null : plain(given.main),
      conditions: given.conditions.map((each) => ({
        ...each,
        test: plainTest(each.test, given.unit),
        order: plain(each.order),
      })),
    })),
  )
}

function plainStep(step: Step, { contacts }: CohortView): Step {
  if (step.do !== 'attack' && step.do !== 'shoot') return step
  const { target } = step
  const meant = contacts.filter(
    (contact) =>
      isKnown(contact) &&
      ((target.is === 'at' && contact.tile === target.tile) ||
        (target.is === 'pick' && target.group !== null && fits(contact, target.group))),
  )
  const [only] = meant
  return meant.length === 1 && only !== undefined ? { ...step, target: { is: 'contact', handle: only.handle } } : step
}

function plainTest(test: Test, unit: number): Test {
  const own = 'unit' in test && test.unit === unit ? { ...test, unit: null } : test
  if (own.test !== 'reaches' || own.at.is !== 'point') return own
  const { point: id } = own.at
  const point = Object.values(MAP_DATA)
    .flatMap(({ points }) => points)
    .find((each) => each.id === id && each.tiles.length === 1)
  return point === undefined ? own : { ...own, at: { is: 'tile', tile: point.tiles[0] ?? 0 } }
}
