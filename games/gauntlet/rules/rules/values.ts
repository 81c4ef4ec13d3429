import type { ModifyEffect } from '../content/ability.ts'
import { CONTAGION_FIGURES } from '../content/vocabulary.ts'
import type { Unit } from '../state.ts'
import { type SideIndex, within } from './board.ts'
import { type Card, flatAt, hasTag } from './card.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX } from './codes.ts'
import { tagWord } from './columns.ts'
import { holdAll } from './effects/conditions.ts'
import { zoneStays } from './effects/zones.ts'
import { cardFor, type Field, scaled } from './field.ts'
import { engaged } from './movement/engagement.ts'

const { Incorporeal, RendingBlows, AdamantineArmor, Ethereal } = TAG_INDEX
const { haste, slow, suppressed, blind, mark, cursed_wound, phased, exposed, stun, freeze, sleep, disarm, fear } =
  STATUS_BIT

/** GB-217: also tags granted or hidden by effects. */
export function tagged(field: Field, unit: Unit, tag: number): boolean {
  const at = tagWord(unit, tag)
  if (((field.mayTag[at] as number) & (1 << tag)) === 0) return false
  return ((field.askTag[at] as number) & (1 << tag)) === 0 || taggedNow(field, unit, tag)
}

function taggedNow(field: Field, unit: Unit, tag: number): boolean {
  const card = cardFor(field, unit)
  for (const granted of unit.tags) if (TAG_INDEX[granted.tag] === tag) return !granted.hidden
  if (hasTag(card.tags, tag)) return true
  for (const { effect, when } of card.alwaysTags)
    if (TAG_INDEX[effect.tag] === tag && holdAll(field, when, unit, unit, null)) return !effect.remove
  for (const { carrier, ability, effect } of field.auraTags)
    if (TAG_INDEX[effect.tag] === tag && auraReaches(carrier, ability.aura, unit))
      if (holdAll(field, effect.if, unit, carrier, null)) return !effect.remove
  for (const effect of zoneStays(field, unit, 'tag'))
    if (effect.do === 'tag' && TAG_INDEX[effect.tag] === tag) return !effect.remove
  return false
}

/** Whether it is worth asking for any of these statuses. */
const mayHave = (field: Field, unit: Unit, bits: number): boolean => ((field.mayHave[unit.id] as number) & bits) !== 0

/** Whether one of these stats may depend on circumstances, such as the opponent. */
export const varies = (field: Field, unit: Unit, stats: number): boolean =>
  ((field.varies[unit.id] as number) & stats) !== 0

/** GB-213: timed, or given by something that lasts. The bits may be several: any of them counts. */
export function has(field: Field, unit: Unit, bits: number): boolean {
  if (!mayHave(field, unit, bits)) return false
  return ((field.mask[unit.id] as number) & bits) !== 0 || hasLasting(field, unit, bits)
}

function hasLasting(field: Field, unit: Unit, bits: number): boolean {
  for (const { effect, when } of cardFor(field, unit).alwaysStatus)
    if ((STATUS_BIT[effect.id] & bits) !== 0 && holdAll(field, when, unit, unit, null)) return true
  for (const { carrier, ability, effect } of field.auraStatuses)
    if (
      (STATUS_BIT[effect.id] & bits) !== 0 &&
      auraReaches(carrier, ability.aura, unit) &&
      holdAll(field, effect.if, unit, carrier, null)
    )
      return true
  for (const { side, effect, when } of field.teamStatuses)
    if ((STATUS_BIT[effect.id] & bits) !== 0 && teamReaches(side, effect.to.base, unit))
      if (holdAll(field, when, unit, unit, null) && holdAll(field, effect.to.filter, unit, unit, null))
        if (holdAll(field, effect.if, unit, unit, null)) return true
  for (const effect of zoneStays(field, unit, 'status'))
    if (effect.do === 'status' && (STATUS_BIT[effect.id] & bits) !== 0) return true
  return false
}

const UNABLE = stun | freeze | sleep | disarm | fear
export const STUNNED = stun | freeze | sleep

/** GB-404: may act of itself. */
export function able(field: Field, unit: Unit): boolean {
  return unit.state !== 'retreating' && unit.hp > 0 && unit.cell >= 0 && !has(field, unit, UNABLE)
}

/** GB-808: a static aura works while its carrier is on the board and not retreating. */
export function auraReaches(carrier: Unit, aura: Card['auras'][number]['aura'], unit: Unit): boolean {
  if (aura === null || carrier.cell < 0 || carrier.state === 'retreating' || unit.cell < 0) return false
  if (aura.side !== 'both' && (aura.side === 'allies') !== (carrier.side === unit.side)) return false
  return within(aura.range, carrier.cell, unit.cell)
}

