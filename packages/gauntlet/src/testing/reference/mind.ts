import type { Ability } from '../../content/ability.ts'
import type { Unit } from '../../state.ts'
import * as c from './combat.ts'
import { castOf, inside, run, select, trigger } from './effects.ts'
import { exchange, interceptKind, newWalk, passes, walk } from './moves.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-505. */
function clear(w: World, from: number, to: number, without: Unit | null): boolean {
  let cx = r.x(from)
  let cy = r.y(from)
  const n = Math.abs(r.x(to) - cx)
  const m = Math.abs(r.y(to) - cy)
  let e = n - m
  for (;;) {
    const k = 2 * e
    if (k > -m) {
      e -= m
      cx += r.x(to) > cx ? 1 : -1
    }
    if (k < n) {
      e += n
      cy += r.y(to) > cy ? 1 : -1
    }
    const cell = cy * 8 + cx
    if (cell === to) return true
    const u = r.at(w, cell)
    if (u !== null && u !== without && !r.ghost(w, u)) return false
  }
}
const sees = (w: World, a: number, b: number, without: Unit | null = null): boolean =>
  clear(w, a, b, without) || (clear(w, b, a, without) && w.mutant !== 'lines of sight go one way')
const hidden = (w: World, u: Unit, t: Unit, from: number): boolean =>
  t.side !== u.side && r.steps(from, t.cell) !== 1 && r.status(w, t, 'stealth')

export function maySee(w: World, u: Unit, t: Unit): boolean {
  if (r.status(w, u, 'disarm') || hidden(w, u, t, u.cell)) return false
  if (r.melee(w, u)) return r.reach(w, u, u.cell, t.cell)
  if (!r.shooter(w, u)) return r.steps(u.cell, t.cell) === 1
  if (!r.within(r.range(w, u), u.cell, t.cell)) return false
  return r.rec(w, u).trajectory !== 'direct' || sees(w, u.cell, t.cell)
}
function couldFrom(w: World, u: Unit, t: Unit, cell: number): boolean {
  return couldReach(w, u, t, cell, r.range(w, u)) && (r.melee(w, u) || u.ammo === 0 || !r.engagers(w, u, cell).length)
}
/** Were nobody there to engage it. */
function couldReach(w: World, u: Unit, t: Unit, cell: number, range: number): boolean {
  const n = r.steps(cell, t.cell)
  if (r.melee(w, u)) return n <= 2 && r.reach(w, u, cell, t.cell, u) && !hidden(w, u, t, cell)
  if (u.ammo === 0) return n === 1
  if (!r.within(range, cell, t.cell) || hidden(w, u, t, cell)) return false
  return r.rec(w, u).trajectory !== 'direct' || sees(w, cell, t.cell, u)
}
const targets = (w: World, u: Unit): Unit[] => r.foes(w, u).filter((t) => t.hp > 0 && maySee(w, u, t))
function choice(w: World, u: Unit): Unit[] {
  const list = targets(w, u)
  const near = r.engagers(w, u)
  const first = list.filter((t) => near.includes(t))
  return first.length > 0 ? first : list
}

