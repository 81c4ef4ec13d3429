import type { Tier } from '../../content/vocabulary.ts'
import type { BattleEvent, MoveKind } from '../../events.ts'
import { type Unit, untouched } from '../../state.ts'
import { attack } from './attack.ts'
import { hurt, newMaxHp } from './damage.ts'
import { settle } from './death.ts'
import { run } from './effects.ts'
import { maySee } from './lines.ts'
import { opportunity } from './resolve.ts'
import { addStatus } from './statuses.ts'
import { wishes } from './unit-ai.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

export function enterZones(w: World, u: Unit, on: 'enter' | 'turn', from: number): void {
  for (const zone of [...w.b.zones]) {
    if (zone.on !== on || !r.living(u) || !r.zoneOn(zone, u)) continue
    if (on === 'enter' && from >= 0 && r.within(zone.radius, zone.cell, from)) continue
    if (on === 'turn') {
      if (u.reached.includes(zone.source)) continue
      u.reached.push(zone.source)
    }
    if (zone.once) {
      w.b.zones.splice(w.b.zones.indexOf(zone), 1)
      w.events.push({ type: 'zone_expired', auraId: zone.source, cell: zone.cell })
    }
    run(w, r.zoneEffects(w, zone.source), {
      owner: null,
      side: zone.side,
      id: zone.source,
      spell: false,
      credit: 0,
      ability: null,
      centre: zone.cell,
      hand: false,
      aimed: [u],
      area: null,
      dealt: 0,
    })
  }
}
const shift = (u: Unit, cell: number): void => {
  u.cell = cell
  u.moved = true
  u.shifted = true
}
/** GB-608: a unit stops being vigilant. */
export function unwatch(w: World, u: Unit, reason: Unwatched): void {
  if (u.vigilant) w.events.push({ type: 'vigilance_cancelled', unitId: u.id, reason })
  u.vigilant = false
}
type Unwatched = Extract<BattleEvent, { type: 'vigilance_cancelled' }>['reason']
export function moveForced(w: World, u: Unit, cell: number, kind: MoveKind): void {
  const from = u.cell
  if (from === cell) return
  if (w.hover === u.id) w.hover = 0
  shift(u, cell)
  if (kind === 'flight') {
    u.facing = r.look(from, cell)
    w.events.push({ type: 'unit_moved', unitId: u.id, from, to: cell, facing: u.facing, kind })
  } else w.events.push({ type: 'unit_displaced', unitId: u.id, from, to: cell, kind })
  unwatch(w, u, kind === 'flight' ? 'retreat' : kind === 'push' || kind === 'pull' ? 'knockback' : 'forced_move')
  enterZones(w, u, 'enter', from)
}
export function push(w: World, u: Unit, from: number, n: number, kind: 'push' | 'pull'): void {
  if (r.tag(w, u, 'Structure') || r.status(w, u, 'control_immune')) return
  const sign = kind === 'push' ? 1 : -1
  const dx = Math.sign(r.x(u.cell) - r.x(from)) * sign
  const dy = Math.sign(r.y(u.cell) - r.y(from)) * sign
  const far = r.tag(w, u, 'Heavy') && w.mutant !== 'the heavy are pushed as far' ? n - 1 : n
  for (let i = 0; i < far && r.living(u) && (dx !== 0 || dy !== 0); i++) {
    const cell = r.cellAt(r.x(u.cell) + dx, r.y(u.cell) + dy)
    if (cell < 0 || r.at(w, cell) !== null) return
    moveForced(w, u, cell, kind)
  }
}
const best = (cells: number[], key: (cell: number) => number[]): number | undefined =>
  cells
    .map((cell) => ({ cell, k: key(cell) }))
    .sort((p, q) => {
      const at = p.k.findIndex((n, i) => n !== q.k[i])
      return at < 0 ? 0 : (p.k[at] ?? 0) - (q.k[at] ?? 0)
    })[0]?.cell
