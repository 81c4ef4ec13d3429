import type { BattleEvent } from '../../events.ts'
import type { Unit } from '../../state.ts'
import { attack } from './attack.ts'
import { settle } from './death.ts'
import { newWalk, walk } from './moves.ts'
import { open } from './pathing.ts'
import { decide, hitBest, worth } from './targets.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-606. */
export function chargeWay(w: World, u: Unit, t: Unit, from: number): number[] | null {
  const dx = r.x(t.cell) - r.x(from)
  const dy = r.y(t.cell) - r.y(from)
  if (dx !== 0 && dy !== 0 && Math.abs(dx) !== Math.abs(dy)) return null
  const n = r.steps(from, t.cell) - 1
  if (n < 2 || n > r.speed(w, u) || r.engagers(w, u, from).length > 0) return null
  const path = Array.from({ length: n }, (_, i) =>
    r.cellAt(r.x(from) + Math.sign(dx) * (i + 1), r.y(from) + Math.sign(dy) * (i + 1)),
  )
  if (path.some((cell) => !open(w, u, cell))) return null
  return path.slice(0, -1).some((cell) => r.bound(w, u, cell, t)) ? null : path
}
export const rider = (w: World, u: Unit): boolean => r.tag(w, u, 'Cavalry') || r.tag(w, u, 'Charger')
export function ride(w: World, u: Unit, only: Unit | null): boolean {
  if (!rider(w, u) || r.status(w, u, 'root', 'disarm')) return false
  const found = r
    .foes(w, u)
    .filter((t) => t.hp > 0 && (only === null || t === only) && !r.tag(w, t, 'SpearWall') && !r.status(w, t, 'stealth'))
    .flatMap((t) => {
      const path = chargeWay(w, u, t, u.cell)
      return path === null ? [] : [{ t, path }]
    })
    .sort((p, q) => q.path.length * worth(w, q.t) - p.path.length * worth(w, p.t) || p.t.hp - q.t.hp || p.t.id - q.t.id)
  const [best] = found
  if (best === undefined) return false
  const { t, path } = best
  decide(w, u, 'charge', t.id)
  u.acted = true
  const p = newWalk('charge', t)
  w.charger = u.id
  walk(w, u, path, p)
  const disrupted = w.charger === -1
  w.charger = 0
  const cancelled = (reason: Cancelled): void => {
    w.events.push({ type: 'charge_cancelled', unitId: u.id, reason })
  }
  if (!r.living(u) || u.state === 'retreating') {
    cancelled('stopped')
    return true
  }
  if (u.cell !== path[path.length - 1] || p.caught || disrupted || !r.living(t)) {
    cancelled(disrupted ? 'disrupted' : p.caught ? 'intercepted' : r.living(t) ? 'stopped' : 'target_gone')
    hitBest(w, u)
    return true
  }
  const braced = r.tag(w, t, 'SpearWall') && t.state === 'ready' && r.able(w, t) && !p.by.includes(t.id)
  if (braced && r.arc(t.cell, t.facing, u.cell) === 'front') {
    const { damage } = attack(w, t, u, 'brace')
    w.events.push({ type: 'spear_wall_counter', spearmanId: t.id, chargerId: u.id, damage })
    settle(w)
    if (r.living(u) && (u.state as string) !== 'retreating' && r.living(t)) attack(w, u, t, 'attack')
  } else {
    const n = path.length
    const { damage } = attack(w, u, t, 'charge', { cells: w.mutant === 'charges have no momentum' ? 0 : n })
    const ids = { attackerId: u.id, targetId: t.id }
    w.events.push({ type: 'charge_impact', ...ids, cellsMoved: n, momentumBonus: 20 * n, damage })
  }
  return true
}
type Cancelled = Extract<BattleEvent, { type: 'charge_cancelled' }>['reason']
