import type { Unit } from '../state.ts'
import { CELLS, distance, inFront, NEIGHBOURS, ownView, ring, TWO_AWAY, within } from './board.ts'
import { STATUS_BIT } from './codes.ts'
import { cardFor, type Field, foesOf, unitById } from './field.ts'
import { flood, pathTo } from './flood.ts'
import { reaches } from './movement/engagement.ts'
import { mayAttackFrom, sees } from './movement/legality.ts'
import { interceptOf } from './movement/movement.ts'
import { mostScore, score } from './targeting.ts'
import { able, handToHand, has, rangeOf, shooting } from './values.ts'

function empty(field: Field, unit: Unit, cell: number): boolean {
  const other = field.board[cell]
  return !other || other === unit
}

export interface Goal {
  readonly target: Unit
  readonly cell: number
  readonly path: readonly number[]
}

/** GB-1006: whom to walk to, and where. With `only` it is that unit. Null: no attack cell anywhere. */
export function bestGoal(field: Field, unit: Unit, speed: number, only: Unit | null): Goal | null {
  const reached = flood(field, unit, unit.cell, CELLS)
  const watch = watchers(field, unit)
  const card = cardFor(field, unit)
  const byReach = card.meleeOnly || unit.ammo === 0
  const longReach = field.longReachers.includes(unit)
  const open = byReach ? 0 : keepOpen(field, unit, reached)
  const range = byReach ? 0 : rangeOf(field, unit)
  const byHand = handToHand(field, unit)
  let best: Unit | null = null
  let bestCell = -1
  let bestValue = 0
  let bestSteps = 0
  const targets = only === null ? foesOf(field, unit.side) : [only]
  // The most promising first: who cannot become better than the best so far need not be looked at closely.
  const first = mostPromising(field, unit, targets, speed, range, longReach, byHand)
  for (let turn = 0; turn < targets.length; turn++) {
    const place = turn === 0 ? first : turn <= first ? turn - 1 : turn
    const target = targets[place] as Unit
    if (only === null && target.hp <= 0) continue
    if (best !== null && (PROMISE[place] as number) < bestValue) continue
    const cell = !byReach
      ? shootingCell(field, unit, target, speed, range, open, watch)
      : longReach
        ? reachCell(field, unit, target, speed, LONG[target.cell] as readonly number[], watch)
        : reachCell(field, unit, target, speed, NEIGHBOURS[target.cell] as readonly number[], watch)
    if (cell < 0) continue
    const steps = field.scratch.steps[cell] as number
    const way = corridor(field, unit, target, speed, cell) - LATER * (turnsFor(steps, speed) - 1)
    const least = best === null ? Number.NEGATIVE_INFINITY : bestValue - way
    const value = score(field, unit, target, byHand, least) + way
    const better =
      best === null ||
      value > bestValue ||
      (value === bestValue && (steps - bestSteps || target.hp - best.hp || target.id - best.id) < 0)
    if (better) {
      best = target
      bestCell = cell
      bestValue = value
      bestSteps = steps
    }
  }
  return best === null ? null : { target: best, cell: bestCell, path: pathTo(field, bestCell) }
}

/** What each turn after the first takes from the worth of a target, and what an open way to a shooter adds. */
const LATER = 12
const CORRIDOR = 15

/** By place in the list of targets: what the target is worth at most, wherever the way leads. */
const PROMISE = new Int32Array(4096)

/** Fills `PROMISE` and returns the place of the highest. */
function mostPromising(
  field: Field,
  unit: Unit,
  targets: readonly Unit[],
  speed: number,
  range: number,
  longReach: boolean,
  byHand: boolean,
): number {
  const open = speed >= 4 ? CORRIDOR : 0
  const reach = longReach ? 2 : 1
  let first = 0
  for (let place = 0; place < targets.length; place++) {
    const target = targets[place] as Unit
    // A step brings it one cell nearer by rings, two by distance.
    const steps =
      range === 0 ? ring(unit.cell, target.cell) - reach : (distance(unit.cell, target.cell) - range + 1) >> 1
    const later = LATER * (turnsFor(steps < 1 ? 1 : steps, speed) - 1)
    const most = mostScore(field, unit, target, byHand) + open - later
    PROMISE[place] = most
    if (most > (PROMISE[first] as number)) first = place
  }
  return first
}

const turnsFor = (steps: number, speed: number): number => ((steps + speed - 1) / speed) | 0

/** Cells from which LongReach might strike, the neighbours included. */
const LONG: readonly (readonly number[])[] = TWO_AWAY.map((far, cell) => [
  ...(NEIGHBOURS[cell] as readonly number[]),
  ...far.map(([two]) => two),
])