export function leap(w: World, u: Unit, t: Unit, behind: boolean): void {
  if (!r.living(u) || r.status(w, u, 'root')) return
  const cells = r.around(0, t.cell).filter((cell) => cell >= 0 && (r.at(w, cell) === null || cell === u.cell))
  const rear = (cell: number): number => (behind && r.arc(t.cell, t.facing, cell) === 'rear' ? 0 : 1)
  const cell = best(cells, (n) => [rear(n), r.far(u.cell, n), r.seen(u.side, n)])
  if (cell !== undefined) moveForced(w, u, cell, 'leap')
}
export function teleport(w: World, u: Unit, mode: string, n: number): void {
  if (r.tag(w, u, 'Structure')) return
  const free = r.all.filter((cell) => r.at(w, cell) === null || cell === u.cell)
  const foes = r.foes(w, u)
  const cell =
    mode === 'home'
      ? best(free, (at) => [r.far(at, u.home), r.seen(u.side, at)])
      : best(
          free.filter((at) => r.within(n, u.cell, at)),
          (at) => [-Math.min(80, ...foes.map((foe) => r.far(at, foe.cell))), r.seen(u.side, at)],
        )
  if (cell !== undefined) moveForced(w, u, cell, 'teleport')
}
export function swap(w: World, u: Unit, t: Unit): void {
  if (!r.living(u) || u === t || r.tag(w, t, 'Structure')) return
  exchange(w, u, t, false)
}
/** They change places: as two tanks do (GB-1004), or by an effect. */
export function exchange(w: World, u: Unit, t: Unit, rotating: boolean): void {
  const [from, to] = [u.cell, t.cell]
  shift(u, to)
  shift(t, from)
  if (rotating) w.events.push({ type: 'unit_rotated', unitId: u.id, otherId: t.id })
  else {
    w.events.push({ type: 'unit_displaced', unitId: u.id, from, to, kind: 'swap' })
    w.events.push({ type: 'unit_displaced', unitId: t.id, from: to, to: from, kind: 'swap' })
  }
  unwatch(w, u, 'forced_move')
  unwatch(w, t, 'forced_move')
  enterZones(w, u, 'enter', from)
  enterZones(w, t, 'enter', to)
}

function freeNear(w: World, side: number, anchor: number): number {
  if (r.at(w, anchor) === null) return anchor
  const near = r.around(side, anchor).find((cell) => cell >= 0 && r.at(w, cell) === null)
  if (near !== undefined) return near
  const free = r.all.filter((cell) => r.at(w, cell) === null)
  return best(free, (cell) => [r.steps(anchor, cell), r.seen(side, cell)]) ?? -1
}
export function unitOf(
  w: World,
  key: string,
  tier: Tier,
  side: 0 | 1,
  cell: number,
  id: number,
  extra: { summoned?: boolean; copied?: boolean; pct?: number; rounds?: number },
): Unit {
  const card = w.content.units.get(key)
  if (card === undefined) throw new Error(`There is no ${key}`)
  const f = [0, 100, 150, 200][tier] ?? 100
  const tiered = (n: number): number => Math.floor((n * f) / 100)
  const part = (n: number): number => Math.floor((n * (extra.pct ?? 100)) / 100)
  const hp = Math.max(1, part(tiered(card.hp)))
  const own = [...card.abilities, ...(tier === 3 && !extra.copied ? [card.mastery] : [])]
  const ammo = card.ammo === null ? -1 : card.ammo + (own.includes('endless_quiver') ? 2 : 0)
  return untouched({
    id,
    key,
    tier,
    owner: side,
    side,
    cell,
    home: cell,
    facing: side === 0 ? 2 : 0,
    hp,
    maxHp: hp,
    baseHp: hp,
    baseAtk: part(tiered(card.atk)),
    baseArmor: tiered(card.armor),
    maxResolve: tiered(card.resolve),
    resolve: tiered(card.resolve),
    ammo,
    maxAmmo: ammo,
    grace: card.tags.includes('Undead') ? 5 : 0,
    summoned: extra.summoned ?? false,
    copied: extra.copied ?? false,
    rounds: extra.rounds ?? 0,
  })
}
export function admit(w: World, u: Unit): void {
  u.cooldown = r.active(w, u)?.startCooldown ?? 0
  newMaxHp(w, u)
  if (u.maxHp > u.baseHp) u.hp = u.maxHp
}
const crowd = (w: World, side: number): number =>
  w.b.units.filter((u) => u.summoned && u.cell >= 0 && u.owner === side).length
