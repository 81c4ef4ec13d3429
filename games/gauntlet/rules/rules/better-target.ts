import type { Unit } from '../state.ts'
import { cardFor, type Field, foesOf } from './field.ts'
import { cellsAt, FLOOD, FOUND, firstPath, flood, include } from './flood.ts'
import { reaches } from './movement/engagement.ts'
import { mayAttackFrom } from './movement/legality.ts'
import { pickTarget } from './targeting.ts'
import { rangeOf } from './values.ts'

/** GB-1004: enemies with V of 3 or more and above every enemy in reach. */
export function betterEnemies(field: Field, unit: Unit): Unit[] {
  const enemies = foesOf(field, unit.side)
  let most = 2
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    const { value } = cardFor(field, enemy)
    if (value > most && reaches(field, unit, unit.cell, enemy.cell, null)) most = value
  }
  const wanted: Unit[] = []
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (cardFor(field, enemy).value > most) wanted.push(enemy)
  }
  return wanted
}

/** GB-1004: one of those with an attack cell within speed of the cell. */
export function betterTarget(
  field: Field,
  unit: Unit,
  from: number,
  speed: number,
  wanted: readonly Unit[] = betterEnemies(field, unit),
): { target: Unit; path: readonly number[] } | null {
  if (wanted.length === 0) return null
  const range = rangeOf(field, unit)
  flood(field, unit, from, speed)
  const target = pickTarget(
    field,
    unit,
    wanted.filter((enemy) => attackSteps(field, unit, enemy, range) >= 0),
  )
  return target === null ? null : { target, path: firstPath(ATTACK_CELLS, attackSteps(field, unit, target, range)) }
}

const ATTACK_CELLS = new Int32Array(3)

/** How many steps it is to the nearest cells to attack the enemy from, which are put into `ATTACK_CELLS`; -1: there are none. */
function attackSteps(field: Field, unit: Unit, enemy: Unit, range: number): number {
  const { depth, empty } = FLOOD
  let found = -1
  ATTACK_CELLS[0] = ATTACK_CELLS[1] = ATTACK_CELLS[2] = 0
  for (let steps = 0; steps <= depth && found < 0; steps++) {
    const count = cellsAt(steps, empty)
    for (let i = 0; i < count; i++) {
      const cell = FOUND[i] as number
      if (cell === unit.cell || !mayAttackFrom(field, unit, enemy, cell, range)) continue
      include(ATTACK_CELLS, cell)
      found = steps
    }
  }
  return found
}
