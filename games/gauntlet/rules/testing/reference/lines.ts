import type { Unit } from '../../state.ts'
import type { World } from './world.ts'
import * as r from './world.ts'

/** GB-505: the cells of a line without its ends. */
export function between(from: number, to: number): number[] {
  const cells: number[] = []
  let cx = r.x(from)
  let cy = r.y(from)
  const n = Math.abs(r.x(to) - cx)
  const m = Math.abs(r.y(to) - cy)
  let e = n - m
  while (from !== to) {
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
    if (cell === to) break
    cells.push(cell)
  }
  return cells
}
function clear(w: World, from: number, to: number, without: Unit | null): boolean {
  return between(from, to).every((cell) => {
    const u = r.at(w, cell)
    return u === null || u === without || r.ghost(w, u)
  })
}
export const sees = (w: World, a: number, b: number, without: Unit | null = null): boolean =>
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
export function couldFrom(w: World, u: Unit, t: Unit, cell: number): boolean {
  return couldReach(w, u, t, cell, r.range(w, u)) && (r.melee(w, u) || u.ammo === 0 || !r.engagers(w, u, cell).length)
}
/** Were nobody there to engage it. */
export function couldReach(w: World, u: Unit, t: Unit, cell: number, range: number): boolean {
  const n = r.steps(cell, t.cell)
  if (r.melee(w, u)) return n <= 2 && r.reach(w, u, cell, t.cell, u) && !hidden(w, u, t, cell)
  if (u.ammo === 0) return n === 1
  if (!r.within(range, cell, t.cell) || hidden(w, u, t, cell)) return false
  return r.rec(w, u).trajectory !== 'direct' || sees(w, cell, t.cell, u)
}
