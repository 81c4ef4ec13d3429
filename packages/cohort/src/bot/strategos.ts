import { type Dice, type Seat, seedFrom } from '@tessera/kernel'
import { manhattan } from '../content/terms.ts'
import { fieldOf } from '../rules/field.ts'
import type { CohortState } from '../state.ts'
import { type CohortView, seatOf } from '../view/view.ts'
import { alternatives } from './alternatives.ts'
import { centurion } from './centurion.ts'
import { guess } from './guess.ts'
import { lookout } from './lookout.ts'
import type { Plan } from './order.ts'
import { playOut, type World } from './rollout.ts'
import { CENTURION, type Temper } from './temper.ts'

/** Turns played through in the mind, at most (COH-15.1 allows 20,000 evaluations). */
export const MOST_TURNS = 600
const WORLDS = 8
const DEPTH = 3
/** What a plan must be better by, over all worlds, before it counts as better. */
const DOUBT = 50 * WORLDS
/** Worlds in which a better plan may turn out worse. */
const MOST_WORSE = WORLDS / 4
/** Enemies farther than this from every own fighter decide nothing yet. */
const FAR = 7

interface Thought {
  readonly plan: Plan
  readonly evaluations: number
}

/**
 * COH-15.4, further than the book: whole plans of different temper are played through in worlds that could lie behind
 * the view, against a centurion; then, unit by unit, other orders are tried on the best of them. Before anybody is near
 * it marches like a centurion.
 */
export function strategos(view: CohortView, dice: Dice): Thought {
  const seat = seatOf(view)
  const worlds: World[] = []
  for (let index = 0; index < WORLDS; index++) {
    const state = guess(view, dice)
    const position = { state, config: view.config }
    worlds.push({
      ...position,
      foes: centurion(position, 1 - seat, CENTURION),
      seed: seedFrom(`${dice.int(1_000_000_000)}`),
    })
  }
  const first = worlds[0]
  if (first === undefined) throw new Error('No world to think about')
  let best = centurion(first, seat, CENTURION)
  if (worlds.every(({ state }) => isQuiet(state, seat))) return { plan: best, evaluations: 0 }
  let evaluations = 0
  let temper: Temper = CENTURION
  let most: readonly number[] = []
  const consider = (plan: Plan, other: Temper): void => {
    const values = judge(worlds, most, (world) => {
      evaluations += DEPTH
      return playOut(world, seat, plan, other, DEPTH)
    })
    if (values === null) return
    most = values
    best = plan
    temper = other
  }
  consider(best, temper)
  for (const other of tempers(view)) {
    const plan = centurion(first, seat, other)
    if (!isSame(plan, best)) consider(plan, other)
  }
  const { fighters, staff } = lookout(first, seat)
  // Looked at anew each time: what was played through has left another board behind.
  for (const { id } of [...fighters, ...staff])
    for (const order of alternatives(lookout(first, seat), id, best)) {
      if (evaluations + WORLDS * DEPTH > MOST_TURNS) return { plan: best, evaluations }
      consider(new Map(best).set(id, order), temper)
    }
  return { plan: best, evaluations }
}

function isQuiet({ units }: CohortState, seat: Seat): boolean {
  const fighters = units.filter(({ combat, kind }) => combat && kind !== 'scouts')
  return !fighters.some(
    (own) => own.seat === seat && fighters.some((foe) => foe.seat !== seat && manhattan(foe.tile, own.tile) <= FAR),
  )
}

/**
 * What a plan comes to in every world; null as soon as it is known not to be better: worse in too many of them, so that
 * a lucky guess or lucky dice do not decide, or not better enough all in all.
 */
function judge(
  worlds: readonly World[],
  than: readonly number[],
  valueIn: (world: World) => number,
): readonly number[] | null {
  const values: number[] = []
  let gain = 0
  let worse = 0
  for (const world of worlds) {
    const value = valueIn(world)
    const before = than[values.length]
    values.push(value)
    if (before === undefined) continue
    gain += value - before
    if (value < before) worse++
    if (worse > MOST_WORSE) return null
  }
  return than.length === 0 || gain > DOUBT ? values : null
}

function tempers(view: CohortView): readonly Temper[] {
  const { points } = fieldOf(view.config).map
  return [
    { ...CENTURION, together: true },
    { ...CENTURION, boldness: 70, together: true },
    { ...CENTURION, boldness: 70 },
    { ...CENTURION, boldness: 140 },
    { ...CENTURION, stand: true },
    { ...CENTURION, boldness: 0 },
    ...points.map((_, aim) => ({ ...CENTURION, aim })),
  ]
}

function isSame(a: Plan, b: Plan): boolean {
  for (const [unit, order] of a) if (JSON.stringify(order) !== JSON.stringify(b.get(unit))) return false
  return true
}