export function teamReaches(side: SideIndex, base: string, unit: Unit): boolean {
  if (base === 'units') return true
  return (base === 'enemies') !== (unit.side === side)
}

/** GB-212: what changes a stat, summed into `field.pct` and `field.flat`. The opponent is the other one in an attack. */
export function sums(field: Field, unit: Unit, stat: number, opponent: Unit | null): void {
  if (((field.changed[unit.id] as number) & (1 << stat)) === 0) {
    field.pct = field.flat = 0
    return
  }
  field.pct = (field.pctRows[unit.id] as readonly number[])[stat] as number
  field.flat = (field.flatRows[unit.id] as readonly number[])[stat] as number
  if (((field.varies[unit.id] as number) & (1 << stat)) !== 0) addVarying(field, unit, stat, opponent)
  if (field.pct < -90) field.pct = -90
}

/** What holds at times, against some, or where the unit stands. */
function addVarying(field: Field, unit: Unit, stat: number, opponent: Unit | null): void {
  const varying = cardFor(field, unit).varying[stat] as Card['varying'][number]
  for (let i = 0; i < varying.length; i++) {
    const { effect, when } = varying[i] as (typeof varying)[number]
    if (!holdAll(field, when, unit, unit, null, effect.stat)) continue
    if (effect.vs.length > 0 && (opponent === null || !holdAll(field, effect.vs, opponent, unit, null))) continue
    addTo(field, unit, stat, effect)
  }
  addAuras(field, unit, stat)
  addTeams(field, unit, stat)
  addZones(field, unit, stat)
}

function addAuras(field: Field, unit: Unit, stat: number): void {
  const auras = field.auraMods[stat] as (typeof field.auraMods)[number]
  for (let i = 0; i < auras.length; i++) {
    const entry = auras[i] as (typeof auras)[number]
    if (!auraReaches(entry.carrier, entry.ability.aura, unit)) continue
    // GB-808: the same aura of several carriers counts once.
    let counted = false
    for (let j = 0; j < i && !counted; j++) {
      const other = auras[j] as (typeof auras)[number]
      counted = other.effect === entry.effect && auraReaches(other.carrier, other.ability.aura, unit)
    }
    if (!counted && holdAll(field, entry.effect.if, unit, entry.carrier, null)) addTo(field, unit, stat, entry.effect)
  }
}

function addTeams(field: Field, unit: Unit, stat: number): void {
  const teams = field.teamMods[stat] as (typeof field.teamMods)[number]
  for (const { side, effect, when } of teams)
    if (effect.to.base !== 'self' && teamReaches(side, effect.to.base, unit))
      if (holdAll(field, when, unit, unit, null) && holdAll(field, effect.to.filter, unit, unit, null))
        if (holdAll(field, effect.if, unit, unit, null)) addTo(field, unit, stat, effect)
}

function addZones(field: Field, unit: Unit, stat: number): void {
  for (const effect of zoneStays(field, unit, 'modify'))
    if (effect.do === 'modify' && STAT_INDEX[effect.stat] === stat) addTo(field, unit, stat, effect)
}

function addTo(field: Field, unit: Unit, stat: number, effect: Pick<ModifyEffect, 'pct' | 'flat'>): void {
  field.pct += effect.pct
  field.flat += flatAt(cardFor(field, unit).factor, stat, effect.flat)
}

const ARMOR = STAT_INDEX.armor
const RECOVERY = STAT_INDEX.resolveRecovery

/** A stat with this base. */
function statOf(field: Field, unit: Unit, stat: number, base: number, opponent: Unit | null): number {
  if (((field.changed[unit.id] as number) & (1 << stat)) === 0) return base
  sums(field, unit, stat, opponent)
  return valued(field, base)
}

function valued(field: Field, base: number): number {
  return field.pct === 0 ? base + field.flat : Math.floor((base * (100 + field.pct)) / 100) + field.flat
}

function clamp(value: number, least: number, most: number): number {
  return value < least ? least : value > most ? most : value
}

/** Points of a stat that has no base. */
export function points(field: Field, unit: Unit, stat: number, opponent: Unit | null = null): number {
  if (((field.changed[unit.id] as number) & (1 << stat)) === 0) return 0
  sums(field, unit, stat, opponent)
  return field.flat
}

/** GB-602: a ranged unit that is engaged or has shot everything. */
export function handToHand(field: Field, unit: Unit): boolean {
  return !cardFor(field, unit).meleeOnly && (unit.ammo === 0 || engaged(field, unit))
}

/** GB-208 `ranged`: its present attack mode. */
export function shooting(field: Field, unit: Unit): boolean {
  return !cardFor(field, unit).meleeOnly && unit.ammo !== 0 && !engaged(field, unit)
}

