import type { StrikeEffect } from '../../content/ability.ts'
import { type ContagionType, STATUS_KINDS, type StatusId, type Trigger } from '../../content/vocabulary.ts'
import type { Modifier, Status, Unit } from '../../state.ts'
import { type Cast, fireAfterDeath, trigger } from './effects.ts'
import { moveForced } from './moves.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

const WEARY = 16

function loseHp(w: World, u: Unit, n: number, through: boolean, by: number, cause: string, shot = false): number {
  let left = n
  if (!through && u.barrier > 0) {
    const eaten = Math.min(u.barrier, left)
    u.barrier -= eaten
    left -= eaten
    if (u.barrier === 0) {
      u.barrierTurns = 0
      u.barrierFresh = false
    }
  }
  if (left <= 0) return 0
  if (u.hp > 0 && u.hp - left <= 0) w.fate.set(u.id, { by, cause, shot })
  u.hp -= left
  u.wasAttacked = true
  if (u.statuses.some((s) => s.id === 'sleep') && w.mutant !== 'sleepers do not wake') endStatus(w, u, 'sleep')
  return left
}
export function hurt(
  w: World,
  u: Unit,
  n: number,
  through: boolean,
  by: number,
  cause: string,
  foe: Unit | null = null,
): number {
  if (n <= 0 || !r.living(u)) return 0
  const lost = loseHp(w, u, n, through, by, cause)
  if (lost > 0) wounded(w, u, foe, lost)
  return lost
}
function wounded(w: World, u: Unit, foe: Unit | null, lost: number): void {
  trigger(w, u, 'on_damaged', foe, lost)
  for (const a of r.abilities(w, u))
    if (a.on === 'hp_below' && r.living(u) && !u.fired.includes(a.id) && u.hp * 100 < a.n * u.maxHp) {
      u.fired.push(a.id)
      trigger(w, u, 'hp_below', null, 0, a)
    }
}
export function heal(w: World, u: Unit, n: number): void {
  if (n <= 0 || w.b.round >= WEARY || !r.living(u) || r.status(w, u, 'unhealable')) return
  u.hp = Math.min(u.maxHp, u.hp + Math.floor((n * (100 + r.pts(w, u, 'healReceived'))) / 100))
}
export function kill(w: World, u: Unit, by: number, cause: string): void {
  if (!r.living(u)) return
  u.hp = 0
  w.fate.set(u.id, { by, cause, shot: false })
}
export function barrier(w: World, u: Unit, n: number, turns: number): void {
  if (n <= 0) return
  if (n > u.barrier) {
    u.barrier = n
    u.barrierTurns = turns
    u.barrierFresh = w.b.turnOf === u.id
  } else u.barrierTurns = longer(u.barrierTurns, turns)
}
/** -1 lasts for ever. */
export const longer = (a: number, b: number): number => (a === -1 || b === -1 ? -1 : Math.max(a, b))

export function resolveLoss(w: World, u: Unit, n: number, frontal: boolean, fear = false): void {
  if (u.cell < 0 || r.rec(w, u).tags.includes('Structure') || (fear && r.status(w, u, 'fear_immune'))) return
  const loss = Math.max(0, Math.floor((n * (100 + r.pts(w, u, 'resolveTaken'))) / 100))
  const left = u.resolve - loss
  if (u.state !== 'ready') u.resolve = Math.max(0, left)
  else if (frontal && w.mutant !== 'formations do not hold')
    u.resolve = left > 0 ? left : Math.max(0 - r.hold(w, u), left)
  else {
    u.resolve = Math.max(Math.min(u.resolve, 0), left)
    if (loss >= 1 && u.resolve <= 0) u.shaken = true
  }
}
export function resolveGain(w: World, u: Unit, n: number): void {
  if (n <= 0 || u.cell < 0 || r.rec(w, u).tags.includes('Structure')) return
  u.resolve = Math.min(u.maxResolve, u.resolve + n)
  recovered(w, u)
}
export function recovered(w: World, u: Unit): void {
  const share = w.mutant === 'half of the Resolve rallies' ? 50 : 25
  const back =
    (u.state === 'retreating' && u.resolve * 100 >= share * u.maxResolve) || (u.state === 'crumbling' && u.resolve > 0)
  if (!back) return
  u.state = 'ready'
  u.shaken = false
  trigger(w, u, 'on_rally', null, 0)
}

