import type { StrikeEffect } from '../../content/ability.ts'
import type { AttackType, Trajectory } from '../../content/vocabulary.ts'
import type { AttackKind, Bonus } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { type Arc, adjacent, arcOf, facingFrom, inFront, NEIGHBOURS, touchesInFront } from '../board.ts'
import { STAT_INDEX, STATUS_BIT, TAG_INDEX, TRIGGER_INDEX } from '../codes.ts'
import type { Casting } from '../effects/effects.ts'
import { addStatus, endStatus } from '../effects/statuses.ts'
import { fire, fireHpBelow } from '../effects/triggers.ts'
import { alive, cardFor, type Field, scaled, setOfFoes } from '../field.ts'
import { engagesFromAfar, reaches, wouldEngage } from '../movement/engagement.ts'
import {
  able,
  accuracyOf,
  armorOf,
  atkOf,
  blowsOf,
  critOf,
  damageTakenOf,
  dodgeOf,
  ghostly,
  handToHand,
  has,
  initiativeOf,
  points,
  STUNNED,
  tagged,
} from '../values.ts'
import { heal, hurt, loseToAttack } from './damage.ts'
import { settle } from './death.ts'
import { formationArmor } from './formation.ts'
import { loseResolve } from './resolve.ts'
import { addShred, spendAmmo } from './shred.ts'

const { on_attack, on_attacked, on_charge, on_damaged, on_dodge, on_hit, on_intercept, on_riposte } = TRIGGER_INDEX

const { AntiCavalry, Cavalry, Charger, ArmorPiercer, Unstoppable } = TAG_INDEX

/** What makes one attack different from a plain one. Every field is always there: objects of one form are read quickly. */
export interface AttackOptions {
  /** Percent; null: as its kind has it. */
  readonly power: number | null
  /** 0: the unit's own number. */
  readonly blows: number
  /** null: the unit's own type. */
  readonly type: AttackType | null
  readonly pierce: number
  /** Percent of ATK as Resolve damage. */
  readonly resolve: number
  readonly crit: number
  readonly sure: boolean
  readonly silent: boolean
  /** null: that of its weapon. */
  readonly trajectory: Trajectory | null
  /** Cells of the charge. */
  readonly cells: number
  /** null: as it stands. */
  readonly byHand: boolean | null
  readonly mayRiposte: boolean
}

export const PLAIN_ATTACK: AttackOptions = {
  power: null,
  blows: 0,
  type: null,
  pierce: 0,
  resolve: 100,
  crit: 0,
  sure: false,
  silent: false,
  trajectory: null,
  cells: 0,
  byHand: null,
  mayRiposte: true,
}
const WEAK_RIPOSTE: AttackOptions = { ...PLAIN_ATTACK, power: 50 }
const FULL_RIPOSTE: AttackOptions = { ...PLAIN_ATTACK, power: 100 }
/** GB-610: the blow with the weapon when the target stands beside the shooter. */
export const FROM_AFAR: AttackOptions = { ...PLAIN_ATTACK, byHand: false }
/** GB-606: by the number of cells. */
export const CHARGES: readonly AttackOptions[] = Array.from({ length: 10 }, (_, cells) => ({ ...PLAIN_ATTACK, cells }))

export interface Outcome {
  readonly landed: number
  readonly damage: number
  /** HP lost by the target and those who shared. */
  readonly dealt: number
  readonly resolveDamage: number
}

const NOTHING: Outcome = { landed: 0, damage: 0, dealt: 0, resolveDamage: 0 }

const ofOwnTurn = (kind: AttackKind): boolean =>
  kind === 'attack' || kind === 'shot' || kind === 'charge' || kind === 'strike'

