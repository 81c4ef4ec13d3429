import type { Unit } from '../../state.ts'
import { est } from './attack.ts'
import { ability } from './casting.ts'
import { chargeWay, ride, rider } from './charge.ts'
import { SICKNESS } from './contagion.ts'
import { couldFrom, maySee } from './lines.ts'
import { exchange, newWalk, walk } from './moves.ts'
import { flood, free, goal, harmful, near, nearest, open, way } from './pathing.ts'
import { cap } from './shred.ts'
import { choice, decide, hit, hitBest, maybe, onward, pick, score, targets, taunter, worth } from './targets.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-1003. */
export function act(w: World, u: Unit): void {
  const held = u.holds
  u.holds = 0
  if (r.status(w, u, 'confuse')) {
    confused(w, u)
    return
  }
  if (r.engaged(w, u) && !r.roams(w, u)) {
    engagedAct(w, u)
    return
  }
  if (ability(w, u)) return
  const t = taunter(w, u)
  if (ride(w, u, t)) return
  if (t !== null) {
    if (maySee(w, u, t)) {
      decide(w, u, 'taunted', t.id)
      hit(w, u, t)
      return
    }
    const to = free(w, u) ? goal(w, u, t) : null
    if (to !== null) {
      decide(w, u, 'taunted', t.id)
      walk(w, u, to.path)
      if (onward(w, u) && !ability(w, u) && maySee(w, u, t)) hit(w, u, t)
      return
    }
  } else if (leave(w, u)) return
  if (fromHere(w, u)) return
  const pressed = r.foes(w, u).some((foe) => !r.shooter(w, foe) && r.steps(foe.cell, u.cell) <= r.speed(w, foe) + 1)
  if (held < 3 && r.tag(w, u, 'SpearWall') && pressed) {
    u.holds = held + 1
    decide(w, u, 'hold')
    return
  }
  if (!free(w, u) || !advance(w, u)) decide(w, u, 'rest')
}
function advance(w: World, u: Unit): boolean {
  const to = goal(w, u, null)
  let path = to?.path ?? null
  if (path === null) {
    const f = flood(w, u, u.cell, r.speed(w, u))
    const now = nearest(w, u, u.cell)
    const [cell] = [...f.steps.keys()]
      .filter((n) => n !== u.cell && open(w, u, n) && nearest(w, u, n) < now)
      .sort(
        (p, q) =>
          nearest(w, u, p) - nearest(w, u, q) ||
          (f.steps.get(p) ?? 0) - (f.steps.get(q) ?? 0) ||
          r.seen(u.side, p) - r.seen(u.side, q),
      )
    path = cell === undefined ? null : way(f, cell)
  }
  if (path === null || path.length === 0) return false
  decide(w, u, 'move', to?.t.id ?? 0)
  walk(w, u, path)
  if (onward(w, u) && !ability(w, u)) hitBest(w, u)
  return true
}
function confused(w: World, u: Unit): void {
  const [t] = r
    .order(w)
    .filter((o) => o !== u && o.hp > 0)
    .sort((p, q) => r.far(u.cell, p.cell) - r.far(u.cell, q.cell) || p.id - q.id)
  if (t === undefined) return
  decide(w, u, 'confused', t.id)
  if (maySee(w, u, t)) {
    hit(w, u, t)
    return
  }
  const to = free(w, u) ? goal(w, u, t) : null
  if (to === null) return
  walk(w, u, to.path)
  if (onward(w, u) && r.living(t) && maySee(w, u, t)) hit(w, u, t)
}
function risk(w: World, u: Unit, cell: number): number {
  return r.crossOf(cell).reduce((sum, n) => {
    const o = r.at(w, n)
    if (o === null || o === u || o.side !== u.side) return sum
    return o.contagions.reduce(
      (more, { type }) => more + Math.floor((SICKNESS[type].spread * SICKNESS[type].hp) / 10),
      sum,
    )
  }, 0)
}
function leave(w: World, u: Unit): boolean {
  if (r.engaged(w, u) || r.status(w, u, 'root')) return false
  const sick = risk(w, u, u.cell) > 2 * r.wall(w, u, 'front')
  if (!sick && !(harmful(w, u, u.cell) && targets(w, u).length === 0)) return false
  if (r.speed(w, u) < 1) return false
  const safe = (cell: number): boolean => (sick ? risk(w, u, cell) === 0 : !harmful(w, u, cell))
  const fights = (cell: number): boolean => r.foes(w, u).some((foe) => foe.hp > 0 && couldFrom(w, u, foe, cell))
  let path = near(w, u, (cell) => safe(cell) && fights(cell))
  if (path === null && near(w, u, fights) === null) path = near(w, u, safe)
  if (path === null) return false
  decide(w, u, 'leave')
  walk(w, u, path)
  hitBest(w, u)
  return true
}
function fromHere(w: World, u: Unit): boolean {
  if (r.engaged(w, u) && r.roams(w, u) && r.speed(w, u) >= 1 && !r.status(w, u, 'root', 'disarm')) {
    if (!r.melee(w, u) && u.ammo !== 0) {
      const path = near(w, u, (cell) => r.foes(w, u).some((foe) => foe.hp > 0 && couldFrom(w, u, foe, cell)))
      if (path !== null) {
        decide(w, u, 'shoot_free')
        walk(w, u, path)
        hitBest(w, u)
        return true
      }
    }
    const better = betterThan(w, u, u.cell)
    if (better !== null && maybe(w, u, 'better_target', 70, better.t.id)) {
      walk(w, u, better.path)
      if (onward(w, u) && r.living(better.t) && maySee(w, u, better.t)) hit(w, u, better.t)
      else hitBest(w, u)
      return true
    }
  }
  const list = choice(w, u)
  const t = pick(w, u, list)
  if (t === null) return false
  const saves = u.ammo >= 0 && 2 * u.ammo < u.maxAmmo && r.shooter(w, u) && list.every((o) => score(w, u, o) < 10)
  decide(w, u, saves ? 'save_ammo' : 'attack', saves ? 0 : t.id)
  if (!saves) hit(w, u, t)
  return true
}
function betterThan(w: World, u: Unit, from: number): { t: Unit; path: number[] } | null {
  const foes = r.foes(w, u).filter((foe) => foe.hp > 0)
  const most = Math.max(2, ...foes.filter((foe) => r.reach(w, u, u.cell, foe.cell)).map((foe) => worth(w, foe)))
  const f = flood(w, u, from, r.speed(w, u))
  const cells = new Map<Unit, number>()
  for (const foe of foes.filter((o) => worth(w, o) > most)) {
    const cell = [...f.steps.keys()].find((n) => n !== u.cell && open(w, u, n) && couldFrom(w, u, foe, n))
    if (cell !== undefined) cells.set(foe, cell)
  }
  const t = pick(w, u, [...cells.keys()])
  return t === null ? null : { t, path: way(f, cells.get(t) ?? from) }
}
/** GB-1004. */
function engagedAct(w: World, u: Unit): void {
  if (ability(w, u)) return
  const t = taunter(w, u)
  if (t === null && rotated(w, u)) return
  if (t === null && disengaged(w, u)) return
  const target = t !== null && maySee(w, u, t) ? t : pick(w, u, choice(w, u))
  if (target !== null) {
    decide(w, u, target === t ? 'taunted' : 'attack', target.id)
    hit(w, u, target)
    return
  }
  if (!closedIn(w, u)) decide(w, u, 'rest')
}
function closedIn(w: World, u: Unit): boolean {
  if (r.status(w, u, 'root') || r.speed(w, u) < 1) return false
  const foes = r.engagers(w, u)
  if (foes.some((foe) => r.reach(w, u, u.cell, foe.cell))) return false
  const cell = r
    .around(u.side, u.cell)
    .find((n) => n >= 0 && r.at(w, n) === null && foes.some((foe) => r.steps(foe.cell, n) === 1))
  if (cell === undefined) return false
  decide(w, u, 'close_in')
  walk(w, u, [cell], newWalk('close_in'))
  hitBest(w, u)
  return true
}
function rotated(w: World, u: Unit): boolean {
  const most = cap(w, u, null)
  if (r.rec(w, u).role !== 'tank' || r.status(w, u, 'root') || most <= 0 || u.stacks * 100 < 75 * most) return false
  const [ally] = r
    .order(w)
    .filter(
      (o) => o.side === u.side && o.id !== w.hover && r.steps(o.cell, u.cell) === 1 && o.state === 'ready' && o.hp > 0,
    )
    .filter((o) => r.rec(w, o).role === 'tank' && !r.tag(w, o, 'Structure') && 2 * o.stacks < u.stacks)
    .filter((o) => !r.status(w, o, 'root') && !r.engaged(w, o))
    .sort((p, q) => p.stacks - q.stacks || p.id - q.id)
  if (ally === undefined) return false
  decide(w, u, 'rotate', ally.id)
  u.acted = true
  exchange(w, u, ally, true)
  return true
}
function disengaged(w: World, u: Unit): boolean {
  if ((u.disengaged === 2 && w.mutant !== 'they withdraw every turn') || r.status(w, u, 'root')) return false
  if (r.speed(w, u) < (r.status(w, u, 'tar_pit') ? 2 : 1)) return false
  const now = r.engagers(w, u).length
  const dirs = r.around(u.side, u.cell)
  const [best] = [7, 5, 6, 3, 4, 1, 2, 0]
    .map((i, rank) => ({ cell: dirs[i] ?? -1, rank }))
    .filter(({ cell }) => cell >= 0 && r.at(w, cell) === null)
    .map((o) => ({
      ...o,
      n: r.engagers(w, u, o.cell).length,
      away: Math.min(99, ...r.foes(w, u).map((foe) => r.far(o.cell, foe.cell))),
    }))
    .filter(({ n }) => n < now)
    .sort((p, q) => p.n - q.n || q.away - p.away || p.rank - q.rank)
  if (best === undefined || !worthIt(w, u, best.cell)) return false
  u.acted = true
  u.disengaged = 1
  walk(w, u, [best.cell], newWalk('disengage'))
  if (r.living(u)) w.events.push({ type: 'unit_disengaged', unitId: u.id, to: u.cell })
  return true
}
function worthIt(w: World, u: Unit, cell: number): boolean {
  const price = r
    .engagers(w, u)
    .filter((foe) => r.able(w, foe) && !r.ghost(w, foe))
    .reduce((sum, foe) => sum + est(w, foe, u, true), 0)
  if (price >= u.hp) return false
  const rides = (foe: Unit): boolean =>
    foe.hp > 0 && !r.tag(w, foe, 'SpearWall') && (chargeWay(w, u, foe, cell)?.length ?? 0) >= 3
  const shoots = !r.melee(w, u) && r.engagers(w, u, cell).length === 0
  if (shoots || (rider(w, u) && r.foes(w, u).some(rides))) {
    decide(w, u, 'disengage')
    return true
  }
  if (r.rec(w, u).role === 'melee_dps' || r.tag(w, u, 'Skirmisher')) {
    const better = betterThan(w, u, cell)
    if (better !== null && maybe(w, u, 'disengage', 70, better.t.id)) return true
  }
  const back = r.front(u.cell, (u.facing + 2) % 4)
  const ally = back < 0 ? null : r.at(w, back)
  if (ally === null || ally.side !== u.side || ally.state !== 'ready' || !r.melee(w, ally)) return false
  if (r.rec(w, ally).cost <= r.rec(w, u).cost || r.engaged(w, ally)) return false
  if (r.foes(w, u).some((foe) => r.reach(w, ally, ally.cell, foe.cell))) return false
  return maybe(w, u, 'disengage', 30, ally.id)
}
/** GB-1010. */
export function wishes(w: World, s: Unit, u: Unit): boolean {
  const { cost, role } = r.rec(w, u)
  if (s.ammo <= 1 && cost <= 3) return false
  if (cost >= 6 || role === 'support' || s.ammo > 2) return true
  return !r
    .foes(w, s)
    .some(
      (o) =>
        o !== u &&
        o.state === 'ready' &&
        r.rec(w, o).cost > cost &&
        r.within(5, s.cell, o.cell) &&
        !r.shooter(w, o) &&
        !r.engaged(w, o),
    )
}
