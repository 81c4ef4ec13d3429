import type { Unit } from '../state.ts'
import { arcOf, CELLS, distance, NEIGHBOURS, ownView, ring, type SideIndex, STEPS, TWO_AWAY, within } from './board.ts'
import { STATUS_BIT, TAG_INDEX } from './codes.ts'
import { engageable, hasZone, reaches } from './engagement.ts'
import { cardFor, type Field, foesOf, unitById } from './field.ts'
import { mayAttackFrom, sees } from './legality.ts'
import { interceptOf, mayPass, passes } from './movement.ts'
import { score } from './targeting.ts'
import { able, ghostly, handToHand, has, rangeOf, shooting, tagged } from './values.ts'

const { Flyer, Skirmisher, Unstoppable } = TAG_INDEX

/** How many enemies would engage the unit on each cell, in `field.scratch.zone`. */
function markZones(field: Field, unit: Unit): void {
  const { zone } = field.scratch
  if (ghostly(field, unit)) return
  const unstoppable = tagged(field, unit, Unstoppable)
  for (const enemy of foesOf(field, unit.side)) {
    if (!hasZone(field, enemy) || (unstoppable && !engageable(field, unit, enemy))) continue
    const around = NEIGHBOURS[enemy.cell] as readonly number[]
    for (let i = 0; i < around.length; i++) {
      const cell = around[i] as number
      zone[cell] = (zone[cell] as number) + 1
    }
    if (!field.longReachers.includes(enemy)) continue
    for (const [far, between] of TWO_AWAY[enemy.cell] as (typeof TWO_AWAY)[number]) {
      const other = field.board[between]
      if (!other || other === unit) zone[far] = (zone[far] as number) + 1
    }
  }
}

/** Clears `field.scratch` and marks the cells that somebody keeps the unit from stepping on, in its `steps`. */
function markBlocked(field: Field, unit: Unit): void {
  const { board } = field
  const { steps, zone, keys } = field.scratch
  const passing = mayPass(field, unit)
  for (let cell = 0; cell < CELLS; cell++) {
    const other = board[cell]
    steps[cell] = other && other !== unit && !(passing && passes(field, unit, other)) ? BLOCKED : UNREACHED
    zone[cell] = 0
    keys[cell] = -1
  }
}

const UNREACHED = -1
const BLOCKED = -2

/**
 * GB-1006: breadth first over legal steps in direction order; a binding zone ends a path. Fills `field.scratch` and returns
 * how many cells of its queue were reached, the start included.
 */
export function flood(field: Field, unit: Unit, from: number, most: number): number {
  markBlocked(field, unit)
  markZones(field, unit)
  const { steps, parent, queue, zone } = field.scratch
  const unbound = tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)
  const around = WAYS[unit.side]
  steps[from] = 0
  parent[from] = -1
  queue[0] = from
  let count = 1
  for (let next = 0; next < count; next++) {
    const cell = queue[next] as number
    const walked = steps[cell] as number
    if (walked >= most) break
    if (cell !== from && !unbound && (zone[cell] as number) > 0) continue
    for (let i = cell * 8, end = i + 8; i < end; i++) {
      const near = around[i] as number
      if (near < 0) break
      if (steps[near] !== UNREACHED) continue
      steps[near] = walked + 1
      parent[near] = cell
      queue[count++] = near
    }
  }
  return count
}

/** By side, eight entries a cell: the neighbours that exist in direction order, then -1. */
const WAYS: readonly [Int8Array, Int8Array] = [waysOf(0), waysOf(1)]

function waysOf(side: SideIndex): Int8Array {
  const ways = new Int8Array(CELLS * 8).fill(-1)
  for (let cell = 0; cell < CELLS; cell++)
    (STEPS[side][cell] as readonly number[])
      .filter((near) => near >= 0)
      .forEach((near, place) => {
        ways[cell * 8 + place] = near
      })
  return ways
}