/** GB-502: an enemy that engages it stands in its front arc. */
export function locked(field: Field, unit: Unit): boolean {
  const { cell, facing } = unit
  if (touchesInFront(field.control, setOfFoes(unit.side), cell, facing)) {
    // Only Unstoppable units look at who it is.
    if (!tagged(field, unit, Unstoppable)) return !ghostly(field, unit)
    for (const near of NEIGHBOURS[cell] as readonly number[]) {
      const enemy = field.board[near]
      if (enemy && wouldEngage(field, enemy, unit, cell) && inFront(cell, facing, near)) return true
    }
  }
  const far = field.longReachers
  for (let i = 0; i < far.length; i++) {
    const enemy = far[i] as Unit
    if (engagesFromAfar(field, enemy, unit, cell) && inFront(cell, facing, enemy.cell)) return true
  }
  return false
}

/** GB-406: one attack, from facing to riposte. */
export function attack(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  options: AttackOptions = PLAIN_ATTACK,
): Outcome {
  if (!alive(attacker) || !alive(target)) return NOTHING
  const own = ofOwnTurn(kind)
  const byHand =
    options.byHand ?? (own || kind === 'overwatch' ? handToHand(field, attacker) : !cardFor(field, attacker).meleeOnly)
  if (own && !locked(field, attacker)) attacker.facing = facingFrom(attacker.cell, target.cell)
  const { record } = cardFor(field, attacker)
  const trajectory = options.trajectory ?? (byHand || (!own && kind !== 'overwatch') ? 'melee' : record.trajectory)
  const arc = own
    ? trajectory === 'homing'
      ? 'front'
      : arcOf(target.cell, target.facing, attacker.cell)
    : kind === 'opportunity'
      ? 'rear'
      : 'front'
  if (kind === 'shot' || kind === 'overwatch') spendAmmo(field, attacker, 1)
  endStatus(field, attacker, 'stealth')

  const before = field.attack
  field.attack = { attacker, target, flanking: arc !== 'front', rear: arc === 'rear', charging: kind === 'charge' }
  if (own) fire(field, attacker, on_attack, target, 0)
  if (kind === 'charge' && alive(target)) shock(field, attacker, target)
  const stopped = !alive(attacker) || !alive(target) || (own && has(field, attacker, STUNNED))
  const outcome = stopped ? NOTHING : blows(field, attacker, target, kind, own, arc, trajectory, byHand, options)
  field.attack = before
  attacker.made++
  target.received++
  settle(field)
  if (own && !stopped) riposte(field, attacker, target, kind, arc, trajectory, outcome, options)
  return outcome
}

/** GB-210 strike: a full attack by an ability. Returns the HP damage. */
export function strike(field: Field, attacker: Unit, target: Unit, effect: StrikeEffect, casting: Casting): number {
  const shot = casting.ability?.shot ?? null
  const { dealt } = attack(field, attacker, target, 'strike', {
    power: effect.power,
    blows: effect.blows,
    type: effect.type ?? (shot === null ? null : cardFor(field, attacker).record.attackType),
    pierce: effect.pierce,
    resolve: effect.resolve,
    crit: effect.crit,
    sure: effect.sure,
    silent: effect.silent,
    trajectory: shot,
    cells: 0,
    byHand: casting.byHand,
    mayRiposte: field.triggered === 0 && casting.aimed.includes(target),
  })
  return dealt
}

function shock(field: Field, attacker: Unit, target: Unit): void {
  const resolveDamage = scaled(field, target, 10)
  field.tell?.({ type: 'charge_shock', attackerId: attacker.id, targetId: target.id, resolveDamage })
  loseResolve(field, target, resolveDamage, false, 'charge_shock')
}

