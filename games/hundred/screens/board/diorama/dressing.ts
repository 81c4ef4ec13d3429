import {
  BatchedMesh,
  BoxGeometry,
  type BufferGeometry,
  Euler,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
  Vector4,
} from 'three'
import type { FieldModel, TerrainModel } from '../scene/model.ts'
import { edge, type HeightAt, waters } from './ground.ts'
import { OUTLINE, PAINTED } from './material.ts'
import { cloudy, hash, linear, PAINT as P, random } from './paint.ts'
import { lump, polygon, Sculpt } from './sculpt.ts'

/** Something that stands on the ground: a tree, a house, a stone. */
interface Prop {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly lift: number
  readonly turn: number
  readonly scale: readonly [number, number, number]
  readonly tint: string
}

export interface Dressing {
  /** Trees, houses, walls, rocks: cast shadows. */
  readonly tall: BatchedMesh
  /** Grass, flowers, pebbles: only received. */
  readonly low: BatchedMesh
  /** Turns to outlines what stands within the sight from the camera to the selected figure. */
  reveal(camera: Vector3, x: number, y: number, height: number): void
  /** Nothing is in the way. */
  restore(): void
  dispose(): void
}

export function dress(field: FieldModel, material: Material, heightAt: HeightAt): Dressing {
  const tallProps = [...woods(field), ...field.terrain.flatMap(stonesOf), ...bridges(field)]
  const tall = batch(tallProps, TALL, material, heightAt)
  tall.mesh.castShadow = true
  const low = batch(litter(field), LOW, material, heightAt)
  const outlined = new Set<number>()
  const dye = new Vector4()
  const paint = (at: number, state: number): void => {
    const colour = linear(tallProps[at]?.tint ?? '#ffffff')
    tall.mesh.setColorAt(tall.ids[at] ?? 0, dye.set(colour[0], colour[1], colour[2], state))
  }
  const sight = new Vector3()
  const to = new Vector3()
  const middles = tallProps.map((prop) => heightAt(prop.x, prop.y) + 1.1)
  return {
    tall: tall.mesh,
    low: low.mesh,
    reveal(camera, x, y, height) {
      sight.set(x, height + 0.9, y).sub(camera)
      const length = sight.length()
      sight.divideScalar(length)
      for (let at = 0; at < tallProps.length; at++) {
        const prop = tallProps[at]
        if (prop === undefined) continue
        to.set(prop.x, middles[at] ?? 1.1, prop.y).sub(camera)
        const along = to.dot(sight)
        const aside = Math.sqrt(Math.max(0, to.lengthSq() - along * along))
        const hides =
          TALL_RADIUS[prop.kind] !== undefined &&
          along < length - 0.3 &&
          aside < (TALL_RADIUS[prop.kind] ?? 0) * Math.max(prop.scale[0], prop.scale[2]) + 0.5
        if (hides === outlined.has(at)) continue
        if (hides) outlined.add(at)
        else outlined.delete(at)
        paint(at, hides ? OUTLINE : PAINTED)
      }
    },
    restore() {
      for (const at of outlined) paint(at, PAINTED)
      outlined.clear()
    },
    dispose() {
      tall.mesh.dispose()
      low.mesh.dispose()
    },
  }
}

/** Half widths of the things that can hide a figure. */
const TALL_RADIUS: Record<string, number> = { oak: 1.0, birch: 0.8, fir: 0.8, house: 0.6, rock: 0.8 }

