import { BufferAttribute, BufferGeometry, DoubleSide, DynamicDrawUsage, Mesh, MeshBasicMaterial } from 'three'
import type { FigureModel, MarkModel, PathModel, Tone, ZoneModel } from '../scene/model.ts'
import { type HeightAt, WATER } from './ground.ts'
import { linear } from './paint.ts'

/** Triangles all marks together may have. */
const ROOM = 16_000

export interface Marks {
  readonly mesh: Mesh
  draw(
    paths: readonly PathModel[],
    marks: readonly MarkModel[],
    zones: readonly ZoneModel[],
    figures: readonly FigureModel[],
    clock: number,
  ): void
  dispose(): void
}

const COLOUR: Record<Tone | 'cream' | 'dark' | 'oil' | 'glint' | 'fire' | 'ember', readonly [number, number, number]> =
  {
    accent: linear('#ffc857'),
    harm: linear('#ff4a30'),
    heal: linear('#7fd06f'),
    seat0: linear('#3f8bff'),
    seat1: linear('#ff5a44'),
    ink: linear('#2a1c0c'),
    cream: linear('#fbf1d8'),
    dark: linear('#1a120a'),
    oil: linear('#1c1524'),
    glint: linear('#c9ced6'),
    fire: linear('#ffb238'),
    ember: linear('#ff6a1e'),
  }

function isFire(zone: ZoneModel): boolean {
  return zone.kind === 'fire'
}