/** Steps 3 to 7. */
function blows(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  own: boolean,
  arc: Arc,
  trajectory: Trajectory,
  byHand: boolean,
  options: AttackOptions,
): Outcome {
  const { record } = cardFor(field, attacker)
  const magic = (options.type ?? (byHand ? 'physical' : record.attackType)) === 'magic'
  const count = own ? options.blows || blowsOf(field, attacker) : 1
  const shot = trajectory === 'direct' || trajectory === 'arc'
  let missChance = 0
  if (!options.sure) {
    const dodge = magic ? 0 : dodgeOf(field, target, attacker)
    missChance = Math.max(0, Math.min(90, dodge - accuracyOf(field, attacker, target, shot)))
  }
  let rolls: number[] = NO_ROLLS
  let landed = 0
  if (!options.sure && has(field, target, STATUS_BIT.evade)) endStatus(field, target, 'evade')
  else if (missChance === 0) landed = count
  else {
    rolls = []
    for (let i = 0; i < count; i++) {
      const roll = field.dice.d(100)
      rolls.push(roll)
      if (roll > missChance) landed++
    }
  }
  let critRoll: number | null = null
  let critical = false
  const critChance = landed === 0 ? 0 : Math.min(100, critOf(field, attacker, target) + options.crit)
  if (critChance >= 100) critical = true
  else if (critChance > 0) {
    critRoll = field.dice.d(100)
    critical = critRoll <= critChance
  }
  const atk = atkOf(field, attacker, target, byHand)
  const power = options.power ?? (kind === 'soft' ? 50 : 100)
  const worn = armorOf(field, target, attacker)
  const extra = magic ? NO_FORMATION : formationArmor(field, target, arc)
  let used = worn + extra.formation + extra.shield
  used = Math.floor((used * (100 - options.pierce)) / 100)
  if (magic) used = Math.floor(used / 2)
  const mods: Bonus[] = []
  const s = landed === 0 ? 0 : bonusPoints(field, attacker, target, kind, own, magic, critical, options, mods)
  const base = landed === 0 ? 0 : Math.max(1, atk * landed - used)
  let damage = landed === 0 ? 0 : Math.max(1, Math.floor((base * power * (100 + s)) / 10000))
  if (!magic && has(field, target, STATUS_BIT.phased)) damage = 0
  const byShot = own ? trajectory !== 'melee' : kind === 'overwatch'
  const loss = damage > 0 ? loseToAttack(field, target, damage, attacker, kind, byShot) : NO_LOSS
  let dealt = loss.hp
  for (const { q } of loss.shared) dealt += q
  const resolveDamage =
    landed === 0 ? 0 : resolveDamageOf(field, attacker, target, kind, arc, atk, power, damage, options)
  field.tell?.({
    type: 'attack',
    kind,
    attackerId: attacker.id,
    targetId: target.id,
    arc,
    magic,
    missChance,
    rolls,
    landed,
    critChance,
    critRoll,
    atk,
    armor: { worn, formation: extra.formation, shield: extra.shield, used },
    base,
    k: power,
    mods,
    damage,
    shared: loss.shared,
    absorbed: loss.absorbed,
    hp: target.hp,
    resolveDamage,
    ammoLeft: attacker.ammo < 0 ? null : attacker.ammo,
  })
  if (landed > 0) {
    loseResolve(field, target, resolveDamage, arc === 'front', kind, false, true)
    if (!magic) shred(field, attacker, target, landed)
    afterHit(field, attacker, target, loss.hp, dealt)
    fire(field, attacker, on_hit, target, dealt)
  }
  fireKind(field, attacker, target, kind, dealt)
  if (landed === 0) fire(field, target, on_dodge, attacker, 0)
  fire(field, target, on_attacked, attacker, dealt)
  if (loss.hp > 0) {
    fire(field, target, on_damaged, attacker, loss.hp)
    fireHpBelow(field, target)
  }
  return { landed, damage, dealt, resolveDamage }
}

/** Nobody adds to it. */
const NO_ROLLS: number[] = []
const NO_FORMATION = { formation: 0, shield: 0 }
const NO_LOSS = { hp: 0, absorbed: 0, shared: [] as readonly { id: number; q: number }[] }

