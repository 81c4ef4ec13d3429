import type { MoveKind } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { facingFrom, ring } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { attack, FROM_AFAR, type Outcome } from '../combat/attack.ts'
import { hurt } from '../combat/damage.ts'
import { settle } from '../combat/death.ts'
import { addStatus } from '../effects/statuses.ts'
import { freeCell } from '../effects/summon.ts'
import { fireZones } from '../effects/zones.ts'
import { alive, cardFor, type Field, occupy, vacate } from '../field.ts'
import { wantsOverwatch } from '../unit-ai.ts'
import { able, atkOf, has, STUNNED, shooting, speedOf, tagged } from '../values.ts'
import { boundAt, engaged, engagersOf, reaches } from './engagement.ts'
import { place } from './forced.ts'
import { mayAttack } from './legality.ts'

const { Flyer, Skirmisher, Incorporeal, Unstoppable, Heavy, SpearWall, Cavalry, HeavyInfantry, StickyIntercept } =
  TAG_INDEX

/** A walk in progress. */
export interface Walk {
  readonly kind: MoveKind
  /** Of a charge. */
  readonly target: Unit | null
  steps: number
  stopped: boolean
  /** A hard or sticky intercept ended it. */
  intercepted: boolean
  /** Ids of those who have intercepted it. */
  readonly interceptors: number[]
}

export function newWalk(kind: MoveKind, target: Unit | null = null): Walk {
  return { kind, target, steps: 0, stopped: false, intercepted: false, interceptors: [] }
}

/** GB-507: along the path as far as speed and enemies let it. Returns whether it changed its cell. */
export function walk(field: Field, unit: Unit, path: readonly number[], progress: Walk = newWalk('walk')): boolean {
  const start = unit.cell
  let lastEmpty = start
  const watch = onWatch(field)
  let goesOn = canGoOn(field, unit)
  for (let i = 0; i < path.length && goesOn; i++) {
    const cell = path[i] as number
    if (progress.stopped || progress.steps >= speedOf(field, unit)) break
    if (field.board[cell] !== null && !passes(field, unit, field.board[cell] ?? null)) break
    goesOn = step(field, unit, cell, progress, watch)
    if (unit.cell >= 0 && field.board[unit.cell] === unit) lastEmpty = unit.cell
  }
  if (unit.cell >= 0 && field.board[unit.cell] !== unit) fallBack(field, unit, lastEmpty)
  return unit.cell !== start
}

function canGoOn(field: Field, unit: Unit): boolean {
  if (!alive(unit) || unit.state === 'retreating') return false
  return !has(field, unit, STUNNED | STATUS_BIT.root)
}

/** The units that may still react to a walk, by id: none becomes vigilant on the way, but one may change sides. */
function onWatch(field: Field): readonly Unit[] {
  const { units } = field
  let watch: Unit[] | null = null
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as Unit
    if (!unit.vigilant || unit.reacted) continue
    watch ??= []
    watch.push(unit)
  }
  return watch ?? NOBODY
}

const NOBODY: readonly Unit[] = []

/**
 * One step: opportunity attacks, the new cell, zones, overwatch, intercepts, the zone that ends the move. Returns whether the
 * unit is still able to go on.
 */
function step(field: Field, unit: Unit, cell: number, progress: Walk, watch: readonly Unit[]): boolean {
  const from = unit.cell
  if (provoke(field, unit, progress)) {
    const able = canGoOn(field, unit)
    if (!able || unit.cell !== from) return able
  }
  const other = field.board[cell] ?? null
  vacate(field, unit)
  unit.facing = facingFrom(from, cell)
  unit.moved = true
  unit.shifted = true
  progress.steps++
  // A unit that passes over another stands on no cell of its own for a moment.
  if (other === null) place(field, unit, cell)
  else unit.cell = cell
  field.tell?.({ type: 'unit_moved', unitId: unit.id, from, to: cell, facing: unit.facing, kind: progress.kind })
  if (other !== null) trample(field, unit, other)
  fireZones(field, unit, 'enter', from)
  settle(field)
  if (!canGoOn(field, unit)) return false
  if (overwatch(field, unit, watch) && !canGoOn(field, unit)) return false
  if (intercept(field, unit, from, progress, watch) && !canGoOn(field, unit)) return false
  if (boundAt(field, unit, unit.cell, progress.target)) progress.stopped = true
  return true
}

/** GB-507: a move that ends over another unit ends on the last empty cell before it. */
function fallBack(field: Field, unit: Unit, lastEmpty: number): void {
  const from = unit.cell
  const cell = freeCell(field, unit.side, lastEmpty)
  unit.cell = cell
  occupy(field, unit, cell)
  if (from !== cell)
    field.tell?.({ type: 'unit_moved', unitId: unit.id, from, to: cell, facing: unit.facing, kind: 'fallback' })
}

/** GB-217: who walks through whom. */
export function passes(field: Field, unit: Unit, other: Unit | null): boolean {
  if (other === null) return true
  if (tagged(field, unit, Flyer) || tagged(field, unit, Incorporeal) || has(field, unit, STATUS_BIT.phased)) return true
  return tagged(field, unit, Unstoppable) && other.side !== unit.side && !stands(field, other)
}

/** Whether it walks through anybody at all. */
export function mayPass(field: Field, unit: Unit): boolean {
  if (tagged(field, unit, Flyer) || tagged(field, unit, Incorporeal)) return true
  return tagged(field, unit, Unstoppable) || has(field, unit, STATUS_BIT.phased)
}

/** Heavy and Unstoppable units stop even the Unstoppable. */
function stands(field: Field, unit: Unit): boolean {
  return tagged(field, unit, Heavy) || tagged(field, unit, Unstoppable)
}