const TALL: Record<string, () => BufferGeometry> = {
  oak: () => {
    const s = new Sculpt(20, 0.2, 3).rod([0, -0.1, 0], [0.05, 1.1, 0], 0.2, 0.12, P.woodDark)
    lump(s, [0, 1.75, 0], 0.9, '#5f8a3a', 1, 0.85, 1)
    lump(s, [0.6, 1.5, 0.25], 0.56, '#4d7a38', 4, 0.85, 0)
    lump(s, [-0.5, 1.45, 0.2], 0.52, '#7a963c', 6, 0.85, 0)
    return s.build()
  },
  birch: () => {
    const s = new Sculpt(21, 0.2, 3).rod([0, -0.1, 0], [0, 1.3, 0], 0.12, 0.08, '#b9ad92')
    lump(s, [0, 1.8, 0], 0.66, '#8f9a3e', 8, 1.25, 1)
    return s.build()
  },
  fir: () => {
    const s = new Sculpt(40, 0, 3.2).rod([0, -0.1, 0], [0, 0.7, 0], 0.13, 0.1, P.woodDark)
    const green = ['#35623f', '#2c553c', '#43704a'] as const
    for (let i = 0; i < 4; i++)
      s.cone(
        [0, 0.9 + i * 0.58, 0],
        0.85 - i * 0.18,
        1.0 - i * 0.1,
        green[i % 3] ?? green[0],
        [0.03 * (i % 2), i * 0.7, 0.02],
        8,
      )
    return s.build()
  },
  rock: () => {
    const s = new Sculpt(74, -0.3, 1.1)
    lump(s, [0, 0.25, 0], 0.62, P.stone, 9, 1.1, 1)
    lump(s, [0.42, 0.05, 0.3], 0.36, '#8d8878', 12, 0.8, 1)
    lump(s, [-0.4, 0.02, -0.3], 0.32, P.stoneDark, 15, 0.8, 1)
    return s.build()
  },
  block: () => {
    const geometry = new BoxGeometry(0.36, 0.2, 0.3)
    const points = geometry.getAttribute('position')
    for (let i = 0; i < points.count; i++) {
      const k = hash(Math.round(points.getX(i) * 40), Math.round(points.getY(i) * 50 + points.getZ(i) * 90))
      points.setXYZ(
        i,
        points.getX(i) * (0.86 + 0.2 * k),
        points.getY(i) * (0.88 + 0.2 * k),
        points.getZ(i) * (0.84 + 0.24 * k),
      )
    }
    return new Sculpt(75, -0.2, 0.2).add(geometry, '#b3ab98').build()
  },
  house,
  plank: () => new Sculpt(76, -0.1, 0.1).box([0, 0, 0], [0.34, 0.09, 1], P.wood).build(),
}

const LOW: Record<string, () => BufferGeometry> = {
  tuft: () => {
    const s = new Sculpt(70, 0, 0.3)
    for (let i = 0; i < 4; i++)
      s.cone(
        [Math.cos(i * 1.6) * 0.06, 0.12, Math.sin(i * 1.6) * 0.06],
        0.035,
        0.26 + (i % 3) * 0.06,
        '#a3b257',
        [Math.sin(i) * 0.5, 0, Math.cos(i * 2) * 0.5],
        3,
      )
    return s.build()
  },
  bloom: () =>
    new Sculpt(71, 0, 0.2)
      .rod([0, 0, 0], [0, 0.14, 0], 0.012, 0.012, '#6f8a3c', 3)
      .ball([0, 0.16, 0], 0.05, '#ffffff', [1, 0.7, 1])
      .build(),
  reed: () => {
    const s = new Sculpt(72, 0, 0.6)
    for (let i = 0; i < 4; i++) {
      const x = Math.cos(i * 2.4) * 0.09
      const z = Math.sin(i * 2.4) * 0.09
      s.rod([x, -0.1, z], [x * 1.8, 0.5 + (i % 3) * 0.12, z * 1.8], 0.018, 0.008, '#7f9650', 3)
      if (i % 2) s.rod([x * 1.7, 0.42, z * 1.7], [x * 1.9, 0.62, z * 1.9], 0.035, 0.03, '#5a3a20', 4)
    }
    return s.build()
  },
  pebble: () => {
    const s = new Sculpt(73, -0.2, 0.3)
    lump(s, [0, 0, 0], 0.2, P.stone, 4, 0.62, 0)
    return s.build()
  },
}

