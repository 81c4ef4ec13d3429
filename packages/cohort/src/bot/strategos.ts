import { type Dice, seedFrom } from '@tessera/kernel'
import { fieldOf } from '../field.ts'
import { manhattan } from '../terms.ts'
import { type CohortView, seatOf } from '../view.ts'
import { alternatives } from './alternatives.ts'
import { centurion } from './centurion.ts'
import { guess } from './guess.ts'
import { type Lookout, lookout } from './lookout.ts'
import type { Plan } from './order.ts'
import { playOut, type World } from './rollout.ts'
import { CENTURION, type Temper } from './temper.ts'

/** Turns played through in the mind, at most (COH-15.1 allows 20,000 evaluations). */
export const MOST_TURNS = 480
const WORLDS = 4
const DEPTH = 3
/** What a plan must be better by, over all worlds, before it counts as better. */
const DOUBT = 30 * WORLDS
/** Enemies farther than this from every own fighter decide nothing yet. */
const FAR = 9

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
    worlds.push({ state, foes: centurion(state, 1 - seat, CENTURION), seed: seedFrom(`${dice.int(1_000_000_000)}`) })
  }
  const first = worlds[0]
  if (first === undefined) throw new Error('No world to think about')
  let best = centurion(first.state, seat, CENTURION)
  if (isQuiet(lookout(first.state, seat))) return { plan: best, evaluations: 0 }
  let evaluations = 0
  const judge = (plan: Plan, temper: Temper): readonly number[] =>
    worlds.map((world) => {
      evaluations += DEPTH
      return playOut(world, seat, plan, temper, DEPTH)
    })
  let temper: Temper = CENTURION
  let most = judge(best, temper)
  for (const other of tempers(view)) {
    const plan = centurion(first.state, seat, other)
    if (isSame(plan, best)) continue
    const values = judge(plan, other)
    if (!isBetter(values, most)) continue
    most = values
    best = plan
    temper = other
  }
  for (const { id } of lookout(first.state, seat).fighters)
    for (const order of alternatives(lookout(first.state, seat), id, best)) {
      if (evaluations + WORLDS * DEPTH > MOST_TURNS) return { plan: best, evaluations }
      const plan = new Map(best).set(id, order)
      const values = judge(plan, temper)
      if (!isBetter(values, most)) continue
      most = values
      best = plan
    }
  return { plan: best, evaluations }
}

function isQuiet({ fighters, foes }: Lookout): boolean {
  return !fighters.some((unit) => foes.some(({ tile }) => manhattan(tile, unit.tile) <= FAR))
}

/** Better all in all, and worse in hardly any world: one bad guess must not decide. */
function isBetter(values: readonly number[], than: readonly number[]): boolean {
  let sum = 0
  let worse = 0
  values.forEach((value, index) => {
    const gain = value - (than[index] ?? 0)
    sum += gain
    if (gain < 0) worse++
  })
  return sum > DOUBT && worse <= 1
}

function tempers(view: CohortView): readonly Temper[] {
  const { points } = fieldOf(view.config).map
  return [
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