function trample(field: Field, unit: Unit, other: Unit): void {
  if (other.side === unit.side || !tagged(field, unit, Unstoppable) || stands(field, other)) return
  if (tagged(field, unit, Flyer) || tagged(field, unit, Incorporeal)) return
  hurt(field, other, Math.max(1, Math.floor((atkOf(field, unit) * 10) / 100)), true, unit.id, 'trampled', unit)
}

/** GB-605. Returns whether anybody engaged it. */
function provoke(field: Field, unit: Unit, progress: Walk): boolean {
  const cause = provocation(field, unit, progress)
  if (cause === null) return false
  const engagers = engagersOf(field, unit)
  opportunities(field, unit, engagers, cause)
  return engagers.length > 0
}

function provocation(field: Field, unit: Unit, { kind, steps }: Walk): Provocation | null {
  if (kind === 'close_in') return null
  if (kind === 'disengage') return 'disengage'
  if (tagged(field, unit, Flyer)) return steps === 0 ? 'takeoff' : null
  return tagged(field, unit, Skirmisher) ? 'skirmish' : null
}

type Provocation = 'disengage' | 'takeoff' | 'skirmish' | 'retreat'

/** GB-605: by each able engager in battle order, except Incorporeal ones and against Incorporeal ones. */
export function opportunities(field: Field, unit: Unit, engagers: readonly Unit[], cause: Provocation): void {
  for (const enemy of engagers) {
    if (!alive(unit)) return
    if (!strikesRunners(field, enemy)) continue
    const { damage } = attack(field, enemy, unit, 'opportunity')
    field.tell?.({ type: 'attack_of_opportunity', attackerId: enemy.id, targetId: unit.id, damage, cause })
  }
}

export function strikesRunners(field: Field, enemy: Unit): boolean {
  return able(field, enemy) && !tagged(field, enemy, Incorporeal) && !has(field, enemy, STATUS_BIT.phased)
}

/** GB-610: the first who may and wants to fires once at this step. Returns whether somebody did. */
function overwatch(field: Field, unit: Unit, watch: readonly Unit[]): boolean {
  for (let i = 0; i < watch.length; i++) {
    const shooter = watch[i] as Unit
    if (shooter.side === unit.side || !shooter.vigilant || shooter.reacted || shooter.ammo <= 0) continue
    if (shooter.state !== 'ready' || !able(field, shooter) || !shooting(field, shooter)) continue
    if (!mayAttack(field, shooter, unit) || !wantsOverwatch(field, shooter, unit)) continue
    shooter.reacted = true
    const { landed, damage } = attack(field, shooter, unit, 'overwatch', FROM_AFAR)
    const suppressed = landed > 0 && alive(unit)
    if (suppressed) addStatus(field, unit, 'suppressed', 1, 0, shooter.id)
    field.tell?.({ type: 'overwatch', shooterId: shooter.id, targetId: unit.id, damage, suppressed })
    return true
  }
  return false
}

type InterceptKind = 'hard' | 'counter' | 'soft'
const INTERCEPT_EVENTS = { hard: 'hard_intercept', counter: 'counter_charge', soft: 'soft_intercept' } as const

/** GB-609. Returns whether anybody struck. */
function intercept(field: Field, unit: Unit, from: number, progress: Walk, watch: readonly Unit[]): boolean {
  let struck = false
  for (let i = 0; i < watch.length; i++) {
    const enemy = watch[i] as Unit
    if (enemy.side === unit.side || !enemy.vigilant || enemy.reacted || !alive(enemy)) continue
    if (ring(enemy.cell, unit.cell) > 2 || enemy.state !== 'ready' || !able(field, enemy)) continue
    if (!reaches(field, enemy, enemy.cell, unit.cell, unit) || reaches(field, enemy, enemy.cell, from, unit)) continue
    const kind = interceptOf(field, enemy)
    if (kind === null || exempt(field, unit, enemy, kind)) continue
    enemy.reacted = true
    struck = true
    progress.interceptors.push(enemy.id)
    const sticky = tagged(field, enemy, StickyIntercept)
    const stops = kind === 'hard' || sticky
    const outcome: Outcome = attack(field, enemy, unit, kind)
    field.tell?.({
      type: sticky && kind !== 'hard' ? 'sticky_intercept' : INTERCEPT_EVENTS[kind],
      interceptorId: enemy.id,
      targetId: unit.id,
      damage: outcome.damage,
      resolveDamage: outcome.resolveDamage,
      movementStopped: stops,
    })
    if (sticky && alive(unit)) addStatus(field, unit, 'tar_pit', 1, 0, enemy.id)
    if (stops) {
      progress.stopped = true
      progress.intercepted = true
    }
    if (kind === 'hard' || !canGoOn(field, unit)) break
  }
  return struck
}

export function interceptOf(field: Field, unit: Unit): InterceptKind | null {
  if (tagged(field, unit, SpearWall)) return 'hard'
  if (tagged(field, unit, Cavalry)) return 'counter'
  return tagged(field, unit, HeavyInfantry) ? 'soft' : null
}

function exempt(field: Field, unit: Unit, enemy: Unit, kind: InterceptKind): boolean {
  if (kind === 'soft') return tagged(field, unit, Skirmisher)
  return kind === 'hard' && tagged(field, unit, Unstoppable) && !stands(field, enemy)
}

/** GB-603: engaged, but by nobody it can reach. */
export function outOfReach(field: Field, unit: Unit): Unit[] {
  const engagers = engagersOf(field, unit)
  return engagers.some((enemy) => reaches(field, unit, unit.cell, enemy.cell, null)) ? [] : engagers
}

export const free = (field: Field, unit: Unit): boolean =>
  !has(field, unit, STATUS_BIT.root) &&
  (!engaged(field, unit) || tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)) &&
  !cardFor(field, unit).structure
