import type { StrikeEffect } from '../../content/ability.ts'
import type { Trajectory, Trigger } from '../../content/vocabulary.ts'
import type { AttackEvent, AttackKind, BattleEvent, Bonus } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { heal, hurt, loseHp, tellHp, wounded } from './damage.ts'
import { settle } from './death.ts'
import { type Cast, trigger } from './effects.ts'
import { resolveLoss } from './resolve.ts'
import { shred, spend } from './shred.ts'
import { addStatus, endStatus } from './statuses.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

interface Extra {
  power?: number
  blows?: number
  type?: 'physical' | 'magic' | null
  pierce?: number
  resolve?: number
  crit?: number
  sure?: boolean
  silent?: boolean
  path?: Trajectory
  cells?: number
  hand?: boolean
  answer?: boolean
}
type Arc = AttackEvent['arc']
const OWN: readonly string[] = ['attack', 'shot', 'charge', 'strike']
/** What came of an attack; `taken` is the HP of all who lost some, `grit` the Resolve damage. */
interface Came {
  readonly landed: number
  readonly damage: number
  readonly taken: number
  readonly grit: number
}
const NOTHING: Came = { landed: 0, damage: 0, taken: 0, grit: 0 }
/** GB-406. */
export function attack(w: World, a: Unit, t: Unit, kind: AttackKind, e: Extra = {}): Came {
  if (!r.living(a) || !r.living(t)) return NOTHING
  const own = OWN.includes(kind)
  const hand = e.hand ?? (own || kind === 'overwatch' ? r.byHand(w, a) : !r.melee(w, a))
  const locked = r.engagers(w, a).some((foe) => r.arc(a.cell, a.facing, foe.cell) === 'front')
  if (own && (!locked || w.mutant === 'locked units turn')) a.facing = r.look(a.cell, t.cell)
  const path = e.path ?? (hand || (!own && kind !== 'overwatch') ? 'melee' : r.rec(w, a).trajectory)
  const arc = own
    ? path === 'homing'
      ? 'front'
      : r.arc(t.cell, t.facing, a.cell)
    : kind === 'opportunity'
      ? 'rear'
      : 'front'
  if (kind === 'shot' || kind === 'overwatch') spend(w, a, 1)
  endStatus(w, a, 'stealth')
  const before = w.fight
  w.fight = { a, t, arc, charging: kind === 'charge' }
  if (own) trigger(w, a, 'on_attack', t, 0)
  if (kind === 'charge' && r.living(t)) {
    w.events.push({ type: 'charge_shock', attackerId: a.id, targetId: t.id, resolveDamage: r.sc(t, 10) })
    resolveLoss(w, t, r.sc(t, 10), false, 'charge_shock')
  }
  const stopped = !r.living(a) || !r.living(t) || (own && r.stunned(w, a))
  const result = stopped ? NOTHING : blows(w, a, t, kind, arc, path, hand, e)
  w.fight = before
  a.made++
  t.received++
  settle(w)
  if (own && !stopped && kind !== 'shot' && path === 'melee' && a.cell >= 0 && t.cell >= 0) {
    const near = r.reach(w, a, a.cell, t.cell)
    if (kind !== 'strike' || (e.answer !== false && near)) clash(w, a, t, kind, arc, result.damage, e.silent === true)
  }
  return result
}
/** GB-409: whether the target answers, and how. */
function clash(w: World, a: Unit, t: Unit, kind: string, arc: string, damage: number, silent: boolean): void {
  const why = silence(w, a, t, arc, silent)
  const weak = why === null && r.initiative(w, t) < r.initiative(w, a) + (kind === 'charge' ? 5 : 0)
  if (why === null && w.mutant !== 'ripostes are free') t.ripostes--
  const riposteDamage = why === null ? attack(w, t, a, 'riposte', { power: weak ? 50 : 100 }).damage : 0
  w.events.push({
    type: 'clash',
    attackerId: a.id,
    targetId: t.id,
    attackDamage: damage,
    riposteDamage,
    wasFlanked: arc !== 'front',
    riposteType: why !== null ? 'none' : weak ? 'weak' : 'full',
    noRiposteReason: why,
  })
}
function silence(w: World, a: Unit, t: Unit, arc: string, silent: boolean): NoAnswer {
  if (silent) return 'silent'
  if (arc !== 'front' && w.mutant !== 'flanked units strike back') return 'flanked'
  if (t.state !== 'ready') return 'broken'
  if (!r.able(w, t) || a.hp <= 0) return 'unable'
  if (!r.melee(w, t) && t.ammo !== 0) return 'ranged'
  if (!r.reach(w, t, t.cell, a.cell)) return 'out_of_reach'
  return t.ripostes <= 0 ? 'no_charges' : null
}
type NoAnswer = Extract<BattleEvent, { type: 'clash' }>['noRiposteReason']
export function strike(w: World, a: Unit, t: Unit, e: StrikeEffect, cast: Cast): number {
  const shot = cast.ability?.shot ?? null
  const extra: Extra = {
    power: e.power,
    blows: e.blows,
    type: e.type ?? (shot === null ? null : r.rec(w, a).attackType),
    pierce: e.pierce,
    resolve: e.resolve,
    crit: e.crit,
    sure: e.sure,
    silent: e.silent,
    hand: cast.hand,
    answer: w.inTrigger === 0 && cast.aimed.includes(t),
  }
  if (shot !== null) extra.path = shot
  return attack(w, a, t, 'strike', extra).taken
}
/** GB-406 (5): everything that S is the sum of. */
function parts(w: World, a: Unit, t: Unit, kind: string, magic: boolean, critical: boolean, e: Extra): Bonus[] {
  const rider = r.tag(w, t, 'Cavalry') || r.tag(w, t, 'Charger')
  const taken = r.pts(w, t, 'damageTaken', a) + (r.status(w, t, 'mark') ? 25 : 0)
  const all: Bonus[] = [
    { name: 'momentum', value: (e.cells ?? 0) * 20 },
    { name: 'crit', value: critical ? 50 : 0 },
    { name: 'damageDealt', value: r.pts(w, a, 'damageDealt', t) },
    { name: 'damageTaken', value: taken },
    { name: 'magicDealt', value: magic ? r.pts(w, a, 'magicDealt', t) : 0 },
    { name: 'magicTaken', value: magic ? r.pts(w, t, 'magicTaken', a) : 0 },
    { name: 'riposteDamage', value: kind === 'riposte' ? r.pts(w, a, 'riposteDamage', t) : 0 },
    { name: 'aooTaken', value: kind === 'opportunity' ? r.pts(w, t, 'aooTaken', a) : 0 },
    { name: 'AntiCavalry', value: !OWN.includes(kind) && r.tag(w, a, 'AntiCavalry') && rider ? 50 : 0 },
  ]
  return all.filter(({ value }) => value !== 0)
}
const sum = (mods: readonly Bonus[]): number =>
  Math.max(
    -90,
    mods.reduce((s, { value }) => s + value, 0),
  )
