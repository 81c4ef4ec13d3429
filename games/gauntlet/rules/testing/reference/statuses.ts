import { STATUS_KINDS, type StatusId } from '../../content/vocabulary.ts'
import type { Modifier, Status, Unit } from '../../state.ts'
import { longer, newMaxHp, tellBarrier } from './damage.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

function refuses(w: World, u: Unit, id: StatusId): boolean {
  const control = STATUS_KINDS[id] === 'control'
  if (control && (u.resists || r.tag(w, u, 'Structure') || r.status(w, u, 'control_immune'))) return true
  if (id === 'freeze') return r.tag(w, u, 'FrostImmune')
  if (id === 'fear') return r.status(w, u, 'fear_immune')
  if (id === 'burn') return r.tag(w, u, 'FireImmune')
  if (id === 'venom') return r.tag(w, u, 'PoisonImmune') || r.tag(w, u, 'Undead')
  return id === 'bleed' && r.rec(w, u).nature === 'bound'
}
export function addStatus(w: World, u: Unit, id: StatusId, turns: number, p: number, by: number): void {
  if (refuses(w, u, id)) {
    w.events.push({ type: 'status_refused', unitId: u.id, id })
    return
  }
  const old = u.statuses.find((s) => s.id === id)
  if (old === undefined) {
    u.statuses.push({ id, turns, p, by, fresh: w.b.turnOf === u.id && id !== 'suppressed', at: ++w.b.tick })
    if (id === 'charm') u.side = u.owner === 0 ? 1 : 0
  } else if (longer(old.turns, turns) !== old.turns) {
    old.turns = turns
    old.p = p
    old.by = by
  }
  w.events.push({ type: 'status_applied', unitId: u.id, id, duration: old?.turns ?? turns, p })
}
export function endStatus(w: World, u: Unit, id: StatusId): void {
  if (!u.statuses.some((s) => s.id === id)) return
  u.statuses = u.statuses.filter((s) => s.id !== id)
  if (STATUS_KINDS[id] === 'control' && w.mutant !== 'control may follow control') u.resists = true
  if (id === 'charm') u.side = u.owner
  w.events.push({ type: 'status_ended', unitId: u.id, id })
}
export function endTaunts(w: World, by: Unit): void {
  for (const u of w.b.units)
    if (u.cell >= 0 && u.statuses.some((s) => s.id === 'taunt' && s.by === by.id)) endStatus(w, u, 'taunt')
}
const bad = (m: Modifier): boolean =>
  ['damageTaken', 'magicTaken', 'aooTaken', 'resolveTaken'].includes(m.stat) ? m.pct + m.flat > 0 : m.pct + m.flat < 0
export function dropModifier(w: World, u: Unit, m: Modifier): void {
  u.modifiers.splice(u.modifiers.indexOf(m), 1)
  if (m.stat === 'maxhp') newMaxHp(w, u)
  w.events.push({ type: 'modifier_ended', unitId: u.id, id: m.source, stat: m.stat })
}
function strip(w: World, u: Unit, entries: (Status | Modifier)[], n: number): number {
  for (const entry of entries.slice(0, n)) {
    if ('stat' in entry) dropModifier(w, u, entry)
    else endStatus(w, u, entry.id)
  }
  return n - Math.min(n, entries.length)
}
export function cleanse(w: World, u: Unit, what: string, n: number, by: number): void {
  let left = n
  if (what === 'contagion' || what === 'all') {
    const gone = Math.min(left, u.contagions.length)
    u.contagions = u.contagions.slice(gone)
    left -= gone
    if (gone > 0) w.events.push({ type: 'contagion_purified', casterId: by, targetId: u.id, removedCount: gone })
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
    const lost = u.barrier
    u.barrier = 0
    u.barrierTurns = 0
    u.barrierFresh = false
    tellBarrier(w, u, 'dispel', -lost)
  }
}
