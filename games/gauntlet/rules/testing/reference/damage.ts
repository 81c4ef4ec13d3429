import type { Unit } from '../../state.ts'
import { trigger } from './effects.ts'
import { endStatus } from './statuses.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

export const WEARY = 16
export function loseHp(
  w: World,
  u: Unit,
  n: number,
  through: boolean,
  by: number,
  cause: string,
  shot = false,
): [lost: number, absorbed: number] {
  let left = n
  let eaten = 0
  if (!through && u.barrier > 0) {
    eaten = Math.min(u.barrier, left)
    u.barrier -= eaten
    left -= eaten
    if (u.barrier === 0) {
      u.barrierTurns = 0
      u.barrierFresh = false
    }
  }
  if (left <= 0) return [0, eaten]
  if (u.hp > 0 && u.hp - left <= 0) w.fate.set(u.id, { by, cause, shot })
  u.hp -= left
  u.wasAttacked = true
  if (u.statuses.some((s) => s.id === 'sleep') && w.mutant !== 'sleepers do not wake') endStatus(w, u, 'sleep')
  return [left, eaten]
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
  const [lost, absorbed] = loseHp(w, u, n, through, by, cause)
  tellHp(w, u, cause, 0 - lost, absorbed)
  if (lost > 0) wounded(w, u, foe, lost)
  return lost
}
export function wounded(w: World, u: Unit, foe: Unit | null, lost: number): void {
  trigger(w, u, 'on_damaged', foe, lost)
  for (const a of r.abilities(w, u))
    if (a.on === 'hp_below' && r.living(u) && !u.fired.includes(a.id) && u.hp * 100 < a.n * u.maxHp) {
      u.fired.push(a.id)
      trigger(w, u, 'hp_below', null, 0, a)
    }
}
export function tellHp(w: World, u: Unit, cause: string, amount: number, absorbed: number): void {
  w.events.push({ type: 'hp_changed', unitId: u.id, cause, amount, absorbed, value: u.hp })
}
export function heal(w: World, u: Unit, n: number, cause: string): void {
  if (n <= 0 || w.b.round >= WEARY || !r.living(u) || r.status(w, u, 'unhealable')) return
  const before = u.hp
  u.hp = Math.min(u.maxHp, u.hp + Math.floor((n * (100 + r.pts(w, u, 'healReceived'))) / 100))
  if (u.hp !== before) tellHp(w, u, cause, u.hp - before, 0)
}
export function kill(w: World, u: Unit, by: number, cause: string): void {
  if (!r.living(u)) return
  const lost = u.hp
  u.hp = 0
  tellHp(w, u, cause, -lost, 0)
  w.fate.set(u.id, { by, cause, shot: false })
}
export function barrier(w: World, u: Unit, n: number, turns: number, cause: string): void {
  if (n <= 0) return
  if (n > u.barrier) {
    u.barrier = n
    u.barrierTurns = turns
    u.barrierFresh = w.b.turnOf === u.id
  } else u.barrierTurns = longer(u.barrierTurns, turns)
  tellBarrier(w, u, cause, n)
}
export function tellBarrier(w: World, u: Unit, cause: string, amount: number): void {
  const { barrier: value, barrierTurns: duration } = u
  w.events.push({ type: 'barrier_changed', unitId: u.id, cause, amount, value, duration })
}
/** -1 lasts for ever. */
export const longer = (a: number, b: number): number => (a === -1 || b === -1 ? -1 : Math.max(a, b))
export function newMaxHp(w: World, u: Unit): void {
  const max = r.maxHp(w, u)
  if (max > u.maxHp && w.b.round < WEARY && u.hp > 0) u.hp += max - u.maxHp
  u.maxHp = max
  u.hp = Math.min(u.hp, max)
}