const MOST = 6
function join(w: World, u: Unit): void {
  w.b.units.push(u)
  admit(w, u)
  const { id: unitId, key, side, cell, rounds: duration } = u
  w.events.push({ type: 'unit_summoned', unitId, key, side, cell, duration })
}
export function summon(w: World, key: string, tier: Tier, side: 0 | 1, anchor: number | null, rounds: number): void {
  const home =
    Array.from({ length: 16 }, (_, i) => (side === 0 ? i : 79 - i)).find((cell) => r.at(w, cell) === null) ?? -1
  const cell = anchor === null ? home : freeNear(w, side, anchor)
  if (cell < 0 || crowd(w, side) >= MOST) return
  join(w, unitOf(w, key, tier, side, cell, w.b.units.length + 1, { summoned: true, rounds }))
}
export function copyOf(w: World, t: Unit, side: 0 | 1, pct: number, rounds: number): void {
  const cell = freeNear(w, side, t.cell)
  if (cell < 0 || crowd(w, side) >= MOST) return
  join(w, unitOf(w, t.key, t.tier, side, cell, w.b.units.length + 1, { summoned: true, copied: true, pct, rounds }))
}
export function revive(w: World, u: Unit, percent: number): void {
  if (u.state !== 'dead' || u.revived || w.b.round >= 16) return
  const cell = freeNear(w, u.owner, u.fell)
  if (cell < 0) return
  Object.assign(u, {
    revived: true,
    state: 'ready',
    side: u.owner,
    cell,
    facing: u.owner === 0 ? 2 : 0,
    contagions: [],
    statuses: [],
    modifiers: [],
    tags: [],
    stacks: 0,
    barrier: 0,
    barrierTurns: 0,
    shaken: false,
    wasAttacked: false,
    vigilant: false,
    reacted: false,
    resists: false,
    shifted: false,
    shiftedBefore: false,
  })
  w.b.order = w.b.order.filter((id, i) => i < w.b.next || id !== u.id)
  newMaxHp(w, u)
  u.hp = Math.max(1, Math.floor((u.maxHp * percent) / 100))
  u.resolve = Math.floor(u.maxResolve / 2)
  w.events.push({ type: 'unit_revived', unitId: u.id, cell, hp: u.hp })
}

export interface Walk {
  kind: MoveKind
  target: Unit | null
  gone: number
  over: boolean
  caught: boolean
  by: number[]
}
export const newWalk = (kind: MoveKind, target: Unit | null = null): Walk => ({
  kind,
  target,
  gone: 0,
  over: false,
  caught: false,
  by: [],
})
const goes = (w: World, u: Unit): boolean =>
  r.living(u) && u.state !== 'retreating' && !r.stunned(w, u) && !r.status(w, u, 'root')
