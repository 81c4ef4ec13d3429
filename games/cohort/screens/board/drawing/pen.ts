/** In tiles, not in pixels. */
export type Point = readonly [x: number, y: number]

export interface Pen {
  n(value: number): string
  at(x: number, y: number): string
  line(...points: readonly Point[]): string
  smooth(points: readonly Point[], closed?: boolean): string
}

/** From tiles to pixels with one decimal. */
export function penOf(tile: number): Pen {
  const n = (value: number) => String(Math.round(value * tile * 10) / 10)
  const at = (x: number, y: number) => `${n(x)} ${n(y)}`
  return {
    n,
    at,
    line: (...points) => points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${at(x, y)}`).join(''),
    /** Through the middles of the pieces, bent at their ends. */
    smooth: (points, closed = true) => {
      const mid = (i: number): string => {
        const [[ax, ay], [bx, by]] = [points[i % points.length] ?? [0, 0], points[(i + 1) % points.length] ?? [0, 0]]
        return at((ax + bx) / 2, (ay + by) / 2)
      }
      const bends = points.slice(1, closed ? undefined : -1).map(([x, y], i) => `Q${at(x, y)} ${mid(i + 1)}`)
      const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
      return closed
        ? `M${mid(0)}${bends.join('')}Q${at(...first)} ${mid(0)}Z`
        : `M${at(...first)}L${mid(0)}${bends.join('')}L${at(...last)}`
    },
  }
}
