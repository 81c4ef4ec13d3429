import { BufferGeometry, Color, Float32BufferAttribute, Vector3 } from 'three'
import type { FieldModel, TerrainModel } from '../scene/model.ts'
import { cloudy, hash, mix, noise, PAINT, random, smooth } from './paint.ts'
import type { V3 } from './sculpt.ts'

/** HUN-1512: metres a level. */
const LEVEL = 0.8
export const WATER = -0.12
export const SLAB = 0.62

const GRASS = ['#7b8348', '#87894d', '#929153', '#6f7a43'] as const

export type HeightAt = (x: number, y: number) => number

/** The height of the drawn ground. The rules know rectangles and levels; edges are bent a little, for looks only. */
export function heights(field: FieldModel): HeightAt {
  const wetness = waters(field)
  return (x, y) => {
    let height = (cloudy(x * 0.5, y * 0.5) - 0.42) * 0.2
    let hill = 0
    for (const area of field.terrain) {
      if (area.kind === 'hill') hill = Math.max(hill, LEVEL * area.level * smooth(0.7, -0.45, edge(area, x, y, 0.25)))
      if (area.kind === 'mud')
        height -= 0.12 * smooth(0.3, -0.4, edge(area, x, y, 0.5)) * (0.6 + 0.6 * noise(x * 3, y * 3))
      if (area.kind === 'road') height = mix(height, height * 0.5 - 0.02, smooth(0.2, -0.3, edge(area, x, y, 0.12)))
      if (area.kind === 'building') height = mix(height, 0.04, smooth(0.6, -0.1, edge(area, x, y, 0)))
    }
    height += hill
    const { distance, ford, bridge } = wetness(x, y)
    if (distance < 0.6) {
      const bed = mix(-0.52, -0.2 + 0.08 * noise(x * 4, y * 4), ford)
      height = mix(height, bed, smooth(0.32, -0.32, distance) * (1 - bridge))
    }
    return height
  }
}

/** Metres between samples: about as fine as the drawn ground. */
const SAMPLE = 0.4

/** The same heights from a table made once: asked for every figure and mark in every frame. */
export function sampled(field: FieldModel, heightAt: HeightAt): HeightAt {
  const columns = Math.ceil(field.w / SAMPLE) + 2
  const rows = Math.ceil(field.h / SAMPLE) + 2
  const table = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      table[row * columns + column] = heightAt(column * SAMPLE, row * SAMPLE)
  return (x, y) => {
    const u = Math.min(columns - 1.001, Math.max(0, x / SAMPLE))
    const v = Math.min(rows - 1.001, Math.max(0, y / SAMPLE))
    const column = Math.floor(u)
    const at = Math.floor(v) * columns + column
    const s = u - column
    const t = v - Math.floor(v)
    const north = (table[at] ?? 0) * (1 - s) + (table[at + 1] ?? 0) * s
    const south = (table[at + columns] ?? 0) * (1 - s) + (table[at + columns + 1] ?? 0) * s
    return north * (1 - t) + south * t
  }
}

/** Marks and bases float on water. */
export function standing(heightAt: HeightAt): HeightAt {
  return (x, y) => Math.max(heightAt(x, y), WATER - 0.08)
}

/** Distance to an area, its edge bent by noise. Negative inside. */
export function edge(area: TerrainModel, x: number, y: number, bend = 0.3): number {
  const dx = Math.abs(x - area.x - area.w / 2) - area.w / 2
  const dy = Math.abs(y - area.y - area.h / 2) - area.h / 2
  const round = Math.min(0.9, Math.min(area.w, area.h) / 2)
  const d =
    Math.hypot(Math.max(dx + round, 0), Math.max(dy + round, 0)) + Math.min(Math.max(dx + round, dy + round), 0) - round
  return d + (cloudy(x * 0.9 + 31, y * 0.9 + 17) - 0.5) * 2 * bend
}

