import type { Country, DepthMap } from './field.ts'
import { spaced } from './lines.ts'
import type { Pen, Point } from './pen.ts'

/** Wedges falling from four rings, the lowest of the sharp field so that a lone tile has one; heavier away from the north-west. */
export function hachuresOf(
  country: Country,
  [sharp, gentle]: [DepthMap, DepthMap],
  pen: Pen,
  chance: () => number,
  dunes: boolean,
): string {
  const rings = dunes
    ? [[0.55, 0.5, 0.05]]
    : [
        [0.6, 0.26, 0.085],
        [0.72, 0.34, 0.1],
        [0.86, 0.36, 0.105],
        [0.955, 0.34, 0.12],
      ]
  let d = ''
  for (const [level = 0, length = 0, gap = 1] of rings) {
    const hill = level < 0.7 ? sharp : gentle
    for (const loop of country.contour(hill, level)) {
      for (const [x, y] of spaced(loop, gap)) {
        const [gx, gy] = [
          hill.read(x + 0.05, y) - hill.read(x - 0.05, y),
          hill.read(x, y + 0.05) - hill.read(x, y - 0.05),
        ]
        const steep = Math.hypot(gx, gy)
        if (steep < 0.004) continue
        const [dx, dy] = [-gx / steep, -gy / steep]
        const shade = (dx + dy) / Math.SQRT2
        if (dunes && shade < 0.1) continue
        const reach = length * (0.75 + 0.5 * chance()) * (1 + 0.25 * shade)
        const half = 0.009 + 0.015 * Math.max(0, shade + 0.45)
        const sway = 0.06 * (chance() - 0.5)
        d += `${pen.line(
          [x - dy * half, y + dx * half],
          [x + dx * reach + sway, y + dy * reach],
          [x + dy * half, y - dx * half],
        )}Z`
      }
    }
  }
  return d
}

/** Long strokes along the stream, broken, more of them in the middle. */
export function currentOf(water: DepthMap, ford: DepthMap, side: number, pen: Pen, chance: () => number): string {
  let d = ''
  for (let i = 0; i < side * side * 2.2; i++) {
    const [x, y] = [chance() * side, chance() * side]
    if (water.read(x, y) < 0.9 || ford.read(x, y) > 0.08) continue
    // Downstream is across the slope of a wide reading of the banks; still water has none.
    const [gx, gy] = [water.read(x + 0.9, y) - water.read(x - 0.9, y), water.read(x, y + 0.9) - water.read(x, y - 0.9)]
    const [tall, wide] = [
      water.read(x, y - 1.6) + water.read(x, y + 1.6),
      water.read(x - 1.6, y) + water.read(x + 1.6, y),
    ]
    const size = Math.hypot(gx, gy)
    const [fx, fy] = size > 0.06 ? [-gy / size, gx / size] : tall >= wide ? [0, 1] : [1, 0]
    const [length, bend] = [0.3 + 0.5 * chance(), 0.16 * (chance() - 0.5)]
    const end: Point = [x + fx * length, y + fy * length]
    if (water.read(...end) < 0.85 || ford.read(...end) > 0.08) continue
    d += `M${pen.at(x, y)}Q${pen.at(x + (fx * length) / 2 + bend, y + (fy * length) / 2 + bend)} ${pen.at(...end)}`
  }
  return d
}
