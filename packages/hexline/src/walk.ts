import {
  distanceBetween,
  floodTo,
  isFirstStep,
  layerMeetsDisc,
  layerRow,
  narrowToDisc,
  neighbourOf,
  spread,
  trackBack,
} from '@tessera/board'
import { COLUMNS, cellOf, facingOf, GRID, hexOf } from './board.ts'
import { enemiesOf, type Field, foeOf, relocate } from './scratch.ts'
import type { Unit } from './state.ts'

/** One hex towards the nearest place to fight from (HEX-51), or as near as it gets (HEX-53). False: it stays. */
export function walk(field: Field, unit: Unit, extra: boolean): boolean {
  const { flood } = field
  const here = cellOf(unit)
  markFiringHexes(field, unit)
  let goal = 0
  let steps = 0
  if (floodTo(flood, field.free, field.battle.rows, here, field.goals)) {
    const enemy = goalEnemy(field, unit)
    goal = enemy.id
    steps = flood.depth
    narrowToDisc(flood, steps, cellOf(enemy), unit.attack_range)
  } else {
    const approach = nearestApproach(field, unit)
    if (approach < 0) return false
    steps = depthOf(field, approach)
    narrowToDisc(flood, steps, approach, 0)
  }
  trackBack(flood, steps)
  const from = field.tell ? hexOf(unit) : null
  relocate(field, unit, firstStep(field, unit))
  if (field.tell && from !== null)
    field.tell({ type: 'move', unit: unit.id, from, to: hexOf(unit), goal, path_left: steps - 1, extra })
  return true
}

/** All hexes within the unit's range of some enemy. */
function markFiringHexes(field: Field, unit: Unit): void {
  const { goals, wider } = field
  const { rows } = field.battle
  const held = field.held[foeOf(unit.side)]
  spread(GRID, held, goals, rows)
  for (let range = 1; range < unit.attack_range; range++) {
    spread(GRID, goals, wider, rows)
    for (let y = 0; y < rows; y++) goals[y] = wider[y] as number
  }
}

/** The enemy of lowest id among those the flood's last layer has a firing hex for. */
function goalEnemy(field: Field, unit: Unit): Unit {
  const { flood } = field
  const here = cellOf(unit)
  const furthest = flood.depth + unit.attack_range
  for (const enemy of enemiesOf(field, unit)) {
    const at = cellOf(enemy)
    if (distanceBetween(GRID, here, at) <= furthest && layerMeetsDisc(flood, flood.depth, at, unit.attack_range))
      return enemy
  }
  throw new Error(`unit ${unit.id} can reach a firing hex, but for no enemy`)
}

function firstStep(field: Field, unit: Unit): number {
  const here = cellOf(unit)
  for (const direction of facingOf(unit.side).forward) {
    const cell = neighbourOf(GRID, here, direction)
    if (cell >= 0 && isFirstStep(field.flood, cell)) return cell
  }
  throw new Error(`unit ${unit.id} has a way to go, but no first step`)
}

/**
 * HEX-53: of the hexes within reach the one nearest to any enemy, then fewest steps away, then furthest forward, then
 * northernmost (West) or southernmost (East). -1 when that is where the unit stands.
 */
function nearestApproach(field: Field, unit: Unit): number {
  const { flood, goals, wider } = field
  const { rows } = field.battle
  const here = GRID.bitOf[cellOf(unit)] as number
  const held = field.held[foeOf(unit.side)]
  for (let y = 0; y < rows; y++) goals[y] = held[y] as number
  for (let met = false; !met; ) {
    spread(GRID, goals, wider, rows)
    for (let y = 0; y < rows; y++) {
      goals[y] = wider[y] as number
      const within = ((field.free[y] as number) ^ (flood.dry[y] as number)) | (y === unit.row ? here : 0)
      if (((goals[y] as number) & within) !== 0) met = true
    }
  }
  if (((goals[unit.row] as number) & here) !== 0) return -1
  for (let depth = 1; depth <= flood.depth; depth++) {
    const cell = furthestForward(field, unit, depth)
    if (cell >= 0) return cell
  }
  throw new Error(`unit ${unit.id} has no nearest approach`)
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

function depthOf(field: Field, cell: number): number {
  const row = GRID.rowOf[cell] as number
  const bit = GRID.bitOf[cell] as number
  let depth = 1
  while ((layerRow(field.flood, depth, row) & bit) === 0) depth++
  return depth
}