interface Wet {
  distance: number
  ford: number
  bridge: number
}

/** Deep and shallow water as one body, so that fords do not pinch; roads lie over it as bridges. */
export function waters(field: FieldModel): (x: number, y: number) => Wet {
  const areas = field.terrain.filter((area) => area.kind === 'water' || area.kind === 'shallows')
  const roads = field.terrain.filter((area) => area.kind === 'road')
  const wet: Wet = { distance: 9, ford: 0, bridge: 0 }
  return (x, y) => {
    wet.distance = 9
    wet.ford = 0
    wet.bridge = 0
    if (areas.length === 0) return wet
    const wave = 0.3 * Math.sin(y * 0.66 + 1)
    for (const area of areas) {
      const dx = Math.abs(x - area.x - area.w / 2 - wave) - area.w / 2
      const dy = Math.max(area.y - y, y - area.y - area.h)
      const d = Math.max(dx + (cloudy(x * 1.3, y * 1.3) - 0.5) * 0.6, dy)
      wet.distance = Math.min(wet.distance, d)
      if (area.kind === 'shallows') wet.ford = Math.max(wet.ford, smooth(0.4, -0.4, d))
    }
    for (const road of roads) wet.bridge = Math.max(wet.bridge, smooth(0.05, -0.1, edge(road, x, y, 0)))
    return wet
  }
}

/** The slab of land: a faceted top painted facet by facet, cut earth at its sides. One mesh. */
export function buildGround(field: FieldModel, heightAt: HeightAt): BufferGeometry {
  // About 10,000 cells for a field of any size, so that the largest field stays within the triangle budget.
  const cell = Math.max(0.2, Math.sqrt((field.w * field.h) / 10_000))
  const nx = Math.round(field.w / cell)
  const ny = Math.round(field.h / cell)
  const draw = random(99)
  const points: V3[] = []
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++) {
      const rim = i === 0 || j === 0 || i === nx || j === ny
      const x = (i * field.w) / nx + (rim ? 0 : (draw() - 0.5) * cell * 0.62)
      const y = (j * field.h) / ny + (rim ? 0 : (draw() - 0.5) * cell * 0.62)
      points.push([x, heightAt(x, y), y])
    }
  const positions: number[] = []
  const colours: number[] = []
  const colour = new Color()
  const paint = painter(field)
  const u = new Vector3()
  const v = new Vector3()
  const face = (a: V3, b: V3, c: V3, side?: string): void => {
    const x = (a[0] + b[0] + c[0]) / 3
    const y = (a[2] + b[2] + c[2]) / 3
    if (side !== undefined) colour.set(side).multiplyScalar(0.9 + 0.2 * hash(x * 9, y * 9 + a[1] * 7))
    else {
      u.set(b[0] - a[0], b[1] - a[1], b[2] - a[2])
        .cross(v.set(c[0] - a[0], c[1] - a[1], c[2] - a[2]))
        .normalize()
      paint(x, y, Math.hypot(u.x, u.z) / Math.max(0.05, u.y), colour)
    }
    for (const p of [a, b, c]) {
      positions.push(p[0], p[1], p[2])
      colours.push(colour.r, colour.g, colour.b)
    }
  }
  const at = (i: number, j: number): V3 => points[j * (nx + 1) + i] ?? [0, 0, 0]
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const a = at(i, j)
      const b = at(i + 1, j)
      const c = at(i, j + 1)
      const d = at(i + 1, j + 1)
      if ((i + j) % 2) {
        face(a, c, b)
        face(b, c, d)
      } else {
        face(a, c, d)
        face(a, d, b)
      }
    }
  const side = (p: V3, q: V3): void => {
    const bands = [
      [-0.09, '#5d6b31'],
      [-0.3, PAINT.earth],
      [-SLAB, PAINT.earthDark],
    ] as const
    let topP = p[1]
    let topQ = q[1]
    for (const [depth, band] of bands) {
      const lowP = Math.min(topP, depth === -SLAB ? depth : Math.max(-SLAB, p[1] + depth))
      const lowQ = Math.min(topQ, depth === -SLAB ? depth : Math.max(-SLAB, q[1] + depth))
      face([p[0], topP, p[2]], [p[0], lowP, p[2]], [q[0], topQ, q[2]], band)
      face([q[0], topQ, q[2]], [p[0], lowP, p[2]], [q[0], lowQ, q[2]], band)
      topP = lowP
      topQ = lowQ
    }
  }
  for (let i = 0; i < nx; i++) {
    side(at(i, ny), at(i + 1, ny))
    side(at(i + 1, 0), at(i, 0))
  }
  for (let j = 0; j < ny; j++) {
    side(at(nx, j + 1), at(nx, j))
    side(at(0, j), at(0, j + 1))
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3))
  geometry.computeVertexNormals()
  return geometry
}