const V = { ranged_dps: 4, mage: 4, support: 3, control: 3, melee_dps: 2, tank: 1 }
const worth = (w: World, u: Unit): number => (r.rec(w, u).tags.includes('Structure') ? 0 : V[r.rec(w, u).role])
function score(w: World, u: Unit, t: Unit): number {
  const hand = r.byHand(w, u)
  const widest = Math.max(0, ...r.abilities(w, t).map((a) => (a.kind === 'aura' ? (a.aura?.range ?? 0) : 0)))
  let s = 10 * worth(w, t) + Math.floor((20 * (t.maxHp - t.hp)) / t.maxHp) + 3 * widest
  const most = c.cap(w, t, u)
  if ((hand || r.rec(w, u).attackType === 'physical') && most > 0) s += Math.floor((10 * t.stacks) / most)
  const homing = !hand && r.rec(w, u).trajectory === 'homing'
  if (!homing && r.arc(t.cell, t.facing, u.cell) !== 'front') s += 5
  if (c.est(w, u, t) >= t.hp + t.barrier) s = Math.floor((s * 150) / 100)
  if (u.ammo >= 0 && u.ammo <= 2 && !hand) {
    if (r.rec(w, t).cost <= 3) s = Math.floor((s * 30) / 100)
    if (r.rec(w, t).role === 'tank') s = Math.floor((s * 50) / 100)
  }
  return s
}
function pick(w: World, u: Unit, list: readonly Unit[]): Unit | null {
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
function hit(w: World, u: Unit, t: Unit): void {
  u.acted = true
  c.attack(w, u, t, r.shooter(w, u) ? 'shot' : 'attack')
}
const onward = (w: World, u: Unit): boolean => r.living(u) && u.state !== 'retreating' && !r.stunned(w, u)
function hitBest(w: World, u: Unit): void {
  if (!onward(w, u)) return
  const t = pick(w, u, choice(w, u))
  if (t !== null) hit(w, u, t)
}

/** GB-1006: steps and ways from a cell. */
interface Flood {
  steps: Map<number, number>
  from: Map<number, number>
}
function flood(w: World, u: Unit, start: number, most: number): Flood {
  const steps = new Map([[start, 0]])
  const from = new Map<number, number>()
  const queue = [start]
  for (const cell of queue) {
    const n = steps.get(cell) ?? 0
    if (n >= most) break
    if (cell !== start && r.bound(w, u, cell, null)) continue
    for (const next of r.around(u.side, cell)) {
      if (next < 0 || steps.has(next)) continue
      const o = r.at(w, next)
      if (o !== null && o !== u && !passes(w, u, o)) continue
      steps.set(next, n + 1)
      from.set(next, cell)
      queue.push(next)
    }
  }
  return { steps, from }
}
function way(f: Flood, cell: number): number[] {
  const path: number[] = []
  for (let n: number | undefined = cell; n !== undefined && f.from.has(n); n = f.from.get(n)) path.unshift(n)
  return path
}
const open = (w: World, u: Unit, cell: number): boolean => r.at(w, cell) === null || r.at(w, cell) === u
function harmful(w: World, u: Unit, cell: number): boolean {
  if (w.b.zones.some((z) => z.side !== u.side && z.whom !== 'allies' && r.within(z.radius, z.cell, cell))) return true
  return r
    .auras(w)
    .some(
      ({ carrier, ability }) =>
        carrier.cell >= 0 &&
        carrier.side !== u.side &&
        carrier.state !== 'retreating' &&
        ability.aura !== null &&
        ability.aura.side !== 'allies' &&
        r.within(ability.aura.range, carrier.cell, cell),
    )
}
const nearest = (w: World, u: Unit, cell: number): number =>
  Math.min(31, ...r.foes(w, u).map((foe) => r.far(cell, foe.cell)))
function goal(w: World, u: Unit, only: Unit | null): { t: Unit; path: number[] } | null {
  const speed = r.speed(w, u)
  const f = flood(w, u, u.cell, 80)
  const hard = r
    .foes(w, u)
    .filter(
      (foe) =>
        foe.vigilant && !foe.reacted && foe.state === 'ready' && interceptKind(w, foe) === 'hard' && r.able(w, foe),
    )
  const drawn = hard.filter(
    (foe) =>
      r.rec(w, u).cost <= 3 &&
      w.b.order.slice(w.b.next).some((id) => {
        const ally = r.byId(w, id)
        return (
          ally !== u &&
          ally.side === u.side &&
          ally.cell >= 0 &&
          r.rec(w, ally).cost >= 5 &&
          r.within(6, ally.cell, foe.cell)
        )
      }),
  )
  const byReach = r.melee(w, u) || u.ammo === 0
  const stops = [...f.steps.keys()].filter(
    (cell) => cell !== u.cell && open(w, u, cell) && (byReach || r.engagers(w, u, cell).length === 0),
  )
  const range = r.range(w, u)
  const found: { t: Unit; cell: number; value: number; n: number }[] = []
  for (const t of only === null ? r.foes(w, u).filter((foe) => foe.hp > 0) : [only]) {
    const cells = stops.filter((cell) => couldReach(w, u, t, cell, range))
    const turns = (cell: number): number => Math.ceil((f.steps.get(cell) ?? 0) / speed)
    const least = Math.min(...cells.map(turns))
    const rank = (cell: number): number[] => {
      const covered = (list: Unit[]): boolean => list.some((foe) => r.reach(w, foe, foe.cell, cell))
      return [
        drawn.length > 0 ? (covered(drawn) ? 0 : 1) : covered(hard) ? 1 : 0,
        harmful(w, u, cell) ? 1 : 0,
        r.arc(t.cell, t.facing, cell) === 'front' ? 1 : 0,
        byReach ? 0 : -nearest(w, u, cell),
        f.steps.get(cell) ?? 0,
        r.seen(u.side, cell),
      ]
    }
    const [first] = cells
      .filter((cell) => turns(cell) === least)
      .map((cell) => ({ cell, k: rank(cell) }))
      .sort((p, q) => {
        const at = p.k.findIndex((n, i) => n !== q.k[i])
        return at < 0 ? 0 : (p.k[at] ?? 0) - (q.k[at] ?? 0)
      })
    if (first === undefined) continue
    const tanks = () =>
      way(f, first.cell).some((cell) =>
        r.around(0, cell).some((n) => {
          const o = n < 0 ? null : r.at(w, n)
          return o !== null && o.side !== u.side && r.rec(w, o).role === 'tank'
        }),
      )
    const corridor = speed >= 4 && r.shooter(w, t) && !tanks() ? 15 : 0
    const value = score(w, u, t) - 12 * (least - 1) + corridor
    found.push({ t, cell: first.cell, value, n: f.steps.get(first.cell) ?? 0 })
  }
  found.sort((p, q) => q.value - p.value || p.n - q.n || p.t.hp - q.t.hp || p.t.id - q.t.id)
  const [top] = found
  return top === undefined ? null : { t: top.t, path: way(f, top.cell) }
}
function near(w: World, u: Unit, pleases: (cell: number) => boolean): number[] | null {
  const f = flood(w, u, u.cell, r.speed(w, u))
  const [cell] = [...f.steps.keys()]
    .filter((n) => n !== u.cell && open(w, u, n) && pleases(n))
    .sort((p, q) => (f.steps.get(p) ?? 0) - (f.steps.get(q) ?? 0) || r.seen(u.side, p) - r.seen(u.side, q))
  return cell === undefined ? null : way(f, cell)
}
const free = (w: World, u: Unit): boolean =>
  !r.status(w, u, 'root') && (!r.engaged(w, u) || r.roams(w, u)) && !r.tag(w, u, 'Structure') && r.speed(w, u) >= 1

function taunter(w: World, u: Unit): Unit | null {
  const taunt = u.statuses.find((s) => s.id === 'taunt' && s.by > 0)
  const t = taunt === undefined ? null : r.byId(w, taunt.by)
  return t !== null && r.living(t) && t.side !== u.side ? t : null
}

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
function ability(w: World, u: Unit): boolean {
  const a = r.active(w, u)
  const plan = a === null ? null : aim(w, u, a)
  if (a === null || plan === null) return false
  const cast = { ...castOf(w, u, a), ...plan }
  u.acted = true
  u.used++
  if (u.cooldown > 0) c.hurt(w, u, Math.floor((u.maxHp * 15) / 100), true, 0, 'burnout')
  else u.cooldown = Math.max(0, a.cooldown - (r.knows(w, u, 'rapid_reload') ? 1 : 0))
  if (u.ammo > 0) u.ammo = Math.max(0, u.ammo - a.ammo)
  c.endStatus(w, u, 'stealth')
  for (const e of a.effects) {
    if (!onward(w, u)) break
    run(w, [e], cast)
  }
  if (r.living(u)) trigger(w, u, 'on_cast', plan.aimed[0] ?? null, cast.dealt)
  c.settle(w)
  return true
}

/** GB-606. */
function chargeWay(w: World, u: Unit, t: Unit, from: number): number[] | null {
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
const rider = (w: World, u: Unit): boolean => r.tag(w, u, 'Cavalry') || r.tag(w, u, 'Charger')
function ride(w: World, u: Unit, only: Unit | null): boolean {
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
  u.acted = true
  const p = newWalk('charge', t)
  w.charger = u.id
  walk(w, u, path, p)
  const disrupted = w.charger === -1
  w.charger = 0
  if (!r.living(u) || u.state === 'retreating') return true
  if (u.cell !== path[path.length - 1] || p.caught || disrupted || !r.living(t)) {
    hitBest(w, u)
    return true
  }
  const braced = r.tag(w, t, 'SpearWall') && t.state === 'ready' && r.able(w, t) && !p.by.includes(t.id)
  if (braced && r.arc(t.cell, t.facing, u.cell) === 'front') {
    c.attack(w, t, u, 'brace')
    c.settle(w)
    if (r.living(u) && (u.state as string) !== 'retreating' && r.living(t)) c.attack(w, u, t, 'attack')
  } else c.attack(w, u, t, 'charge', { cells: w.mutant === 'charges have no momentum' ? 0 : path.length })
  return true
}

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
      hit(w, u, t)
      return
    }
    const to = free(w, u) ? goal(w, u, t) : null
    if (to !== null) {
      walk(w, u, to.path)
      if (onward(w, u) && !ability(w, u) && maySee(w, u, t)) hit(w, u, t)
      return
    }
  } else if (leave(w, u)) return
  if (fromHere(w, u)) return
  const pressed = r.foes(w, u).some((foe) => !r.shooter(w, foe) && r.steps(foe.cell, u.cell) <= r.speed(w, foe) + 1)
  if (held < 3 && r.tag(w, u, 'SpearWall') && pressed) {
    u.holds = held + 1
    return
  }
  if (!free(w, u)) return
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
  if (path === null || path.length === 0) return
  walk(w, u, path)
  if (onward(w, u) && !ability(w, u)) hitBest(w, u)
}
function confused(w: World, u: Unit): void {
  const [t] = r
    .order(w)
    .filter((o) => o !== u && o.hp > 0)
    .sort((p, q) => r.far(u.cell, p.cell) - r.far(u.cell, q.cell) || p.id - q.id)
  if (t === undefined) return
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
      (more, { type }) => more + Math.floor((c.SICKNESS[type].spread * c.SICKNESS[type].hp) / 10),
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
  walk(w, u, path)
  hitBest(w, u)
  return true
}
function fromHere(w: World, u: Unit): boolean {
  if (r.engaged(w, u) && r.roams(w, u) && r.speed(w, u) >= 1 && !r.status(w, u, 'root', 'disarm')) {
    if (!r.melee(w, u) && u.ammo !== 0) {
      const path = near(w, u, (cell) => r.foes(w, u).some((foe) => foe.hp > 0 && couldFrom(w, u, foe, cell)))
      if (path !== null) {
        walk(w, u, path)
        hitBest(w, u)
        return true
      }
    }
    const better = betterThan(w, u, u.cell)
    if (better !== null && w.dice.d(100) <= 70) {
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
  if (t !== null && maySee(w, u, t)) {
    hit(w, u, t)
    return
  }
  const target = pick(w, u, choice(w, u))
  if (target !== null) {
    hit(w, u, target)
    return
  }
  if (r.status(w, u, 'root') || r.speed(w, u) < 1) return
  const foes = r.engagers(w, u)
  if (foes.some((foe) => r.reach(w, u, u.cell, foe.cell))) return
  const cell = r
    .around(u.side, u.cell)
    .find((n) => n >= 0 && r.at(w, n) === null && foes.some((foe) => r.steps(foe.cell, n) === 1))
  if (cell === undefined) return
  walk(w, u, [cell], newWalk('close_in'))
  hitBest(w, u)
}
function rotated(w: World, u: Unit): boolean {
  const most = c.cap(w, u, null)
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
  u.acted = true
  exchange(w, u, ally)
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
  return true
}
function worthIt(w: World, u: Unit, cell: number): boolean {
  const price = r
    .engagers(w, u)
    .filter((foe) => r.able(w, foe) && !r.ghost(w, foe))
    .reduce((sum, foe) => sum + c.est(w, foe, u, true), 0)
  if (price >= u.hp) return false
  if (!r.melee(w, u) && r.engagers(w, u, cell).length === 0) return true
  if (rider(w, u))
    for (const foe of r.foes(w, u))
      if (foe.hp > 0 && !r.tag(w, foe, 'SpearWall') && (chargeWay(w, u, foe, cell)?.length ?? 0) >= 3) return true
  if (r.rec(w, u).role === 'melee_dps' || r.tag(w, u, 'Skirmisher'))
    if (betterThan(w, u, cell) !== null && w.dice.d(100) <= 70) return true
  const back = r.front(u.cell, (u.facing + 2) % 4)
  const ally = back < 0 ? null : r.at(w, back)
  if (ally === null || ally.side !== u.side || ally.state !== 'ready' || !r.melee(w, ally)) return false
  if (r.rec(w, ally).cost <= r.rec(w, u).cost || r.engaged(w, ally)) return false
  if (r.foes(w, u).some((foe) => r.reach(w, ally, ally.cell, foe.cell))) return false
  return w.dice.d(100) <= 30
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
