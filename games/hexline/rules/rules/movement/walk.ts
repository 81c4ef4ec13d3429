import { addCell, hasCell, leastWithin, nearestPlace, rowOfDisc, spread } from '@tessera/board'
import type { Side } from '../../state.ts'
import { COLUMNS, grid, hexAt } from '../board/board.ts'
import { foeOf, ground, heldAt, listAt, relocate, sideIn } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { cellIn, type Id, units } from '../board/units.ts'
import { beeline } from './beeline.ts'

/** How a step on foot went: no step; nearer, but no enemy is in range yet; or one is now. */
type Walked = 'stayed' | 'nearer' | 'in_range'

/** One hex towards the nearest place to fight from (HEX-51), or as near as it gets (HEX-53). */
export function walk(field: Field, unit: Id, extra: boolean): Walked {
  const walked = walkStraight(field, unit, extra)
  return walked === 'stayed' ? walkAround(field, unit, extra) : walked
}

/**
 * A unit needs at least as many steps as the nearest enemies are out of range, and mostly no more: that is tried first, enemy
 * by enemy.
 */
function walkStraight(field: Field, unit: Id, extra: boolean): Walked {
  const { places, distances, middle, cellAt } = grid()
  const { living, stands, strength } = ground()
  const { side, cell, range: ranges } = units()
  const own = side[unit] as Side
  const at = listAt(own === 1 ? 2 : 1)
  const count = strength[own === 1 ? 2 : 1] as number
  const here = places[cell[unit] as number] as number
  const range = ranges[unit] as number
  const from = middle + here
  const first = nearestPlace(grid(), here, stands, at, count)
  const distance = distances[from - (stands[at + first] as number)] as number
  for (let i = first; i < count; i++) {
    const goal = stands[at + i] as number
    if (distances[from - goal] !== distance) continue
    const step = beeline(own, here, goal, distance - range)
    if (step !== here) return take(field, unit, cellAt[step] as number, living[at + i] as Id, distance - range, extra)
  }
  return 'stayed'
}

/** With units in the way: floods outward from the unit until the flood holds firing hexes of some enemy. */
function walkAround(field: Field, unit: Id, extra: boolean): Walked {
  const { flood } = ground()
  markFiringHexes(field, unit)
  flood.start(cellIn(unit), field.battle.rows)
  if (!flood.toGoals()) return approach(field, unit, extra)
  const steps = flood.depth()
  const goal = field.tell ? markGoalHexes(unit) : SOMEBODY
  let ways = flood.firstSteps(steps)
  if (goal === SOMEBODY && isSeveral(ways)) {
    markGoalHexes(unit)
    ways = flood.firstSteps(steps)
  }
  return take(field, unit, firstStep(unit, ways), goal, steps, extra)
}

/** Any goal will do. Which one matters only where several first steps lead to firing hexes. */
const SOMEBODY = -1

function isSeveral(ways: number): boolean {
  return (ways & (ways - 1)) !== 0
}

/**
 * Of the firing hexes in `Ground.goals` only those of the goal are left: the last layer of the flood holds firing hexes of the
 * nearest enemies, among whom the lowest id decides. Returns the goal.
 */
function markGoalHexes(unit: Id): Id {
  const { flood, goals } = ground()
  const layer = flood.depth()
  const end = flood.lastRow(layer)
  const goal = firedAt(unit)
  const cell = cellIn(goal)
  const row = grid().rowOf[cell] as number
  const range = rangeOf(unit)
  for (let y = flood.firstRow(layer); y <= end; y++) {
    const bits = goals[y] as number
    if (bits !== 0) goals[y] = Math.abs(y - row) <= range ? bits & rowOfDisc(grid(), cell, range, y) : 0
  }
  return goal
}

/** The enemy of lowest id that can be fired at from what the flood's last layer holds of `Ground.goals`. */
function firedAt(unit: Id): Id {
  const { flood, goals, held, standing } = ground()
  const at = heldAt(foeOf(sideIn(unit)))
  const layer = flood.depth()
  const end = flood.lastRow(layer)
  let lowest = 0x10000
  for (let y = flood.firstRow(layer); y <= end; y++) {
    let bits = flood.rowOf(layer, y) & (goals[y] as number)
    while (bits !== 0) {
      const cell = y * COLUMNS + 31 - Math.clz32(bits & -bits)
      bits &= bits - 1
      lowest = Math.min(lowest, leastWithin(grid(), held, at, cell, rangeOf(unit), standing))
    }
  }
  return lowest
}