export function addStatus(w: World, u: Unit, id: StatusId, turns: number, p: number, by: number): void {
  const control = STATUS_KINDS[id] === 'control'
  if (control && (u.resists || r.tag(w, u, 'Structure') || r.status(w, u, 'control_immune'))) return
  if (id === 'freeze' && r.tag(w, u, 'FrostImmune')) return
  if (id === 'fear' && r.status(w, u, 'fear_immune')) return
  if (id === 'burn' && r.tag(w, u, 'FireImmune')) return
  if (id === 'venom' && (r.tag(w, u, 'PoisonImmune') || r.tag(w, u, 'Undead'))) return
  if (id === 'bleed' && r.rec(w, u).nature === 'bound') return
  const old = u.statuses.find((s) => s.id === id)
  if (old !== undefined) {
    if (longer(old.turns, turns) === old.turns) return
    old.turns = turns
    old.p = p
    old.by = by
    return
  }
  u.statuses.push({ id, turns, p, by, fresh: w.b.turnOf === u.id && id !== 'suppressed', at: ++w.b.tick })
  if (id === 'charm') u.side = u.owner === 0 ? 1 : 0
}
export function endStatus(w: World, u: Unit, id: StatusId): void {
  if (!u.statuses.some((s) => s.id === id)) return
  u.statuses = u.statuses.filter((s) => s.id !== id)
  if (STATUS_KINDS[id] === 'control' && w.mutant !== 'control may follow control') u.resists = true
  if (id === 'charm') u.side = u.owner
}
function endTaunts(w: World, by: Unit): void {
  for (const u of w.b.units)
    if (u.cell >= 0 && u.statuses.some((s) => s.id === 'taunt' && s.by === by.id)) endStatus(w, u, 'taunt')
}
const bad = (m: Modifier): boolean =>
  ['damageTaken', 'magicTaken', 'aooTaken', 'resolveTaken'].includes(m.stat) ? m.pct + m.flat > 0 : m.pct + m.flat < 0
export function dropModifier(w: World, u: Unit, m: Modifier): void {
  u.modifiers.splice(u.modifiers.indexOf(m), 1)
  if (m.stat === 'maxhp') newMaxHp(w, u)
}
export function newMaxHp(w: World, u: Unit): void {
  const max = r.maxHp(w, u)
  if (max > u.maxHp && w.b.round < WEARY && u.hp > 0) u.hp += max - u.maxHp
  u.maxHp = max
  u.hp = Math.min(u.hp, max)
}
function strip(w: World, u: Unit, entries: (Status | Modifier)[], n: number): number {
  for (const entry of entries.slice(0, n)) {
    if ('stat' in entry) dropModifier(w, u, entry)
    else endStatus(w, u, entry.id)
  }
  return n - Math.min(n, entries.length)
}
export function cleanse(w: World, u: Unit, what: string, n: number): void {
  let left = n
  if (what === 'contagion' || what === 'all') {
    const gone = Math.min(left, u.contagions.length)
    u.contagions = u.contagions.slice(gone)
    left -= gone
  }
  if (what === 'contagion') return
  const list: (Status | Modifier)[] = u.statuses.filter((s) => STATUS_KINDS[s.id] !== 'helpful')
  if (what !== 'status') list.push(...u.modifiers.filter(bad))
  strip(
    w,
    u,
    list.sort((a, b) => a.at - b.at),
    left,
  )
}
export function dispel(w: World, u: Unit, n: number): void {
  const list: (Status | Modifier)[] = u.statuses.filter((s) => STATUS_KINDS[s.id] === 'helpful')
  list.push(...u.modifiers.filter((m) => !bad(m)))
  const left = strip(
    w,
    u,
    list.sort((a, b) => b.at - a.at),
    n,
  )
  if (left > 0 && u.barrier > 0) {
    u.barrier = 0
    u.barrierTurns = 0
    u.barrierFresh = false
  }
}

