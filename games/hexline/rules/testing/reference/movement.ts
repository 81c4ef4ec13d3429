import type { Unit } from '../../state.ts'
import { distance, hexOf, type Reach, reachFrom } from './hexes.ts'
import {
  abilitiesInForce,
  apart,
  cellOf,
  countCharge,
  enemiesInRange,
  enemiesOf,
  freeHexes,
  type World,
} from './world.ts'

/** HEX-50: a unit with enemies, none of them in range. */
export function move(world: World, unit: Unit): void {
  const index = abilitiesInForce(world, unit).findIndex((ability) => ability.effect === 'shadowstep')
  if (index >= 0 && countCharge(world, unit, index) && shadowstep(world, unit)) return
  if (!walk(world, unit)) return
  if (enemiesInRange(world, unit).length > 0 && world.mutant !== 'roll_when_in_range') return
  if (hasExtraHex(world, unit)) walk(world, unit)
}

/** HEX-52. */
function hasExtraHex(world: World, unit: Unit): boolean {
  if (unit.speed <= 100) return false
  return unit.speed >= 200 || world.dice.int(100) < unit.speed - 100
}

/** HEX-55: true when it found a hex to land on. */
function shadowstep(world: World, unit: Unit): boolean {
  const free = freeHexes(world)
  const furthest = world.mutant === 'shadowstep_nearest' ? -1 : 1
  const enemies = enemiesOf(world, unit)
  enemies.sort((a, b) => furthest * (apart(unit, b) - apart(unit, a)) || a.id - b.id)
  for (const enemy of enemies) {
    const around = world.board.backward[enemy.side][cellOf(enemy)] as readonly number[]
    const landing = around.find((cell) => free[cell])
    if (landing !== undefined) {
      moveTo(unit, landing)
      return true
    }
  }
  return false
}

/** HEX-51, HEX-53: one hex; false when the unit stays. */
function walk(world: World, unit: Unit): boolean {
  const free = freeHexes(world)
  const reach = reachFrom(world.board, [cellOf(unit)], free, Number.POSITIVE_INFINITY)
  const goals = firingHexes(world, unit, reach) ?? approach(world, unit, reach)
  if (goals === null) return false
  const left = (reach.steps[goals[0] as number] as number) - 1
  const back = reachFrom(world.board, goals, free, left)
  const next = ringForward(world, unit).find((cell) => free[cell] && back.steps[cell] === left)
  if (next === undefined) throw new Error(`#${unit.id} found a goal but no way to it`)
  moveTo(unit, next)
  return true
}

function ringForward(world: World, unit: Unit): readonly number[] {
  const rings =
    world.mutant === 'east_mirrored' && unit.side === 2 ? world.board.mirrored : world.board.forward[unit.side]
  return rings[cellOf(unit)] as readonly number[]
}

/** HEX-51: the goal hexes of the goal enemy; null when no enemy has a firing hex in reach. */
function firingHexes(world: World, unit: Unit, reach: Reach): number[] | null {
  const enemies = enemiesOf(world, unit)
  const canFire = (cell: number, enemy: Unit) => toUnit(cell, enemy) <= unit.attack_range
  const first = reach.cells.find((cell) => enemies.some((enemy) => canFire(cell, enemy)))
  if (first === undefined) return null
  const cells = reach.cells.filter((cell) => reach.steps[cell] === reach.steps[first])
  const inReach = enemies.filter((enemy) => cells.some((cell) => canFire(cell, enemy)))
  const goal = inReach[world.mutant === 'goal_tie_highest_id' ? inReach.length - 1 : 0] as Unit
  return cells.filter((cell) => canFire(cell, goal))
}

/** HEX-53: the nearest approach; null when that is where the unit stands. */
function approach(world: World, unit: Unit, reach: Reach): number[] | null {
  const enemies = enemiesOf(world, unit)
  const forward = unit.side === 1 ? 1 : -1
  const ranked = reach.cells.map((cell) => {
    const [col, row] = hexOf(cell)
    const nearest = Math.min(...enemies.map((enemy) => toUnit(cell, enemy)))
    return { cell, rank: [nearest, reach.steps[cell] as number, -forward * col, forward * row] }
  })
  const best = ranked.reduce((a, b) => (isBefore(b.rank, a.rank) ? b : a))
  return best.cell === cellOf(unit) ? null : [best.cell]
}

function toUnit(cell: number, unit: Unit): number {
  const [col, row] = hexOf(cell)
  return distance(col, row, unit.col, unit.row)
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number)
    if (difference !== 0) return difference < 0
  }
  return false
}

function moveTo(unit: Unit, cell: number): void {
  const [col, row] = hexOf(cell)
  unit.col = col
  unit.row = row
}
