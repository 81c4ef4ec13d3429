import type { Unit } from '../../state.ts'
import { arcOf, cellBy, ring, straight } from '../board.ts'
import { STATUS_BIT, TAG_INDEX } from '../codes.ts'
import { attack, CHARGES } from '../combat/attack.ts'
import { settle } from '../combat/death.ts'
import { alive, cardFor, type Field, foesOf } from '../field.ts'
import { able, has, speedOf, tagged } from '../values.ts'
import { boundAt, engagedAt } from './engagement.ts'
import { newWalk, walk } from './movement.ts'

const { Cavalry, Charger, SpearWall } = TAG_INDEX

export type ChargeRefusal =
  | 'not_cavalry'
  | 'engaged'
  | 'no_straight_path'
  | 'path_blocked'
  | 'too_close'
  | 'too_far'
  | 'zoc_interrupt'

export function isCharger(field: Field, unit: Unit): boolean {
  return tagged(field, unit, Cavalry) || tagged(field, unit, Charger)
}

/** GB-606: the cells of a charge from a cell at a target, or why there is none. */
export function chargePath(
  field: Field,
  unit: Unit,
  target: Unit,
  from: number,
  speed: number,
): number[] | ChargeRefusal {
  if (!isCharger(field, unit)) return 'not_cavalry'
  const direction = straight(from, target.cell)
  if (direction === null) return 'no_straight_path'
  const n = ring(from, target.cell) - 1
  if (n < 2) return 'too_close'
  if (n > speed) return 'too_far'
  const path: number[] = []
  for (let i = 1; i <= n; i++) {
    const cell = cellBy(from, direction[0] * i, direction[1] * i)
    const other = field.board[cell]
    if (other && other !== unit) return 'path_blocked'
    path.push(cell)
  }
  if (engagedAt(field, unit, from)) return 'engaged'
  for (let i = 0; i < n - 1; i++) if (boundAt(field, unit, path[i] as number, target)) return 'zoc_interrupt'
  return path
}

/** GB-1005: the target worth most for the way to it; null: there is none. */
export function chargeTarget(field: Field, unit: Unit, only: Unit | null): { target: Unit; path: number[] } | null {
  if (!isCharger(field, unit) || has(field, unit, STATUS_BIT.root | STATUS_BIT.disarm)) return null
  const speed = speedOf(field, unit)
  let best: { target: Unit; path: number[]; worth: number } | null = null
  for (const target of foesOf(field, unit.side)) {
    if (only !== null && target !== only) continue
    if (tagged(field, target, SpearWall) || has(field, target, STATUS_BIT.stealth)) continue
    const path = chargePath(field, unit, target, unit.cell, speed)
    if (typeof path === 'string') continue
    const worth = path.length * cardFor(field, target).value
    const better =
      best === null ||
      worth > best.worth ||
      (worth === best.worth && (target.hp - best.target.hp || target.id - best.target.id) < 0)
    if (better) best = { target, path, worth }
  }
  return best
}

/** GB-606: the ride, and what waits at its end. Returns whether it came to an attack. */
export function charge(field: Field, unit: Unit, target: Unit, path: readonly number[]): boolean {
  unit.acted = true
  const progress = newWalk('charge', target)
  field.charger = unit.id
  walk(field, unit, path, progress)
  const disrupted = field.charger === -1
  field.charger = 0
  const arrived = unit.cell === path[path.length - 1]
  if (!standsFast(unit)) {
    field.tell?.({ type: 'charge_cancelled', unitId: unit.id, reason: 'stopped' })
    return true
  }
  if (!arrived || progress.intercepted || disrupted || !alive(target)) {
    const reason = disrupted
      ? 'disrupted'
      : progress.intercepted
        ? 'intercepted'
        : alive(target)
          ? 'stopped'
          : 'target_gone'
    field.tell?.({ type: 'charge_cancelled', unitId: unit.id, reason })
    return false
  }
  if (braces(field, unit, target, progress.interceptors)) {
    const { damage } = attack(field, target, unit, 'brace')
    field.tell?.({ type: 'spear_wall_counter', spearmanId: target.id, chargerId: unit.id, damage })
    settle(field)
    if (standsFast(unit) && alive(target)) attack(field, unit, target, 'attack')
    return true
  }
  const { damage } = attack(field, unit, target, 'charge', CHARGES[path.length])
  field.tell?.({
    type: 'charge_impact',
    attackerId: unit.id,
    targetId: target.id,
    cellsMoved: path.length,
    momentumBonus: 20 * path.length,
    damage,
  })
  return true
}

function standsFast(unit: Unit): boolean {
  return alive(unit) && unit.state !== 'retreating'
}

function braces(field: Field, unit: Unit, target: Unit, interceptors: readonly number[]): boolean {
  if (!tagged(field, target, SpearWall) || target.state !== 'ready' || !able(field, target)) return false
  return arcOf(target.cell, target.facing, unit.cell) === 'front' && !interceptors.includes(target.id)
}