function blows(
  w: World,
  a: Unit,
  t: Unit,
  kind: AttackKind,
  arc: Arc,
  path: Trajectory,
  hand: boolean,
  e: Extra,
): Came {
  const own = OWN.includes(kind)
  const magic = (e.type ?? (hand ? 'physical' : r.rec(w, a).attackType)) === 'magic'
  const count = own ? e.blows || r.blowCount(w, a) : 1
  let accuracy = r.pts(w, a, 'accuracy', t) - (r.status(w, a, 'blind') ? 50 : 0)
  if (path === 'direct' || path === 'arc') accuracy += r.pts(w, a, 'rangedAccuracy', t)
  const miss = e.sure ? 0 : Math.max(0, Math.min(90, (magic ? 0 : r.dodge(w, t, a)) - accuracy))
  let landed = 0
  let rolls: number[] = []
  if (!e.sure && r.status(w, t, 'evade')) endStatus(w, t, 'evade')
  else {
    if (miss > 0) rolls = Array.from({ length: count }, () => w.dice.d(100))
    landed = miss > 0 ? rolls.filter((roll) => roll > miss).length : count
  }
  const critChance = landed === 0 ? 0 : Math.min(100, r.critChance(w, a, t) + (e.crit ?? 0))
  const critRoll = critChance > 0 && critChance < 100 ? w.dice.d(100) : null
  const critical = critChance >= 100 || (critRoll !== null && critRoll <= critChance)
  const atk = r.atk(w, a, t, hand)
  const k = e.power ?? (kind === 'soft' ? 50 : 100)
  const worn = r.worn(w, t, a)
  const wall = magic ? 0 : r.wall(w, t, arc)
  const formation = wall === 0 ? 0 : r.ranks(w, t)
  let used = Math.floor(((worn + wall) * (100 - (e.pierce ?? 0))) / 100)
  if (magic && w.mutant !== 'magic meets all armour') used = Math.floor(used / 2)
  const armor = { worn, formation, shield: wall - formation, used }
  const mods = landed === 0 ? [] : parts(w, a, t, kind, magic, critical, e)
  const base = landed === 0 ? 0 : Math.max(1, atk * landed - used)
  let damage = landed === 0 ? 0 : Math.max(1, Math.floor((base * k * (100 + sum(mods))) / 10000))
  if (!magic && r.status(w, t, 'phased')) damage = 0
  const shot = own ? path !== 'melee' : kind === 'overwatch'
  const loss = damage > 0 ? shared(w, t, damage, a, kind, shot) : { hp: 0, absorbed: 0, helpers: [] }
  const taken = loss.helpers.reduce((more, { q }) => more + q, loss.hp)
  const pressure = landed === 0 ? 0 : resolveOf(w, t, kind, arc, atk, k, damage, e)
  const grit = Math.max(0, Math.floor((pressure * (100 + r.pts(w, a, 'resolveDealt', t))) / 100))
  w.events.push({
    type: 'attack',
    kind,
    attackerId: a.id,
    targetId: t.id,
    arc,
    magic,
    missChance: miss,
    rolls,
    landed,
    critChance,
    critRoll,
    atk,
    armor,
    base,
    k,
    mods,
    damage,
    shared: loss.helpers,
    absorbed: loss.absorbed,
    hp: t.hp,
    resolveDamage: grit,
    ammoLeft: a.ammo < 0 ? null : a.ammo,
  })
  if (landed > 0) {
    const square = arc !== 'front' && r.tag(w, t, 'UnbreakableSquare')
    if (grit > 0) resolveLoss(w, t, grit, arc === 'front' || square, kind)
    if (!magic) {
      const each = 1 + r.pts(w, a, 'shredDealt', t) + (r.tag(w, a, 'ArmorPiercer') ? 2 : 0)
      if (shred(w, t, a, each * landed) && r.knows(w, a, 'cursed_blades') && r.living(t))
        addStatus(w, t, 'cursed_wound', 3, 0, a.id)
    }
    heal(w, a, Math.floor((taken * Math.max(0, r.pts(w, a, 'lifesteal', t))) / 100), 'lifesteal')
    const back = Math.floor((loss.hp * Math.max(0, r.pts(w, t, 'reflect', a))) / 100)
    if (t.cell >= 0 && r.steps(a.cell, t.cell) === 1) hurt(w, a, back, true, t.id, 'reflect', t)
    trigger(w, a, 'on_hit', t, taken)
  }
  const special: Record<string, Trigger> = {
    charge: 'on_charge',
    riposte: 'on_riposte',
    hard: 'on_intercept',
    soft: 'on_intercept',
    counter: 'on_intercept',
  }
  const made = special[kind]
  if (made !== undefined) trigger(w, a, made, t, taken)
  if (landed === 0) trigger(w, t, 'on_dodge', a, 0)
  trigger(w, t, 'on_attacked', a, taken)
  if (loss.hp > 0) wounded(w, t, a, loss.hp)
  return { landed, damage, taken, grit }
}
function resolveOf(
  w: World,
  t: Unit,
  kind: string,
  arc: string,
  atk: number,
  k: number,
  damage: number,
  e: Extra,
): number {
  if (kind === 'overwatch') return 0
  if (OWN.includes(kind)) {
    const flank = arc === 'front' || w.mutant === 'flanks do not frighten' ? 0 : r.sc(t, 12)
    return Math.floor((atk * (e.resolve ?? 100)) / 100) + flank
  }
  if (kind === 'riposte') return Math.floor((atk * k) / 100)
  if (kind === 'opportunity') return damage
  return kind === 'brace' ? atk : r.sc(t, 10)
}
/** GB-408: what the target loses, and those who carry a part of it. */
interface Loss {
  readonly hp: number
  readonly absorbed: number
  readonly helpers: readonly { readonly id: number; readonly q: number }[]
}
function shared(w: World, t: Unit, damage: number, a: Unit, kind: string, shot: boolean): Loss {
  const list: { id: number; q: number }[] = []
  const part = (percent: number, undead: boolean): void => {
    const helpers = r
      .order(w)
      .filter(
        (o) =>
          o.side === t.side &&
          o.id !== w.hover &&
          r.steps(o.cell, t.cell) === 1 &&
          o.hp > 0 &&
          (!undead || r.tag(w, o, 'Undead')),
      )
      .sort((p, q) => p.id - q.id)
    const q = helpers.length === 0 ? 0 : Math.floor(Math.floor((damage * percent) / 100) / helpers.length)
    if (q === 0) return
    for (const o of helpers) {
      const [lost, eaten] = loseHp(w, o, q, false, a.id, 'shared')
      tellHp(w, o, 'shared', 0 - lost, eaten)
      list.push({ id: o.id, q })
    }
  }
  const percent = r.pts(w, t, 'share')
  if (percent > 0) part(percent, false)
  if (r.tag(w, t, 'Undead') && r.formed(w, t) && w.mutant !== 'no wall of bones') part(20, true)
  const left = list.reduce((rest, { q }) => rest - q, damage)
  const [hp, absorbed] = loseHp(w, t, left, false, a.id, kind, shot)
  return { hp, absorbed, helpers: list }
}
/** GB-1001. */
export function est(w: World, a: Unit, t: Unit, passing = false): number {
  const hand = passing ? !r.melee(w, a) : r.byHand(w, a)
  const magic = !hand && r.rec(w, a).attackType === 'magic'
  const homing = !hand && r.rec(w, a).trajectory === 'homing'
  const arc = passing ? 'rear' : homing ? 'front' : r.arc(t.cell, t.facing, a.cell)
  const armour = magic ? Math.floor(r.worn(w, t, a) / 2) : r.worn(w, t, a) + r.wall(w, t, arc)
  const base = Math.max(1, r.atk(w, a, t, hand) * (passing ? 1 : r.blowCount(w, a)) - armour)
  return Math.max(
    1,
    Math.floor((base * (100 + sum(parts(w, a, t, passing ? 'opportunity' : 'attack', magic, false, {})))) / 100),
  )
}
