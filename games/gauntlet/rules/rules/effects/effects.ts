import type { Ability, Duration, Effect, Term } from '../../content/ability.ts'
import type { Unit, Zone } from '../../state.ts'
import { ahead, type SideIndex } from '../board.ts'
import { strike } from '../combat/attack.ts'
import { infect } from '../combat/contagion.ts'
import { damageBy, heal, killBy, raiseBarrier } from '../combat/damage.ts'
import { gainResolve, loseResolve, rally } from '../combat/resolve.ts'
import { addShred, changeAmmo, repair } from '../combat/shred.ts'
import { alive, battleOrder, cardFor, chance, type Field, placeOf, scaled } from '../field.ts'
import { leap, pushAway, swapCells, teleport } from '../movement/forced.ts'
import { armorOf, atkOf, spellPowerOf } from '../values.ts'
import { holdAll } from './conditions.ts'
import { applyModifier, grantTag } from './modifiers.ts'
import { select } from './select.ts'
import { addStatus, cleanse, dispel } from './statuses.ts'
import { copyUnit, revive, summon } from './summon.ts'
import { addZone } from './zones.ts'

/** Where effects come from. */
export interface Source {
  /** The unit whose ability it is; null for spells, zones and what a side owns. */
  readonly owner: Unit | null
  readonly side: SideIndex
  /** The name under which modifiers and zones are known. */
  readonly id: string
  readonly spell: boolean
  /** The unit that is credited with kills; 0: nobody. */
  readonly credit: number
  readonly ability: Ability | null
  /** Where pushes of a spell start from. */
  readonly centre: number
  /** The owner was fighting hand-to-hand when it began (GB-602). */
  readonly byHand: boolean
}

export interface Casting extends Source {
  readonly aimed: readonly Unit[]
  readonly area: readonly Unit[] | null
  /** HP damage of the previous damaging effect, or of the attack that triggered this. */
  dealt: number
}

export function sourceOfUnit(owner: Unit, ability: Ability, byHand: boolean, centre = owner.cell): Source {
  return { owner, side: owner.side, id: ability.id, spell: false, credit: owner.id, ability, centre, byHand }
}

/** An aura's effects on those who come near it: nobody is credited with what they kill. */
export function sourceOfAura(carrier: Unit, ability: Ability): Source {
  return {
    owner: carrier,
    side: carrier.side,
    id: ability.id,
    spell: false,
    credit: 0,
    ability,
    centre: carrier.cell,
    byHand: false,
  }
}

export function sourceOfZone(zone: Zone): Source {
  return {
    owner: null,
    side: zone.side,
    id: zone.source,
    spell: false,
    credit: 0,
    ability: null,
    centre: zone.cell,
    byHand: false,
  }
}

/** What a source does to those it was aimed at. */
export function castingOf(
  { owner, side, id, spell, credit, ability, centre, byHand }: Source,
  aimed: readonly Unit[],
  area: readonly Unit[] | null,
  dealt = 0,
): Casting {
  return { owner, side, id, spell, credit, ability, centre, byHand, aimed, area, dealt }
}

/** GB-204: effects in order, each on those it is for, in battle order. */
export function runEffects(field: Field, effects: readonly Effect[], casting: Casting): void {
  for (let i = 0; i < effects.length; i++) runEffect(field, effects[i] as Effect, casting)
}

export function runEffect(field: Field, effect: Effect, casting: Casting): void {
  const damaging = effect.do === 'damage' || effect.do === 'strike'
  const before = casting.dealt
  if (damaging) casting.dealt = 0
  const targets = targetsOf(field, effect, casting)
  const area = effect.to.base === 'area' ? casting.ability?.area : null
  const kept = area?.shape === 'chain' ? area.p : 100
  const revives = effect.do === 'revive'
  for (let place = 0; place < targets.length; place++) {
    const unit = targets[place] as Unit
    if (!revives && !alive(unit)) continue
    if (!holdAll(field, effect.if, unit, casting.owner, casting.aimed[0] ?? null)) continue
    if (!chance(field, effect.chance, unit.id, effect.do)) continue
    apply(field, effect, unit, casting, damaging ? before : casting.dealt, place, kept)
  }
}