function rangeOf(unit: Id): number {
  return units().range[unit] as number
}

/** Takes the first of so many steps to a firing hex of the goal, or to where no enemy (0) can be fired at. */
function take(field: Field, unit: Id, cell: number, goal: number, steps: number, extra: boolean): Walked {
  const from = cellIn(unit)
  relocate(unit, cell)
  if (field.tell)
    field.tell({
      type: 'move',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      from: hexAt(from),
      to: hexAt(cell),
      goal,
      path_left: steps - 1,
      extra,
    })
  return steps === 1 && goal !== 0 ? 'in_range' : 'nearer'
}

/** `Ground.goals` becomes all hexes within the unit's range of some enemy. */
function markFiringHexes(field: Field, unit: Id): void {
  const { goals, held, wider } = ground()
  const { rows } = field.battle
  const odd = (rangeOf(unit) & 1) === 1
  if (odd) spread(grid(), held, heldAt(foeOf(sideIn(unit))), goals, rows)
  else spread(grid(), held, heldAt(foeOf(sideIn(unit))), wider, rows)
  for (let left = rangeOf(unit) - 1; left > 0; left--) {
    if ((left & 1) === 1) spread(grid(), wider, 0, goals, rows)
    else spread(grid(), goals, 0, wider, rows)
  }
}

/** In forward order: West's is that of the directions themselves, East's the opposite (HEX-24). */
function firstStep(unit: Id, ways: number): number {
  const direction = 31 - Math.clz32(sideIn(unit) === 1 ? ways & -ways : ways)
  return grid().neighbours[cellIn(unit) * 6 + direction] as number
}

/**
 * HEX-53: of the hexes within reach the one nearest to any enemy, then fewest steps away, then furthest forward, then
 * northernmost (West) or southernmost (East). The unit stays when that is where it stands.
 */
function approach(field: Field, unit: Id, extra: boolean): Walked {
  const { flood, goals } = ground()
  const here = cellIn(unit)
  flood.start(here, field.battle.rows)
  flood.toEnd()
  markNearestToEnemies(field, unit)
  if (hasCell(grid(), goals, here)) return 'stayed'
  for (let steps = 1; steps <= flood.depth(); steps++) {
    const cell = furthestForward(unit, steps)
    if (cell < 0) continue
    goals.fill(0)
    addCell(grid(), goals, cell)
    return take(field, unit, firstStep(unit, flood.firstSteps(steps)), 0, steps, extra)
  }
  throw new Error(`unit ${unit} has no nearest approach`)
}

/** `Ground.goals` widens around the enemies until it holds a hex within the unit's reach, or its own. */
function markNearestToEnemies(field: Field, unit: Id): void {
  const { flood, goals, held, wider } = ground()
  const { rows } = field.battle
  const at = heldAt(foeOf(sideIn(unit)))
  for (let y = 0; y < rows; y++) goals[y] = held[at + y] as number
  for (let met = false; !met; ) {
    spread(grid(), goals, 0, wider, rows)
    for (let y = 0; y < rows; y++) {
      goals[y] = wider[y] as number
      if (((goals[y] as number) & flood.reached(y)) !== 0) met = true
    }
    met ||= hasCell(grid(), goals, cellIn(unit))
  }
}

/** The goal furthest forward in a layer of the flood, or -1. */
function furthestForward(unit: Id, layer: number): number {
  const { flood, goals } = ground()
  const west = sideIn(unit) === 1
  const first = flood.firstRow(layer)
  const last = flood.lastRow(layer)
  let best = -1
  let bestCol = -1
  for (let i = first; i <= last; i++) {
    const row = west ? i : last - (i - first)
    const cells = flood.rowOf(layer, row) & (goals[row] as number)
    if (cells === 0) continue
    const col = 31 - Math.clz32(west ? cells : cells & -cells)
    if (best >= 0 && (west ? col <= bestCol : col >= bestCol)) continue
    best = row * COLUMNS + col
    bestCol = col
  }
  return best
}
