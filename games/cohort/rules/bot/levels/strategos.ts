import { type Dice, type Memory, type Seat, type Seed, seedFrom } from '@tessera/kernel'
import { manhattan } from '../../content/terms.ts'
import { fieldOf } from '../../rules/ground/field.ts'
import type { Position } from '../../rules/scene.ts'
import type { CohortState } from '../../state.ts'
import { type CohortView, seatOf } from '../../view/view.ts'
import { openPoints, raidsOf } from '../aims.ts'
import { lookout } from '../lookout.ts'
import type { Plan } from '../order.ts'
import { alternatives } from './alternatives.ts'
import { centurion, planned } from './centurion.ts'
import { DEPTH, horizon, isFallingBehind } from './clock.ts'
import { Deliberation } from './deliberation.ts'
import { guess } from './guess.ts'
import { judged, LEADERS, leaders, remember } from './habits.ts'
import { intended, keepRaids } from './kept.ts'
import { afterTurn, type World } from './rollout.ts'
import { suspects } from './suspects.ts'
import { CENTURION, HEADLONG, type Temper } from './temper.ts'

/** Turns played through in the mind, at most (COH-15.1 allows 20,000 evaluations). */
export const MOST_TURNS = 600
/** Enemies farther than this from every own fighter decide nothing yet. */
const FAR = 7
/** Turns for which a raid is played through, at most: it takes long to arrive, and counts turn by turn from then on. */
const RAID = 10

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

/** Attacks at any odds. */
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
 * the view, against the leader that the enemy has moved like so far; then units are sent to other points, and unit by unit other
 * orders are tried on the best of them. Who was sent on a raid goes on with it unless something else does better.
 * Before anybody is near it marches like a centurion, unless it is losing.
 */
export function strategos(view: CohortView, dice: Dice, memory: Memory): Thought {
  const wrong = judged(view, memory)
  const enemies = leaders(wrong, STRATEGOS.worlds)
  const { plan, temper, evaluations } = think(view, dice, STRATEGOS, enemies, intended(memory))
  keepRaids(memory, temper)
  foresee(view, dice, memory, wrong, plan)
  return { plan, evaluations }
}

/** COH-15.3: the centurion's plan, weighed against others. */
export function glance(view: CohortView, dice: Dice): Thought {
  return think(view, dice, GLANCE, [CENTURION, HEADLONG], CENTURION)
}

/** Keeps where each leader would have the enemy after this turn, to see next turn who was right. */
function foresee(view: CohortView, dice: Dice, memory: Memory, wrong: readonly number[], plan: Plan): void {
  const seat = seatOf(view)
  const position = { state: guess(view, dice), config: view.config }
  const seed = seedFrom(`${dice.int(1_000_000_000)}`)
  const futures = LEADERS.map((enemy) => afterTurn(worldUnder(enemy, position, seat, seed), seat, plan))
  remember(memory, wrong, position.state, seat, futures)
}

/** Enemies are who is thought to lead, from world to world; usual is the plan it begins with. */
function think(
  view: CohortView,
  dice: Dice,
  effort: Effort,
  enemies: readonly Temper[],
  usual: Temper,
): Thought & { readonly temper: Temper } {
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
  const behind = effort.details && isFallingBehind(first, seat)
  const quiet = worlds.every(({ state }) => isQuiet(state, seat))
  if (quiet && !behind && hidden.length === 0)
    return { plan: planned(look, CENTURION), temper: CENTURION, evaluations: 0 }
  const depth = effort.details ? horizon(look, quiet) : DEPTH
  const thought = new Deliberation(worlds, seat, effort.worse, planned(look, usual), usual)
  const mayTry = (turns: number): boolean => thought.evaluations + thought.costOf(turns) <= MOST_TURNS
  const consider = (other: Temper, turns: number): void => {
    const plan = planned(look, other)
    if (!isSame(plan, thought.plan)) thought.consider(plan, other, turns)
  }
  if (usual !== CENTURION) consider(CENTURION, depth)
  for (const other of effort.tempers(view)) consider(other, depth)
  if (!effort.details) return thought
  if (behind && mayRaid(view)) {
    const left = turnsLeft(view)
    const far = Math.min(left, RAID)
    for (const { unit, point } of raidsOf(look, left))
      if (mayTry(far)) consider({ ...thought.temper, raids: new Map(thought.temper.raids).set(unit, point) }, far)
  }
  for (const unit of [...look.fighters].reverse())
    for (const point of openPoints(look, unit, thought.temper, depth)) {
      if (!mayTry(depth)) return thought
      consider({ ...thought.temper, posts: new Map(thought.temper.posts).set(unit.id, point) }, depth)
    }
  for (const { id } of [...look.fighters, ...look.staff])
    for (const order of alternatives(look, id, thought.plan, hidden.flat())) {
      if (!mayTry(depth)) return thought
      thought.consider(new Map(thought.plan).set(id, order), thought.temper, depth)
    }
  return thought
}

/** Where walls stand no point counts for a score. */
function mayRaid({ config }: CohortView): boolean {
  return fieldOf(config).map.limitRule !== 'defender'
}

function turnsLeft({ config, turn }: CohortView): number {
  return fieldOf(config).limit - turn + 1
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