/** GB-205: whom an effect is for. A leader's effects without a unit (summons) go to nobody in particular. */
function targetsOf(field: Field, effect: Effect, casting: Casting): readonly Unit[] {
  const { to } = effect
  if (effect.do === 'summon') {
    summonFor(field, effect, casting)
    return []
  }
  switch (to.base) {
    case 'self':
      return casting.owner === null ? [] : [casting.owner]
    case 'target':
      return inOrder(field, casting.aimed, effect)
    case 'area':
      return casting.area ?? inOrder(field, casting.aimed, effect)
    default: {
      const chosen = select(field, to, casting, casting.ability, null, casting.aimed[0] ?? null)
      return inOrder(field, chosen, effect)
    }
  }
}

function inOrder(field: Field, units: readonly Unit[], effect: Effect): readonly Unit[] {
  if (units.length < 2 || effect.do === 'revive') return units
  return battleOrder(field).filter((unit) => units.includes(unit))
}

function summonFor(field: Field, effect: Extract<Effect, { do: 'summon' }>, casting: Casting): void {
  if (!chance(field, effect.chance, casting.credit, effect.do)) return
  const { owner } = casting
  const target = casting.aimed[0]
  const anchor =
    effect.at === 'home'
      ? null
      : effect.at === 'target' && target !== undefined
        ? placeOf(target)
        : owner === null
          ? null
          : effect.at === 'front'
            ? frontOf(owner)
            : placeOf(owner)
  const tier = owner === null ? field.battle.sides[casting.side].tier : owner.tier
  for (let i = 0; i < effect.n; i++)
    summon(field, effect.unit, tier, casting.side, anchor, effect.d === 'battle' ? 0 : effect.d)
}

function frontOf(owner: Unit): number {
  const cell = ahead(placeOf(owner), owner.facing)
  return cell < 0 ? placeOf(owner) : cell
}

/** -1: the whole battle. */
function turnsOf(duration: Duration | null): number {
  return duration === 'battle' || duration === null ? -1 : duration
}

/** In a chain each jump, counted by `place`, keeps so many percent of the damage of the one before. */
function apply(
  field: Field,
  effect: Effect,
  unit: Unit,
  casting: Casting,
  dealt: number,
  place: number,
  kept: number,
): void {
  switch (effect.do) {
    case 'strike':
      if (casting.owner !== null) casting.dealt += strike(field, casting.owner, unit, effect, casting)
      return
    case 'damage': {
      let amount = amountOf(field, effect.amount, unit, casting, dealt)
      for (let jump = 0; jump < place; jump++) amount = Math.floor((amount * kept) / 100)
      casting.dealt += damageBy(field, unit, withSpellPower(field, amount, casting), effect.type, casting)
      return
    }
    case 'heal':
      heal(
        field,
        unit,
        withSpellPower(field, amountOf(field, effect.amount, unit, casting, dealt), casting),
        casting.id,
      )
      return
    case 'barrier':
      raiseBarrier(
        field,
        unit,
        withSpellPower(field, amountOf(field, effect.amount, unit, casting, dealt), casting),
        turnsOf(effect.d),
        casting.id,
      )
      return
    case 'resolve': {
      const amount = amountOf(field, effect.amount, unit, casting, dealt)
      if (effect.sign === 1) gainResolve(field, unit, amount, casting.id)
      else loseResolve(field, unit, amount, false, casting.id, effect.fear)
      return
    }
    case 'rally':
      rally(field, unit)
      return
    case 'modify':
      applyModifier(field, unit, effect, casting.id, turnsOf(effect.d))
      return
    case 'status':
      addStatus(field, unit, effect.id, turnsOf(effect.d), effect.p, casting.credit)
      return
    case 'contagion':
      infect(field, unit, effect.type, casting.credit)
      return
    case 'cleanse':
      cleanse(field, unit, effect.what, effect.n, casting.credit)
      return
    case 'dispel':
      dispel(field, unit, effect.n)
      return
    case 'push':
    case 'pull': {
      const from = casting.owner === null ? casting.centre : placeOf(casting.owner)
      pushAway(field, unit, from, effect.n, effect.do)
      return
    }
    case 'leap':
      if (casting.owner !== null) leap(field, casting.owner, unit, effect.behind)
      return
    case 'teleport':
      teleport(field, unit, effect.mode, effect.n)
      return
    case 'swap':
      if (casting.owner !== null) swapCells(field, casting.owner, unit)
      return
    case 'copy':
      copyUnit(field, unit, casting.side, effect.pct, effect.d === 'battle' ? 0 : effect.d)
      return
    case 'revive':
      revive(field, unit, effect.hp)
      return
    case 'execute':
      if (!cardFor(field, unit).structure && unit.hp * 100 < effect.below * unit.maxHp)
        killBy(field, unit, casting.credit, 'execute')
      return
    case 'sacrifice':
      killBy(field, unit, 0, 'sacrifice')
      return
    case 'shred':
      addShred(field, unit, casting.owner, effect.n)
      return
    case 'repair':
      repair(field, unit, effect.n, casting.credit)
      return
    case 'ammo':
      changeAmmo(field, unit, effect.n, 'ability')
      return
    case 'cooldown':
      changeCooldown(field, unit, effect.reset ? -unit.cooldown : effect.n)
      return
    case 'tag':
      grantTag(field, unit, effect.tag, effect.remove, turnsOf(effect.d))
      return
    case 'zone':
      layZone(field, unit, effect, casting)
      return
    case 'act_again':
      actAgain(field, unit)
      return
    case 'disrupt':
      disrupt(field, unit)
      return
    case 'summon':
      return
  }
}

