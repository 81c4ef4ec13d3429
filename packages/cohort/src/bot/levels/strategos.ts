import { type Dice, type Memory, type Seat, type Seed, seedFrom } from '@tessera/kernel'
import { manhattan } from '../../content/terms.ts'
import { fieldOf } from '../../rules/ground/field.ts'
import type { Position } from '../../rules/scene.ts'
import type { CohortState } from '../../state.ts'
import { type CohortView, seatOf } from '../../view/view.ts'
import { openPoints } from '../aims.ts'
import { lookout } from '../lookout.ts'
import type { Plan } from '../order.ts'
import { alternatives } from './alternatives.ts'
import { centurion, planned } from './centurion.ts'
import { DEPTH, horizon, isFallingBehind } from './clock.ts'
import { guess } from './guess.ts'
import { judged, LEADERS, leaders, remember } from './habits.ts'
import { afterTurn, playOut, type World } from './rollout.ts'
import { VICTORY } from './standing.ts'
import { suspects } from './suspects.ts'
import { CENTURION, HEADLONG, type Temper } from './temper.ts'

/** Turns played through in the mind, at most (COH-15.1 allows 20,000 evaluations). */
export const MOST_TURNS = 600
/** What a plan must be better by, in every world on average, before it counts as better. */
const DOUBT = 50
/** Enemies farther than this from every own fighter decide nothing yet. */
const FAR = 7

/** How much a commander thinks. */
interface Effort {
  readonly worlds: number
  /** Worlds in which a better plan may turn out worse. */
  readonly worse: number
  /** Plans beside its usual one. */
  readonly tempers: (view: CohortView) => readonly Temper[]
  /** Whether other orders are tried unit by unit. */
  readonly details: boolean
}

const STRATEGOS: Effort = {
  worlds: 8,
  worse: 2,
  tempers: allTempers,
  details: true,
}

/** Attacks whatever the odds. */
const RUSH: Temper = { ...CENTURION, boldness: 0 }

/** COH-15.3: a glance at what comes of other tempers. */
const GLANCE: Effort = {
  worlds: 2,
  worse: 0,
  tempers: () => [
    HEADLONG,
    { ...CENTURION, boldness: 60, together: true },
    { ...RUSH, together: true },
    { ...CENTURION, stand: true },
    RUSH,
    { ...CENTURION, boldness: 140 },
  ],
  details: false,
}

interface Thought {
  readonly plan: Plan
  readonly evaluations: number
}

/**
 * COH-15.4, further than the book: whole plans of different temper are played through in worlds that could lie behind
 * the view, against whoever the enemy has moved like so far; then units are sent to other points, and unit by unit other
 * orders are tried on the best of them. Before anybody is near it marches like a centurion, unless it is losing.
 */
export function strategos(view: CohortView, dice: Dice, memory: Memory): Thought {
  const wrong = judged(view, memory)
  const thought = think(view, dice, STRATEGOS, leaders(wrong, STRATEGOS.worlds))
  foresee(view, dice, memory, wrong, thought.plan)
  return thought
}

/** COH-15.3: the centurion's plan, weighed against others. */
export function glance(view: CohortView, dice: Dice): Thought {
  return think(view, dice, GLANCE, [CENTURION, HEADLONG])
}

/** Keeps where each leader would have the enemy after this turn, to see next turn who was right. */
function foresee(view: CohortView, dice: Dice, memory: Memory, wrong: readonly number[], plan: Plan): void {
  const seat = seatOf(view)
  const position = { state: guess(view, dice), config: view.config }
  const seed = seedFrom(`${dice.int(1_000_000_000)}`)
  const futures = LEADERS.map((enemy) => afterTurn(worldUnder(enemy, position, seat, seed), seat, plan))
  remember(memory, wrong, position.state, seat, futures)
}

