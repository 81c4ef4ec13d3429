import type { AiStep } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { attack, est } from './attack.ts'
import { maySee } from './lines.ts'
import { cap } from './shred.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

export const targets = (w: World, u: Unit): Unit[] => r.foes(w, u).filter((t) => t.hp > 0 && maySee(w, u, t))
export function choice(w: World, u: Unit): Unit[] {
  const list = targets(w, u)
  const near = r.engagers(w, u)
  const first = list.filter((t) => near.includes(t))
  return first.length > 0 ? first : list
}
const V = { ranged_dps: 4, mage: 4, support: 3, control: 3, melee_dps: 2, tank: 1 }
export const worth = (w: World, u: Unit): number => (r.rec(w, u).tags.includes('Structure') ? 0 : V[r.rec(w, u).role])
export function score(w: World, u: Unit, t: Unit): number {
  const hand = r.byHand(w, u)
  const widest = Math.max(0, ...r.abilities(w, t).map((a) => (a.kind === 'aura' ? (a.aura?.range ?? 0) : 0)))
  let s = 10 * worth(w, t) + Math.floor((20 * (t.maxHp - t.hp)) / t.maxHp) + 3 * widest
  const most = cap(w, t, u)
  if ((hand || r.rec(w, u).attackType === 'physical') && most > 0) s += Math.floor((10 * t.stacks) / most)
  const homing = !hand && r.rec(w, u).trajectory === 'homing'
  if (!homing && r.arc(t.cell, t.facing, u.cell) !== 'front') s += 5
  if (est(w, u, t) >= t.hp + t.barrier) s = Math.floor((s * 150) / 100)
  if (u.ammo >= 0 && u.ammo <= 2 && !hand) {
    if (r.rec(w, t).cost <= 3) s = Math.floor((s * 30) / 100)
    if (r.rec(w, t).role === 'tank') s = Math.floor((s * 50) / 100)
  }
  return s
}
export function pick(w: World, u: Unit, list: readonly Unit[]): Unit | null {
  if (list.length < 2) return list[0] ?? null
  const weakest = u.ammo > 2 && r.shooter(w, u)
  const keyed = list.map((t) => ({ t, k: weakest ? [t.hp, -r.atk(w, t)] : [-score(w, u, t), t.hp] }))
  keyed.sort(
    (p, q) =>
      (p.k[0] ?? 0) - (q.k[0] ?? 0) ||
      (p.k[1] ?? 0) - (q.k[1] ?? 0) ||
      r.far(u.cell, p.t.cell) - r.far(u.cell, q.t.cell) ||
      p.t.id - q.t.id,
  )
  return keyed[0]?.t ?? null
}
/** GB-1201: tells which step of GB-1003 or GB-1004 it was. */
export function decide(w: World, u: Unit, step: AiStep, targetId = 0, chance = 0, roll: number | null = null): void {
  w.events.push({ type: 'ai_choice', unitId: u.id, choice: step, targetId, chance, roll })
}
/** A step that it takes in so many of a hundred cases. */
export function maybe(w: World, u: Unit, step: AiStep, percent: number, targetId: number): boolean {
  const roll = w.dice.d(100)
  if (roll <= percent) decide(w, u, step, targetId, percent, roll)
  else w.events.push({ type: 'roll', unitId: u.id, what: step, chance: percent, roll, success: false })
  return roll <= percent
}
export function hit(w: World, u: Unit, t: Unit): void {
  u.acted = true
  attack(w, u, t, r.shooter(w, u) ? 'shot' : 'attack')
}
export const onward = (w: World, u: Unit): boolean => r.living(u) && u.state !== 'retreating' && !r.stunned(w, u)
export function hitBest(w: World, u: Unit): void {
  if (!onward(w, u)) return
  const t = pick(w, u, choice(w, u))
  if (t !== null) hit(w, u, t)
}
export function taunter(w: World, u: Unit): Unit | null {
  const taunt = u.statuses.find((s) => s.id === 'taunt' && s.by > 0)
  const t = taunt === undefined ? null : r.byId(w, taunt.by)
  return t !== null && r.living(t) && t.side !== u.side ? t : null
}
