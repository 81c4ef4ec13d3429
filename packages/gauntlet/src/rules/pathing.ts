import type { Unit } from '../state.ts'
import { arcOf, CELLS, distance, NEIGHBOURS, ownView, STEPS, TWO_AWAY, within } from './board.ts'
import { TAG_INDEX } from './codes.ts'
import { engageable, hasZone, reaches } from './engagement.ts'
import { battleOrder, cardFor, type Field, unitById } from './field.ts'
import { mayAttackFrom } from './legality.ts'
import { interceptOf, mayPass, passes } from './movement.ts'
import { score } from './targeting.ts'
import { able, rangeOf, shooting, tagged } from './values.ts'

const { Flyer, Skirmisher, LongReach } = TAG_INDEX

/** How many enemies would engage the unit on each cell, in `field.scratch.zone`. */
function markZones(field: Field, unit: Unit): void {
  const { zone } = field.scratch
  zone.fill(0)
  for (const enemy of battleOrder(field)) {
    if (enemy.side === unit.side || !hasZone(field, enemy) || !engageable(field, unit, enemy)) continue
    for (const cell of NEIGHBOURS[enemy.cell] as readonly number[]) zone[cell] = (zone[cell] as number) + 1
    if (!field.longReach || !cardFor(field, enemy).meleeOnly || !tagged(field, enemy, LongReach)) continue
    for (const [far, between] of TWO_AWAY[enemy.cell] as (typeof TWO_AWAY)[number]) {
      const other = field.board[between]
      if (!other || other === unit) zone[far] = (zone[far] as number) + 1
    }
  }
}

/**
 * GB-1006: breadth first over legal steps in direction order; a binding zone ends a path. Fills `field.scratch` and returns
 * how many cells of its queue were reached, the start included.
 */
export function flood(field: Field, unit: Unit, from: number, most: number): number {
  markZones(field, unit)
  const { steps, parent, queue, zone } = field.scratch
  const unbound = tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)
  const passing = mayPass(field, unit)
  const around = STEPS[unit.side]
  steps.fill(-1)
  steps[from] = 0
  parent[from] = -1
  queue[0] = from
  let count = 1
  for (let next = 0; next < count; next++) {
    const cell = queue[next] as number
    const walked = steps[cell] as number
    if (walked >= most) break
    if (cell !== from && !unbound && (zone[cell] as number) > 0) continue
    for (const near of around[cell] as readonly number[]) {
      if (near < 0 || steps[near] !== -1) continue
      const other = field.board[near]
      if (other && other !== unit && !(passing && passes(field, unit, other))) continue
      steps[near] = walked + 1
      parent[near] = cell
      queue[count++] = near
    }
  }
  return count
}

/** The way from the start of the last flood to a cell. */
export function pathTo(field: Field, cell: number): number[] {
  const { parent } = field.scratch
  const path: number[] = []
  for (let at = cell; at >= 0 && (parent[at] as number) !== -1; at = parent[at] as number) path.unshift(at)
  return path
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
  const count = flood(field, unit, unit.cell, CELLS)
  const watch = watchers(field, unit)
  const range = rangeOf(field, unit)
  let best: { target: Unit; cell: number; value: number; steps: number } | null = null
  const targets = only === null ? battleOrder(field) : [only]
  for (const target of targets) {
    if (only === null && (target.side === unit.side || target.hp <= 0)) continue
    const cell = goalFor(field, unit, target, speed, range, count, watch)
    if (cell < 0) continue
    const steps = field.scratch.steps[cell] as number
    const value =
      score(field, unit, target) - 12 * (Math.ceil(steps / speed) - 1) + corridor(field, unit, target, speed, cell)
    const better =
      best === null ||
      value > best.value ||
      (value === best.value && (steps - best.steps || target.hp - best.target.hp || target.id - best.target.id) < 0)
    if (better) best = { target, cell, value, steps }
  }
  return best === null ? null : { target: best.target, cell: best.cell, path: pathTo(field, best.cell) }
}

/** The best of the target's attack cells of least turns; -1: there is none. */
function goalFor(
  field: Field,
  unit: Unit,
  target: Unit,
  speed: number,
  range: number,
  count: number,
  watch: Watch,
): number {
  const { steps, queue } = field.scratch
  const byReach = cardFor(field, unit).meleeOnly || unit.ammo === 0
  let best = -1
  let bestKey = 0
  let least = CELLS
  const around = byReach && !field.longReach ? (NEIGHBOURS[target.cell] as readonly number[]) : null
  const most = around === null ? count : around.length
  for (let place = around === null ? 1 : 0; place < most; place++) {
    const cell = (around === null ? queue[place] : around[place]) as number
    const walked = steps[cell] as number
    if (walked <= 0 || cell === unit.cell) continue
    const turns = Math.ceil(walked / speed)
    if (turns > least) {
      // The queue goes by steps: nothing after this is nearer.
      if (around === null) break
      continue
    }
    if (!empty(field, unit, cell)) continue
    if (around === null && !attacksFrom(field, unit, target, cell, range, byReach)) continue
    const key = goalKey(field, unit, target, cell, byReach, watch)
    if (turns < least || best < 0 || key < bestKey) {
      least = turns
      best = cell
      bestKey = key
    }
  }
  return best
}

/** As `mayAttackFrom`, with the zones that the flood has marked already. */
function attacksFrom(field: Field, unit: Unit, target: Unit, cell: number, range: number, byReach: boolean): boolean {
  if (byReach) return mayAttackFrom(field, unit, target, cell, range)
  if (!within(range, cell, target.cell) || (field.scratch.zone[cell] as number) > 0) return false
  return mayAttackFrom(field, unit, target, cell, range)
}

/** Lower is better: interceptors, harm, the target's flank, distance for shooters, steps, own view. */
function goalKey(field: Field, unit: Unit, target: Unit, cell: number, byReach: boolean, watch: Watch): number {
  const watched = watchedRank(field, cell, watch)
  const harm = harmfulAt(field, unit, cell) ? 1 : 0
  const front = arcOf(target.cell, target.facing, cell) === 'front' ? 1 : 0
  const near = byReach ? 0 : 31 - nearestEnemy(field, unit, cell)
  const steps = field.scratch.steps[cell] as number
  return ((((watched * 2 + harm) * 2 + front) * 32 + near) * 128 + steps) * 128 + ownView(unit.side, cell)
}

interface Watch {
  readonly interceptors: readonly Unit[]
  /** Those whose intercept the unit would rather take upon itself (GB-1007). */
  readonly drawn: readonly Unit[]
}

const NOBODY: Watch = { interceptors: [], drawn: [] }

/** Vigilant, unused hard interceptors. */
function watchers(field: Field, unit: Unit): Watch {
  const interceptors = battleOrder(field).filter(
    (enemy) =>
      enemy.vigilant &&
      enemy.side !== unit.side &&
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
  for (const enemy of battleOrder(field))
    if (enemy.side !== unit.side) least = Math.min(least, distance(cell, enemy.cell))
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
