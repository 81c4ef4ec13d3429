import type { ContagionType } from '../../content/vocabulary.ts'
import type { Unit } from '../../state.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

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
export function infect(w: World, u: Unit, type: ContagionType, sourceId: number): void {
  const tell = (what: 'applied' | 'refreshed' | 'immune', duration: number): void => {
    w.events.push({ type: `contagion_${what}`, unitId: u.id, contagionType: type, sourceId, duration })
  }
  if (refusesContagion(w, u, type)) {
    tell('immune', 0)
    return
  }
  const old = u.contagions.find((c) => c.type === type)
  if (old !== undefined) old.turns = SICKNESS[type].turns
  else
    u.contagions = TYPES.flatMap((t) =>
      t === type ? [{ type, turns: SICKNESS[type].turns }] : u.contagions.filter((c) => c.type === t),
    )
  tell(old === undefined ? 'applied' : 'refreshed', SICKNESS[type].turns)
}
