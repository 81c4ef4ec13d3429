import type { BattleEvent } from '../../events.ts'
import type { Unit } from '../../state.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

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
  const shredAmount = u.stacks - before
  if (shredAmount > 0)
    w.events.push({
      type: 'armor_shredded',
      attackerId: by?.id ?? 0,
      targetId: u.id,
      shredAmount,
      totalShred: u.stacks,
      currentArmor: r.worn(w, u),
    })
  return shredAmount > 0
}
type AmmoSource = Extract<BattleEvent, { type: 'ammo_recovered' }>['source']
export function ammo(w: World, u: Unit, n: number, source: AmmoSource): void {
  if (u.ammo < 0) return
  const before = u.ammo
  u.ammo = Math.max(0, Math.min(u.maxAmmo, u.ammo + n))
  if (u.ammo > before) w.events.push({ type: 'ammo_recovered', unitId: u.id, amount: u.ammo - before, source })
  if (u.ammo < before) spent(w, u, before - u.ammo)
}
/** An attack or ability takes so much, whether it is there or not. */
export function spend(w: World, u: Unit, n: number): void {
  if (u.ammo <= 0 || n <= 0) return
  u.ammo = Math.max(0, u.ammo - n)
  spent(w, u, n)
}
function spent(w: World, u: Unit, amount: number): void {
  w.events.push({ type: 'ammo_spent', unitId: u.id, amount, left: u.ammo })
  if (u.ammo === 0) w.events.push({ type: 'out_of_ammo', unitId: u.id })
}