const sturdy = (w: World, u: Unit): boolean => r.tag(w, u, 'Heavy') || r.tag(w, u, 'Unstoppable')
export function passes(w: World, u: Unit, o: Unit): boolean {
  if (r.tag(w, u, 'Flyer') || r.ghost(w, u)) return true
  return r.tag(w, u, 'Unstoppable') && o.side !== u.side && !sturdy(w, o)
}
export function walk(w: World, u: Unit, path: readonly number[], p: Walk = newWalk('walk')): void {
  let last = u.cell
  for (const cell of path) {
    if (p.over || !goes(w, u) || p.gone >= r.speed(w, u)) break
    const o = r.at(w, cell)
    if (o !== null && !passes(w, u, o)) break
    step(w, u, cell, p)
    if (u.cell >= 0 && w.hover !== u.id) last = u.cell
  }
  if (w.hover === u.id) {
    const from = u.cell
    if (from >= 0) u.cell = freeNear(w, u.side, last)
    w.hover = 0
    if (from !== u.cell) tellStep(w, u, from, 'fallback')
  }
}
function tellStep(w: World, u: Unit, from: number, kind: MoveKind): void {
  w.events.push({ type: 'unit_moved', unitId: u.id, from, to: u.cell, facing: u.facing, kind })
}
function step(w: World, u: Unit, cell: number, p: Walk): void {
  const from = u.cell
  if (p.kind === 'disengage') opportunity(w, u, r.engagers(w, u), 'disengage')
  else if (p.kind !== 'close_in' && r.tag(w, u, 'Flyer') && p.gone === 0) opportunity(w, u, r.engagers(w, u), 'takeoff')
  else if (p.kind !== 'close_in' && !r.tag(w, u, 'Flyer') && r.tag(w, u, 'Skirmisher'))
    opportunity(w, u, r.engagers(w, u), 'skirmish')
  if (!goes(w, u) || u.cell !== from) return
  const o = r.at(w, cell)
  w.hover = o === null ? 0 : u.id
  shift(u, cell)
  u.facing = r.look(from, cell)
  p.gone++
  tellStep(w, u, from, p.kind)
  if (
    o !== null &&
    o.side !== u.side &&
    r.tag(w, u, 'Unstoppable') &&
    !sturdy(w, o) &&
    !r.tag(w, u, 'Flyer') &&
    !r.tag(w, u, 'Incorporeal')
  )
    hurt(w, o, Math.max(1, Math.floor((r.atk(w, u) * 10) / 100)), true, u.id, 'trampled', u)
  enterZones(w, u, 'enter', from)
  settle(w)
  if (!goes(w, u)) return
  overwatch(w, u)
  if (!goes(w, u)) return
  intercept(w, u, from, p)
  if (!goes(w, u)) return
  if (r.bound(w, u, u.cell, p.target)) p.over = true
}
function overwatch(w: World, u: Unit): void {
  for (const s of r.foes(w, u)) {
    if (!s.vigilant || s.reacted || s.ammo <= 0 || s.state !== 'ready' || !r.able(w, s) || !r.shooter(w, s)) continue
    if (!maySee(w, s, u) || !wishes(w, s, u)) continue
    s.reacted = true
    const { landed, damage } = attack(w, s, u, 'overwatch', { hand: false })
    const suppressed = landed > 0 && r.living(u)
    if (suppressed && w.mutant !== 'overwatch does not slow') addStatus(w, u, 'suppressed', 1, 0, s.id)
    w.events.push({ type: 'overwatch', shooterId: s.id, targetId: u.id, damage, suppressed })
    return
  }
}
export function interceptKind(w: World, u: Unit): 'hard' | 'counter' | 'soft' | null {
  if (r.tag(w, u, 'SpearWall')) return 'hard'
  if (r.tag(w, u, 'Cavalry')) return 'counter'
  return r.tag(w, u, 'HeavyInfantry') ? 'soft' : null
}
function intercept(w: World, u: Unit, from: number, p: Walk): void {
  for (const foe of r.foes(w, u)) {
    if (!foe.vigilant || foe.reacted || !r.living(foe) || foe.state !== 'ready' || !r.able(w, foe)) continue
    if (!r.reach(w, foe, foe.cell, u.cell, u) || r.reach(w, foe, foe.cell, from, u)) continue
    const kind = interceptKind(w, foe)
    if (kind === null || (kind === 'soft' && r.tag(w, u, 'Skirmisher'))) continue
    if (kind === 'hard' && r.tag(w, u, 'Unstoppable') && !sturdy(w, foe)) continue
    foe.reacted = true
    p.by.push(foe.id)
    const sticky = r.tag(w, foe, 'StickyIntercept')
    const { damage, grit } = attack(w, foe, u, kind)
    const names = { hard: 'hard_intercept', counter: 'counter_charge', soft: 'soft_intercept' } as const
    w.events.push({
      type: sticky && kind !== 'hard' ? 'sticky_intercept' : names[kind],
      interceptorId: foe.id,
      targetId: u.id,
      damage,
      resolveDamage: grit,
      movementStopped: kind === 'hard' || sticky,
    })
    if (sticky && r.living(u)) addStatus(w, u, 'tar_pit', 1, 0, foe.id)
    if (kind === 'hard' || sticky) {
      p.over = true
      p.caught = true
    }
    if (kind === 'hard' || !goes(w, u)) return
  }
}
