import type { Effect, QueuedEffect } from '../../content/ability.ts'
import type { Side } from '../../state.ts'
import { findWithin, foeOf, ground, idsIn, listAt, sideIn, strengthOf } from '../board/ground.ts'
import type { Field } from '../board/scratch.ts'
import { apart, cellIn, change, chargesAt, type Id, isAlive, units } from '../board/units.ts'
import { freeze, ramp, readyUp, silence } from './effects.ts'
import type { Power } from './kind.ts'
import { push } from './push.ts'
import { drain, enqueue } from './queue.ts'
import { retreat } from './retreat.ts'
import { summon } from './summon.ts'

/**
 * HEX-75: fires a trigger on a unit, one ability after the other. `context` is what `target` means for this trigger
 * (HEX-72). An answer is never answered (HEX-97).
 */
export function fire(field: Field, unit: Id, powers: readonly Power[], context: Id, answering: boolean): void {
  const { alive, silencedTurns } = units()
  for (const power of powers) {
    if (alive[unit] === 0 || (silencedTurns[unit] as number) > 0) return
    if (answering && (power.effect === 'strike' || power.effect === 'splash')) continue
    if (isCharged(field, unit, power)) release(field, unit, power, context)
  }
}

/** HEX-84: counts the charge; true when the ability fires. */
export function isCharged(field: Field, unit: Id, power: Power): boolean {
  if (power.charge === 1) return true
  const { charges } = units()
  const at = chargesAt(unit) + power.index
  change(unit)
  const count = (charges[at] as number) + 1
  const fires = triggersMissing(charges[at] as number, power) <= 0
  charges[at] = fires ? 0 : count
  if (field.tell)
    field.tell({
      type: 'charge',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      ability: power.index,
      count,
      of: power.charge,
    })
  return fires
}

/** HEX-84: how many triggers only count before the one that fires, after so many. */
export function triggersMissing(counted: number, power: Power): number {
  return power.charge - 1 - counted
}

/** Chooses targets, applies or queues the effect, then drains the queue (HEX-95, HEX-96). */
export function release(field: Field, unit: Id, power: Power, context: Id): void {
  choose(field, unit, power, context)
  apply(field, unit, power)
  if (!field.draining && !field.deferred) drain(field)
}

/** HEX-73, HEX-74: fills `field.chosen`, in id order. */
function choose(field: Field, unit: Id, power: Power, context: Id): void {
  const { chosen } = ground()
  let count = 0
  let draw: number | null = null
  let candidates: number[] | null = null
  switch (power.target) {
    case 'target':
      // Splash and retreat use the last hex of the dead; nothing else does anything to them.
      if (context !== 0 && (isAlive(context) || power.effect === 'splash' || power.effect === 'retreat'))
        chosen[count++] = context
      break
    case 'self':
    case 'global':
    case 'area':
      count = collect(unit, power)
      break
    case 'random':
      count = collect(unit, power)
      if (field.tell) candidates = idsIn(chosen, count)
      if (count > 1) {
        draw = field.dice.int(count)
        chosen[0] = chosen[draw] as number
        count = 1
      }
      break
  }
  field.chosenCount = count
  if (field.tell)
    field.tell({
      type: 'ability',
      battle: field.battle.number,
      step: field.battle.steps,
      unit,
      ability: power.index,
      trigger: power.trigger,
      effect: power.effect,
      candidates: candidates ?? [],
      draw,
      targets: idsIn(chosen, count),
      value: power.value,
    })
}

/**
 * HEX-73: fills `Ground.chosen` with everybody valid, of whom `random` then draws one; returns how many there are. What
 * `target` means is only known when the ability fires.
 */
export function collect(unit: Id, { target, effect, range }: Power): number {
  if (target === 'global') return collectAll(unit, effect)
  if (target !== 'self') return collectWithin(unit, effect, range)
  ground().chosen[0] = unit
  return 1
}

/** HEX-74: heal looks for wounded friends, fortify for friends, everything else for enemies. */
function collectWithin(unit: Id, effect: Effect, range: number): number {
  const { chosen, found } = ground()
  const healing = effect === 'heal'
  let count = 0
  const within = findWithin(sought(unit, effect), cellIn(unit), range)
  for (let i = 0; i < within; i++) {
    const id = found[i] as Id
    if (!healing || isWounded(id)) chosen[count++] = id
  }
  return count
}

/** Valid units anywhere. */
function collectAll(unit: Id, effect: Effect): number {
  const { chosen, living } = ground()
  const healing = effect === 'heal'
  const side = sought(unit, effect)
  const end = listAt(side) + strengthOf(side)
  let count = 0
  for (let i = listAt(side); i < end; i++) {
    const id = living[i] as Id
    if (!healing || isWounded(id)) chosen[count++] = id
  }
  return count
}

function sought(unit: Id, effect: Effect): Side {
  const side = sideIn(unit)
  return effect === 'heal' || effect === 'fortify' ? side : foeOf(side)
}

function isWounded(unit: Id): boolean {
  const { hp, maxHp } = units()
  return (hp[unit] as number) < (maxHp[unit] as number)
}

function apply(field: Field, unit: Id, power: Power): void {
  const { effect } = power
  switch (effect) {
    case 'heal':
    case 'fortify':
    case 'strike':
    case 'sunder':
      queueEach(field, effect, unit, power)
      break
    case 'splash':
      queueSplash(field, unit, power)
      break
    case 'ramp':
      ramp(field, unit, power.value)
      break
    case 'push':
      push(field, unit, power.value)
      break
    case 'retreat':
      retreat(field, unit, power.value)
      break
    case 'freeze':
      freeze(field, unit, power.value)
      break
    case 'silence':
      silence(field, unit, power.value)
      break
    case 'summon':
      summon(field, unit, power)
      break
    case 'ready':
      readyUp(field, unit)
      break
    case 'block':
    case 'armor':
    case 'boost':
    case 'execute':
    case 'undying':
    case 'lament_aura':
    case 'shadowstep':
      throw new Error(`${effect} is passive and never fires`)
  }
}

function queueEach(field: Field, effect: QueuedEffect, unit: Id, power: Power): void {
  const { chosen } = ground()
  for (let i = 0; i < field.chosenCount; i++) enqueue(field, effect, unit, chosen[i] as Id, power)
}

/** Damage for each enemy of the bearer next to the chosen unit's hex, but not for that unit. */
function queueSplash(field: Field, unit: Id, power: Power): void {
  if (field.chosenCount === 0) return
  const { chosen, found } = ground()
  const centre = chosen[0] as Id
  const within = findWithin(foeOf(sideIn(unit)), cellIn(centre), 1)
  for (let i = 0; i < within; i++) {
    const enemy = found[i] as Id
    if (apart(centre, enemy) === 1) enqueue(field, 'splash', unit, enemy, power)
  }
}