/** The best of the target's attack cells of least turns for somebody without a shot; -1: there is none. */
function reachCell(
  field: Field,
  unit: Unit,
  target: Unit,
  speed: number,
  cells: readonly number[],
  watch: Watch,
): number {
  const { steps } = field.scratch
  let best = -1
  let bestKey = 0
  let least = CELLS
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as number
    const walked = steps[cell] as number
    if (walked <= 0) continue
    const turns = turnsFor(walked, speed)
    if (turns > least || !empty(field, unit, cell)) continue
    if (ring(cell, target.cell) > 1 && !mayAttackFrom(field, unit, target, cell, 1)) continue
    const key = goalKey(field, unit, target, cell, true, watch)
    if (turns < least || best < 0 || key < bestKey) {
      least = turns
      best = cell
      bestKey = key
    }
  }
  return best
}

/** Leaves in the queue only cells on which a shooter could stop and shoot. Returns how many there are. */
function keepOpen(field: Field, unit: Unit, reached: number): number {
  const { queue, zone, steps } = field.scratch
  let count = 0
  for (let place = 1; place < reached; place++) {
    const cell = queue[place] as number
    if ((zone[cell] as number) === 0 && (steps[cell] as number) > 0 && empty(field, unit, cell)) queue[count++] = cell
  }
  return count
}

/** As `reachCell`, for a shooter: among the open cells that `keepOpen` left, nearest first. */
function shootingCell(
  field: Field,
  unit: Unit,
  target: Unit,
  speed: number,
  range: number,
  open: number,
  watch: Watch,
): number {
  const { steps, queue } = field.scratch
  const direct = cardFor(field, unit).record.trajectory === 'direct'
  const hidden = target.side !== unit.side && has(field, target, STATUS_BIT.stealth)
  let best = -1
  let bestKey = 0
  let farthest = CELLS
  for (let place = 0; place < open; place++) {
    const cell = queue[place] as number
    const walked = steps[cell] as number
    // The queue goes by steps: nothing after this is nearer.
    if (walked > farthest) break
    if (!within(range, cell, target.cell) || (hidden && ring(cell, target.cell) !== 1)) continue
    const key = goalKey(field, unit, target, cell, false, watch)
    if (best >= 0 && key >= bestKey) continue
    if (direct && !sees(field, cell, target.cell, unit)) continue
    if (best < 0) farthest = turnsFor(walked, speed) * speed
    best = cell
    bestKey = key
  }
  return best
}

/** Lower is better: interceptors, harm, the target's flank, distance for shooters, steps, own view. */
function goalKey(field: Field, unit: Unit, target: Unit, cell: number, byReach: boolean, watch: Watch): number {
  const { keys } = field.scratch
  // All but the flank is the same for every target.
  let key = keys[cell] as number
  if (key < 0) {
    const watched = watchedRank(field, cell, watch)
    const harm = watch.harms && harmfulAt(field, unit, cell) ? 1 : 0
    const near = byReach ? 0 : 31 - nearestEnemy(field, unit, cell)
    const steps = field.scratch.steps[cell] as number
    key = (((watched * 2 + harm) * 64 + near) * 128 + steps) * 128 + ownView(unit.side, cell)
    keys[cell] = key
  }
  return inFront(target.cell, target.facing, cell) ? key + FRONT : key
}

/** Stands between harm and distance. */
const FRONT = 32 * 128 * 128

interface Watch {
  readonly interceptors: readonly Unit[]
  /** Those whose intercept the unit would rather take upon itself (GB-1007). */
  readonly drawn: readonly Unit[]
  /** There may be cells that are harmful to it. */
  readonly harms: boolean
}

const NOBODY: Watch = { interceptors: [], drawn: [], harms: false }
const HARM: Watch = { ...NOBODY, harms: true }

/** Vigilant, unused hard interceptors. */
function watchers(field: Field, unit: Unit): Watch {
  const harms = mayBeHarmed(field, unit)
  const interceptors: Unit[] = []
  for (const enemy of foesOf(field, unit.side))
    if (enemy.vigilant && !enemy.reacted && enemy.state === 'ready')
      if (interceptOf(field, enemy) === 'hard' && able(field, enemy)) interceptors.push(enemy)
  if (interceptors.length === 0) return harms ? HARM : NOBODY
  const drawn: Unit[] = []
  if (cardFor(field, unit).record.cost <= 3)
    for (const enemy of interceptors) if (dearAllyFollows(field, unit, enemy)) drawn.push(enemy)
  return { interceptors, drawn, harms }
}

