import type { Unit } from '../state.ts'
import { distance, inFront, NEIGHBOURS, ring, touches, within } from './board.ts'
import { STATUS_BIT } from './codes.ts'
import { wouldKill } from './combat/attack.ts'
import { cardFor, type Field, foesOf, setOfFoes } from './field.ts'
import { mayAttack, sees } from './movement/legality.ts'
import { atkOf, handToHand, has, rangeOf, shooting, shredCap } from './values.ts'

/** GB-1001: how much a unit wants to attack a target from where it stands. */
export function score(field: Field, unit: Unit, target: Unit, byHand = handToHand(field, unit)): number {
  const s = plainScore(field, unit, target, byHand)
  return finalScore(field, unit, target, byHand, wouldKill(field, unit, target, byHand) ? killing(s) : s)
}

/** The last part of GB-1001: what a shooter who must save his ammunition thinks of it. */
export function finalScore(field: Field, unit: Unit, target: Unit, byHand: boolean, sum: number): number {
  let s = sum
  if (unit.ammo >= 0 && unit.ammo <= 2 && !byHand) {
    const { cost, role } = cardFor(field, target).record
    if (cost <= 3) s = Math.floor((s * 30) / 100)
    if (role === 'tank') s = Math.floor((s * 50) / 100)
  }
  return s
}

/** What a target is worth that the attack would kill. */
export const killing = (s: number): number => (s * 3) >> 1

/** Before anybody asks whether the attack would kill. */
export function plainScore(field: Field, unit: Unit, target: Unit, byHand: boolean): number {
  const { record } = cardFor(field, unit)
  const other = cardFor(field, target)
  let s = 10 * other.value + (((20 * (target.maxHp - target.hp)) / target.maxHp) | 0) + 3 * other.widestAura
  if (target.stacks > 0 && (byHand || record.attackType === 'physical')) {
    const cap = shredCap(field, target, unit)
    if (cap > 0) s += ((10 * target.stacks) / cap) | 0
  }
  const homing = !byHand && record.trajectory === 'homing'
  return homing || inFront(target.cell, target.facing, unit.cell) ? s : s + 5
}

/** GB-1002: the target among these; shooters that need not save look for the weakest. */
export function pickTarget(field: Field, unit: Unit, targets: readonly Unit[]): Unit | null {
  if (targets.length < 2) return targets[0] ?? null
  const weakest = unit.ammo > 2 && shooting(field, unit)
  const byHand = handToHand(field, unit)
  let best: Unit | null = null
  let bestKey = 0
  for (const target of targets) {
    const key = weakest ? atkOf(field, target) : score(field, unit, target, byHand)
    if (best === null || better(unit, target, key, best, bestKey, weakest)) {
      best = target
      bestKey = key
    }
  }
  return best
}

function better(unit: Unit, target: Unit, key: number, than: Unit, thanKey: number, weakest: boolean): boolean {
  const first = weakest ? target.hp - than.hp || thanKey - key : thanKey - key || target.hp - than.hp
  return (first || distance(unit.cell, target.cell) - distance(unit.cell, than.cell) || target.id - than.id) < 0
}

/** Enemies that it may attack from here (GB-506), in battle order. Nobody decides while somebody is about to die (GB-403). */
export function targetsFrom(field: Field, unit: Unit): Unit[] {
  if (has(field, unit, STATUS_BIT.disarm)) return []
  const { meleeOnly, record } = cardFor(field, unit)
  if (!meleeOnly && shooting(field, unit)) return inRange(field, unit, record.trajectory === 'direct')
  return field.longReachers.includes(unit) ? inReach(field, unit) : beside(field, unit)
}

function inRange(field: Field, unit: Unit, direct: boolean): Unit[] {
  const list: Unit[] = []
  const { cell } = unit
  const range = rangeOf(field, unit)
  const enemies = foesOf(field, unit.side)
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (!within(range, cell, enemy.cell)) continue
    if (direct && !sees(field, cell, enemy.cell)) continue
    if (has(field, enemy, STATUS_BIT.stealth) && ring(cell, enemy.cell) !== 1) continue
    list.push(enemy)
  }
  return list
}

/** With LongReach. */
function inReach(field: Field, unit: Unit): Unit[] {
  const list: Unit[] = []
  const enemies = foesOf(field, unit.side)
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i] as Unit
    if (mayAttack(field, unit, enemy)) list.push(enemy)
  }
  return list
}

/** Battle order is that of the ids: all are of one side. */
function beside(field: Field, unit: Unit): Unit[] {
  const list: Unit[] = []
  const { cell } = unit
  if (!touches(field.standing, setOfFoes(unit.side), cell)) return list
  const around = NEIGHBOURS[cell] as readonly number[]
  for (let i = 0; i < around.length; i++) {
    const enemy = field.board[around[i] as number]
    if (!enemy || enemy.side === unit.side) continue
    let place = list.length
    for (; place > 0 && (list[place - 1] as Unit).id > enemy.id; place--) list[place] = list[place - 1] as Unit
    list[place] = enemy
  }
  return list
}