/** Planning marks, rings and zones: laid on the ground, in one buffer that is written again when they change. One draw call. */
export function marksOn(heightAt: HeightAt): Marks {
  const positions = new Float32Array(ROOM * 9)
  const colours = new Float32Array(ROOM * 12)
  const geometry = new BufferGeometry()
  const positionAttribute = new BufferAttribute(positions, 3).setUsage(DynamicDrawUsage)
  const colourAttribute = new BufferAttribute(colours, 4).setUsage(DynamicDrawUsage)
  geometry.setAttribute('position', positionAttribute)
  geometry.setAttribute('color', colourAttribute)
  const material = new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  })
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.renderOrder = 3
  let used = 0
  let rgb = COLOUR.accent
  let alpha = 1
  const ink = (name: keyof typeof COLOUR, opacity: number): void => {
    rgb = COLOUR[name]
    alpha = opacity
  }
  const vertex = (x: number, h: number, y: number): void => {
    positions[used * 3] = x
    positions[used * 3 + 1] = h
    positions[used * 3 + 2] = y
    colours[used * 4] = rgb[0]
    colours[used * 4 + 1] = rgb[1]
    colours[used * 4 + 2] = rgb[2]
    colours[used * 4 + 3] = alpha
    used++
  }
  const height = (x: number, y: number): number => Math.max(heightAt(x, y), WATER + 0.03)
  const quad = (
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    dx: number,
    dy: number,
    lift: number,
  ): void => {
    if (used + 6 > ROOM * 3) return
    const ha = height(ax, ay) + lift
    const hb = height(bx, by) + lift
    const hc = height(cx, cy) + lift
    const hd = height(dx, dy) + lift
    vertex(ax, ha, ay)
    vertex(bx, hb, by)
    vertex(cx, hc, cy)
    vertex(bx, hb, by)
    vertex(dx, hd, dy)
    vertex(cx, hc, cy)
  }
  /** A strip from one point to another, cut so that it follows the ground. */
  const strip = (x0: number, y0: number, x1: number, y1: number, width: number, lift: number): void => {
    const length = Math.hypot(x1 - x0, y1 - y0)
    if (length < 0.001) return
    const nx = (-(y1 - y0) / length) * width * 0.5
    const ny = ((x1 - x0) / length) * width * 0.5
    const n = Math.max(1, Math.ceil(length / 0.5))
    for (let i = 0; i < n; i++) {
      const ax = x0 + ((x1 - x0) * i) / n
      const ay = y0 + ((y1 - y0) * i) / n
      const bx = x0 + ((x1 - x0) * (i + 1)) / n
      const by = y0 + ((y1 - y0) * (i + 1)) / n
      quad(ax + nx, ay + ny, ax - nx, ay - ny, bx + nx, by + ny, bx - nx, by - ny, lift)
    }
  }
  const fan = (x: number, y: number, r0: number, r1: number, from: number, to: number, lift: number): void => {
    const n = Math.max(4, Math.min(64, Math.ceil(((to - from) * r1) / 0.22)))
    const rings = r1 - r0 > 0.6 ? 3 : 1
    for (let i = 0; i < n; i++) {
      const a = from + ((to - from) * i) / n
      const b = from + ((to - from) * (i + 1)) / n
      for (let k = 0; k < rings; k++) {
        const p = r0 + ((r1 - r0) * k) / rings
        const q = r0 + ((r1 - r0) * (k + 1)) / rings
        quad(
          x + Math.cos(a) * p,
          y + Math.sin(a) * p,
          x + Math.cos(b) * p,
          y + Math.sin(b) * p,
          x + Math.cos(a) * q,
          y + Math.sin(a) * q,
          x + Math.cos(b) * q,
          y + Math.sin(b) * q,
          lift,
        )
      }
    }
  }
  const full = Math.PI * 2
  const ring = (x: number, y: number, radius: number, width: number, dashes: number, lift: number): void => {
    if (dashes === 0) fan(x, y, radius - width / 2, radius + width / 2, 0, full, lift)
    for (let i = 0; i < dashes; i++)
      fan(x, y, radius - width / 2, radius + width / 2, (i / dashes) * full, ((i + 0.58) / dashes) * full, lift)
  }
  const path = (one: PathModel): void => {
    const faint = one.faint ? 0.55 : 1
    const width = one.faint ? 0.18 : 0.28
    const layer = (name: keyof typeof COLOUR, w: number, opacity: number, lift: number): void => {
      ink(name, opacity * faint)
      for (let i = 1; i < one.points.length; i++) {
        const a = one.points[i - 1]
        const b = one.points[i]
        if (a !== undefined && b !== undefined) strip(a[0], a[1], b[0], b[1], w, lift)
      }
    }
    layer('dark', width + 0.12, 0.5, 0.05)
    layer(one.seat === 0 ? 'seat0' : 'seat1', width, 0.96, 0.07)
    layer('cream', width * 0.5, 0.96, 0.085)
    notches(one, width)
    arrowHead(one, width)
  }
  const notches = (one: PathModel, width: number): void => {
    if (one.faint) return
    let run = 0
    let next = 0
    for (let i = 1; i < one.points.length; i++) {
      const a = one.points[i - 1]
      const b = one.points[i]
      if (a === undefined || b === undefined) continue
      const length = Math.hypot(b[0] - a[0], b[1] - a[1])
      for (
        let at = one.notches[next];
        at !== undefined && at <= run + length + 0.0001 && length > 0;
        at = one.notches[next]
      ) {
        const t = (at - run) / length
        const long = (next + 1) % 5 === 0
        const nx = (-(b[1] - a[1]) / length) * width * (long ? 0.95 : 0.5)
        const ny = ((b[0] - a[0]) / length) * width * (long ? 0.95 : 0.5)
        const x = a[0] + (b[0] - a[0]) * t
        const y = a[1] + (b[1] - a[1]) * t
        ink(long ? 'dark' : one.seat === 0 ? 'seat0' : 'seat1', 1)
        strip(x - nx, y - ny, x + nx, y + ny, long ? 0.09 : 0.05, 0.1)
        next++
      }
      run += length
    }
  }
  const arrowHead = (one: PathModel, width: number): void => {
    const b = one.points.at(-1)
    const a = one.points.findLast((point) => b !== undefined && Math.hypot(point[0] - b[0], point[1] - b[1]) > 0.2)
    if (a === undefined || b === undefined) return
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    const tx = (b[0] - a[0]) / length
    const ty = (b[1] - a[1]) / length
    ink(one.seat === 0 ? 'seat0' : 'seat1', one.faint ? 0.6 : 1)
    const w = width * 1.25
    quad(
      b[0] + tx * 0.15,
      b[1] + ty * 0.15,
      b[0] + tx * 0.15,
      b[1] + ty * 0.15,
      b[0] - tx * 0.4 - ty * w,
      b[1] - ty * 0.4 + tx * w,
      b[0] - tx * 0.4 + ty * w,
      b[1] - ty * 0.4 - tx * w,
      0.1,
    )
  }
  const flame = (x: number, y: number, size: number, seed: number, clock: number): void => {
    const h = height(x, y)
    const tall = size * (1.1 + 0.35 * Math.sin(clock * 9 + seed * 2.1))
    for (let tongue = 0; tongue < 4; tongue++) {
      if (used + 3 > ROOM * 3) return
      const turn = tongue < 2 ? seed : seed + 1.57
      const k = tongue % 2 === 0 ? 1 : 0.6
      const dx = Math.cos(turn) * size * 0.4 * k
      const dy = Math.sin(turn) * size * 0.4 * k
      ink(k === 1 ? 'ember' : 'fire', 0.85)
      vertex(x - dx, h + 0.02, y - dy)
      vertex(x + dx, h + 0.02, y + dy)
      vertex(x + Math.sin(clock * 5 + seed) * 0.12, h + tall * k, y)
    }
  }
  const zone = (one: ZoneModel, clock: number): void => {
    if (one.kind === 'caltrops') {
      ink('ink', 0.25)
      ring(one.x, one.y, one.radius, 0.06, 18, 0.04)
      for (let i = 0; i < 26; i++) {
        const a = i * 2.4
        const r = one.radius * Math.sqrt((i + 0.5) / 26)
        const x = one.x + Math.cos(a) * r
        const y = one.y + Math.sin(a) * r
        ink('glint', 0.95)
        strip(x - 0.1, y - 0.04, x + 0.1, y + 0.04, 0.035, 0.06)
        strip(x - 0.04, y + 0.1, x + 0.04, y - 0.1, 0.035, 0.06)
      }
      return
    }
    ink('oil', 0.78)
    fan(one.x, one.y, 0, one.radius, 0, full, 0.035)
    ink('glint', 0.28)
    fan(one.x - 0.2, one.y - 0.2, one.radius * 0.45, one.radius * 0.62, 3.4, 4.6, 0.045)
    if (one.kind !== 'fire') return
    for (let i = 0; i < 14; i++)
      flame(
        one.x + Math.cos(i * 2.4) * one.radius * Math.sqrt((i + 0.5) / 15),
        one.y + Math.sin(i * 2.4) * one.radius * Math.sqrt((i + 0.5) / 15),
        0.75,
        i,
        clock,
      )
  }
  const mark = (one: MarkModel): void => {
    switch (one.kind) {
      case 'ring':
        ink('dark', 0.4)
        ring(one.x, one.y, one.radius, 0.2, 0, 0.045)
        ink(one.tone, 0.95)
        ring(one.x, one.y, one.radius, 0.11, one.dashed ? 14 : 0, 0.06)
        return
      case 'arc':
        ink(one.tone, 0.2)
        fan(one.x, one.y, 0, one.radius, one.angle - one.half, one.angle + one.half, 0.045)
        ink(one.tone, 0.9)
        fan(one.x, one.y, one.radius - 0.05, one.radius, one.angle - one.half, one.angle + one.half, 0.05)
        return
      case 'line': {
        ink(one.tone, 0.85)
        const length = Math.hypot(one.to[0] - one.from[0], one.to[1] - one.from[1])
        const n = one.dashed ? Math.max(1, Math.round(length / 0.9)) : 1
        for (let i = 0; i < n; i++) {
          const a = i / n
          const b = one.dashed ? (i + 0.6) / n : 1
          strip(
            one.from[0] + (one.to[0] - one.from[0]) * a,
            one.from[1] + (one.to[1] - one.from[1]) * a,
            one.from[0] + (one.to[0] - one.from[0]) * b,
            one.from[1] + (one.to[1] - one.from[1]) * b,
            0.1,
            0.12,
          )
        }
        return
      }
      case 'cloud':
        for (const point of one.points) {
          ink(one.seat === 0 ? 'seat0' : 'seat1', 0.3)
          fan(point[0], point[1], 0, 0.2, 0, full, 0.11)
        }
        return
      case 'area':
        ink(one.tone, 0.14)
        fan(one.x, one.y, 0, one.radius, 0, full, 0.03)
        ink(one.tone, 0.9)
        ring(one.x, one.y, one.radius, 0.12, 28, 0.05)
        return
      case 'zone':
        ink(one.seat === 0 ? 'seat0' : 'seat1', 0.8)
        strip(one.x, one.y, one.x + one.w, one.y, 0.1, 0.06)
        strip(one.x, one.y + one.h, one.x + one.w, one.y + one.h, 0.1, 0.06)
        strip(one.x, one.y, one.x, one.y + one.h, 0.1, 0.06)
        strip(one.x + one.w, one.y, one.x + one.w, one.y + one.h, 0.1, 0.06)
        return
      case 'cursor':
        ink('accent', 1)
        ring(one.x, one.y, 0.4, 0.08, 0, 0.09)
        strip(one.x - 0.7, one.y, one.x + 0.7, one.y, 0.06, 0.09)
        strip(one.x, one.y - 0.7, one.x, one.y + 0.7, 0.06, 0.09)
        return
    }
  }
  const last: {
    paths: readonly PathModel[] | null
    marks: readonly MarkModel[] | null
    zones: readonly ZoneModel[] | null
    used: number
  } = { paths: null, marks: null, zones: null, used: 0 }
  return {
    mesh,
    draw(paths, marks, zones, figures, clock) {
      // Marks that have not changed since the last picture come first, and stay in the buffer.
      const burns = zones.some(isFire)
      const lasts = paths === last.paths && marks === last.marks && zones === last.zones && !burns
      const begin = lasts ? last.used : 0
      used = begin
      if (!lasts) {
        for (const one of zones) zone(one, clock)
        for (const one of marks) mark(one)
        for (const one of paths) path(one)
        last.paths = paths
        last.marks = marks
        last.zones = zones
        last.used = used
      }
      for (const figure of figures) {
        if (figure.selected) {
          ink('dark', 0.45)
          ring(figure.x, figure.y, figure.radius + 0.22, 0.26, 0, 0.04)
          ink('accent', 1)
          ring(figure.x, figure.y, figure.radius + 0.22, 0.13, 0, 0.06)
        }
        if (figure.burning && !figure.down)
          for (let i = 0; i < 3; i++)
            flame(figure.x + Math.cos(i * 2.1) * 0.3, figure.y + Math.sin(i * 2.1) * 0.3, 1.2, i, clock)
      }
      geometry.setDrawRange(0, used)
      if (used === begin) return
      positionAttribute.clearUpdateRanges()
      positionAttribute.addUpdateRange(begin * 3, (used - begin) * 3)
      positionAttribute.needsUpdate = true
      colourAttribute.clearUpdateRanges()
      colourAttribute.addUpdateRange(begin * 4, (used - begin) * 4)
      colourAttribute.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}
