import type { Unit } from '../../state.ts'
import { countAround, NEIGHBOURS, ring, TWO_AWAY, touches } from '../board.ts'
import { TAG_INDEX } from '../codes.ts'
import { cardFor, type Field, foesOf, setOfFoes } from '../field.ts'
import { ghostly, tagged } from '../values.ts'

const { Heavy, Unstoppable, LongReach, Flyer, Skirmisher } = TAG_INDEX

/** GB-601: every unit on the board has a zone of control except retreating ones and Structures. */
export function hasZone(field: Field, unit: Unit): boolean {
  return unit.state !== 'retreating' && !cardFor(field, unit).structure
}

/** Melee units with LongReach reach two steps in line when the cell between is empty; `without` is thought away. */
export function reaches(field: Field, unit: Unit, from: number, to: number, without: Unit | null): boolean {
  const away = ring(from, to)
  if (away === 1) return true
  if (away !== 2 || !cardFor(field, unit).meleeOnly || !tagged(field, unit, LongReach)) return false
  for (const [far, between] of TWO_AWAY[from] as (typeof TWO_AWAY)[number])
    if (far === to) {
      const other = field.board[between]
      return other === null || other === undefined || other === without
    }
  return false
}

/** GB-601: whether this enemy would engage the unit if it stood on the cell. */
export function wouldEngage(field: Field, enemy: Unit, unit: Unit, cell: number): boolean {
  if (enemy.side === unit.side || !hasZone(field, enemy)) return false
  if (!reaches(field, enemy, enemy.cell, cell, unit)) return false
  return engageable(field, unit, enemy)
}

/** The exceptions of GB-601 apart from where the two stand. */
export function engageable(field: Field, unit: Unit, enemy: Unit): boolean {
  if (ghostly(field, unit)) return false
  return !tagged(field, unit, Unstoppable) || tagged(field, enemy, Heavy) || tagged(field, enemy, Unstoppable)
}

export function engaged(field: Field, unit: Unit): boolean {
  return unit.cell >= 0 && engagedAt(field, unit, unit.cell)
}

/** Whether any enemy would engage it there. */
export function engagedAt(field: Field, unit: Unit, cell: number): boolean {
  return boundBy(field, unit, cell, null)
}

export function engagersAt(field: Field, unit: Unit, cell: number): number {
  if (ghostly(field, unit)) return 0
  let count = 0
  if (!tagged(field, unit, Unstoppable)) count = countAround(field.control, setOfFoes(unit.side), cell)
  else
    for (const near of NEIGHBOURS[cell] as readonly number[]) {
      const enemy = field.board[near]
      if (enemy && wouldEngage(field, enemy, unit, cell)) count++
    }
  const far = field.longReachers
  for (let i = 0; i < far.length; i++) if (engagesFromAfar(field, far[i] as Unit, unit, cell)) count++
  return count
}

function boundBy(field: Field, unit: Unit, cell: number, except: Unit | null): boolean {
  if (touches(field.control, setOfFoes(unit.side), cell)) {
    if (ghostly(field, unit)) return false
    const unstoppable = tagged(field, unit, Unstoppable)
    if (!unstoppable && except === null) return true
    const around = NEIGHBOURS[cell] as readonly number[]
    for (let i = 0; i < around.length; i++) {
      const enemy = field.board[around[i] as number]
      if (!enemy || enemy === except || enemy.side === unit.side || !hasZone(field, enemy)) continue
      if (!unstoppable || tagged(field, enemy, Heavy) || tagged(field, enemy, Unstoppable)) return true
    }
  }
  const far = field.longReachers
  for (let i = 0; i < far.length; i++) {
    const enemy = far[i] as Unit
    if (enemy !== except && engagesFromAfar(field, enemy, unit, cell)) return true
  }
  return false
}

/** LongReach: from two steps away. */
export function engagesFromAfar(field: Field, enemy: Unit, unit: Unit, cell: number): boolean {
  if (enemy.cell < 0 || enemy.side === unit.side || ring(enemy.cell, cell) !== 2) return false
  return field.board[enemy.cell] === enemy && wouldEngage(field, enemy, unit, cell)
}

/** In battle order. */
export function engagersOf(field: Field, unit: Unit): Unit[] {
  const list: Unit[] = []
  if (unit.cell < 0) return list
  if (field.longReachers.length === 0 && !touches(field.standing, setOfFoes(unit.side), unit.cell)) return list
  const enemies = foesOf(field, unit.side)
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (ring(enemy.cell, unit.cell) <= 2 && wouldEngage(field, enemy, unit, unit.cell)) list.push(enemy)
  }
  return list
}

/** GB-601: zones do not bind Flyers and Skirmishers, nor that of the target of a charge. */
export function boundAt(field: Field, unit: Unit, cell: number, target: Unit | null): boolean {
  if (tagged(field, unit, Flyer) || tagged(field, unit, Skirmisher)) return false
  return boundBy(field, unit, cell, target)
}
