import type { Modifier, Status, Unit } from '../state.ts'
import { anyWithin, countAround } from './board.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from './codes.ts'
import { restCure, sufferContagions } from './combat/contagion.ts'
import { heal, hurt } from './combat/damage.ts'
import { flee, flightCell, settle } from './combat/death.ts'
import { inFormation } from './combat/formation.ts'
import { gainResolve, loseResolve } from './combat/resolve.ts'
import { changeAmmo } from './combat/shred.ts'
import { castingOf, runEffects, sourceOfAura, sourceOfUnit } from './effects/effects.ts'
import { dropModifier } from './effects/modifiers.ts'
import { endStatus } from './effects/statuses.ts'
import { fire } from './effects/triggers.ts'
import { fireZones } from './effects/zones.ts'
import { alive, battleOrder, cardFor, type Field, scaled, setOfFoes } from './field.ts'
import { engagersOf } from './movement/engagement.ts'
import { opportunities } from './movement/movement.ts'
import { act } from './unit-ai.ts'
import { able, auraReaches, handToHand, has, points, recoveryOf, STUNNED, tagged } from './values.ts'

const { turn_end, turn_start } = TRIGGER_INDEX

const { Undead, Regenerating } = TAG_INDEX
const { fear, root, sustained, silence, burn, venom, bleed, regrowth } = STATUS_BIT

/** GB-402: a unit's turn. `again` is the short one of act_again: U1, U11 and U12 without durations. */
export function takeTurn(field: Field, unit: Unit, again: boolean): void {
  beginTurn(field, unit, again)
  const broken = !again && !upkeep(field, unit)
  if (!alive(unit)) {
    endOfTurn(unit)
    return
  }
  if (!broken) takeAction(field, unit)
  settle(field)
  if (alive(unit)) finishTurn(field, unit, again)
  endOfTurn(unit)
}

function beginTurn(field: Field, unit: Unit, again: boolean): void {
  unit.moved = false
  unit.acted = false
  unit.disengaged = unit.disengaged === 1 ? 2 : 0
  unit.shiftedBefore = unit.shifted
  unit.shifted = false
  if (!again) {
    for (const status of unit.statuses) status.fresh = false
    for (const modifier of unit.modifiers) modifier.fresh = false
    for (const tag of unit.tags) tag.fresh = false
    unit.barrierFresh = false
  }
  field.tell?.({ type: 'turn_started', unitId: unit.id, again })
}

function endOfTurn(unit: Unit): void {
  unit.shiftedBefore = false
}

/** U2 to U10; false: it broke or died, so its action is used. Deaths and breaks are settled after every step. */
function upkeep(field: Field, unit: Unit): boolean {
  const fled = unit.state === 'retreating'
  let stands = true
  for (const step of UPKEEP) {
    step(field, unit)
    settle(field)
    if (!alive(unit)) return false
    if (!fled && unit.state === 'retreating') stands = false
  }
  return stands
}

const UPKEEP = [
  coolDown,
  firePulses,
  turnEffects,
  sufferContagions,
  sufferStatuses,
  crumble,
  startOfTurn,
  surrounded,
  recover,
] as const

/** U2. */
function coolDown(_field: Field, unit: Unit): void {
  if (unit.cooldown > 0) unit.cooldown--
}

/** U3. */
function firePulses(field: Field, unit: Unit): void {
  const { pulses } = cardFor(field, unit)
  if (unit.state === 'retreating' || has(field, unit, STUNNED | silence)) return
  for (const ability of pulses) {
    const reached: Unit[] = []
    for (const other of battleOrder(field))
      if (alive(other) && auraReaches(unit, ability.aura, other) && !other.reached.includes(ability.id))
        reached.push(other)
    if (reached.length === 0) continue
    for (const other of reached) other.reached.push(ability.id)
    field.tell?.({
      type: 'aura_pulse',
      auraId: ability.id,
      carrierId: unit.id,
      targets: reached.map((other) => other.id),
    })
    const source = sourceOfUnit(unit, ability, handToHand(field, unit))
    runEffects(field, ability.effects, castingOf(source, reached, null))
  }
}

/** U4: zones first, then auras. */
function turnEffects(field: Field, unit: Unit): void {
  fireZones(field, unit, 'turn', unit.cell)
  const { turnAuras } = field
  for (let i = 0, known = turnAuras.length; i < known; i++) {
    const { carrier, ability } = turnAuras[i] as (typeof turnAuras)[number]
    if (!alive(unit) || unit.reached.includes(ability.id)) continue
    if (!auraReaches(carrier, ability.aura, unit)) continue
    unit.reached.push(ability.id)
    field.tell?.({ type: 'aura_pulse', auraId: ability.id, carrierId: carrier.id, targets: [unit.id] })
    runEffects(field, ability.effects, castingOf(sourceOfAura(carrier, ability), [unit], null))
  }
}

/** U6. */
function sufferStatuses(field: Field, unit: Unit): void {
  const mask = field.mask[unit.id] as number
  if ((mask & (burn | venom | bleed)) !== 0)
    for (const id of ['burn', 'venom', 'bleed'] as const) {
      const status = unit.statuses.find((entry) => entry.id === id)
      if (status !== undefined && alive(unit))
        hurt(field, unit, Math.max(1, Math.floor((unit.maxHp * status.p) / 100)), true, 0, id)
    }
  if (!alive(unit)) return
  if ((mask & regrowth) !== 0) {
    const status = unit.statuses.find((entry) => entry.id === 'regrowth')
    if (status !== undefined) heal(field, unit, Math.floor((unit.maxHp * status.p) / 100), 'regrowth')
  }
  const regen = points(field, unit, STAT_INDEX.regen)
  if (regen > 0) heal(field, unit, Math.floor((unit.maxHp * regen) / 100), 'regen')
}

