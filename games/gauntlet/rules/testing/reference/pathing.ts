import type { Unit } from '../../state.ts'
import { couldReach } from './lines.ts'
import { interceptKind, passes } from './moves.ts'
import { score } from './targets.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-1006: steps and ways from a cell. */
interface Flood {
  steps: Map<number, number>
  from: Map<number, number>
}
export function flood(w: World, u: Unit, start: number, most: number): Flood {
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
export function way(f: Flood, cell: number): number[] {
  const path: number[] = []
  for (let n: number | undefined = cell; n !== undefined && f.from.has(n); n = f.from.get(n)) path.unshift(n)
  return path
}
export const open = (w: World, u: Unit, cell: number): boolean => r.at(w, cell) === null || r.at(w, cell) === u
export function harmful(w: World, u: Unit, cell: number): boolean {
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
export const nearest = (w: World, u: Unit, cell: number): number =>
  Math.min(31, ...r.foes(w, u).map((foe) => r.far(cell, foe.cell)))
export function goal(w: World, u: Unit, only: Unit | null): { t: Unit; path: number[] } | null {
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
export function near(w: World, u: Unit, pleases: (cell: number) => boolean): number[] | null {
  const f = flood(w, u, u.cell, r.speed(w, u))
  const [cell] = [...f.steps.keys()]
    .filter((n) => n !== u.cell && open(w, u, n) && pleases(n))
    .sort((p, q) => (f.steps.get(p) ?? 0) - (f.steps.get(q) ?? 0) || r.seen(u.side, p) - r.seen(u.side, q))
  return cell === undefined ? null : way(f, cell)
}
export const free = (w: World, u: Unit): boolean =>
  !r.status(w, u, 'root') && (!r.engaged(w, u) || r.roams(w, u)) && !r.tag(w, u, 'Structure') && r.speed(w, u) >= 1
