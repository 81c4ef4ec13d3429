import type { Effect, QueuedEffect } from '../../content/ability.ts'
import type { Unit } from '../../state.ts'
import { cellOf, distanceOf } from '../board/board.ts'
import { ground, idsIn } from '../board/ground.ts'
import { chosenUnit, type Field, findWithin, foeOf, unitIn } from '../board/scratch.ts'
import { freeze, ramp, readyUp, silence } from './effects.ts'
import type { Power } from './kind.ts'
import { push } from './push.ts'
import { drain, enqueue } from './queue.ts'
import { retreat } from './retreat.ts'
import { summon } from './summon.ts'

/**
 * HEX-75: fires a trigger on a unit, one ability after the other. `context` is what `target` means for this trigger
 * (HEX-72). Nobody answers an answer (HEX-97).
 */
export function fire(
  field: Field,
  unit: Unit,
  powers: readonly Power[],
  context: Unit | null,
  answering: boolean,
): void {
  for (const power of powers) {
    if (!unit.alive || unit.silenced_turns > 0) return
    if (answering && (power.effect === 'strike' || power.effect === 'splash')) continue
    if (isCharged(field, unit, power)) release(field, unit, power, context)
  }
}

/** HEX-84: counts the charge; true when the ability fires. */
export function isCharged(field: Field, unit: Unit, power: Power): boolean {
  if (power.charge === 1) return true
  const count = (unit.charges[power.index] as number) + 1
  const fires = triggersMissing(unit, power) <= 0
  unit.charges[power.index] = fires ? 0 : count
  field.tell?.({ type: 'charge', unit: unit.id, ability: power.index, count, of: power.charge })
  return fires
}

/** HEX-84: how many triggers only count before the one that fires. */
export function triggersMissing(unit: Unit, power: Power): number {
  return power.charge - 1 - (unit.charges[power.index] as number)
}

/** Chooses targets, applies or queues the effect, then drains the queue (HEX-95, HEX-96). */
export function release(field: Field, unit: Unit, power: Power, context: Unit | null): void {
  choose(field, unit, power, context)
  apply(field, unit, power)
  if (!field.draining && field.config.events === 'immediate') drain(field)
}

/** HEX-73, HEX-74: fills `field.chosen`, in id order. */
function choose(field: Field, unit: Unit, power: Power, context: Unit | null): void {
  const { chosen } = ground()
  let count = 0
  let draw: number | null = null
  let candidates: number[] | null = null
  switch (power.target) {
    case 'target':
      // Splash and retreat use the last hex of the dead; nothing else does anything to them.
      if (context !== null && (context.alive || power.effect === 'splash' || power.effect === 'retreat'))
        chosen[count++] = context.id
      break
    case 'self':
    case 'global':
    case 'area':
      count = collect(field, unit, power)
      break
    case 'random':
      count = collect(field, unit, power)
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
      unit: unit.id,
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
export function collect(field: Field, unit: Unit, { target, effect, range }: Power): number {
  if (target === 'global') return collectAll(field, unit, effect)
  if (target !== 'self') return collectWithin(field, unit, effect, range)
  ground().chosen[0] = unit.id
  return 1
}

/** HEX-74: heal looks for wounded friends, fortify for friends, everything else for enemies. */
function collectWithin(field: Field, unit: Unit, effect: Effect, range: number): number {
  const { chosen, found } = ground()
  const healing = effect === 'heal'
  const side = healing || effect === 'fortify' ? unit.side : foeOf(unit.side)
  let count = 0
  const within = findWithin(side, cellOf(unit), range)
  for (let i = 0; i < within; i++) {
    const id = found[i] as number
    if (!healing || isWounded(unitIn(field, id))) chosen[count++] = id
  }
  return count
}

/** Valid units anywhere. */
function collectAll(field: Field, unit: Unit, effect: Effect): number {
  const { chosen } = ground()
  const healing = effect === 'heal'
  let count = 0
  for (const other of field.living[healing || effect === 'fortify' ? unit.side : foeOf(unit.side)])
    if (!healing || isWounded(other)) chosen[count++] = other.id
  return count
}

function isWounded(unit: Unit): boolean {
  return unit.hp < unit.max_hp
}

function apply(field: Field, unit: Unit, power: Power): void {
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

function queueEach(field: Field, effect: QueuedEffect, unit: Unit, power: Power): void {
  for (let i = 0; i < field.chosenCount; i++) enqueue(field, effect, unit, chosenUnit(field, i), power)
}

/** Damage for each enemy of the bearer next to the chosen unit's hex, but not for that unit. */
function queueSplash(field: Field, unit: Unit, power: Power): void {
  if (field.chosenCount === 0) return
  const centre = chosenUnit(field, 0)
  const within = findWithin(foeOf(unit.side), cellOf(centre), 1)
  for (let i = 0; i < within; i++) {
    const enemy = unitIn(field, ground().found[i] as number)
    if (distanceOf(centre, enemy) === 1) enqueue(field, 'splash', unit, enemy, power)
  }
}
