import { MAP_DATA } from '../../content/maps.ts'
import { fits, isKnown } from '../../rules/targets.ts'
import type { CohortView } from '../../view/view.ts'
import type { GivenOrder, Order, Step, Test } from '../order.ts'
import type { Understanding } from '../understand.ts'
import { understand } from './understand.ts'
import { tileOf, viewWith } from './view.ts'

/** Somebody's sentences, a line each: what was written => what was meant. */
export interface Writer {
  readonly who: string
  readonly position: keyof typeof POSITIONS
  /**
   * After the last ` => `: the orders in canonical words; `ask` and several of them with ` | ` between where either is
   * right; `?` where no order says it, so that refusing or asking is right; `-` where nothing was ordered.
   */
  readonly wrote: string
}

export interface Sample {
  readonly who: string
  readonly position: Writer['position']
  readonly text: string
  readonly meant: string
}

export function samplesOf(writers: readonly Writer[]): Sample[] {
  return writers.flatMap(({ who, position, wrote }) =>
    wrote
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' => ')
        return { who, position, text: line.slice(0, at), meant: line.slice(at + 4) }
      }),
  )
}

/**
 * `exact`: ordered what was meant. `asked`: put a question with what was meant among the answers. `refused`: ordered
 * nothing though something was meant. `silent`: ordered nothing, rightly. `wrong`: ordered what nobody meant.
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

/** Everything a text may come to once its questions are answered, one after the other, as on the sheet. */
function answered(text: string, understood: Understanding, view: CohortView, most = 4): (readonly GivenOrder[])[] {
  const [question] = understood.questions
  // A passage that is neither understood nor asked about is not cured by answers.
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
  /** Sentences, and those of them that mean an order that can be given. */
  all: number
  meant: number
  exact: number
  asked: number
  refused: number
  silent: number
  wrong: number
}

/** How sentences fare, each in the position it was written for. */
export function countsOf(samples: readonly Sample[]): Counts {
  const views = new Map<Writer['position'], CohortView>()
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

/** What was meant, as orders; several where either is right, none where nothing was or nothing of it can be done here. */
function meaningsOf(meant: string, view: CohortView): (readonly GivenOrder[])[] {
  if (meant === '?' || meant === '-') return []
  const read = meant
    .replace(/^ask /, '')
    .split(' | ')
    .map((text) => understand(text, view))
  return read.filter(({ errors }) => errors.length === 0).map(({ orders }) => orders)
}

/**
 * Alike but for how something is called: the unit itself by name, the tile of a point by its name; an enemy by his handle,
 * by his kind where only one such is known of, or by the tile he stands on.
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

/** The positions people wrote for; everybody faces east. */
export const POSITIONS = {
  river: (): CohortView =>
    viewWith(
      {
        culture: 'roman_republic',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['warSpears'] },
          { type: 'professional', equipment: ['compositeBows'] },
          { type: 'militia', equipment: [] },
          { type: 'militia', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['fieldEngineers', 'medicalCorps'],
      },
      ['E6', 'D9', 'C8', 'B8', 'B10', 'C12', 'D11', 'A7', 'B6', 'A9'],
      [
        { tile: tileOf('J9') },
        { tile: tileOf('J11'), kind: 'militia', type: 'Militia', mounted: false, strength: 90 },
        {
          tile: tileOf('L13'),
          kind: 'professional',
          type: 'Infantry',
          mounted: false,
          weapon: 'bows',
          state: 'remembered',
          turn: 1,
        },
      ],
    ),
  fort: (): CohortView => ({
    ...viewWith(
      {
        culture: 'macedonian',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['sarissaPikes'] },
          { type: 'professional', equipment: ['sarissaPikes'] },
          { type: 'professional', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['siegeEngineers', 'fieldEngineers'],
      },
      ['D9', 'G9', 'G10', 'F11', 'E8', 'E12', 'H10', 'B10', 'F10', 'E10'],
      [
        { tile: tileOf('L9'), kind: 'professional', type: 'Infantry', mounted: false, weapon: 'bows', strength: 80 },
        { tile: tileOf('K14') },
        { tile: tileOf('O12'), kind: 'elite', type: 'Elite', mounted: false, strength: 80 },
      ],
      'hill_fort',
    ),
    turn: 3,
  }),
  oasis: (): CohortView =>
    viewWith(
      {
        culture: 'mongol',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'cavalry', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: ['compositeBows'] },
          { type: 'cavalry', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['medicalCorps'],
      },
      ['D8', 'D10', 'D11', 'C9', 'C12', 'E10', 'B10'],
      [
        { tile: tileOf('H9'), kind: 'professional', type: 'Infantry', mounted: false, strength: 95 },
        { tile: tileOf('M11'), kind: 'professional', type: 'Infantry', mounted: false, weapon: 'bows', strength: 90 },
        { tile: tileOf('L6'), state: 'remembered', turn: 1 },
      ],
      'desert_oasis',
    ),
  forest: (): CohortView =>
    viewWith(
      {
        culture: 'germanic',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: [] },
          { type: 'professional', equipment: [] },
          { type: 'militia', equipment: ['compositeBows'] },
          { type: 'levy', equipment: [] },
          { type: 'cavalry', equipment: [] },
        ],
        support: ['medicalCorps'],
      },
      ['E9', 'D9', 'D10', 'C9', 'C11', 'B9', 'D11', 'A10', 'B11'],
      [
        { tile: tileOf('K10'), kind: 'professional', type: 'Infantry', mounted: false, strength: 85 },
        { tile: tileOf('M9') },
        {
          tile: tileOf('P12'),
          kind: 'supplyTrain',
          type: 'Supply Train',
          mounted: false,
          state: 'remembered',
          turn: 1,
        },
      ],
      'forest_ambush',
    ),
  pass: (): CohortView =>
    viewWith(
      {
        culture: 'spartan',
        troops: [
          { type: 'scouts', equipment: [] },
          { type: 'professional', equipment: ['heavyShields'] },
          { type: 'militia', equipment: [] },
          { type: 'militia', equipment: ['compositeBows'] },
        ],
        support: ['fieldEngineers'],
      },
      ['E8', 'F10', 'E11', 'D10', 'F11', 'B10', 'C10'],
      [
        { tile: tileOf('L10'), kind: 'professional', type: 'Infantry', mounted: false, strength: 100 },
        { tile: tileOf('N11'), kind: 'militia', type: 'Militia', mounted: false, weapon: 'bows', strength: 70 },
        { tile: tileOf('L4'), kind: 'scouts', type: 'Scouts', mounted: true, strength: 20 },
      ],
      'mountain_pass',
    ),
} as const