/** GB-405. */
export function atkOf(
  field: Field,
  unit: Unit,
  opponent: Unit | null = null,
  byHand = handToHand(field, unit),
): number {
  sums(field, unit, STAT_INDEX.atk, opponent)
  if (unit.contagions.length > 0) {
    for (const { type } of unit.contagions) field.pct += CONTAGION_FIGURES[type].atk
    if (field.pct < -90) field.pct = -90
  }
  let atk = valued(field, unit.baseAtk)
  if (byHand) atk = Math.floor((atk * 30) / 100)
  if (unit.state === 'crumbling') atk = Math.floor(atk / 2)
  return atk < 1 ? 1 : atk
}

/** GB-405: armour as worn, before formation and shield. */
export function armorOf(field: Field, unit: Unit, opponent: Unit | null = null): number {
  const armor = statOf(field, unit, ARMOR, unit.baseArmor - unit.stacks, opponent)
  const worn = armor < 0 ? 0 : armor
  return unit.state === 'crumbling' ? Math.floor(worn / 2) : worn
}

export function speedOf(field: Field, unit: Unit): number {
  let speed = clamp(statOf(field, unit, STAT_INDEX.speed, cardFor(field, unit).record.speed, null), 0, 9)
  if (!mayHave(field, unit, haste | slow | suppressed) && unit.contagions.length === 0) return speed
  if (has(field, unit, haste)) speed++
  if (speed > 1 && has(field, unit, slow)) speed--
  if (speed > 1) for (const { type } of unit.contagions) if (type === 'frost') speed--
  if (speed > 0 && has(field, unit, suppressed)) speed--
  return speed > 9 ? 9 : speed
}

export function initiativeOf(field: Field, unit: Unit): number {
  let initiative = statOf(field, unit, STAT_INDEX.initiative, cardFor(field, unit).record.initiative, null)
  if (mayHave(field, unit, haste | slow)) {
    if (has(field, unit, haste)) initiative += 5
    if (has(field, unit, slow)) initiative -= 5
  }
  return clamp(initiative, 0, 99)
}

/** The attack range of its record with modifiers; melee stays 1. */
export function rangeOf(field: Field, unit: Unit): number {
  const { record, meleeOnly } = cardFor(field, unit)
  if (meleeOnly) return 1
  return clamp(statOf(field, unit, STAT_INDEX.range, record.range, null), 2, 9)
}

export function blowsOf(field: Field, unit: Unit): number {
  return clamp(statOf(field, unit, STAT_INDEX.attackCount, cardFor(field, unit).record.attackCount, null), 1, 5)
}

/** GB-406 (3), with what being incorporeal adds. */
export function dodgeOf(field: Field, unit: Unit, opponent: Unit | null): number {
  if (has(field, unit, STUNNED)) return 0
  let dodge = clamp(statOf(field, unit, STAT_INDEX.dodge, cardFor(field, unit).record.dodge, opponent), 0, 90)
  if (ghostly(field, unit) && !has(field, unit, exposed)) dodge += 50
  return dodge
}

export function ghostly(field: Field, unit: Unit): boolean {
  return tagged(field, unit, Incorporeal) || has(field, unit, phased)
}

export function accuracyOf(field: Field, unit: Unit, opponent: Unit, shot: boolean): number {
  let accuracy = points(field, unit, STAT_INDEX.accuracy, opponent)
  if (shot) accuracy += points(field, unit, STAT_INDEX.rangedAccuracy, opponent)
  if (has(field, unit, blind)) accuracy -= 50
  return accuracy
}

export function critOf(field: Field, unit: Unit, opponent: Unit): number {
  return clamp(statOf(field, unit, STAT_INDEX.crit, cardFor(field, unit).record.crit, opponent), 0, 100)
}

export function damageTakenOf(field: Field, unit: Unit, opponent: Unit | null): number {
  const taken = points(field, unit, STAT_INDEX.damageTaken, opponent)
  return has(field, unit, mark) ? taken + 25 : taken
}

export function recoveryOf(field: Field, unit: Unit): number {
  const recovery = points(field, unit, RECOVERY)
  return has(field, unit, cursed_wound) ? recovery + scaled(field, unit, -2) : recovery
}

export function spellPowerOf(field: Field, side: SideIndex): number {
  let power = 0
  const teams = field.teamMods[STAT_INDEX.spellPower] as (typeof field.teamMods)[number]
  for (const entry of teams) if (entry.side === side) power += entry.effect.flat
  return power
}

/** GB-805: how far an attacker may shred; null: somebody without RendingBlows. */
export function shredCap(field: Field, unit: Unit, attacker: Unit | null): number {
  if (tagged(field, unit, Ethereal)) return 0
  let percent = tagged(field, unit, AdamantineArmor) ? 20 : 40
  if (attacker !== null && tagged(field, attacker, RendingBlows)) percent += 20
  return Math.floor((unit.baseArmor * percent) / 100)
}
