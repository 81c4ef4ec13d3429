import type { Ability } from '../../content/ability.ts'
import type { Unit } from '../../state.ts'
import { hurt } from './damage.ts'
import { settle } from './death.ts'
import { castOf, inside, run, select, trigger } from './effects.ts'
import { sees } from './lines.ts'
import { spend } from './shred.ts'
import { endStatus } from './statuses.ts'
import { decide, onward, taunter } from './targets.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-204: what its ability would aim at; null: it cannot be used. */
function aim(w: World, u: Unit, a: Ability): { aimed: Unit[]; area: Unit[] | null } | null {
  if (r.status(w, u, 'silence') || (a.uses > 0 && u.used >= a.uses)) return null
  if (u.cooldown > 0 && !(r.knows(w, u, 'burnout') && u.hp * 100 > 30 * u.maxHp)) return null
  if (u.ammo >= 0 && u.ammo < a.ammo) return null
  if ((a.shot === 'direct' || a.shot === 'arc') && r.engaged(w, u)) return null
  if (r.status(w, u, 'disarm') && a.effects.some((e) => e.do === 'strike')) return null
  if (!r.ok(w, a.when, u, u, null) || a.aim === null) return null
  const reach = a.reach === 'own' ? r.range(w, u) : a.reach
  const legal = (t: Unit): boolean => {
    if (a.aim?.base === 'fallen') return true
    if (a.reach === 'own' && reach === 1) {
      if (!r.reach(w, u, u.cell, t.cell)) return false
    } else if (typeof reach === 'number' && !r.within(reach, u.cell, t.cell)) return false
    return a.shot !== 'direct' || sees(w, u.cell, t.cell)
  }
  let aimed: Unit[] = [u]
  if (a.aim.base !== 'self') {
    const t = a.aim.base === 'enemies' ? taunter(w, u) : null
    const forced = t !== null && legal(t) && r.ok(w, a.aim.filter, t, u, null) ? t : null
    if (forced !== null && a.aim.count === 1) aimed = [forced]
    else {
      const list = select(w, a.aim, u, u.side, a, legal)
      const most = a.aim.count === 'all' ? list.length + 1 : a.aim.count
      aimed = forced === null ? list : [forced, ...list.filter((o) => o !== forced)].slice(0, most)
    }
  }
  const [first] = aimed
  if (first === undefined) return null
  const area = a.area === null ? null : inside(w, a.area, first, u, u.side)
  const those = area ?? aimed
  const effects = a.effects.filter((e) => e.to.base === (area === null ? 'target' : 'area'))
  const touched = those.filter((o) => effects.length === 0 || effects.some((e) => r.ok(w, e.if, o, u, first)))
  return touched.length >= a.min ? { aimed, area } : null
}
export function ability(w: World, u: Unit): boolean {
  const a = r.active(w, u)
  const plan = a === null ? null : aim(w, u, a)
  if (a === null || plan === null) return false
  decide(w, u, 'ability', plan.aimed[0]?.id ?? 0)
  const cast = { ...castOf(w, u, a), ...plan }
  u.acted = true
  u.used++
  if (u.cooldown > 0) hurt(w, u, Math.floor((u.maxHp * 15) / 100), true, 0, 'burnout')
  else u.cooldown = Math.max(0, a.cooldown - (r.knows(w, u, 'rapid_reload') ? 1 : 0))
  spend(w, u, a.ammo)
  endStatus(w, u, 'stealth')
  w.events.push({
    type: 'spell_cast',
    casterId: u.id,
    side: u.side,
    timing: null,
    spellId: a.id,
    targetId: plan.aimed[0]?.id ?? 0,
    targets: (plan.area ?? plan.aimed).map(({ id }) => id),
    cooldown: u.cooldown,
  })
  for (const e of a.effects) {
    if (!onward(w, u)) break
    run(w, [e], cast)
  }
  if (r.living(u)) trigger(w, u, 'on_cast', plan.aimed[0] ?? null, cast.dealt)
  settle(w)
  return true
}