/** GB-207: terms floored one by one; flat ones at the tier of the affected unit. */
function amountOf(field: Field, terms: readonly Term[], unit: Unit, casting: Casting, dealt: number): number {
  let sum = 0
  for (const { n, of } of terms) {
    if (of === 'flat') sum += scaled(field, unit, n)
    else sum += Math.floor((n * wholeOf(field, of, unit, casting, dealt)) / 100)
  }
  return sum
}

function wholeOf(
  field: Field,
  of: Exclude<Term['of'], 'flat'>,
  unit: Unit,
  { owner, byHand }: Casting,
  dealt: number,
): number {
  switch (of) {
    case 'atk':
      return owner === null ? 0 : atkOf(field, owner, null, byHand)
    case 'armor':
      return owner === null ? 0 : armorOf(field, owner)
    case 'ownhp':
      return owner?.maxHp ?? 0
    case 'maxhp':
      return unit.maxHp
    case 'hp':
      return unit.hp
    case 'missing':
      return unit.maxHp - unit.hp
    case 'resolve':
      return Math.max(0, unit.resolve)
    case 'dealt':
      return dealt
  }
}

function withSpellPower(field: Field, amount: number, { spell, side }: Casting): number {
  return spell ? Math.floor((amount * (100 + spellPowerOf(field, side))) / 100) : amount
}

function changeCooldown(field: Field, unit: Unit, by: number): void {
  const value = Math.max(0, unit.cooldown + by)
  if (value === unit.cooldown) return
  unit.cooldown = value
  field.tell?.({ type: 'cooldown_changed', unitId: unit.id, value })
}

function layZone(field: Field, unit: Unit, effect: Extract<Effect, { do: 'zone' }>, casting: Casting): void {
  const cell = zoneCell(unit, effect.at, casting)
  if (cell < 0) return
  addZone(
    field,
    {
      source: `${casting.spell ? 'spell' : 'ability'}:${casting.ability?.id ?? ''}`,
      side: casting.side,
      cell,
      radius: effect.radius,
      rounds: effect.rounds,
      whom: effect.side,
      on: effect.on,
      once: effect.once,
    },
    casting.credit,
  )
}

function zoneCell(unit: Unit, at: 'target' | 'self' | 'front' | 'ahead', { owner }: Casting): number {
  if (at === 'ahead') return ahead(unit.cell, unit.facing)
  if (owner === null || at === 'target') return unit.cell
  return at === 'self' ? placeOf(owner) : frontOf(owner)
}

/** GB-210 act_again: once per unit per round. */
function actAgain(field: Field, unit: Unit): void {
  if (unit.again || cardFor(field, unit).structure) return
  unit.again = true
  field.battle.again.push(unit.id)
}

function disrupt(field: Field, unit: Unit): void {
  if (unit.vigilant) {
    unit.vigilant = false
    field.tell?.({ type: 'vigilance_cancelled', unitId: unit.id, reason: 'disrupted' })
  }
  if (field.charger === unit.id) field.charger = -1
}
