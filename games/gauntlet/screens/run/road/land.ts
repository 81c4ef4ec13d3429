/** A point of the drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Where the road of a run leads: a camp, eight stations and the castle, with the country around them. */
export interface Land {
  readonly width: number
  readonly height: number
  readonly camp: Point
  /** One for each win; the ninth is the castle. */
  readonly stations: readonly Point[]
  /** Which way the label of each station stands: below it, or to its right. */
  readonly labels: readonly ('below' | 'right' | 'left')[]
  /** To which side losses branch off. */
  readonly astray: readonly Point[]
  readonly river: readonly Point[]
  readonly woods: readonly (Point & { readonly rx: number; readonly ry: number })[]
  readonly hills: readonly (Point & { readonly r: number })[]
  readonly title: Point
}

const at = (x: number, y: number): Point => ({ x, y })

/** For wide screens and for the picture that is shared. */
export const WIDE_LAND: Land = {
  width: 1088,
  height: 596,
  camp: at(76, 500),
  stations: [
    at(192, 478),
    at(262, 356),
    at(186, 232),
    at(316, 152),
    at(446, 220),
    at(508, 358),
    at(640, 446),
    at(776, 372),
    at(962, 158),
  ],
  labels: ['below', 'right', 'below', 'below', 'right', 'below', 'below', 'right', 'below'],
  astray: [
    at(10, -92),
    at(-70, -78),
    at(-104, 10),
    at(-96, -30),
    at(-64, -76),
    at(96, -60),
    at(112, -8),
    at(-20, 84),
    at(92, 60),
  ],
  river: [
    at(250, 640),
    at(300, 540),
    at(352, 452),
    at(392, 356),
    at(520, 290),
    at(620, 246),
    at(700, 196),
    at(778, 232),
    at(850, 312),
    at(960, 330),
    at(1110, 312),
  ],
  woods: [
    { x: 40, y: 566, rx: 120, ry: 54 },
    { x: 396, y: 88, rx: 118, ry: 62 },
    { x: 116, y: 268, rx: 40, ry: 34 },
    { x: 590, y: 528, rx: 92, ry: 44 },
    { x: 1034, y: 66, rx: 64, ry: 50 },
    { x: 884, y: 520, rx: 60, ry: 34 },
  ],
  hills: [
    { x: 60, y: 60, r: 96 },
    { x: 34, y: 372, r: 70 },
    { x: 780, y: 108, r: 74 },
    { x: 1010, y: 420, r: 64 },
    { x: 618, y: 92, r: 34 },
  ],
  title: at(1060, 566),
}

/** For a phone held upright. */
export const TALL_LAND: Land = {
  width: 390,
  height: 600,
  camp: at(50, 556),
  stations: [
    at(150, 534),
    at(268, 492),
    at(204, 416),
    at(86, 368),
    at(140, 284),
    at(262, 262),
    at(304, 176),
    at(182, 142),
    at(238, 62),
  ],
  labels: ['below', 'below', 'right', 'below', 'right', 'below', 'below', 'below', 'right'],
  astray: [
    at(10, -58),
    at(66, 24),
    at(-66, -22),
    at(-40, -58),
    at(-70, 8),
    at(30, -56),
    at(44, -50),
    at(-74, 8),
    at(-92, -10),
  ],
  river: [at(-20, 470), at(90, 452), at(150, 470), at(230, 350), at(320, 340), at(410, 318)],
  woods: [
    { x: 350, y: 560, rx: 56, ry: 34 },
    { x: 32, y: 300, rx: 44, ry: 40 },
    { x: 354, y: 256, rx: 34, ry: 40 },
    { x: 66, y: 96, rx: 54, ry: 34 },
  ],
  hills: [
    { x: 344, y: 416, r: 44 },
    { x: 40, y: 196, r: 40 },
    { x: 344, y: 76, r: 44 },
  ],
  title: at(376, 588),
}

