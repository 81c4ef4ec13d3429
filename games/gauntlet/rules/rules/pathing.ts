import type { Unit } from '../state.ts'
import { AROUND, AROUND_FAR, CELLS, distance, inFront, NEIGHBOURS, ownView, ring, WITHIN, within } from './board.ts'
import { STAT_INDEX, STATUS_BIT } from './codes.ts'
import { blowsTogether, kills, mayKill } from './combat/attack.ts'
import { cardFor, type Field, foesOf, unitById } from './field.ts'
import { cellsAt, FLOOD, FOUND, flood, include, pathTo } from './flood.ts'
import { reaches } from './movement/engagement.ts'
import { mayAttackFrom, sees } from './movement/legality.ts'
import { interceptOf } from './movement/movement.ts'
import { finalScore, killing, plainScore } from './targeting.ts'
import { able, handToHand, has, rangeOf, shooting, varies } from './values.ts'

export interface Goal {
  readonly target: Unit
  readonly cell: number
  readonly path: readonly number[]
}

/** GB-1006: whom to walk to, and where. With `only` it is that unit. Null: no attack cell anywhere. */
export function bestGoal(field: Field, unit: Unit, speed: number, only: Unit | null): Goal | null {
  flood(field, unit, unit.cell, CELLS)
  const watch = watchers(field, unit)
  const reach = reachOf(field, unit)
  const byHand = handToHand(field, unit)
  // The same against everybody unless something about its ATK depends on whom it attacks.
  const together = varies(field, unit, 1 << STAT_INDEX.atk) ? undefined : blowsTogether(field, unit, null, byHand)
  let best: Unit | null = null
  let bestCell = -1
  let bestValue = 0
  let bestSteps = 0
  const targets = only === null ? foesOf(field, unit.side) : [only]
  lookAtTargets(field, unit, targets, speed, reach, byHand)
  // The most promising first: who cannot become better than the best so far need not be looked at closely.
  for (;;) {
    const place = mostPromising(targets.length)
    if (place < 0 || (best !== null && (PROMISE[place] as number) < bestValue)) break
    const target = targets[place] as Unit
    const plain = PLAIN[place] as number
    if (MAY_KILL[place] === UNKNOWN) {
      MAY_KILL[place] = mayKill(field, unit, target, byHand, together) ? YES : NO
      if (MAY_KILL[place] === NO) {
        PROMISE[place] = (PROMISE[place] as number) - killing(plain) + plain
        continue
      }
    }
    PROMISE[place] = DONE
    const { cell, steps } = attackCell(field, unit, target, speed, reach, watch, LEAST_STEPS[place] as number)
    if (cell < 0) continue
    const way = corridor(field, unit, target, speed, cell) - LATER * (turnsFor(steps, speed) - 1)
    const sum = MAY_KILL[place] === YES && kills(field, unit, target, byHand) ? killing(plain) : plain
    const value = finalScore(field, unit, target, byHand, sum) + way
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
  return best === null ? null : { target: best, cell: bestCell, path: pathTo(bestCell) }
}

/** What each turn after the first takes from the worth of a target, and what an open way to a shooter adds. */
const LATER = 12
const CORRIDOR = 15

/** As many targets as there can be. */
const MOST_TARGETS = 4096
/** By place in the list of targets: what the target is worth at most, wherever the way leads; `DONE`: it was looked at. */
const PROMISE = new Int32Array(MOST_TARGETS)
const DONE = -0x80000000
/** What it is worth where it stands if the attack does not kill it, and whether the attack may. */
const PLAIN = new Int32Array(MOST_TARGETS)
const MAY_KILL = new Uint8Array(MOST_TARGETS)
const UNKNOWN = 0
const YES = 1
const NO = 2
/** How many steps it takes at least to attack it. */
const LEAST_STEPS = new Int32Array(MOST_TARGETS)

/** The place of the highest promise; -1: all have been looked at. */
function mostPromising(count: number): number {
  let first = -1
  let most = DONE
  for (let place = 0; place < count; place++)
    if ((PROMISE[place] as number) > most) {
      first = place
      most = PROMISE[place] as number
    }
  return first
}

/** What each target promises before anybody has looked for a way to it. */
function lookAtTargets(
  field: Field,
  unit: Unit,
  targets: readonly Unit[],
  speed: number,
  { shoots, far, range }: Reach,
  byHand: boolean,
): void {
  const open = speed >= 4 ? CORRIDOR : 0
  for (let place = 0; place < targets.length; place++) {
    const target = targets[place] as Unit
    // A step brings it one cell nearer by rings, two by distance.
    const steps = shoots
      ? (distance(unit.cell, target.cell) - range + 1) >> 1
      : ring(unit.cell, target.cell) - (far ? 2 : 1)
    const least = steps < 1 ? 1 : steps
    const plain = plainScore(field, unit, target, byHand)
    LEAST_STEPS[place] = least
    PLAIN[place] = plain
    MAY_KILL[place] = UNKNOWN
    PROMISE[place] = killing(plain) + open - LATER * (turnsFor(least, speed) - 1)
  }
}

const turnsFor = (steps: number, speed: number): number => ((steps + speed - 1) / speed) | 0

/**
 * The best of the target's attack cells of least turns, -1: there is none. The cells from which it could be attacked as far
 * as distance goes are a row of bits.
 */
function attackCell(
  field: Field,
  unit: Unit,
  target: Unit,
  speed: number,
  reach: Reach,
  watch: Watch,
  leastSteps: number,
): { cell: number; steps: number } {
  const { depth, empty, zone } = FLOOD
  const { row } = reach
  const at = 3 * ((reach.range > 1 ? reach.range * CELLS : 0) + target.cell)
  for (let word = 0; word < 3; word++) {
    const cells = (row[at + word] as number) & (empty[word] as number)
    ATTACK_CELLS[word] = reach.shoots ? cells & ~(zone[word] as number) : cells
  }
  let best = -1
  let bestKey = 0
  let bestSteps = 0
  let most = depth
  for (let steps = leastSteps; steps <= most; steps++) {
    const count = cellsAt(steps, ATTACK_CELLS)
    for (let i = 0; i < count; i++) {
      const cell = FOUND[i] as number
      const key = goalKey(field, unit, target, cell, steps, reach.shoots, watch)
      if ((best >= 0 && key >= bestKey) || !reachesFrom(field, unit, target, cell, reach)) continue
      // Cells of the same turn may be better, later ones are not.
      if (best < 0) most = Math.min(depth, turnsFor(steps, speed) * speed)
      best = cell
      bestKey = key
      bestSteps = steps
    }
  }
  ATTACK_CELL.cell = best
  ATTACK_CELL.steps = bestSteps
  return ATTACK_CELL
}

const ATTACK_CELLS = new Int32Array(3)
/** The answer of the last call. */
const ATTACK_CELL = { cell: -1, steps: 0 }

/** From which cells a unit attacks: neighbours, with LongReach those beyond, with a shot all within its range. */
interface Reach {
  readonly shoots: boolean
  readonly far: boolean
  readonly direct: boolean
  readonly range: number
  readonly row: Int32Array
}

function reachOf(field: Field, unit: Unit): Reach {
  const { meleeOnly, record } = cardFor(field, unit)
  const shoots = !meleeOnly && unit.ammo !== 0
  const far = !shoots && field.longReachers.includes(unit)
  const range = shoots ? rangeOf(field, unit) : 1
  return {
    shoots,
    far,
    direct: record.trajectory === 'direct',
    range,
    row: shoots ? WITHIN : far ? AROUND_FAR : AROUND,
  }
}

/** What distance alone does not say. */
function reachesFrom(field: Field, unit: Unit, target: Unit, cell: number, { shoots, far, direct }: Reach): boolean {
  if (far) return ring(cell, target.cell) === 1 || mayAttackFrom(field, unit, target, cell, 1)
  if (!shoots) return true
  if (target.side !== unit.side && ring(cell, target.cell) !== 1 && has(field, target, STATUS_BIT.stealth)) return false
  return !direct || sees(field, cell, target.cell, unit)
}

/** Lower is better: interceptors, harm, the target's flank, distance for shooters, steps, own view. */
function goalKey(
  field: Field,
  unit: Unit,
  target: Unit,
  cell: number,
  steps: number,
  shoots: boolean,
  watch: Watch,
): number {
  const { keys, keyed } = FLOOD
  // All but the flank is the same for every target.
  let key: number
  if (((keyed[cell >> 5] as number) & (1 << cell)) !== 0) key = keys[cell] as number
  else {
    const watched = watchedRank(field, cell, watch)
    const harm = watch.harms && harmfulAt(field, unit, cell) ? 1 : 0
    const near = shoots ? 31 - nearestEnemy(field, unit, cell) : 0
    key = (((watched * 2 + harm) * 64 + near) * 128 + steps) * 128 + ownView(unit.side, cell)
    keys[cell] = key
    include(keyed, cell)
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
  for (const at of pathTo(cell))
    for (const near of NEIGHBOURS[at] as readonly number[]) {
      const enemy = field.board[near]
      if (enemy && enemy.side !== unit.side && cardFor(field, enemy).record.role === 'tank') return 0
    }
  return CORRIDOR
}

/** GB-1006: nothing to attack from anywhere: the cell within speed that is nearest to an enemy. */
export function approach(field: Field, unit: Unit, speed: number): readonly number[] | null {
  const { depth, empty } = flood(field, unit, unit.cell, speed)
  let best = -1
  let bestKey = nearestEnemy(field, unit, unit.cell) * 128 * 128
  for (let steps = 1; steps <= depth; steps++) {
    const count = cellsAt(steps, empty)
    for (let i = 0; i < count; i++) {
      const cell = FOUND[i] as number
      const key = (nearestEnemy(field, unit, cell) * 128 + steps) * 128 + ownView(unit.side, cell)
      if (key < bestKey) {
        best = cell
        bestKey = key
      }
    }
  }
  return best < 0 ? null : pathTo(best)
}

/** The nearest cell within speed that pleases: fewest steps, then own view. */
export function nearestCell(field: Field, unit: Unit, speed: number, pleases: (cell: number) => boolean): number {
  const { depth, empty } = flood(field, unit, unit.cell, speed)
  let best = -1
  for (let steps = 1; steps <= depth && best < 0; steps++) {
    const count = cellsAt(steps, empty)
    for (let i = 0; i < count; i++) {
      const cell = FOUND[i] as number
      if ((best < 0 || ownView(unit.side, cell) < ownView(unit.side, best)) && pleases(cell)) best = cell
    }
  }
  return best
}
