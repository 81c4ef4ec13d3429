import type { DamageKind } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { fire } from '../abilities/firing.ts'
import type { Aura } from '../abilities/kind.ts'
import { distanceOf, hexOf } from '../board/board.ts'
import { type Field, foeOf, kindIn } from '../board/scratch.ts'
import { die } from './death.ts'
import type { Trace } from './trace.ts'

/** HEX-61: damage of an amount by a source on a target. `answer`: queued by a `wounded` ability (HEX-97). */
export function damage(
  field: Field,
  source: Unit,
  target: Unit,
  amount: number,
  kind: DamageKind,
  answer: boolean,
): void {
  if (!target.alive || amount <= 0) return
  if (blocks(field, source, target, amount, kind)) return

  const armor = armorOf(field, target)
  const actual = Math.max(0, amount - armor)
  if (actual > 0 && actual >= target.hp && isSaved(field, target)) return

  const lost = Math.min(actual, target.hp)
  target.hp -= lost
  target.taken += lost
  if (source.alive) source.dealt += lost
  if (field.tell) {
    const own = ownArmor(field, target)
    field.tell({
      type: 'damage',
      unit: target.id,
      by: source.id,
      kind,
      amount,
      armor,
      armor_parts: { base: target.armor, own, aura: armor - target.armor - own },
      dealt: actual,
      hp: target.hp,
      answer,
    })
  }
  if (actual === 0) return
  if (target.hp === 0) {
    die(field, target, source)
    return
  }
  fire(field, target, kindIn(field, target).wounded, source, answer)
  if (target.alive) execute(field, target)
}

/** HEX-61 step 2: how many damage instances the unit would still cancel this round. */
export function blocksLeft(field: Field, unit: Unit): number {
  return unit.silenced_turns > 0 ? 0 : kindIn(field, unit).block - unit.block_used
}

function blocks(field: Field, source: Unit, target: Unit, amount: number, kind: DamageKind): boolean {
  if (blocksLeft(field, target) <= 0) return false
  target.block_used++
  field.tell?.({
    type: 'blocked',
    unit: target.id,
    by: source.id,
    kind,
    amount,
    used: target.block_used,
    of: kindIn(field, target).block,
  })
  return true
}

/** HEX-61 step 3: its own armour and what the auras of friends, the unit itself included, add to it. */
export function armorOf(field: Field, unit: Unit, trace?: Trace): number {
  let armor = unit.armor + ownArmor(field, unit)
  for (const bearer of field.shielding[unit.side]) {
    if (!bearer.alive || bearer.silenced_turns > 0) continue
    const distance = distanceOf(bearer, unit)
    for (const { value, aura } of kindIn(field, bearer).armorAuras) {
      if (distance > aura) continue
      armor += value
      trace?.push({ source: bearer.id, amount: value })
    }
  }
  return armor
}

/** What its own abilities without an aura give. */
export function ownArmor(field: Field, unit: Unit): number {
  return unit.silenced_turns > 0 ? 0 : kindIn(field, unit).armor
}

/** HEX-61 step 4, undying: the ally with the least value, then the nearest, then the lowest id saves it. */
function isSaved(field: Field, target: Unit): boolean {
  let source: Unit | null = null
  let cost = 0
  let nearest = 0
  for (const bearer of field.saving[target.side]) {
    if (!bearer.alive || bearer.silenced_turns > 0 || bearer === target) continue
    const distance = distanceOf(bearer, target)
    for (const undying of kindIn(field, bearer).undyings) {
      if (!mayPay(target, undying, distance)) continue
      const { value } = undying
      if (source !== null && (value > cost || (value === cost && distance >= nearest))) continue
      source = bearer
      cost = value
      nearest = distance
    }
  }
  if (source === null) return false
  target.damage -= cost
  field.tell?.({
    type: 'undying',
    unit: target.id,
    source: source.id,
    cost,
    damage: target.damage,
    at: hexOf(target),
    source_at: hexOf(source),
  })
  return true
}

/** Whether an `undying` that far away can save a unit: it reaches it, and the unit has the damage to pay with. */
export function mayPay(target: Unit, { value, aura }: Aura, distance: number): boolean {
  return distance <= aura && value <= target.damage
}

/** HEX-62: the first enemy in id order whose `execute` reaches the wounded unit kills it. */
function execute(field: Field, target: Unit): void {
  for (const bearer of field.executing[foeOf(target.side)]) {
    if (!bearer.alive || bearer.silenced_turns > 0) continue
    const distance = distanceOf(bearer, target)
    for (const { value, aura } of kindIn(field, bearer).executes) {
      if (distance > aura || value < target.hp) continue
      field.tell?.({ type: 'executed', unit: target.id, by: bearer.id, threshold: value })
      die(field, target, bearer)
      return
    }
  }
}