/** U7, GB-708. */
function crumble(field: Field, unit: Unit): void {
  if (unit.state !== 'crumbling' || has(field, unit, sustained)) return
  if (unit.grace > 0 && tagged(field, unit, Undead) && inFormation(field, unit)) {
    unit.grace--
    field.tell?.({ type: 'crumble_damage', unitId: unit.id, damage: 0, graceLeft: unit.grace })
    return
  }
  const damage = Math.max(1, Math.floor((unit.hp * 15) / 100))
  field.tell?.({ type: 'crumble_damage', unitId: unit.id, damage, graceLeft: null })
  hurt(field, unit, damage, true, 0, 'crumbling')
}

/** U8. */
function startOfTurn(field: Field, unit: Unit): void {
  fire(field, unit, turn_start, null, 0)
  if (unit.stacks > 0 && alive(unit) && tagged(field, unit, Regenerating)) {
    unit.stacks--
    field.tell?.({ type: 'shred_recovered', unitId: unit.id, newShredStacks: unit.stacks })
  }
}

/** U9. */
function surrounded(field: Field, unit: Unit): void {
  if (countAround(field.control, setOfFoes(unit.side), unit.cell) >= 3)
    loseResolve(field, unit, scaled(field, unit, 20), false, 'surrounded')
}

/** U10, GB-704. */
function recover(field: Field, unit: Unit): void {
  let total = recoveryOf(field, unit)
  if (cardFor(field, unit).living) {
    let base = Math.max(5, Math.floor((unit.maxResolve * 5) / 100))
    if (!unit.wasAttacked) base = Math.floor((base * 5) / 2)
    total += base
    if (safe(field, unit)) total += scaled(field, unit, 5)
  }
  unit.wasAttacked = false
  gainResolve(field, unit, Math.max(0, total), 'recovery')
}

function safe(field: Field, unit: Unit): boolean {
  return !anyWithin(3, field.standing, setOfFoes(unit.side), unit.cell)
}

/** U11. */
function takeAction(field: Field, unit: Unit): void {
  if (has(field, unit, STUNNED)) {
    field.tell?.({ type: 'ai_choice', unitId: unit.id, choice: 'unable', targetId: 0, chance: 0, roll: null })
    return
  }
  if (unit.state === 'retreating' || has(field, unit, fear)) {
    field.tell?.({ type: 'ai_choice', unitId: unit.id, choice: 'flight', targetId: 0, chance: 0, roll: null })
    if (has(field, unit, root) || flightCell(field, unit) < 0) return
    opportunities(field, unit, engagersOf(field, unit), 'retreat')
    if (alive(unit)) flee(field, unit)
    return
  }
  act(field, unit)
}

/** U12. */
function finishTurn(field: Field, unit: Unit, again: boolean): void {
  const ready = able(field, unit)
  if (ready && !unit.moved && !unit.acted) {
    field.tell?.({ type: 'unit_rested', unitId: unit.id })
    changeAmmo(field, unit, 1, 'rest')
    restCure(field, unit)
  }
  if (unit.ammo >= 0 && unit.ammo < unit.maxAmmo && supplied(field, unit)) changeAmmo(field, unit, 2, 'supply_wagon')
  keepWatch(field, unit, ready)
  fire(field, unit, turn_end, null, 0)
  settle(field)
  if (!again && alive(unit)) passTime(field, unit)
  settle(field)
}

function supplied(field: Field, unit: Unit): boolean {
  for (const { carrier, ability } of field.staticAuras)
    if (ability.aura?.on === 'supply' && auraReaches(carrier, ability.aura, unit)) return true
  return false
}

/** GB-608. */
function keepWatch(field: Field, unit: Unit, ready: boolean): void {
  const vigilant = ready && unit.state === 'ready' && !unit.moved
  if (vigilant && !unit.vigilant) field.tell?.({ type: 'vigilance_activated', unitId: unit.id })
  else if (!vigilant && unit.vigilant) field.tell?.({ type: 'vigilance_cancelled', unitId: unit.id, reason: 'moved' })
  unit.vigilant = vigilant
  if (vigilant) unit.reacted = false
}

/** GB-211: everything timed that it had when its turn began. */
function passTime(field: Field, unit: Unit): void {
  unit.resists = false
  passStatuses(field, unit)
  passTags(field, unit)
  if (unit.barrier > 0 && !unit.barrierFresh && unit.barrierTurns > 0 && --unit.barrierTurns === 0) {
    field.tell?.({
      type: 'barrier_changed',
      unitId: unit.id,
      cause: 'expired',
      amount: 0 - unit.barrier,
      value: 0,
      duration: 0,
    })
    unit.barrier = 0
  }
}

function passTags(field: Field, unit: Unit): void {
  for (const entry of [...unit.tags])
    if (!entry.fresh && entry.turns > 0 && --entry.turns === 0) {
      unit.tags.splice(unit.tags.indexOf(entry), 1)
      field.tell?.({ type: 'tag_changed', unitId: unit.id, tag: entry.tag, has: entry.hidden, duration: 0 })
    }
}

function passStatuses(field: Field, unit: Unit): void {
  const gone: Status[] = []
  const worn: Modifier[] = []
  for (const status of unit.statuses) if (!status.fresh && status.turns > 0 && --status.turns === 0) gone.push(status)
  for (const modifier of unit.modifiers)
    if (!modifier.fresh && modifier.turns > 0 && --modifier.turns === 0) worn.push(modifier)
  for (const status of gone) endStatus(field, unit, status.id)
  for (const modifier of worn) dropModifier(field, unit, modifier)
}
