import type { StrikeEffect } from '../../content/ability.ts'
import type { Trigger } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import { heal, hurt, loseHp, wounded } from './damage.ts'
import { settle } from './death.ts'
import { type Cast, trigger } from './effects.ts'
import { resolveLoss } from './resolve.ts'
import { shred } from './shred.ts'
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
  path?: string
  cells?: number
  hand?: boolean
  answer?: boolean
}
const OWN = ['attack', 'shot', 'charge', 'strike']
/** GB-406. Returns [landed, damage, HP taken]. */
export function attack(w: World, a: Unit, t: Unit, kind: string, e: Extra = {}): [number, number, number] {
  if (!r.living(a) || !r.living(t)) return [0, 0, 0]
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
  if ((kind === 'shot' || kind === 'overwatch') && a.ammo > 0) a.ammo--
  endStatus(w, a, 'stealth')
  const before = w.fight
  w.fight = { a, t, arc, charging: kind === 'charge' }
  if (own) trigger(w, a, 'on_attack', t, 0)
  if (kind === 'charge' && r.living(t)) resolveLoss(w, t, r.sc(t, 10), false)
  const stopped = !r.living(a) || !r.living(t) || (own && r.stunned(w, a))
  const result: [number, number, number] = stopped ? [0, 0, 0] : blows(w, a, t, kind, arc, path, hand, e)
  w.fight = before
  a.made++
  t.received++
  settle(w)
  if (own && !stopped && kind !== 'shot' && path === 'melee' && a.cell >= 0 && t.cell >= 0) {
    const near = r.reach(w, a, a.cell, t.cell)
    if (kind !== 'strike' || (e.answer !== false && near)) riposte(w, a, t, kind, arc, e.silent === true)
  }
  return result
}
function riposte(w: World, a: Unit, t: Unit, kind: string, arc: string, silent: boolean): void {
  if (silent || (arc !== 'front' && w.mutant !== 'flanked units strike back') || t.state !== 'ready') return
  if (!r.able(w, t) || a.hp <= 0 || (!r.melee(w, t) && t.ammo !== 0)) return
  if (!r.reach(w, t, t.cell, a.cell) || t.ripostes <= 0) return
  if (w.mutant !== 'ripostes are free') t.ripostes--
  const weak = r.initiative(w, t) < r.initiative(w, a) + (kind === 'charge' ? 5 : 0)
  attack(w, t, a, 'riposte', { power: weak ? 50 : 100 })
}
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
  return attack(w, a, t, 'strike', extra)[2]
}
function bonus(w: World, a: Unit, t: Unit, kind: string, magic: boolean, critical: boolean, e: Extra): number {
  let s = (e.cells ?? 0) * 20 + (critical ? 50 : 0)
  s += r.pts(w, a, 'damageDealt', t) + r.pts(w, t, 'damageTaken', a) + (r.status(w, t, 'mark') ? 25 : 0)
  if (magic) s += r.pts(w, a, 'magicDealt', t) + r.pts(w, t, 'magicTaken', a)
  if (kind === 'riposte') s += r.pts(w, a, 'riposteDamage', t)
  if (kind === 'opportunity') s += r.pts(w, t, 'aooTaken', a)
  const rider = r.tag(w, t, 'Cavalry') || r.tag(w, t, 'Charger')
  if (!OWN.includes(kind) && r.tag(w, a, 'AntiCavalry') && rider) s += 50
  return Math.max(-90, s)
}
function blows(
  w: World,
  a: Unit,
  t: Unit,
  kind: string,
  arc: string,
  path: string,
  hand: boolean,
  e: Extra,
): [number, number, number] {
  const own = OWN.includes(kind)
  const magic = (e.type ?? (hand ? 'physical' : r.rec(w, a).attackType)) === 'magic'
  const count = own ? e.blows || r.blowCount(w, a) : 1
  let accuracy = r.pts(w, a, 'accuracy', t) - (r.status(w, a, 'blind') ? 50 : 0)
  if (path === 'direct' || path === 'arc') accuracy += r.pts(w, a, 'rangedAccuracy', t)
  const miss = e.sure ? 0 : Math.max(0, Math.min(90, (magic ? 0 : r.dodge(w, t, a)) - accuracy))
  let landed = 0
  if (!e.sure && r.status(w, t, 'evade')) endStatus(w, t, 'evade')
  else for (let i = 0; i < count; i++) if (!r.chance(w, miss)) landed++
  const critical = landed > 0 && r.chance(w, Math.min(100, r.critChance(w, a, t) + (e.crit ?? 0)))
  let damage = 0
  let taken = 0
  let own_hp = 0
  const tell = (figures = ''): void => {
    w.words.push(`${kind} ${a.id} ${t.id} ${arc}${magic ? ' magic' : ''} miss ${miss} landed ${landed}${figures}`)
  }
  if (landed === 0) tell()
  if (landed > 0) {
    const atk = r.atk(w, a, t, hand)
    const k = e.power ?? (kind === 'soft' ? 50 : 100)
    let armour = r.worn(w, t, a) + (magic ? 0 : r.wall(w, t, arc))
    armour = Math.floor((armour * (100 - (e.pierce ?? 0))) / 100)
    if (magic && w.mutant !== 'magic meets all armour') armour = Math.floor(armour / 2)
    const s = bonus(w, a, t, kind, magic, critical, e)
    damage = Math.max(1, Math.floor((Math.max(1, atk * landed - armour) * k * (100 + s)) / 10000))
    if (!magic && r.status(w, t, 'phased')) damage = 0
    const shot = own ? path !== 'melee' : kind === 'overwatch'
    if (damage > 0) [own_hp, taken] = shared(w, t, damage, a, kind, shot)
    let grit = resolveOf(w, t, kind, arc, atk, k, damage, e)
    grit = Math.max(0, Math.floor((grit * (100 + r.pts(w, a, 'resolveDealt', t))) / 100))
    tell(`${critical ? ' crit' : ''} atk ${atk} armour ${armour} k ${k} s ${s} damage ${damage} resolve ${grit}`)
    const square = arc !== 'front' && r.tag(w, t, 'UnbreakableSquare')
    if (grit > 0) resolveLoss(w, t, grit, arc === 'front' || square)
    if (!magic) {
      const each = 1 + r.pts(w, a, 'shredDealt', t) + (r.tag(w, a, 'ArmorPiercer') ? 2 : 0)
      if (shred(w, t, a, each * landed) && r.knows(w, a, 'cursed_blades') && r.living(t))
        addStatus(w, t, 'cursed_wound', 3, 0, a.id)
    }
    heal(w, a, Math.floor((taken * Math.max(0, r.pts(w, a, 'lifesteal', t))) / 100))
    const back = Math.floor((own_hp * Math.max(0, r.pts(w, t, 'reflect', a))) / 100)
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
  if (own_hp > 0) wounded(w, t, a, own_hp)
  return [landed, damage, taken]
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
/** GB-408. Returns [HP of the target, HP of all]. */
function shared(w: World, t: Unit, damage: number, a: Unit, kind: string, shot: boolean): [number, number] {
  let left = damage
  let others = 0
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
    for (const o of helpers) loseHp(w, o, q, false, a.id, 'shared')
    others += q * helpers.length
    left -= q * helpers.length
  }
  const percent = r.pts(w, t, 'share')
  if (percent > 0) part(percent, false)
  if (r.tag(w, t, 'Undead') && r.formed(w, t) && w.mutant !== 'no wall of bones') part(20, true)
  const hp = loseHp(w, t, left, false, a.id, kind, shot)
  return [hp, hp + others]
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
    Math.floor((base * (100 + bonus(w, a, t, passing ? 'opportunity' : 'attack', magic, false, {}))) / 100),
  )
}