/** A timbered house of one metre by one metre by the scale it is given. */
function house(): BufferGeometry {
  const s = new Sculpt(60, 0, 3)
  s.box([0, 0.5, 0], [0.98, 1.1, 0.98], P.stone).box([0, 1.35, 0], [0.94, 0.7, 0.94], P.plaster)
  for (const z of [0.475, -0.475]) {
    for (const x of [-0.45, -0.15, 0.15, 0.45]) s.box([x, 1.35, z], [0.04, 0.7, 0.02], P.woodDark)
    s.box([0, 1.02, z], [0.98, 0.1, 0.03], P.woodDark).box([0, 1.68, z], [0.98, 0.08, 0.03], P.woodDark)
    s.box([-0.3, 1.38, z], [0.14, 0.28, 0.02], '#ffd98a').box([0.3, 1.38, z], [0.14, 0.28, 0.02], '#ffd98a')
  }
  for (const x of [0.475, -0.475]) s.box([x, 1.02, 0], [0.03, 0.1, 0.98], P.woodDark)
  s.box([0, 0.42, 0.495], [0.16, 0.84, 0.02], P.leather)
  s.slab(
    polygon([
      [-0.5, 0],
      [0.5, 0],
      [0, 0.9],
    ]),
    0.96,
    '#c9b585',
    { at: [-0.48, 1.7, 0], rot: [0, Math.PI / 2, 0] },
  )
  for (const k of [1, -1])
    for (let i = 0; i < 5; i++)
      s.box([0, 1.72 + i * 0.19, k * (0.5 - i * 0.108)], [1.1, 0.12, 0.16], i % 2 ? P.tileDark : P.tile, [
        k * 1.05,
        0,
        0,
      ])
  return s
    .box([0, 2.64, 0], [1.12, 0.1, 0.08], P.woodDark)
    .box([0.3, 2.5, -0.12], [0.16, 0.8, 0.14], P.stoneDark)
    .build()
}

/** One clump per 4 m² (HUN-1512), on a jittered lattice so that the wood honestly fills its rectangle. */
function woods(field: FieldModel): Prop[] {
  const props: Prop[] = []
  const draw = random(4242)
  const wooded = field.terrain.reduce((sum, area) => sum + (area.kind === 'forest' ? area.w * area.h : 0), 0)
  // Small woods can afford to be dense.
  const apart = wooded < 250 ? 1.35 : 2
  for (const area of field.terrain) {
    if (area.kind !== 'forest') continue
    const columns = Math.max(1, Math.round(area.w / apart))
    const rows = Math.max(1, Math.round(area.h / apart))
    for (let i = 0; i < columns; i++)
      for (let j = 0; j < rows; j++) {
        const kind = (['oak', 'fir', 'birch', 'fir', 'oak'] as const)[Math.floor(draw() * 5)] ?? 'oak'
        const scale = 0.72 + draw() * 0.42
        props.push({
          kind,
          x: area.x + ((i + 0.5 + (draw() - 0.5) * 0.7) * area.w) / columns,
          y: area.y + ((j + 0.5 + (draw() - 0.5) * 0.7) * area.h) / rows,
          lift: 0,
          turn: draw() * 6.28,
          scale: [scale, scale * (0.9 + draw() * 0.25), scale],
          tint: '#ffffff',
        })
      }
  }
  return props
}

const GREYS = ['#ffffff', '#e4dcc8', '#cdc6b2', '#d4d6b6', '#bdb6a2'] as const