/** A smooth line through points, for `d`. */
export function smooth(points: readonly Point[]): string {
  const [first] = points
  if (first === undefined) return ''
  let path = `M${first.x} ${first.y}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]]
    if (a === undefined || b === undefined || c === undefined || d === undefined) break
    const one = at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6)
    const two = at(c.x - (d.x - b.x) / 6, c.y - (d.y - b.y) / 6)
    path += `C${round(one.x)} ${round(one.y)} ${round(two.x)} ${round(two.y)} ${c.x} ${c.y}`
  }
  return path
}

/** One piece of such a line, so that each can be painted by itself. */
export function smoothPart(points: readonly Point[], part: number): string {
  const pieces = smooth(points).split('C')
  const from = points[part]
  return from === undefined ? '' : `M${from.x} ${from.y}C${pieces[part + 1] ?? ''}`
}

/** Strokes and shapes of the country, one path a layer. */
export interface Scenery {
  readonly crowns: string
  readonly shades: string
  readonly trunks: string
  readonly hachures: string
  readonly tufts: string
}

/** Trees, hachures and grass: always the same for a land, and never on the road. */
export function sceneryOf(land: Land): Scenery {
  const kept = [...between([land.camp, ...land.stations], 8), ...between(land.river, 8)]
  const clear = ({ x, y }: Point, by: number): boolean =>
    kept.every((point) => Math.hypot(point.x - x, (point.y - y) * 1.3) > by)
  let [crowns, shades, trunks, hachures, tufts] = ['', '', '', '', '']
  const trees: Point[] = []
  land.woods.forEach(({ x, y, rx, ry }, wood) => {
    for (let i = 0; i < (rx * ry) / 55; i++) {
      const [angle, far] = [jitter(wood, i) * 6.283, Math.sqrt(jitter(i, wood + 7))]
      const tree = at(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far)
      if (
        clear(tree, 34) &&
        Math.hypot(tree.x - land.camp.x, tree.y - land.camp.y) > 56 &&
        trees.every((other) => Math.hypot(other.x - tree.x, other.y - tree.y) > 9)
      )
        trees.push(tree)
    }
  })
  for (const [i, { x, y }] of trees.toSorted((a, b) => a.y - b.y).entries()) {
    const r = 7 + jitter(i, 3) * 4
    trunks += `M${round(x)} ${round(y)}v${round(r * 0.8)}`
    if (jitter(i, 5) < 0.3) {
      crowns += `M${round(x)} ${round(y - r * 1.9)}l${round(r * 0.8)} ${round(r * 2)}h${round(-r * 1.6)}z`
      shades += `M${round(x)} ${round(y - r * 1.9)}l${round(r * 0.8)} ${round(r * 2)}h${round(-r * 0.7)}z`
    } else {
      crowns += `M${round(x - r)} ${round(y - r * 0.5)}a${round(r)} ${round(r * 0.92)} 0 1 1 ${round(2 * r)} 0a${round(r)} ${round(r * 0.86)} 0 1 1 ${round(-2 * r)} 0z`
      shades += `M${round(x + r * 0.3)} ${round(y - r * 1.3)}a${round(r * 0.95)} ${round(r * 0.95)} 0 0 1 ${round(-r * 0.2)} ${round(r * 1.66)}a${round(r * 1.4)} ${round(r * 1.4)} 0 0 0 ${round(r * 0.2)} ${round(-r * 1.66)}z`
    }
  }
  for (const { x, y, r } of land.hills)
    for (const ring of [1, 0.7])
      for (let i = 0; i < r * ring * 1.5; i++) {
        const angle = (i / (r * ring * 1.5)) * 6.283 + jitter(i, r) * 0.06
        const [inner, outer] = [r * ring * (0.66 + jitter(i, 9) * 0.06), r * ring * (0.84 + jitter(i, 4) * 0.14)]
        const from = at(x + Math.cos(angle) * inner, y + Math.sin(angle) * inner * 0.74)
        const to = at(x + Math.cos(angle) * outer, y + Math.sin(angle) * outer * 0.74)
        if (clear(to, 26)) hachures += `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`
      }
  for (let i = 0; i < (land.width * land.height) / 7000; i++) {
    const tuft = at(20 + jitter(i, 21) * (land.width - 40), 20 + jitter(i, 22) * (land.height - 40))
    if (clear(tuft, 24)) tufts += `M${round(tuft.x)} ${round(tuft.y)}l-2 -5m2 5v-6m0 6l2 -5`
  }
  return { crowns, shades, trunks, hachures, tufts }
}

/** Where the road crosses the river, and which way it runs there. */
export function bridgesOf(land: Land): readonly (Point & { readonly angle: number })[] {
  const road = between([land.camp, ...land.stations], 24)
  const river = between(land.river, 24)
  const bridges: (Point & { readonly angle: number })[] = []
  road.forEach((point, i) => {
    const next = road[i + 1]
    const wet = river.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 7)
    if (next === undefined || !wet || bridges.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 70)) return
    bridges.push({ ...point, angle: (Math.atan2(next.y - point.y, next.x - point.x) * 180) / Math.PI })
  })
  return bridges
}

/** Points along a smooth line. */
function between(points: readonly Point[], steps: number): readonly Point[] {
  const found: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]]
    if (a === undefined || b === undefined || c === undefined || d === undefined) break
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const along = (p: keyof Point): number =>
        0.5 *
        (2 * b[p] +
          (c[p] - a[p]) * t +
          (2 * a[p] - 5 * b[p] + 4 * c[p] - d[p]) * t * t +
          (3 * b[p] - a[p] - 3 * c[p] + d[p]) * t * t * t)
      found.push(at(along('x'), along('y')))
    }
  }
  return found
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A number from 0 to 1 that looks like chance and never changes. */
function jitter(a: number, b: number): number {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43758.5453
  return value - Math.floor(value)
}