/** GB-406 (5): S, at least -90. */
function bonusPoints(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  own: boolean,
  magic: boolean,
  critical: boolean,
  options: AttackOptions,
  mods: Bonus[] | null,
): number {
  let s = 0
  s += note(mods, 'momentum', 20 * options.cells)
  if (critical) s += note(mods, 'crit', 50)
  s += note(mods, 'damageDealt', points(field, attacker, STAT_INDEX.damageDealt, target))
  s += note(mods, 'damageTaken', damageTakenOf(field, target, attacker))
  if (magic) {
    s += note(mods, 'magicDealt', points(field, attacker, STAT_INDEX.magicDealt, target))
    s += note(mods, 'magicTaken', points(field, target, STAT_INDEX.magicTaken, attacker))
  }
  if (kind === 'riposte') s += note(mods, 'riposteDamage', points(field, attacker, STAT_INDEX.riposteDamage, target))
  if (kind === 'opportunity') s += note(mods, 'aooTaken', points(field, target, STAT_INDEX.aooTaken, attacker))
  if (!own && tagged(field, attacker, AntiCavalry))
    if (tagged(field, target, Cavalry) || tagged(field, target, Charger)) s += note(mods, 'AntiCavalry', 50)
  return s < -90 ? -90 : s
}

function note(mods: Bonus[] | null, name: string, value: number): number {
  if (mods !== null && value !== 0) mods.push({ name, value })
  return value
}

/** GB-404: the Resolve damage of each kind, before the target's points. */
function resolveDamageOf(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  arc: Arc,
  atk: number,
  power: number,
  damage: number,
  options: AttackOptions,
): number {
  let amount: number
  switch (kind) {
    case 'attack':
    case 'shot':
    case 'charge':
    case 'strike':
      amount = Math.floor((atk * options.resolve) / 100) + (arc === 'front' ? 0 : scaled(field, target, 12))
      break
    case 'riposte':
      amount = Math.floor((atk * power) / 100)
      break
    case 'opportunity':
      amount = damage
      break
    case 'hard':
    case 'counter':
    case 'soft':
      amount = scaled(field, target, 10)
      break
    case 'brace':
      amount = atk
      break
    case 'overwatch':
      return 0
  }
  return Math.max(0, Math.floor((amount * (100 + points(field, attacker, STAT_INDEX.resolveDealt, target))) / 100))
}

/** GB-805: every landed physical blow. */
function shred(field: Field, attacker: Unit, target: Unit, landed: number): void {
  const each =
    1 + points(field, attacker, STAT_INDEX.shredDealt, target) + (tagged(field, attacker, ArmorPiercer) ? 2 : 0)
  const added = addShred(field, target, attacker, each * landed)
  if (added > 0 && cardFor(field, attacker).cursedBlades && alive(target))
    addStatus(field, target, 'cursed_wound', 3, 0, attacker.id)
}

/** GB-406 (7): lifesteal, then what the target returns to an adjacent attacker. */
function afterHit(field: Field, attacker: Unit, target: Unit, taken: number, dealt: number): void {
  const lifesteal = points(field, attacker, STAT_INDEX.lifesteal, target)
  heal(field, attacker, Math.floor((dealt * lifesteal) / 100), 'lifesteal')
  const reflect = points(field, target, STAT_INDEX.reflect, attacker)
  if (adjacent(attacker.cell, target.cell))
    hurt(field, attacker, Math.floor((taken * reflect) / 100), true, target.id, 'reflect', target)
}

function fireKind(field: Field, attacker: Unit, target: Unit, kind: AttackKind, dealt: number): void {
  if (kind === 'charge') fire(field, attacker, on_charge, target, dealt)
  else if (kind === 'riposte') fire(field, attacker, on_riposte, target, dealt)
  else if (kind === 'hard' || kind === 'soft' || kind === 'counter') fire(field, attacker, on_intercept, target, dealt)
}