function stonesOf(area: TerrainModel): Prop[] {
  const draw = random(Math.round(area.x * 7 + area.y * 13))
  const middle = { x: area.x + area.w / 2, y: area.y + area.h / 2 }
  if (area.kind === 'building') {
    const long = area.w >= area.h
    return [
      {
        kind: 'house',
        ...middle,
        lift: 0.02,
        turn: long ? 0 : Math.PI / 2,
        scale: long ? [area.w, 1.5, area.h] : [area.h, 1.5, area.w],
        tint: '#ffffff',
      },
    ]
  }
  if (area.kind === 'rock')
    return [
      {
        kind: 'rock',
        ...middle,
        lift: 0,
        turn: 0.4,
        scale: [area.w * 0.82, Math.max(1.6, Math.min(area.w, area.h)), area.h * 0.82],
        tint: '#ffffff',
      },
    ]
  if (area.kind !== 'wall') return []
  const props: Prop[] = []
  const long = area.w > area.h
  const length = long ? area.w : area.h
  for (let row = 0; row < 3; row++)
    for (let u = row % 2 ? 0.36 : 0.18; u < length; u += 0.4) {
      if (row === 2 && hash(Math.round(u * 10), 3) < 0.24) continue
      props.push({
        kind: 'block',
        x: area.x + (long ? u : area.w / 2) + (draw() - 0.5) * 0.04,
        y: area.y + (long ? area.h / 2 : u) + (draw() - 0.5) * 0.05,
        lift: 0.09 + row * 0.19,
        turn: (long ? 0 : Math.PI / 2) + (draw() - 0.5) * 0.24,
        scale: [1.1 + draw() * 0.12, 1, (1.35 - row * 0.12) * (0.95 + draw() * 0.2)],
        tint: GREYS[Math.floor(draw() * 5)] ?? '#ffffff',
      })
    }
  return props
}

/** Planks and rails where a road lies over water. */
function bridges(field: FieldModel): Prop[] {
  const props: Prop[] = []
  for (const road of field.terrain) {
    if (road.kind !== 'road') continue
    for (const water of field.terrain) {
      if (water.kind !== 'water' && water.kind !== 'shallows') continue
      const left = Math.max(road.x, water.x - 0.5)
      const right = Math.min(road.x + road.w, water.x + water.w + 0.5)
      const top = Math.max(road.y, water.y - 0.5)
      const bottom = Math.min(road.y + road.h, water.y + water.h + 0.5)
      if (left >= right || top >= bottom) continue
      const across = road.w >= road.h
      const length = across ? right - left : bottom - top
      const wide = across ? road.h : road.w
      const plank = (
        u: number,
        aside: number,
        lift: number,
        scale: Prop['scale'],
        turn: number,
        tint: string,
      ): void => {
        props.push({
          kind: 'plank',
          x: across ? left + u : road.x + road.w / 2 + aside,
          y: across ? road.y + road.h / 2 + aside : top + u,
          lift,
          turn: turn + (across ? 0 : Math.PI / 2),
          scale,
          tint,
        })
      }
      for (let u = 0.18; u < length; u += 0.36)
        plank(u, 0, 0.07, [0.98, 1, wide], 0, GREYS[Math.floor(hash(Math.round(u * 9), 5) * 5)] ?? '#ffffff')
      for (const side of [-1, 1])
        for (let u = 0; u <= length; u += 1.2) {
          plank(Math.min(length, u), (side * wide) / 2, 0.45, [0.4, 7, 0.14], 0, '#b9a98c')
          if (u + 1.2 <= length + 0.6)
            plank(Math.min(length - 0.6, u + 0.6), (side * wide) / 2, 0.72, [0.3, 1, 1.3], Math.PI / 2, '#d8c9ab')
        }
    }
  }
  return props
}

