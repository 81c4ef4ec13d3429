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
  return u.stacks > before
}
export function ammo(u: Unit, n: number): void {
  if (u.ammo >= 0) u.ammo = Math.max(0, Math.min(u.maxAmmo, u.ammo + n))
}
