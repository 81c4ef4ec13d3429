import type { Country, Has } from './field.ts'
import { chains, tilesOf } from './lines.ts'
import type { Pen, Point } from './pen.ts'
import { stones } from './stamps.ts'

const WALL = ['wall', 'tower', 'gate']

export function fordsOf(
  has: Has,
  side: number,
  country: Country,
  pen: Pen,
  chance: () => number,
): { readonly stones: string; readonly ripples: string } {
  let [bed, ripples] = ['', '']
  for (const [x, y] of tilesOf(has, side)) {
    const [, mid] = country.drawnAt(x, y)
    bed += stones(x, mid, 7, 0.42, pen, chance)
    for (const dy of [-0.36, -0.26, 0.3, 0.4]) {
      ripples += `M${pen.at(x - 0.4, mid + dy)}q${pen.at(0.1, -0.07)} ${pen.at(0.2, 0)}t${pen.at(0.2, 0)}t${pen.at(0.2, 0)}t${pen.at(0.2, 0)}`
    }
  }
  return { stones: bed, ripples }
}

/** A deck on trestles from bank to bank, along the row of bridge tiles. */
export function bridgesOf(
  has: Has,
  water: Has,
  side: number,
  pen: Pen,
): { readonly deck: string; readonly planks: string } {
  let [deck, planks] = ['', '']
  for (const [x, y] of tilesOf(has, side)) {
    const index = side * Math.floor(y) + Math.floor(x)
    const upright = !water(index - side) || !water(index + side) || has(index - side) || has(index + side)
    const along = (a: number, b: number): Point => (upright ? [x + b, y + a] : [x + a, y + b])
    const [a = 0, b = 0] = [-1, 1].map((on) => on * (water(index + on * (upright ? side : 1)) ? 0.5 : 0.72))
    deck += `${pen.line(along(a, -0.24), along(b, -0.24), along(b, 0.24), along(a, 0.24))}Z`
    for (let t = a + 0.06; t < b; t += 0.12) planks += pen.line(along(t, -0.24), along(t, 0.24))
    for (const t of [-0.3, 0.3])
      planks += pen.line(along(t, -0.36), along(t, -0.24)) + pen.line(along(t, 0.24), along(t, 0.36))
  }
  return { deck, planks }
}

export function wallsOf(
  of: (...kinds: string[]) => Has,
  side: number,
  pen: Pen,
): { readonly line: string; readonly towers: string; readonly gates: string } {
  const line = chains(of(...WALL), side, false)
    .map((points) => pen.line(...points))
    .join('')
  const arc = (r: number, dir: number) => `a${pen.at(r, r)} 0 1 0 ${pen.at(2 * r * dir, 0)}`
  const round = (x: number, y: number, r: number) => `M${pen.at(x - r, y)}${arc(r, 1)}${arc(r, -1)}Z`
  const towers = tilesOf(of('tower'), side)
    .map(([x, y]) => round(x, y, 0.42) + round(x, y, 0.24))
    .join('')
  const arch = `v${pen.n(-0.5)}a${pen.at(0.36, 0.34)} 0 0 1 ${pen.at(0.72, 0)}v${pen.n(0.5)}Z`
  const gates = tilesOf(of('gate'), side)
    .map(([x, y]) => `M${pen.at(x - 0.36, y + 0.36)}${arch}`)
    .join('')
  return { line, towers, gates }
}
