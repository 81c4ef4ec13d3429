import type { DepthMap } from './field.ts'
import type { Pen, Point } from './pen.ts'

export interface Stamp {
  readonly fill: string
  readonly line: string
  readonly shade: string
}

/** Stamps on a shaken lattice, a row at a time. */
export function stampRows(
  side: number,
  gap: number,
  rise: number,
  chance: () => number,
  stamp: (x: number, y: number) => Stamp | null,
): Stamp[] {
  const rows: Stamp[] = []
  for (let y = 0.1; y < side + rise; y += gap) {
    const row = { fill: '', line: '', shade: '' }
    for (let x = (rows.length % 2) * gap * 0.55; x < side; x += gap * 1.1) {
      const one = stamp(x + gap * 0.5 * (chance() - 0.5), y + gap * 0.4 * (chance() - 0.5))
      if (one === null) continue
      for (const part of ['fill', 'line', 'shade'] as const) row[part] += one[part]
    }
    rows.push(row)
  }
  return rows.filter((row) => row.fill !== '')
}

/** An engraver's tree, its shadow side at the right: mostly a lumpy crown, now and then a spruce. */
export function tree(x: number, y: number, size: number, pen: Pen, chance: () => number): Stamp {
  const r = 0.17 * size * (0.78 + 0.5 * chance())
  const line = pen.line([x, y - r * 0.6], [x, y]) + pen.line([x + r * 0.1, y], [x + r * 1.4, y + r * 0.05])
  if (chance() < 0.16) {
    const [w, h] = [r * 0.85, r * 3]
    const steps = [
      [0, 1],
      [0.5, 0.62],
      [0.28, 0.6],
      [0.8, 0.32],
      [0.5, 0.3],
      [1, 0.12],
    ]
    const half = (dir: number) => steps.map(([k = 0, up = 0]): Point => [x + dir * k * w, y - up * h])
    return {
      fill: `${pen.line(...half(-1), ...half(1).reverse())}Z`,
      line,
      shade: `${pen.line(...half(1), [x + 0.1 * w, y - 0.2 * h])}Z`,
    }
  }
  const top = y - r * 1.45
  const [bumps, turn] = [5 + Math.floor(3 * chance()), chance()]
  let fill = ''
  for (let i = 0; i <= bumps; i++) {
    const [on, out] = [((i + turn) / bumps) * 2 * Math.PI, ((i - 0.5 + turn) / bumps) * 2 * Math.PI]
    const at = pen.at(x + r * Math.cos(on), top + r * 0.95 * Math.sin(on))
    fill += i === 0 ? `M${at}` : `Q${pen.at(x + 1.4 * r * Math.cos(out), top + 1.3 * r * Math.sin(out))} ${at}`
  }
  const [lit, low] = [pen.at(x + r * 0.55, top - r * 0.8), pen.at(x - r * 0.2, top + r * 1.02)]
  const shade = `M${lit}Q${pen.at(x + r * 1.5, top + r * 0.1)} ${low}Q${pen.at(x + r * 0.75, top + r * 0.35)} ${lit}Z`
  return { fill: `${fill}Z`, line, shade }
}

/** A mountain in profile, as old maps have them. */
export function mountain(x: number, y: number, pen: Pen, chance: () => number): Stamp {
  const [w, h, lean] = [0.46 + 0.14 * chance(), 0.58 + 0.3 * chance(), 0.12 * (chance() - 0.5)]
  const [foot, peak]: [number, Point] = [y + 0.3, [x + lean, y + 0.3 - h]]
  const [left, right]: [Point, Point] = [
    [x - w, foot],
    [x + w, foot],
  ]
  const ridge = `${pen.at(x - w * 0.4, foot - h * 0.35)} ${pen.at(x - w * 0.28 + lean, foot - h * 0.66)} ${pen.at(...peak)}`
  const slope = `${pen.at(x + w * 0.22 + lean, foot - h * 0.72)} ${pen.at(x + w * 0.5, foot - h * 0.3)} ${pen.at(...right)}`
  const line = `M${pen.at(...left)}C${ridge}C${slope}`
  let shade = ''
  for (let i = 1; i < 7; i++) {
    const t = i / 7
    const from: Point = [peak[0] + (w - lean) * t * 0.72, peak[1] + h * t * 0.74]
    shade += pen.line(from, [from[0] - 0.05 + 0.03 * chance(), from[1] + (foot - from[1]) * (0.5 + 0.4 * chance())])
  }
  shade += pen.line(peak, [peak[0] - 0.04, peak[1] + h * 0.4], [peak[0] + 0.03, peak[1] + h * 0.62])
  return { fill: `${line}Z`, line, shade }
}

export function reedsOf(marsh: DepthMap, side: number, pen: Pen, chance: () => number): string {
  let d = ''
  for (let y = 0.12; y < side; y += 0.2) {
    for (let x = chance() * 0.5; x < side; x += 0.34 + 0.3 * chance()) {
      if (marsh.read(x, y) < 0.5) continue
      d += pen.line([x - 0.14, y], [x + 0.14, y])
      if (chance() < 0.4)
        d += [-0.07, 0, 0.07].map((lean) => pen.line([x + lean * 0.4, y], [x + lean, y - 0.16])).join('')
    }
  }
  return d
}

export function tuftsOf(open: (x: number, y: number) => boolean, side: number, pen: Pen, chance: () => number): string {
  let d = ''
  for (let i = 0; i < side * side * 0.4; i++) {
    const [x, y] = [chance() * side, chance() * side]
    if (open(x, y)) d += [-0.06, 0, 0.06].map((lean) => pen.line([x + lean * 0.5, y], [x + lean, y - 0.09])).join('')
  }
  return d
}

export function stones(x: number, y: number, count: number, reach: number, pen: Pen, chance: () => number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + 2 * reach * (chance() - 0.5), y + 2 * reach * (chance() - 0.5)]
    const r = 0.035 + 0.04 * chance()
    d += `M${pen.at(cx - r, cy)}a${pen.at(r, 0.8 * r)} 0 1 0 ${pen.at(2 * r, 0)}a${pen.at(r, 0.7 * r)} 0 1 0 ${pen.at(-2 * r, 0)}Z`
  }
  return d
}
