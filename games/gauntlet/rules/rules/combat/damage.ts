import type { DamageType } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { NEIGHBOURS } from '../board.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from '../codes.ts'
import type { Source } from '../effects/effects.ts'
import { endStatus } from '../effects/statuses.ts'
import { fire, fireHpBelow } from '../effects/triggers.ts'
import type { Field } from '../field.ts'
import { armorOf, damageTakenOf, has, points, tagged } from '../values.ts'
import { inFormation } from './formation.ts'

const { on_damaged } = TRIGGER_INDEX

/** From this round on nothing restores HP (GB-413). */
export const WEARY = 16

export interface Loss {
  /** HP that the unit itself lost. */
  readonly hp: number
  readonly absorbed: number
  readonly shared: readonly { readonly id: number; readonly q: number }[]
}

/** GB-407: the barrier, then HP. `credit` is the unit that would be credited with the kill. */
export function loseHp(
  field: Field,
  unit: Unit,
  amount: number,
  pastBarrier: boolean,
  credit: number,
  cause: string,
  shot = false,
): { hp: number; absorbed: number } {
  let left = amount
  let absorbed = 0
  if (!pastBarrier && unit.barrier > 0) {
    absorbed = Math.min(unit.barrier, left)
    unit.barrier -= absorbed
    left -= absorbed
    if (unit.barrier === 0) {
      unit.barrierTurns = 0
      unit.barrierFresh = false
    }
  }
  if (left <= 0) return { hp: 0, absorbed }
  const before = unit.hp
  unit.hp -= left
  unit.wasAttacked = true
  if (unit.hp <= 0) {
    field.restless = true
    if (before > 0) {
      field.slayer[unit.id] = credit
      field.slainBy[unit.id] = cause
      field.slainByShot[unit.id] = shot
    }
  }
  endStatus(field, unit, 'sleep')
  return { hp: left, absorbed }
}

/** GB-408: attack damage, shared with those who help to carry it. */
export function loseToAttack(
  field: Field,
  unit: Unit,
  damage: number,
  attacker: Unit,
  cause: string,
  shot: boolean,
): Loss {
  const percent = points(field, unit, STAT_INDEX.share)
  const bones = tagged(field, unit, TAG_INDEX.Undead) && inFormation(field, unit)
  const shared: { id: number; q: number }[] = []
  let left = damage
  if (percent > 0) left -= share(field, unit, damage, percent, false, attacker, shared)
  if (bones) left -= share(field, unit, damage, 20, true, attacker, shared)
  const { hp, absorbed } = loseHp(field, unit, left, false, attacker.id, cause, shot)
  return { hp, absorbed, shared }
}

function share(
  field: Field,
  unit: Unit,
  damage: number,
  percent: number,
  undead: boolean,
  attacker: Unit,
  shared: { id: number; q: number }[],
): number {
  const helpers: Unit[] = []
  for (const cell of NEIGHBOURS[unit.cell] as readonly number[]) {
    const ally = field.board[cell]
    if (ally && ally.side === unit.side && ally.hp > 0)
      if (!undead || tagged(field, ally, TAG_INDEX.Undead)) helpers.push(ally)
  }
  if (helpers.length === 0) return 0
  const each = Math.floor(Math.floor((damage * percent) / 100) / helpers.length)
  if (each === 0) return 0
  helpers.sort((a, b) => a.id - b.id)
  for (const ally of helpers) {
    const { hp, absorbed } = loseHp(field, ally, each, false, attacker.id, 'shared')
    shared.push({ id: ally.id, q: each })
    field.tell?.({ type: 'hp_changed', unitId: ally.id, cause: 'shared', amount: 0 - hp, absorbed, value: ally.hp })
  }
  return each * helpers.length
}

/** HP lost to something that is no attack: told, and what follows from losing HP fires. */
export function hurt(
  field: Field,
  unit: Unit,
  amount: number,
  pastBarrier: boolean,
  credit: number,
  cause: string,
  attacker: Unit | null = null,
): number {
  if (amount <= 0 || unit.hp <= 0 || unit.cell < 0) return 0
  const { hp, absorbed } = loseHp(field, unit, amount, pastBarrier, credit, cause)
  field.tell?.({ type: 'hp_changed', unitId: unit.id, cause, amount: 0 - hp, absorbed, value: unit.hp })
  if (hp > 0) {
    fire(field, unit, on_damaged, attacker, hp)
    fireHpBelow(field, unit)
  }
  return hp
}

/** GB-210 damage: no attack, but armour and points count. Returns the HP lost. */
export function damageBy(field: Field, unit: Unit, amount: number, type: DamageType, source: Source): number {
  if (amount <= 0) return 0
  const { owner } = source
  let base = amount
  if (type === 'physical') base -= armorOf(field, unit, owner)
  else if (type === 'magic' && !source.spell) base -= Math.floor(armorOf(field, unit, owner) / 2)
  if (base < 1) base = 1
  let s = damageTakenOf(field, unit, owner)
  if (owner !== null) s += points(field, owner, STAT_INDEX.damageDealt, unit)
  if (type === 'magic') {
    s += points(field, unit, STAT_INDEX.magicTaken, owner)
    if (owner !== null) s += points(field, owner, STAT_INDEX.magicDealt, unit)
  }
  const damage = Math.max(1, Math.floor((base * (100 + Math.max(-90, s))) / 100))
  return hurt(field, unit, damage, type === 'true', source.credit, source.id, owner)
}

/** GB-210 execute, sacrifice: HP gone at once. */
export function killBy(field: Field, unit: Unit, credit: number, cause: string): void {
  if (unit.hp <= 0 || unit.cell < 0) return
  field.slayer[unit.id] = credit
  field.slainBy[unit.id] = cause
  field.slainByShot[unit.id] = false
  field.tell?.({ type: 'hp_changed', unitId: unit.id, cause, amount: 0 - unit.hp, absorbed: 0, value: 0 })
  unit.hp = 0
  field.restless = true
}

/** GB-210 heal. Returns what was healed. */
export function heal(field: Field, unit: Unit, amount: number, cause: string): number {
  if (field.battle.round >= WEARY || unit.hp <= 0 || unit.cell < 0) return 0
  if (has(field, unit, STATUS_BIT.unhealable)) return 0
  const given = Math.floor((amount * (100 + points(field, unit, STAT_INDEX.healReceived))) / 100)
  const healed = Math.min(given, unit.maxHp - unit.hp)
  if (healed <= 0) return 0
  unit.hp += healed
  field.tell?.({ type: 'hp_changed', unitId: unit.id, cause, amount: healed, absorbed: 0, value: unit.hp })
  return healed
}

/** GB-210 barrier: replaces a smaller one, else only lengthens it. */
export function raiseBarrier(field: Field, unit: Unit, amount: number, turns: number, cause: string): void {
  if (amount <= 0) return
  if (amount > unit.barrier) {
    unit.barrier = amount
    unit.barrierTurns = turns
    unit.barrierFresh = field.battle.turnOf === unit.id
  } else if (unit.barrierTurns !== -1 && (turns === -1 || turns > unit.barrierTurns)) unit.barrierTurns = turns
  field.tell?.({
    type: 'barrier_changed',
    unitId: unit.id,
    cause,
    amount,
    value: unit.barrier,
    duration: unit.barrierTurns,
  })
}
