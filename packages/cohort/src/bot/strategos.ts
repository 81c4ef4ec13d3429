import { type Dice, seedFrom } from '@tessera/kernel'
import { fieldOf } from '../field.ts'
import type { Order } from '../orders/order.ts'
import { type CohortView, seatOf } from '../view.ts'
import { alternatives } from './alternatives.ts'
import { centurion } from './centurion.ts'
import { guess } from './guess.ts'
import { lookout } from './lookout.ts'
import type { Plan } from './order.ts'
import { playOut, type World } from './rollout.ts'
import { CENTURION, type Temper } from './temper.ts'

/** Turns played through in the mind, at most (COH-15.1 allows 20,000 evaluations). */
export const MOST_TURNS = 240
const WORLDS = 2
const DEPTH = 3
/** What a plan must be better by, over all worlds, before it counts as better. */
const DOUBT = 30 * WORLDS

interface Thought {
  readonly plan: Plan
  readonly evaluations: number
}

/**
 * COH-15.4, further than the book: whole plans of different temper are played through in worlds that could lie behind
 * the view, against a centurion; then, unit by unit, other orders are tried on the best of them.
 */
export function strategos(view: CohortView, dice: Dice): Thought {
  const seat = seatOf(view)
  const worlds: World[] = []
  for (let index = 0; index < WORLDS; index++) {
    const state = guess(view, dice)
    worlds.push({ state, foes: centurion(state, 1 - seat, CENTURION), seed: seedFrom(`${dice.int(1_000_000_000)}`) })
  }
  const first = worlds[0]
  if (first === undefined) throw new Error('No world to think about')
  let evaluations = 0
  const judge = (plan: Plan, temper: Temper): number => {
    let sum = 0
    for (const world of worlds) {
      sum += playOut(world, seat, plan, temper, DEPTH)
      evaluations += DEPTH
    }
    return sum
  }
  let best: Plan = new Map()
  let temper: Temper = CENTURION
  let most = Number.NEGATIVE_INFINITY
  for (const other of tempers(view)) {
    const plan = centurion(first.state, seat, other)
    if (best.size > 0 && isSame(plan, best)) continue
    const value = judge(plan, other)
    if (value <= most + (best.size === 0 ? 0 : DOUBT)) continue
    most = value
    best = plan
    temper = other
  }
  const look = lookout(first.state, seat)
  for (const { id } of look.fighters)
    for (const order of alternatives(lookout(first.state, seat), id, best)) {
      if (evaluations + WORLDS * DEPTH > MOST_TURNS) return { plan: best, evaluations }
      const plan = new Map(best).set(id, order)
      const value = judge(plan, temper)
      if (value <= most + DOUBT) continue
      most = value
      best = plan
    }
  return { plan: best, evaluations }
}

function tempers(view: CohortView): readonly Temper[] {
  const { points } = fieldOf(view.config).map
  return [
    CENTURION,
    { ...CENTURION, boldness: 70 },
    { ...CENTURION, boldness: 140 },
    { ...CENTURION, stand: true },
    { ...CENTURION, boldness: 0 },
    ...points.map((_, aim) => ({ ...CENTURION, aim })),
  ]
}

function isSame(a: Plan, b: Plan): boolean {
  for (const [unit, order] of a) if (!isEqual(order, b.get(unit))) return false
  return true
}

function isEqual(a: Order, b: Order | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b)
}