/** GB-1007: an ally worth sparing acts later in this round and might come to this enemy. */
function dearAllyFollows(field: Field, unit: Unit, enemy: Unit): boolean {
  const { order, next } = field.battle
  for (let place = next; place < order.length; place++) {
    const ally = unitById(field, order[place] as number)
    if (ally === unit || ally.side !== unit.side || ally.cell < 0) continue
    if (cardFor(field, ally).record.cost >= 5 && within(6, ally.cell, enemy.cell)) return true
  }
  return false
}

function mayBeHarmed(field: Field, unit: Unit): boolean {
  if (field.battle.zones.length > 0) return true
  const { staticAuras } = field
  for (let i = 0; i < staticAuras.length; i++)
    if (threatens(staticAuras[i] as (typeof staticAuras)[number], unit)) return true
  return false
}

function watchedRank(field: Field, cell: number, { interceptors, drawn }: Watch): number {
  if (interceptors.length === 0) return 0
  if (drawn.length > 0) return covered(field, cell, drawn) ? 0 : 1
  return covered(field, cell, interceptors) ? 1 : 0
}

function covered(field: Field, cell: number, by: readonly Unit[]): boolean {
  for (const enemy of by) if (reaches(field, enemy, enemy.cell, cell, null)) return true
  return false
}

/** In a zone or static aura of the enemy that is meant for it. */
export function harmfulAt(field: Field, unit: Unit, cell: number): boolean {
  const { staticAuras } = field
  const { zones } = field.battle
  for (let i = 0; i < zones.length; i++) {
    const zone = zones[i] as (typeof zones)[number]
    if (zone.side !== unit.side && zone.whom !== 'allies' && within(zone.radius, zone.cell, cell)) return true
  }
  for (let i = 0; i < staticAuras.length; i++) {
    const entry = staticAuras[i] as (typeof staticAuras)[number]
    if (threatens(entry, unit) && within(entry.ability.aura?.range ?? 0, entry.carrier.cell, cell)) return true
  }
  return false
}

/** A static aura that is meant for the carrier's enemies, of whom it is one. */
function threatens({ carrier, ability }: Field['staticAuras'][number], unit: Unit): boolean {
  if (carrier.cell < 0 || carrier.side === unit.side || carrier.state === 'retreating') return false
  return ability.aura !== null && ability.aura.side !== 'allies'
}

function nearestEnemy(field: Field, unit: Unit, cell: number): number {
  let least = 31
  const enemies = foesOf(field, unit.side)
  for (let i = 0; i < enemies.length; i++) {
    const away = distance(cell, (enemies[i] as Unit).cell)
    if (away < least) least = away
  }
  return least
}

/** GB-1006: +15 for the quick with an open way to a shooter. */
function corridor(field: Field, unit: Unit, target: Unit, speed: number, cell: number): number {
  if (speed < 4 || !shooting(field, target)) return 0
  const { parent } = field.scratch
  for (let at = cell; at >= 0 && (parent[at] as number) !== -1; at = parent[at] as number)
    for (const near of NEIGHBOURS[at] as readonly number[]) {
      const enemy = field.board[near]
      if (enemy && enemy.side !== unit.side && cardFor(field, enemy).record.role === 'tank') return 0
    }
  return CORRIDOR
}

/** GB-1006: nothing to attack from anywhere: the cell within speed that is nearest to an enemy. */
export function approach(field: Field, unit: Unit, speed: number): readonly number[] | null {
  const count = flood(field, unit, unit.cell, speed)
  const { steps, queue } = field.scratch
  let best = -1
  let bestKey = nearestEnemy(field, unit, unit.cell) * 128 * 128
  for (let place = 1; place < count; place++) {
    const cell = queue[place] as number
    if (!empty(field, unit, cell)) continue
    const key = (nearestEnemy(field, unit, cell) * 128 + (steps[cell] as number)) * 128 + ownView(unit.side, cell)
    if (key < bestKey) {
      best = cell
      bestKey = key
    }
  }
  return best < 0 ? null : pathTo(field, best)
}

/** The nearest cell within speed that pleases: fewest steps, then own view. */
export function nearestCell(field: Field, unit: Unit, speed: number, pleases: (cell: number) => boolean): number {
  const count = flood(field, unit, unit.cell, speed)
  const { steps, queue } = field.scratch
  let best = -1
  for (let place = 1; place < count; place++) {
    const cell = queue[place] as number
    if (best >= 0 && (steps[cell] as number) > (steps[best] as number)) break
    if (!empty(field, unit, cell)) continue
    if ((best < 0 || ownView(unit.side, cell) < ownView(unit.side, best)) && pleases(cell)) best = cell
  }
  return best
}