function litter(field: FieldModel): Prop[] {
  const draw = random(77)
  const wetness = waters(field)
  const props: Prop[] = []
  const on = (kind: TerrainModel['kind'], x: number, y: number, margin = 0): boolean =>
    field.terrain.some((area) => area.kind === kind && edge(area, x, y, 0) < margin)
  const scatter = (
    kind: string,
    count: number,
    fits: (x: number, y: number, wet: number) => boolean,
    tints: readonly string[],
    size: number,
  ): void => {
    for (let tries = 0, made = 0; tries < count * 12 && made < count; tries++) {
      const x = 0.25 + draw() * (field.w - 0.5)
      const y = 0.25 + draw() * (field.h - 0.5)
      if (!fits(x, y, wetness(x, y).distance)) continue
      made++
      const scale = size * (0.55 + draw() * 0.7)
      props.push({
        kind,
        x,
        y,
        lift: -0.02,
        turn: draw() * 6.28,
        scale: [scale, scale, scale],
        tint: tints[Math.floor(draw() * tints.length)] ?? '#ffffff',
      })
    }
  }
  const bare = (x: number, y: number): boolean =>
    on('road', x, y) || on('mud', x, y, 0.2) || on('building', x, y, 0.3) || on('wall', x, y)
  const dense = Math.min(320, Math.round(field.w * field.h * 0.5))
  scatter('tuft', dense, (x, y, wet) => wet > 0.3 && !bare(x, y), ['#ffffff', '#dfe6b0', '#c6d38a', '#f3e9a8'], 1)
  scatter(
    'bloom',
    Math.round(dense / 6),
    (x, y, wet) => wet > 0.3 && !bare(x, y) && cloudy(x * 0.7, y * 0.7 + 9) > 0.5,
    ['#fff4d8', '#f2c14e', '#e9b7c6'],
    1.1,
  )
  scatter(
    'pebble',
    70,
    (x, y, wet) => (wet < 0.4 && wet > -0.3) || (on('hill', x, y, 0.4) && !on('hill', x, y, -0.5)) || draw() < 0.05,
    GREYS,
    0.8,
  )
  if (field.terrain.some((area) => area.kind === 'water' || area.kind === 'shallows'))
    scatter(
      'reed',
      44,
      (x, y, wet) => wet > -0.15 && wet < 0.2 && !on('road', x, y, 0.2) && !on('shallows', x, y, -0.4),
      ['#ffffff'],
      1,
    )
  return props
}

function batch(
  props: readonly Prop[],
  kinds: Record<string, () => BufferGeometry>,
  material: Material,
  heightAt: HeightAt,
): { mesh: BatchedMesh; ids: number[] } {
  const used = [...new Set(props.map((prop) => prop.kind))]
  const made = used.map((kind) => [kind, kinds[kind]?.()] as const)
  let vertices = 3
  for (const [, geometry] of made) vertices += geometry?.getAttribute('position').count ?? 0
  const mesh = new BatchedMesh(Math.max(1, props.length), vertices, 0, material)
  mesh.receiveShadow = true
  mesh.sortObjects = false
  mesh.frustumCulled = false
  const ids = new Map<string, number>()
  for (const [kind, geometry] of made) {
    if (geometry === undefined) continue
    // Tints take to the whole of a prop, not only to parts in a seat's colour.
    const finish = geometry.getAttribute('finish')
    for (let i = 0; i < finish.count; i++) finish.setY(i, 1)
    ids.set(kind, mesh.addGeometry(geometry))
    geometry.dispose()
  }
  const matrix = new Matrix4()
  const at = new Vector3()
  const turn = new Quaternion()
  const euler = new Euler()
  const size = new Vector3()
  const dye = new Vector4()
  const instances = props.map((prop) => {
    const id = mesh.addInstance(ids.get(prop.kind) ?? 0)
    matrix.compose(
      at.set(prop.x, heightAt(prop.x, prop.y) + prop.lift, prop.y),
      turn.setFromEuler(euler.set(0, prop.turn, 0)),
      size.set(...prop.scale),
    )
    mesh.setMatrixAt(id, matrix)
    const colour = linear(prop.tint)
    mesh.setColorAt(id, dye.set(colour[0], colour[1], colour[2], PAINTED))
    return id
  })
  return { mesh, ids: instances }
}