/** GB-409: the answer to an own-turn attack in melee, and the clash event that closes it. */
function riposte(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: AttackKind,
  arc: Arc,
  trajectory: Trajectory,
  outcome: Outcome,
  options: AttackOptions,
): void {
  if (trajectory !== 'melee' || attacker.cell < 0 || target.cell < 0) return
  if (kind === 'strike' && (!options.mayRiposte || !reaches(field, attacker, attacker.cell, target.cell, null))) return
  const reason = noRiposte(field, attacker, target, arc, options)
  let weak = false
  let riposteDamage = 0
  if (reason === null) {
    target.ripostes--
    weak = initiativeOf(field, target) < initiativeOf(field, attacker) + (kind === 'charge' ? 5 : 0)
    riposteDamage = attack(field, target, attacker, 'riposte', weak ? WEAK_RIPOSTE : FULL_RIPOSTE).damage
  }
  field.tell?.({
    type: 'clash',
    attackerId: attacker.id,
    targetId: target.id,
    attackDamage: outcome.damage,
    riposteDamage,
    wasFlanked: arc !== 'front',
    riposteType: reason !== null ? 'none' : weak ? 'weak' : 'full',
    noRiposteReason: reason,
  })
}

type NoRiposte = 'flanked' | 'no_charges' | 'broken' | 'ranged' | 'unable' | 'silent' | 'out_of_reach' | null

function noRiposte(field: Field, attacker: Unit, target: Unit, arc: Arc, options: AttackOptions): NoRiposte {
  if (options.silent) return 'silent'
  if (arc !== 'front') return 'flanked'
  if (target.state !== 'ready') return 'broken'
  if (!able(field, target)) return 'unable'
  if (!cardFor(field, target).meleeOnly && target.ammo !== 0) return 'ranged'
  if (!reaches(field, target, target.cell, attacker.cell, null)) return 'out_of_reach'
  return target.ripostes > 0 ? null : 'no_charges'
}

/** GB-1001: whether the estimate takes the target's HP and barrier. */
export function wouldKill(field: Field, attacker: Unit, target: Unit, byHand: boolean): boolean {
  return mayKill(field, attacker, target, byHand) && kills(field, attacker, target, byHand)
}

export function kills(field: Field, attacker: Unit, target: Unit, byHand: boolean): boolean {
  return estimate(field, attacker, target, 'attack', byHand) >= target.hp + target.barrier
}

/**
 * Whether the estimate could be enough if the target wore no armour: quicker to tell, and mostly it is not. `most` is what the
 * blows add up to.
 */
export function mayKill(
  field: Field,
  attacker: Unit,
  target: Unit,
  byHand: boolean,
  most = blowsTogether(field, attacker, target, byHand),
): boolean {
  const magic = !byHand && cardFor(field, attacker).record.attackType === 'magic'
  const s = bonusPoints(field, attacker, target, 'attack', true, magic, false, PLAIN_ATTACK, null)
  return Math.max(1, Math.floor((most * (100 + s)) / 100)) >= target.hp + target.barrier
}

/** ATK of all blows of a plain attack. */
export function blowsTogether(field: Field, attacker: Unit, target: Unit | null, byHand: boolean): number {
  return atkOf(field, attacker, target, byHand) * blowsOf(field, attacker)
}

/** GB-1001: the damage of a plain attack from where it stands, every blow landing, no crit. */
export function estimate(
  field: Field,
  attacker: Unit,
  target: Unit,
  kind: 'attack' | 'opportunity' = 'attack',
  byHand = kind === 'opportunity' ? !cardFor(field, attacker).meleeOnly : handToHand(field, attacker),
): number {
  const { record } = cardFor(field, attacker)
  const magic = !byHand && record.attackType === 'magic'
  const homing = !byHand && record.trajectory === 'homing'
  const arc: Arc = kind === 'opportunity' ? 'rear' : homing ? 'front' : arcOf(target.cell, target.facing, attacker.cell)
  const atk = atkOf(field, attacker, target, byHand)
  let used = armorOf(field, target, attacker)
  if (magic) used = Math.floor(used / 2)
  else {
    const { formation, shield } = formationArmor(field, target, arc)
    used += formation + shield
  }
  const count = kind === 'opportunity' ? 1 : blowsOf(field, attacker)
  const own = kind === 'attack'
  const s = bonusPoints(field, attacker, target, kind, own, magic, false, PLAIN_ATTACK, null)
  return Math.max(1, Math.floor((Math.max(1, atk * count - used) * (100 + s)) / 100))
}
