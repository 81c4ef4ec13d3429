import type { BattleEvent } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { attack } from './attack.ts'
import { trigger } from './effects.ts'
import { between } from './lines.ts'
import { moveForced, unwatch } from './moves.ts'
import { endTaunts } from './statuses.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

export function resolveLoss(w: World, u: Unit, n: number, frontal: boolean, cause: string, fear = false): void {
  if (u.cell < 0 || r.rec(w, u).tags.includes('Structure') || (fear && r.status(w, u, 'fear_immune'))) return
  const loss = Math.max(0, Math.floor((n * (100 + r.pts(w, u, 'resolveTaken'))) / 100))
  const before = u.resolve
  const left = u.resolve - loss
  if (u.state !== 'ready') u.resolve = Math.max(0, left)
  else if (frontal && w.mutant !== 'formations do not hold')
    u.resolve = left > 0 ? left : Math.max(0 - r.hold(w, u), left)
  else {
    u.resolve = Math.max(Math.min(u.resolve, 0), left)
    if (loss >= 1 && u.resolve <= 0) u.shaken = true
  }
  if (loss > 0) tellResolve(w, u, before, cause)
}
function tellResolve(w: World, u: Unit, before: number, cause: string): void {
  const held = u.state === 'ready' && u.resolve <= 0 && !due(w, u)
  w.events.push({
    type: 'resolve_changed',
    unitId: u.id,
    amount: u.resolve - before,
    cause,
    value: u.resolve,
    held,
  })
}
export function resolveGain(w: World, u: Unit, n: number, cause: string): void {
  if (n <= 0 || u.cell < 0 || r.rec(w, u).tags.includes('Structure')) return
  const before = u.resolve
  u.resolve = Math.min(u.maxResolve, u.resolve + n)
  if (u.resolve !== before) tellResolve(w, u, before, cause)
  recovered(w, u)
}
export function recovered(w: World, u: Unit): void {
  const share = w.mutant === 'half of the Resolve rallies' ? 50 : 25
  const back =
    (u.state === 'retreating' && u.resolve * 100 >= share * u.maxResolve) || (u.state === 'crumbling' && u.resolve > 0)
  if (!back) return
  u.state = 'ready'
  u.shaken = false
  w.events.push({ type: 'unit_rallied', unitId: u.id })
  trigger(w, u, 'on_rally', null, 0)
}
export function due(w: World, u: Unit): boolean {
  if (u.state !== 'ready' || u.resolve > 0 || r.tag(w, u, 'Structure')) return false
  return u.shaken || u.resolve <= 0 - r.hold(w, u)
}
export function breakUp(w: World, u: Unit): void {
  u.resolve = 0
  u.shaken = false
  if (r.rec(w, u).nature === 'bound') {
    u.state = 'crumbling'
    w.events.push({ type: 'unit_crumbling', unitId: u.id })
    trigger(w, u, 'on_break', null, 0)
    return
  }
  u.state = 'retreating'
  unwatch(w, u, 'retreat')
  w.events.push({ type: 'unit_retreating', unitId: u.id })
  endTaunts(w, u)
  trigger(w, u, 'on_break', null, 0)
  if (w.mutant !== 'nobody strikes at those who break') opportunity(w, u, r.engagers(w, u), 'retreat')
  if (r.living(u) && u.state === 'retreating') flee(w, u)
}
export function opportunity(w: World, u: Unit, by: Unit[], cause: Provocation): void {
  for (const foe of by) {
    if (!r.living(u)) return
    if (!r.able(w, foe) || r.ghost(w, foe)) continue
    const { damage } = attack(w, foe, u, 'opportunity')
    w.events.push({ type: 'attack_of_opportunity', attackerId: foe.id, targetId: u.id, damage, cause })
  }
}
type Provocation = Extract<BattleEvent, { type: 'attack_of_opportunity' }>['cause']
export function flightCell(w: World, u: Unit): number {
  const back = r.around(u.side, u.cell)
  const cells = [back[7], back[5], back[6]].filter((c): c is number => c !== undefined && c >= 0 && r.at(w, c) === null)
  return cells.find((c) => r.engagers(w, u, c).length === 0) ?? cells[0] ?? -1
}
export function flee(w: World, u: Unit): void {
  if (r.status(w, u, 'root')) return
  const from = u.cell
  for (let i = 0; i < 2 && r.living(u); i++) {
    const cell = flightCell(w, u)
    if (cell < 0) break
    moveForced(w, u, cell, 'flight')
  }
  if (r.living(u) && u.cell !== from) tellBlockedLines(w, u)
}
/** For every friend with a direct shot: the first enemy whom it now shields from it. */
function tellBlockedLines(w: World, u: Unit): void {
  for (const shooter of r.order(w)) {
    if (shooter.side !== u.side || shooter === u || r.rec(w, shooter).trajectory !== 'direct') continue
    const target = r.foes(w, u).find((foe) => between(shooter.cell, foe.cell).includes(u.cell))
    if (target === undefined) continue
    const ids = { shooterId: shooter.id, blockerId: u.id, targetId: target.id }
    w.events.push({ type: 'los_blocked_by_retreat', ...ids })
  }
}