/** The way from the start of the last flood to a cell. */
export function pathTo(field: Field, cell: number): number[] {
  const { parent } = field.scratch
  const path: number[] = []
  for (let at = cell; at >= 0 && (parent[at] as number) !== -1; at = parent[at] as number) path.push(at)
  return path.reverse()
}

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
  for (const target of targets) {
    if (only === null && target.hp <= 0) continue
    const cell = !byReach
      ? shootingCell(field, unit, target, speed, range, open, watch)
      : longReach
        ? reachCell(field, unit, target, speed, LONG[target.cell] as readonly number[], watch)
        : reachCell(field, unit, target, speed, NEIGHBOURS[target.cell] as readonly number[], watch)
    if (cell < 0) continue
    const steps = field.scratch.steps[cell] as number
    const value =
      score(field, unit, target, byHand) -
      12 * (turnsFor(steps, speed) - 1) +
      corridor(field, unit, target, speed, cell)
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

const turnsFor = (steps: number, speed: number): number => Math.floor((steps + speed - 1) / speed)

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
    const harm = harmfulAt(field, unit, cell) ? 1 : 0
    const near = byReach ? 0 : 31 - nearestEnemy(field, unit, cell)
    const steps = field.scratch.steps[cell] as number
    key = (((watched * 2 + harm) * 64 + near) * 128 + steps) * 128 + ownView(unit.side, cell)
    keys[cell] = key
  }
  return arcOf(target.cell, target.facing, cell) === 'front' ? key + FRONT : key
}

/** Stands between harm and distance. */
const FRONT = 32 * 128 * 128

interface Watch {
  readonly interceptors: readonly Unit[]
  /** Those whose intercept the unit would rather take upon itself (GB-1007). */
  readonly drawn: readonly Unit[]
}

const NOBODY: Watch = { interceptors: [], drawn: [] }

/** Vigilant, unused hard interceptors. */
function watchers(field: Field, unit: Unit): Watch {
  const interceptors = foesOf(field, unit.side).filter(
    (enemy) =>
      enemy.vigilant &&
      !enemy.reacted &&
      enemy.state === 'ready' &&
      interceptOf(field, enemy) === 'hard' &&
      able(field, enemy),
  )
  if (interceptors.length === 0) return NOBODY
  const { battle } = field
  const cheap = cardFor(field, unit).record.cost <= 3
  const drawn = interceptors.filter(
    (enemy) =>
      cheap &&
      battle.order.slice(battle.next).some((id) => {
        const ally = unitById(field, id)
        if (ally === unit || ally.side !== unit.side || ally.cell < 0) return false
        return cardFor(field, ally).record.cost >= 5 && within(6, ally.cell, enemy.cell)
      }),
  )
  return { interceptors, drawn }
}

function watchedRank(field: Field, cell: number, { interceptors, drawn }: Watch): number {
  if (interceptors.length === 0) return 0
  const covered = (list: readonly Unit[]): boolean =>
    list.some((enemy) => reaches(field, enemy, enemy.cell, cell, null))
  if (drawn.length > 0) return covered(drawn) ? 0 : 1
  return covered(interceptors) ? 1 : 0
}

/** In a zone or static aura of the enemy that is meant for it. */
export function harmfulAt(field: Field, unit: Unit, cell: number): boolean {
  if (field.battle.zones.length === 0 && field.staticAuras.length === 0) return false
  for (const zone of field.battle.zones)
    if (zone.side !== unit.side && zone.whom !== 'allies' && within(zone.radius, zone.cell, cell)) return true
  for (const { carrier, ability } of field.staticAuras)
    if (carrier.cell >= 0 && carrier.side !== unit.side && carrier.state !== 'retreating')
      if (ability.aura !== null && ability.aura.side !== 'allies' && within(ability.aura.range, carrier.cell, cell))
        return true
  return false
}

function nearestEnemy(field: Field, unit: Unit, cell: number): number {
  let least = 31
  for (const enemy of foesOf(field, unit.side)) least = Math.min(least, distance(cell, enemy.cell))
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
  return 15
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
