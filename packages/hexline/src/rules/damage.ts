import type { DamageKind } from '../events.ts'
import type { Unit } from '../state.ts'
import { distanceOf, hexOf } from './board.ts'
import { die } from './death.ts'
import { fire } from './firing.ts'
import { type Field, foeOf, kindIn } from './scratch.ts'

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

  const own = target.silenced_turns > 0 ? 0 : kindIn(field, target).armor
  const aura = auraArmor(field, target)
  const armor = target.armor + own + aura
  const actual = Math.max(0, amount - armor)
  if (actual > 0 && actual >= target.hp && isSaved(field, target)) return

  const lost = Math.min(actual, target.hp)
  target.hp -= lost
  target.taken += lost
  if (source.alive) source.dealt += lost
  field.tell?.({
    type: 'damage',
    unit: target.id,
    by: source.id,
    kind,
    amount,
    armor,
    armor_parts: { base: target.armor, own, aura },
    dealt: actual,
    hp: target.hp,
    answer,
  })
  if (actual === 0) return
  if (target.hp === 0) {
    die(field, target, source)
    return
  }
  fire(field, target, kindIn(field, target).wounded, source, answer)
  if (target.alive) execute(field, target)
}

/** HEX-61 step 2. */
function blocks(field: Field, source: Unit, target: Unit, amount: number, kind: DamageKind): boolean {
  const { block } = kindIn(field, target)
  if (target.silenced_turns > 0 || target.block_used >= block) return false
  target.block_used++
  field.tell?.({
    type: 'blocked',
    unit: target.id,
    by: source.id,
    kind,
    amount,
    used: target.block_used,
    of: block,
  })
  return true
}

/** HEX-61 step 3: what the auras of friends, the unit itself included, add to its armour. */
function auraArmor(field: Field, unit: Unit): number {
  let armor = 0
  for (const bearer of field.shielding[unit.side]) {
    if (!bearer.alive || bearer.silenced_turns > 0) continue
    const distance = distanceOf(bearer, unit)
    for (const { value, aura } of kindIn(field, bearer).armorAuras) if (distance <= aura) armor += value
  }
  return armor
}

/** HEX-61 step 4, undying: the ally with the least value, then the nearest, then the lowest id saves it. */
function isSaved(field: Field, target: Unit): boolean {
  let source: Unit | null = null
  let cost = 0
  let nearest = 0
  for (const bearer of field.saving[target.side]) {
    if (!bearer.alive || bearer.silenced_turns > 0 || bearer === target) continue
    const distance = distanceOf(bearer, target)
    for (const { value, aura } of kindIn(field, bearer).undyings) {
      if (distance > aura || value > target.damage) continue
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
