import {
  floodTo,
  hasCell,
  isFirstStep,
  layerRow,
  leastWithin,
  narrowToDisc,
  nearestPlace,
  neighbourOf,
  spread,
  startFlood,
  trackBack,
} from '@tessera/board'
import type { Unit } from '../state.ts'
import { beeline } from './beeline.ts'
import { COLUMNS, cellOf, distanceOf, facingOf, grid, hexOf } from './board.ts'
import { enemiesOf, type Field, foeOf, relocate, unitIn } from './scratch.ts'

/** How a step on foot went: no step; nearer, but no enemy is in range yet; or one is now. */
type Walked = 'stayed' | 'nearer' | 'in_range'

/** One hex towards the nearest place to fight from (HEX-51), or as near as it gets (HEX-53). */
export function walk(field: Field, unit: Unit, extra: boolean): Walked {
  const walked = walkStraight(field, unit, extra)
  return walked === 'stayed' ? walkAround(field, unit, extra) : walked
}

/**
 * Nobody comes to fire in fewer steps than the nearest enemies are out of range, and mostly it takes no more: that is
 * tried first, enemy by enemy.
 */
function walkStraight(field: Field, unit: Unit, extra: boolean): Walked {
  const enemies = enemiesOf(field, unit)
  const here = cellOf(unit)
  const first = nearestPlace(grid(), here, field.stands[foeOf(unit.side)], enemies.length, unit.attack_range + 1)
  const distance = distanceOf(unit, enemies[first] as Unit)
  for (let i = first; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (i > first && distanceOf(unit, enemy) !== distance) continue
    const step = beeline(field, unit, enemy, distance)
    if (step >= 0) return take(field, unit, step, enemy.id, distance - unit.attack_range, extra)
  }
  return 'stayed'
}

/** With units in the way: floods until a layer holds firing hexes of some enemy. */
function walkAround(field: Field, unit: Unit, extra: boolean): Walked {
  const { flood, goals } = field
  markFiringHexes(field, unit)
  startFlood(flood, field.free, field.battle.rows, cellOf(unit))
  let goal = 0
  if (floodTo(flood, goals)) {
    const enemy = firedAt(field, unit)
    narrowToDisc(flood, flood.depth, cellOf(enemy), unit.attack_range)
    goal = enemy.id
  } else if (!narrowToApproach(field, unit)) return 'stayed'
  trackBack(flood)
  return take(field, unit, firstStep(field, unit), goal, flood.depth, extra)
}

/** Takes the first of so many steps to a firing hex of the goal, or to where no enemy (0) can be fired at. */
function take(field: Field, unit: Unit, cell: number, goal: number, steps: number, extra: boolean): Walked {
  const from = field.tell ? hexOf(unit) : null
  relocate(field, unit, cell)
  if (field.tell && from !== null)
    field.tell({ type: 'move', unit: unit.id, from, to: hexOf(unit), goal, path_left: steps - 1, extra })
  return steps === 1 && goal !== 0 ? 'in_range' : 'nearer'
}

/** The enemy of lowest id that the flood's last layer has a firing hex for. */
function firedAt(field: Field, unit: Unit): Unit {
  const { flood, goals } = field
  const enemies = field.held[foeOf(unit.side)]
  let lowest = 0x10000
  const last = Math.min(field.battle.rows - 1, unit.row + flood.depth)
  for (let y = Math.max(0, unit.row - flood.depth); y <= last; y++) {
    let bits = layerRow(flood, flood.depth, y) & (goals[y] as number)
    while (bits !== 0) {
      const cell = y * COLUMNS + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      lowest = Math.min(lowest, leastWithin(grid(), enemies, cell, unit.attack_range, field.standing))
    }
  }
  return unitIn(field, lowest)
}

/** `field.goals` becomes all hexes within the unit's range of some enemy. */
function markFiringHexes(field: Field, unit: Unit): void {
  const { rows } = field.battle
  let from = field.held[foeOf(unit.side)]
  for (let left = unit.attack_range; left > 0; left--) {
    const into = (left & 1) === 1 ? field.goals : field.wider
    spread(grid(), from, into, rows)
    from = into
  }
}

function firstStep(field: Field, unit: Unit): number {
  const here = cellOf(unit)
  for (const direction of facingOf(unit.side).forward) {
    const cell = neighbourOf(grid(), here, direction)
    if (cell >= 0 && isFirstStep(field.flood, cell)) return cell
  }
  throw new Error(`unit ${unit.id} has a way to go, but no first step`)
}

/**
 * HEX-53: of the hexes within reach the one nearest to any enemy, then fewest steps away, then furthest forward, then
 * northernmost (West) or southernmost (East). False when that is where the unit stands.
 */
function narrowToApproach(field: Field, unit: Unit): boolean {
  const { flood, goals } = field
  markNearestToEnemies(field, unit)
  if (hasCell(grid(), goals, cellOf(unit))) return false
  for (let depth = 1; depth <= flood.depth; depth++) {
    const cell = furthestForward(field, unit, depth)
    if (cell < 0) continue
    flood.depth = depth
    narrowToDisc(flood, depth, cell, 0)
    return true
  }
  throw new Error(`unit ${unit.id} has no nearest approach`)
}

/** `field.goals` widens around the enemies until it holds a hex within the unit's reach, or its own. */
function markNearestToEnemies(field: Field, unit: Unit): void {
  const { flood, goals, wider } = field
  const { rows } = field.battle
  const enemies = field.held[foeOf(unit.side)]
  for (let y = 0; y < rows; y++) goals[y] = enemies[y] as number
  for (let met = false; !met; ) {
    spread(grid(), goals, wider, rows)
    for (let y = 0; y < rows; y++) {
      goals[y] = wider[y] as number
      const within = (field.free[y] as number) ^ (flood.dry[y] as number)
      if (((goals[y] as number) & within) !== 0) met = true
    }
    met ||= hasCell(grid(), goals, cellOf(unit))
  }
}

/** The goal furthest forward in a layer of the flood, or -1. */
function furthestForward(field: Field, unit: Unit, depth: number): number {
  const west = unit.side === 1
  const { rows } = field.battle
  let best = -1
  let bestCol = -1
  for (let i = 0; i < rows; i++) {
    const row = west ? i : rows - 1 - i
    const cells = layerRow(field.flood, depth, row) & (field.goals[row] as number)
    if (cells === 0) continue
    const col = 31 - Math.clz32(west ? cells : cells & -cells)
    if (best >= 0 && (west ? col <= bestCol : col >= bestCol)) continue
    best = row * COLUMNS + col
    bestCol = col
  }
  return best
}