export const SICKNESS: Record<ContagionType, { spread: number; hp: number; turns: number; resolve: number }> = {
  fire: { spread: 50, hp: 8, turns: 3, resolve: 5 },
  poison: { spread: 30, hp: 5, turns: 5, resolve: 0 },
  curse: { spread: 40, hp: 0, turns: 4, resolve: 10 },
  frost: { spread: 25, hp: 3, turns: 3, resolve: 0 },
  plague: { spread: 60, hp: 10, turns: 2, resolve: 8 },
}
const TYPES = ['fire', 'poison', 'curse', 'frost', 'plague'] as const
export function refusesContagion(w: World, u: Unit, type: ContagionType): boolean {
  const immunity = {
    fire: 'FireImmune',
    poison: 'PoisonImmune',
    curse: 'CurseImmune',
    frost: 'FrostImmune',
    plague: 'PlagueImmune',
  } as const
  if (r.tag(w, u, 'Structure') || r.tag(w, u, immunity[type]) || r.status(w, u, 'pure')) return true
  return type === 'poison' && r.tag(w, u, 'Undead') && w.mutant !== 'the undead can be poisoned'
}
export function infect(w: World, u: Unit, type: ContagionType): void {
  if (refusesContagion(w, u, type)) return
  const old = u.contagions.find((c) => c.type === type)
  if (old !== undefined) old.turns = SICKNESS[type].turns
  else
    u.contagions = TYPES.flatMap((t) =>
      t === type ? [{ type, turns: SICKNESS[type].turns }] : u.contagions.filter((c) => c.type === t),
    )
}

export function cap(w: World, u: Unit, by: Unit | null): number {
  if (r.tag(w, u, 'Ethereal')) return 0
  const c = (r.tag(w, u, 'AdamantineArmor') ? 20 : 40) + (by !== null && r.tag(w, by, 'RendingBlows') ? 20 : 0)
  return Math.floor((u.baseArmor * c) / 100)
}
export function shred(w: World, u: Unit, by: Unit | null, n: number): boolean {
  if (r.tag(w, u, 'Ethereal')) return false
  const most = w.mutant === 'shred has no cap' ? u.baseArmor : cap(w, u, by)
  const before = u.stacks
  u.stacks = Math.max(u.stacks, Math.min(most, u.stacks + n))
  return u.stacks > before
}
export function ammo(u: Unit, n: number): void {
  if (u.ammo >= 0) u.ammo = Math.max(0, Math.min(u.maxAmmo, u.ammo + n))
}

