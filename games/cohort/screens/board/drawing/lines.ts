import type { Has } from './field.ts'
import type { Point } from './pen.ts'

/** Centres of the set's tiles. */
export function tilesOf(has: Has, side: number): Point[] {
  return Array.from({ length: side * side }, (_, i) => i)
    .filter(has)
    .map((i) => [(i % side) + 0.5, Math.floor(i / side) + 0.5])
}

/** Lines from centre to centre through neighbouring tiles, each link once; at the edge of the map they run off it. */
export function chains(has: Has, side: number, runOff = true): Point[][] {
  const inside = (x: number, y: number) => x >= 0 && y >= 0 && x < side && y < side
  const around = (i: number): number[] =>
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ].flatMap(([dx = 0, dy = 0]) => {
      const [x, y] = [(i % side) + dx, Math.floor(i / side) + dy]
      return inside(x, y) && has(side * y + x) ? [side * y + x] : []
    })
  const all = tilesOf(has, side).map(([x, y]) => side * Math.floor(y) + Math.floor(x))
  const done = new Set<string>()
  const link = (a: number, b: number) => `${Math.min(a, b)}-${Math.max(a, b)}`
  const lines: Point[][] = []
  const centre = (i: number): Point => [(i % side) + 0.5, Math.floor(i / side) + 0.5]
  const walk = (from: number, to: number) => {
    const line = [from]
    for (let [a, b] = [from, to]; !done.has(link(a, b)); ) {
      done.add(link(a, b))
      line.push(b)
      const on = around(b).filter((c) => c !== a)
      if (on.length !== 1) break
      ;[a, b] = [b, on[0] ?? b]
    }
    if (line.length > 1) lines.push(runOff ? extend(line.map(centre), side) : line.map(centre))
  }
  for (const ends of [true, false]) {
    for (const i of all)
      if ((around(i).length !== 2) === ends) for (const to of around(i)) if (!done.has(link(i, to))) walk(i, to)
  }
  return lines
}

/** The tiles of roads and of the fords between two of their ends: a wide ford is crossed in a straight line, not paved. */
export function withFords(road: Has, ford: Has, side: number): Has {
  const endOf = (from: number, dx: number, dy: number): number | null => {
    for (
      let [x, y] = [from % side, Math.floor(from / side)];
      x >= 0 && y >= 0 && x < side && y < side;
      x += dx, y += dy
    )
      if (!ford(side * y + x)) return side * y + x
    return null
  }
  const leads = (from: number, dx: number, dy: number): boolean => {
    const end = endOf(from, dx, dy)
    return end !== null && road(end)
  }
  return (tile) =>
    road(tile) ||
    (ford(tile) && ((leads(tile, -1, 0) && leads(tile, 1, 0)) || (leads(tile, 0, -1) && leads(tile, 0, 1))))
}

function extend(line: readonly Point[], side: number): Point[] {
  const past = ([x, y]: Point = [0, 0], [bx, by]: Point = [0, 0]): Point[] => {
    const on: Point = [2 * x - bx, 2 * y - by]
    return Math.min(...on) < 0 || Math.max(...on) > side ? [on] : []
  }
  return [...past(line[0], line[1]), ...line, ...past(line.at(-1), line.at(-2))]
}

/** Points of a loop at even steps. */
export function spaced(loop: readonly Point[], gap: number): Point[] {
  const points: Point[] = []
  let owed = 0
  loop.forEach(([x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length] ?? [x, y]
    const length = Math.hypot(nx - x, ny - y)
    for (; owed < length; owed += gap) points.push([x + ((nx - x) * owed) / length, y + ((ny - y) * owed) / length])
    owed -= length
  })
  return points
}