/** Enemies are who is thought to lead, from world to world. */
function think(view: CohortView, dice: Dice, effort: Effort, enemies: readonly Temper[]): Thought {
  const seat = seatOf(view)
  const hidden = effort.details ? suspects(view) : []
  const worlds: World[] = []
  for (let index = 0; index < effort.worlds; index++) {
    const position = { state: guess(view, dice, hidden), config: view.config }
    const enemy = enemies[index % enemies.length] ?? CENTURION
    worlds.push(worldUnder(enemy, position, seat, seedFrom(`${dice.int(1_000_000_000)}`)))
  }
  const first = worlds[0]
  if (first === undefined) throw new Error('No world to think about')
  const look = lookout(first, seat)
  let best = planned(look, CENTURION)
  const quiet = worlds.every(({ state }) => isQuiet(state, seat))
  const uneasy = effort.details && (hidden.length > 0 || isFallingBehind(first, seat))
  if (quiet && !uneasy) return { plan: best, evaluations: 0 }
  const depth = effort.details ? horizon(look, quiet) : DEPTH
  let evaluations = 0
  let temper: Temper = CENTURION
  const outcome =
    (plan: Plan, other: Temper): Outcome =>
    (world) => {
      evaluations += depth
      return playOut(world, seat, plan, other, depth)
    }
  let most = onceEach(worlds, outcome(best, temper))
  const consider = (plan: Plan, other: Temper): void => {
    // What wins everywhere is beaten by a few turns at most, which is less than the doubt.
    if (worlds.every((_, at) => most(at) > VICTORY / 2)) return
    const values = onceEach(worlds, outcome(plan, other))
    if (!isBetter(worlds.length, values, most, effort.worse)) return
    most = values
    best = plan
    temper = other
  }
  for (const other of effort.tempers(view)) {
    const plan = planned(look, other)
    if (!isSame(plan, best)) consider(plan, other)
  }
  if (!effort.details) return { plan: best, evaluations }
  for (const unit of [...look.fighters].reverse())
    for (const point of openPoints(look, unit, temper, depth)) {
      if (evaluations + effort.worlds * depth > MOST_TURNS) return { plan: best, evaluations }
      const other: Temper = { ...temper, posts: new Map(temper.posts).set(unit.id, point) }
      const plan = planned(look, other)
      if (!isSame(plan, best)) consider(plan, other)
    }
  for (const { id } of [...look.fighters, ...look.staff])
    for (const order of alternatives(look, id, best, hidden.flat())) {
      if (evaluations + effort.worlds * depth > MOST_TURNS) return { plan: best, evaluations }
      consider(new Map(best).set(id, order), temper)
    }
  return { plan: best, evaluations }
}

function worldUnder(enemy: Temper, position: Position, seat: Seat, seed: Seed): World {
  return { ...position, enemy, foes: centurion(position, 1 - seat, enemy), seed }
}

function isQuiet({ units }: CohortState, seat: Seat): boolean {
  const fighters = units.filter(({ combat, kind }) => combat && kind !== 'scouts')
  return !fighters.some(
    (own) => own.seat === seat && fighters.some((foe) => foe.seat !== seat && manhattan(foe.tile, own.tile) <= FAR),
  )
}

type Outcome = (world: World) => number

/** Played through in a world when somebody first asks how it went there. */
function onceEach(worlds: readonly World[], outcome: Outcome): (at: number) => number {
  const known: number[] = []
  return (at) => {
    const value = known[at] ?? outcome(worlds[at] as World)
    known[at] = value
    return value
  }
}

/**
 * Whether a plan is better than another; looked into no further than until that is known. It is not when it is worse in too
 * many worlds, so that a lucky guess or lucky dice do not decide, or not better enough all in all.
 */
function isBetter(
  worlds: number,
  plan: (at: number) => number,
  than: (at: number) => number,
  mostWorse: number,
): boolean {
  let gain = 0
  let worse = 0
  for (let at = 0; at < worlds; at++) {
    const value = plan(at)
    const before = than(at)
    gain += value - before
    if (value < before) worse++
    if (worse > mostWorse) return false
  }
  return gain > DOUBT * worlds
}

function allTempers(view: CohortView): readonly Temper[] {
  const { points } = fieldOf(view.config).map
  return [
    { ...CENTURION, together: true },
    { ...CENTURION, boldness: 70, together: true },
    { ...CENTURION, boldness: 70 },
    { ...CENTURION, boldness: 140 },
    { ...CENTURION, stand: true },
    { ...CENTURION, boldness: 0 },
    HEADLONG,
    ...points.map((_, aim) => ({ ...CENTURION, aim })),
  ]
}

function isSame(a: Plan, b: Plan): boolean {
  for (const [unit, order] of a) if (JSON.stringify(order) !== JSON.stringify(b.get(unit))) return false
  return true
}