/** GB-403. */
export function settle(w: World): void {
  if (w.settling) return
  w.settling = true
  for (;;) {
    const dead = r.order(w).find((u) => u.hp <= 0)
    const broken = dead === undefined ? r.order(w).find((u) => due(w, u)) : undefined
    if (dead !== undefined) die(w, dead)
    else if (broken !== undefined) breakUp(w, broken)
    else break
  }
  w.settling = false
}
function due(w: World, u: Unit): boolean {
  if (u.state !== 'ready' || u.resolve > 0 || r.tag(w, u, 'Structure')) return false
  return u.shaken || u.resolve <= 0 - r.hold(w, u)
}
function die(w: World, u: Unit): void {
  const fate = w.fate.get(u.id) ?? { by: 0, cause: '', shot: false }
  if (r.status(w, u, 'guard') && fate.cause !== 'weariness') {
    const guard = u.statuses.find((s) => s.id === 'guard')
    u.hp = Math.max(1, Math.floor((u.maxHp * (w.b.round >= WEARY ? 0 : (guard?.p ?? 0))) / 100))
    endStatus(w, u, 'guard')
    return
  }
  const cell = u.cell
  const { side } = u
  u.fell = cell
  u.cell = -1
  u.hp = 0
  u.barrier = 0
  u.barrierTurns = 0
  u.barrierFresh = false
  u.vigilant = false
  u.state = 'dead'
  const killer = fate.by > 0 ? r.byId(w, fate.by) : null
  if (killer !== null && r.living(killer)) {
    if (r.rec(w, killer).nature === 'living' && killer.state !== 'retreating') resolveGain(w, killer, r.sc(killer, 10))
    if (r.knows(w, killer, 'conserve_ammo') && fate.shot) ammo(killer, 1)
    trigger(w, killer, 'on_kill', u, 0)
  }
  trigger(w, u, 'on_death', killer, 0)
  if (r.tag(w, u, 'DeathSpread'))
    for (const c of r
      .around(0, cell)
      .filter((n) => n >= 0)
      .sort((a, b) => a - b)) {
      const o = r.at(w, c)
      if (o !== null && o.hp > 0) infect(w, o, r.rec(w, u).deathSpread)
    }
  for (const a of r.abilities(w, u))
    if (a.kind === 'aura' && a.aura?.type === 'relic')
      addZone(w, {
        source: `relic:${a.id}`,
        side: u.side,
        cell,
        radius: a.aura.range,
        rounds: a.aura.rounds,
        whom: a.aura.side,
        on: 'turn',
        once: false,
      })
  fireAfterDeath(w, u, cell)
  if (!r.tag(w, u, 'Structure') && w.mutant !== 'nobody grieves')
    for (const o of r.order(w))
      if (o.side === side && r.living(o)) {
        if (r.steps(o.cell, cell) === 1) resolveLoss(w, o, r.sc(o, 15), false)
        else if (r.far(o.cell, cell) <= 3) resolveLoss(w, o, r.sc(o, 8), false)
      }
  endTaunts(w, u)
  if (u.side !== u.owner) endStatus(w, u, 'charm')
}
export function addZone(w: World, zone: World['b']['zones'][number]): void {
  const old = w.b.zones.find((z) => z.source === zone.source && z.side === zone.side && z.cell === zone.cell)
  if (old !== undefined) old.rounds = zone.rounds
  else w.b.zones.push(zone)
}
function breakUp(w: World, u: Unit): void {
  u.resolve = 0
  u.shaken = false
  if (r.rec(w, u).nature === 'bound') {
    u.state = 'crumbling'
    trigger(w, u, 'on_break', null, 0)
    return
  }
  u.state = 'retreating'
  u.vigilant = false
  endTaunts(w, u)
  trigger(w, u, 'on_break', null, 0)
  if (w.mutant !== 'nobody strikes at those who break') opportunity(w, u, r.engagers(w, u))
  if (r.living(u) && u.state === 'retreating') flee(w, u)
}
export function opportunity(w: World, u: Unit, by: Unit[]): void {
  for (const foe of by) {
    if (!r.living(u)) return
    if (r.able(w, foe) && !r.ghost(w, foe)) attack(w, foe, u, 'opportunity')
  }
}
export function flightCell(w: World, u: Unit): number {
  const back = r.around(u.side, u.cell)
  const cells = [back[7], back[5], back[6]].filter((c): c is number => c !== undefined && c >= 0 && r.at(w, c) === null)
  return cells.find((c) => r.engagers(w, u, c).length === 0) ?? cells[0] ?? -1
}
export function flee(w: World, u: Unit): void {
  if (r.status(w, u, 'root')) return
  for (let i = 0; i < 2 && r.living(u); i++) {
    const cell = flightCell(w, u)
    if (cell < 0) return
    moveForced(w, u, cell, true)
  }
}

export interface Extra {
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
