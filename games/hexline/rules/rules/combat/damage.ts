import type { DamageKind } from '../../events.ts'
import type { Side } from '../../state.ts'
import { fire } from '../abilities/firing.ts'
import { type Aura, WOUNDED } from '../abilities/kind.ts'
import { hexAt } from '../board/board.ts'
import { sideIn } from '../board/ground.ts'
import { type Field, kindIn } from '../board/scratch.ts'
import { add, apart, cellIn, change, type Id, isAlive, isSilenced, units } from '../board/units.ts'
import { die } from './death.ts'
import type { Trace } from './trace.ts'

/** HEX-61: damage of an amount by a source on a target. `answer`: queued by a `wounded` ability (HEX-97). */
export function damage(field: Field, source: Id, target: Id, amount: number, kind: DamageKind, answer: boolean): void {
  const { alive, hp, taken, dealt, triggers, blocks } = units()
  if (alive[target] === 0 || amount <= 0) return
  if ((blocks[target] as number) > 0 && blocksLeft(target) > 0) {
    block(field, source, target, amount, kind)
    return
  }
  const armor = armorOf(field, target)
  const actual = Math.max(0, amount - armor)
  const before = hp[target] as number
  if (actual > 0 && actual >= before && isSaved(field, target)) return

  const lost = Math.min(actual, before)
  change(target)
  change(source)
  hp[target] = before - lost
  taken[target] = (taken[target] as number) + lost
  if (alive[source] === 1) dealt[source] = (dealt[source] as number) + lost
  if (field.tell) tellDamage(field, source, target, kind, { amount, armor, actual, answer })
  if (actual === 0) return
  if (lost === before) {
    die(field, target, source)
    return
  }
  if (((triggers[target] as number) & WOUNDED) !== 0) fire(field, target, kindIn(field, target).wounded, source, answer)
  if (alive[target] === 1) execute(field, target)
}

interface Dealt {
  readonly amount: number
  readonly armor: number
  readonly actual: number
  readonly answer: boolean
}

function tellDamage(field: Field, by: Id, unit: Id, kind: DamageKind, { amount, armor, actual, answer }: Dealt): void {
  const base = units().armor[unit] as number
  const own = ownArmor(unit)
  field.tell?.({
    type: 'damage',
    battle: field.battle.number,
    step: field.battle.steps,
    unit,
    by,
    kind,
    amount,
    armor,
    armor_parts: { base, own, aura: armor - base - own },
    dealt: actual,
    hp: units().hp[unit] as number,
    answer,
  })
}

/** HEX-61 step 2: how many damage instances the unit would still cancel this round. */
export function blocksLeft(unit: Id): number {
  const { blocks, blockUsed } = units()
  return isSilenced(unit) ? 0 : (blocks[unit] as number) - (blockUsed[unit] as number)
}

function block(field: Field, by: Id, unit: Id, amount: number, kind: DamageKind): void {
  const { blocks, blockUsed } = units()
  change(unit)
  add(blockUsed, unit, 1)
  field.tell?.({
    type: 'blocked',
    battle: field.battle.number,
    step: field.battle.steps,
    unit,
    by,
    kind,
    amount,
    used: blockUsed[unit] as number,
    of: blocks[unit] as number,
  })
}

/** HEX-61 step 3: its own armour and what the auras of friends, the unit itself included, add to it. */
export function armorOf(field: Field, unit: Id, trace?: Trace): number {
  const { alive, side, armor: worn, silencedTurns, plate } = units()
  const bearers = field.shielding[side[unit] as Side]
  let armor = worn[unit] as number
  if (silencedTurns[unit] === 0) armor += plate[unit] as number
  for (let i = 0; i < bearers.length; i++) {
    const bearer = bearers[i] as Id
    if (alive[bearer] === 0 || (silencedTurns[bearer] as number) > 0) continue
    const distance = apart(bearer, unit)
    for (const { value, aura } of kindIn(field, bearer).armorAuras) {
      if (distance > aura) continue
      armor += value
      trace?.push({ source: bearer, amount: value })
    }
  }
  return armor
}

/** What its own abilities without an aura give. */
export function ownArmor(unit: Id): number {
  return isSilenced(unit) ? 0 : (units().plate[unit] as number)
}

/** HEX-61 step 4, undying: the ally with the least value, then the nearest, then the lowest id saves it. */
function isSaved(field: Field, target: Id): boolean {
  const bearers = field.saving[sideIn(target)]
  const has = units().damage[target] as number
  let source = 0
  let cost = 0
  let nearest = 0
  for (let i = 0; i < bearers.length; i++) {
    const bearer = bearers[i] as Id
    if (!isAlive(bearer) || isSilenced(bearer) || bearer === target) continue
    const distance = apart(bearer, target)
    for (const undying of kindIn(field, bearer).undyings) {
      if (!mayPay(has, undying, distance)) continue
      const { value } = undying
      if (source !== 0 && (value > cost || (value === cost && distance >= nearest))) continue
      source = bearer
      cost = value
      nearest = distance
    }
  }
  if (source === 0) return false
  change(target)
  add(units().damage, target, -cost)
  field.tell?.({
    type: 'undying',
    battle: field.battle.number,
    step: field.battle.steps,
    unit: target,
    source,
    cost,
    damage: has - cost,
    at: hexAt(cellIn(target)),
    source_at: hexAt(cellIn(source)),
  })
  return true
}

/** Whether an `undying` that far away can save a unit of so much damage: it reaches it, and the unit can pay. */
export function mayPay(damage: number, { value, aura }: Aura, distance: number): boolean {
  return distance <= aura && value <= damage
}

/** HEX-62: the first enemy in id order whose `execute` reaches the wounded unit kills it. */
function execute(field: Field, target: Id): void {
  const { alive, side, hp, silencedTurns } = units()
  const bearers = field.executing[side[target] === 1 ? 2 : 1]
  for (let i = 0; i < bearers.length; i++) {
    const bearer = bearers[i] as Id
    if (alive[bearer] === 0 || (silencedTurns[bearer] as number) > 0) continue
    const distance = apart(bearer, target)
    for (const { value, aura } of kindIn(field, bearer).executes) {
      if (distance > aura || value < (hp[target] as number)) continue
      field.tell?.({
        type: 'executed',
        battle: field.battle.number,
        step: field.battle.steps,
        unit: target,
        by: bearer,
        threshold: value,
      })
      die(field, target, bearer)
      return
    }
  }
}
