import { hexAt } from '../board/board.ts'
import { ground, listAt, sideIn, strengthOf } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { add, apart, cellIn, change, type Id, isAlive, units } from '../board/units.ts'
import { resolveReady } from '../ready.ts'
import type { Power } from './kind.ts'
import type { Entry } from './queue.ts'

/** HEX-65. */
const ENOUGH_GAINED = 5

export function applyHeal(field: Field, { source, target, amount: most, at, sourceAt }: Entry): void {
  const { hp, maxHp, healed } = units()
  change(target)
  change(source)
  const amount = Math.min(most, (maxHp[target] as number) - (hp[target] as number))
  add(hp, target, amount)
  if (isAlive(source)) add(healed, source, amount)
  if (field.tell)
    field.tell({
      type: 'heal',
      battle: field.battle.number,
      step: field.battle.steps,
      unit: target,
      by: source,
      at: hexAt(at),
      source_at: hexAt(sourceAt),
      amount,
      hp: hp[target] as number,
    })
}

export function applyFortify(field: Field, { source, target, amount, at, sourceAt }: Entry): void {
  const { hp, maxHp, healed } = units()
  change(target)
  change(source)
  add(maxHp, target, amount)
  add(hp, target, amount)
  if (isAlive(source)) add(healed, source, amount)
  if (field.tell)
    field.tell({
      type: 'fortify',
      battle: field.battle.number,
      step: field.battle.steps,
      unit: target,
      by: source,
      at: hexAt(at),
      source_at: hexAt(sourceAt),
      amount,
      hp: hp[target] as number,
      max_hp: maxHp[target] as number,
    })
}

export function applySunder(field: Field, { source, target, amount, at, sourceAt }: Entry): void {
  const { armor } = units()
  change(target)
  add(armor, target, -amount)
  if (field.tell)
    field.tell({
      type: 'sunder',
      battle: field.battle.number,
      step: field.battle.steps,
      unit: target,
      by: source,
      at: hexAt(at),
      source_at: hexAt(sourceAt),
      amount,
      armor: armor[target] as number,
    })
}

export function ramp(field: Field, unit: Id, value: number): void {
  if (!mayGain(unit)) return
  gainDamage(unit, value)
  if (field.tell)
    field.tell({
      type: 'ramp',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      amount: value,
      damage: units().damage[unit] as number,
      at: hexAt(cellIn(unit)),
    })
}

/** HEX-63 (c), `lament_aura`: every friend within the aura of the bearer gains damage. */
export function avenge(field: Field, bearer: Id, power: Power): void {
  const { living } = ground()
  const side = sideIn(bearer)
  const end = listAt(side) + strengthOf(side)
  for (let i = listAt(side); i < end; i++) {
    const friend = living[i] as Id
    if (!isAvenger(bearer, power, friend)) continue
    gainDamage(friend, power.value)
    if (field.tell)
      field.tell({
        type: 'vengeance',
        battle: field.battle.number,
        step: field.battle.steps,
        unit: friend,
        by: bearer,
        amount: power.value,
        damage: units().damage[friend] as number,
        at: hexAt(cellIn(friend)),
      })
  }
}

/** Whether a `lament_aura` gives that friend damage. */
export function isAvenger(bearer: Id, power: Power, friend: Id): boolean {
  return apart(bearer, friend) <= power.range && mayGain(friend)
}

/** HEX-65: a unit that gained enough damage in this battle gains no more. */
function mayGain(unit: Id): boolean {
  return (units().rampAccumulated[unit] as number) < ENOUGH_GAINED
}

function gainDamage(unit: Id, amount: number): void {
  const { damage, rampAccumulated } = units()
  change(unit)
  add(damage, unit, amount)
  add(rampAccumulated, unit, amount)
}

/** Repeated freezing does not add up: the longest counts. */
export function freeze(field: Field, bearer: Id, value: number): void {
  const { frozenTurns } = units()
  for (let i = 0; i < field.chosenCount; i++) {
    const unit = ground().chosen[i] as Id
    const turns = Math.max(frozenTurns[unit] as number, value)
    change(unit)
    frozenTurns[unit] = turns
    field.tell?.({
      type: 'freeze',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      by: bearer,
      turns,
    })
  }
}

/** Nor does silence. */
export function silence(field: Field, bearer: Id, value: number): void {
  const { silencedTurns } = units()
  for (let i = 0; i < field.chosenCount; i++) {
    const unit = ground().chosen[i] as Id
    const turns = Math.max(silencedTurns[unit] as number, value)
    change(unit)
    silencedTurns[unit] = turns
    field.tell?.({
      type: 'silence',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      by: bearer,
      turns,
    })
  }
}

/** HEX-48: at once when the unit's turns are over, otherwise at the end of the turn it still has. */
export function readyUp(field: Field, unit: Id): void {
  const { readyTriggered, hasActed } = units()
  change(unit)
  readyTriggered[unit] = 1
  field.tell?.({ type: 'ready', battle: field.battle.number, step: field.battle.steps, unit })
  if (hasActed[unit] === 1) resolveReady(field, unit)
}