/** The colour of a facet: parchment-green turf, then the terrain of the rules. */
function painter(field: FieldModel): (x: number, y: number, slope: number, out: Color) => void {
  const second = new Color()
  const wetness = waters(field)
  const turf = GRASS.map((colour) => new Color(colour))
  const first = turf[1] ?? new Color()
  return (x, y, slope, out) => {
    const t = cloudy(x * 0.8 + 3, y * 0.8)
    out
      .copy(turf[Math.min(3, Math.floor(hash(Math.round(x * 3), Math.round(y * 3)) * 4))] ?? first)
      .lerp(first, 0.5)
      .lerp(second.set(PAINT.straw), smooth(0.5, 0.78, t) * 0.8)
      .lerp(second.set('#5a6a38'), smooth(0.5, 0.72, cloudy(x * 0.42 + 50, y * 0.42 + 20)) * 0.55)
    for (const area of field.terrain) {
      if (area.kind === 'forest') out.lerp(second.set(PAINT.litter), smooth(0.4, -0.3, edge(area, x, y)) * 0.85)
      if (area.kind === 'hill') out.lerp(second.set(PAINT.straw), smooth(0.1, -0.4, edge(area, x, y, 0.3)) * 0.34)
      if (area.kind === 'mud') {
        const d = edge(area, x, y, 0.5)
        out.lerp(second.set(PAINT.mud), smooth(0.3, -0.15, d))
        out.lerp(second.set(PAINT.mudWet), smooth(-0.1, -0.5, d) * noise(x * 2.4, y * 2.4))
      }
      if (area.kind === 'building') out.lerp(second.set(PAINT.earth), smooth(0.7, 0, edge(area, x, y)))
      if (area.kind === 'rock') out.lerp(second.set(PAINT.stone), smooth(0.6, 0, edge(area, x, y)) * 0.6)
    }
    for (const area of field.terrain)
      if (area.kind === 'road') {
        const d = edge(area, x, y, 0.16)
        out.lerp(second.set(PAINT.road), smooth(0.18, -0.12, d))
        out.lerp(second.set(PAINT.earth), smooth(-0.25, -0.05, d) * smooth(0.05, -0.05, d) * 0.6)
      }
    const { distance, ford, bridge } = wetness(x, y)
    out.lerp(second.set(PAINT.sand), smooth(0.5, 0.12, distance) * 0.85 * (1 - bridge))
    out.lerp(second.set('#4f5640'), smooth(0.05, -0.35, distance) * (1 - ford) * (1 - bridge))
    out.lerp(second.set('#d3bd84'), smooth(0.15, -0.1, distance) * ford * (1 - bridge))
    if (slope > 0.45)
      out.lerp(
        second.set(hash(Math.round(x * 5), Math.round(y * 5)) > 0.5 ? '#8d8878' : PAINT.earth),
        smooth(0.45, 0.95, slope) * 0.85,
      )
    out.multiplyScalar(0.93 + 0.14 * hash(Math.round(x * 37), Math.round(y * 53)))
  }
}
