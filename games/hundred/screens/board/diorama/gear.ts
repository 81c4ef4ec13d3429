import {
  type BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  IcosahedronGeometry,
  type Shape,
  ShapeGeometry,
  TorusGeometry,
} from 'three'
import type { Paint } from './paint.ts'
import { PAINT as P } from './paint.ts'
import { heater, polygon, Sculpt } from './sculpt.ts'

/** How a weapon is held decides the arms' poses. */
export type Hold = 'blade' | 'pole' | 'great' | 'bow' | 'crossbow' | 'fists'

export const HOLD: Record<string, Hold> = {
  unarmed: 'fists',
  trollFists: 'fists',
  dagger: 'blade',
  rustyKnife: 'blade',
  sword: 'blade',
  cleaver: 'blade',
  longsword: 'blade',
  throwingAxe: 'blade',
  staff: 'pole',
  spear: 'pole',
  lance: 'pole',
  javelin: 'pole',
  greatsword: 'great',
  greatAxe: 'great',
  shortBow: 'bow',
  crudeBow: 'bow',
  bow: 'bow',
  crossbow: 'crossbow',
}

/** Along +y from the grip at the origin, a third too large, as on any miniature. */
export const WEAPONS: Record<string, () => BufferGeometry> = {
  dagger: () => sword(0.42, 0.8),
  rustyKnife: () => sword(0.46, 0.85, '#8c6b4c'),
  sword: () => sword(0.8, 1.12),
  longsword: () => sword(1.02, 1.2),
  greatsword: () => sword(1.4, 1.25),
  cleaver: () =>
    new Sculpt(51, -0.3, 1)
      .rod([0, -0.12, 0], [0, 0.2, 0], 0.035, 0.035, P.leather)
      .slab(
        polygon([
          [-0.05, 0.16],
          [0.12, 0.18],
          [0.2, 0.86],
          [0.06, 0.96],
          [-0.06, 0.84],
        ]),
        0.03,
        '#aab0b5',
        { metal: 1, at: [0, 0, -0.015], rot: [0, Math.PI / 2, 0] },
      )
      .build(),
  greatAxe: () => {
    const s = new Sculpt(53, -0.6, 1.4).rod([0, -0.6, 0], [0, 1.1, 0], 0.042, 0.038, P.wood)
    for (const k of [1, -1])
      s.slab(
        polygon([
          [0.03 * k, 0.83],
          [0.2 * k, 0.63],
          [0.33 * k, 0.72],
          [0.37 * k, 0.9],
          [0.33 * k, 1.08],
          [0.2 * k, 1.17],
          [0.03 * k, 0.97],
        ]),
        0.05,
        P.bright,
        { metal: 1, at: [0, 0, -0.025], rot: [0, Math.PI / 2, 0] },
      )
    return s.build()
  },
  throwingAxe: () =>
    new Sculpt(55, -0.3, 0.8)
      .rod([0, -0.2, 0], [0, 0.5, 0], 0.03, 0.028, P.wood)
      .slab(
        polygon([
          [0.02, 0.34],
          [0.18, 0.24],
          [0.22, 0.52],
          [0.02, 0.48],
        ]),
        0.04,
        P.bright,
        { metal: 1, at: [0, 0, -0.02], rot: [0, -Math.PI / 2, 0] },
      )
      .build(),
  spear: () => pole(-0.7, 1.7, 'seat').build(),
  javelin: () => pole(-0.5, 0.9).build(),
  lance: () => {
    const s = new Sculpt(57, -0.6, 2.2).rod([0, -0.7, 0], [0, 2.1, 0], 0.06, 0.03, P.cream, 6)
    s.cone([0, -0.1, 0], 0.16, 0.3, P.steel, [Math.PI, 0, 0], 8, [1, 1, 1], 1).cone(
      [0, 2.2, 0],
      0.06,
      0.24,
      P.bright,
      [0, 0, 0],
      4,
      [1, 1, 1],
      1,
    )
    return s
      .slab(
        polygon([
          [0, 1.95],
          [0.42, 1.84],
          [0, 1.7],
        ]),
        0.015,
        'seat',
      )
      .build()
  },
  staff: () =>
    new Sculpt(59, -0.8, 1.2)
      .rod([0, -0.75, 0], [0, 1.05, 0], 0.04, 0.036, P.wood)
      .ball([0, 1.12, 0], 0.1, P.gold, [1, 1, 1], 0.6)
      .build(),
  bow: () => bow(0.84, P.wood),
  shortBow: () => bow(0.6, P.wood),
  crudeBow: () => bow(0.68, P.bone),
  crossbow: () => {
    const s = new Sculpt(61, -0.3, 0.9).box([0, 0.24, 0], [0.1, 0.86, 0.11], P.wood)
    const prod = new TorusGeometry(0.6, 0.04, 4, 8, 1.7)
    prod.rotateZ(Math.PI / 2 - 0.85)
    prod.translate(0, -0.58, 0.06)
    s.add(prod, P.iron, { at: [0, 0.62, 0], metal: 1 })
    return s
      .rod([0.45, 0.44, 0.06], [0, 0.22, 0.08], 0.01, 0.01, P.cream, 3)
      .rod([-0.45, 0.44, 0.06], [0, 0.22, 0.08], 0.01, 0.01, P.cream, 3)
      .build()
  },
}

/** Facing +z from the middle of the grip. */
export const SHIELDS: Record<string, () => BufferGeometry> = {
  buckler: () =>
    new Sculpt(63, -0.3, 0.3)
      .add(new CylinderGeometry(0.22, 0.22, 0.05, 10).rotateX(Math.PI / 2), P.steel, { metal: 1 })
      .ball([0, 0, 0.04], 0.09, 'seat', [1, 1, 0.8])
      .build(),
  round: () => {
    const s = new Sculpt(65, -0.5, 0.5)
      .add(new CylinderGeometry(0.4, 0.4, 0.06, 12).rotateX(Math.PI / 2), P.woodDark, { metal: 0.2 })
      .add(new CircleGeometry(0.35, 12).translate(0, 0, 0.035), 'seat')
    for (const i of [1, 3])
      s.add(new CircleGeometry(0.35, 3, (i * Math.PI) / 2, Math.PI / 2).translate(0, 0, 0.04), P.cream)
    return s.add(new IcosahedronGeometry(0.1, 0).scale(1, 1, 0.7).translate(0, 0, 0.06), P.steel, { metal: 1 }).build()
  },
  kite: () =>
    new Sculpt(67, -0.6, 0.6)
      .slab(heater(0.47), 0.06, P.woodDark, { at: [0, 0, -0.03], metal: 0.2 })
      .slab(heater(0.43), 0.02, 'seat', { at: [0, 0, 0.035] })
      .slab(
        polygon([
          [-0.38, 0.05],
          [0, 0.25],
          [0.38, 0.05],
          [0.35, -0.09],
          [0, 0.09],
          [-0.35, -0.09],
        ]),
        0.02,
        P.cream,
        { at: [0, 0, 0.05] },
      )
      .build(),
  splintered: () =>
    new Sculpt(69, -0.5, 0.5)
      .slab(
        polygon([
          [-0.34, 0.1],
          [-0.2, 0.32],
          [0.02, 0.38],
          [-0.04, 0.16],
          [0.12, 0.08],
          [-0.02, -0.06],
          [0.06, -0.3],
          [-0.14, -0.16],
          [-0.3, -0.2],
        ]),
        0.05,
        P.woodDark,
      )
      .slab(
        polygon([
          [-0.28, 0.1],
          [-0.16, 0.26],
          [-0.04, 0.3],
          [-0.1, 0.1],
          [-0.12, -0.1],
        ]),
        0.02,
        'seat',
        { at: [0, 0, 0.05] },
      )
      .build(),
}

/** Gear that stands out on the back, hung at the hips. */
export const EXTRAS: Record<string, () => BufferGeometry> = {
  cape: () => cape('seatDeep', 0.4, 0.86),
  cloak: () => cape(P.green, 0.34, 0.78),
  quiver: () => {
    const s = new Sculpt(71, 0, 0.9).rod([-0.1, 0.1, -0.27], [-0.3, 0.7, -0.3], 0.09, 0.11, P.leather, 6)
    for (let i = 0; i < 4; i++)
      s.box(
        [-0.36 + i * 0.045, 0.8 + (i % 2) * 0.05, -0.32 + (i % 2) * 0.05],
        [0.035, 0.17, 0.035],
        i % 2 ? P.cream : 'seat',
        [0, 0, 0.3],
      )
    return s.build()
  },
  pavise: () =>
    new Sculpt(73, -0.3, 0.9)
      .slab(
        polygon([
          [-0.3, -0.5],
          [0.3, -0.5],
          [0.32, 0.4],
          [0.16, 0.54],
          [-0.16, 0.54],
          [-0.32, 0.4],
        ]),
        0.06,
        P.coat,
        { at: [0, 0.3, -0.4], rot: [0.1, 0, 0] },
      )
      .slab(
        polygon([
          [-0.06, -0.45],
          [0.06, -0.45],
          [0.06, 0.48],
          [-0.06, 0.48],
        ]),
        0.02,
        'seat',
        { at: [0, 0.3, -0.43], rot: [0.1, 0, 0] },
      )
      .slab(
        polygon([
          [-0.25, -0.1],
          [0.25, -0.1],
          [0.25, 0.06],
          [-0.25, 0.06],
        ]),
        0.02,
        'seat',
        { at: [0, 0.34, -0.435], rot: [0.1, 0, 0] },
      )
      .build(),
  satchel: () =>
    new Sculpt(75, -0.3, 0.6)
      .box([0.3, 0.02, 0.05], [0.14, 0.24, 0.28], P.leather)
      .box([0, 0.28, 0.21], [0.07, 0.66, 0.03], P.leather, [0, 0, 0.7])
      .build(),
  pelt: () =>
    new Sculpt(77, 0, 0.8)
      .lathe(
        [
          [0.42, 0],
          [0.44, 0.1],
          [0.26, 0.2],
        ],
        P.fur,
        { at: [0, 0.4, -0.02], scale: [1, 1, 0.8] },
      )
      .build(),
  standard: () => {
    const s = new Sculpt(79, 0, 2.4).lathe(
      [
        [0.42, 0],
        [0.44, 0.1],
        [0.26, 0.2],
      ],
      P.fur,
      { at: [0, 0.4, -0.02], scale: [1, 1, 0.8] },
    )
    return flag(s, 0.12, -0.3, -0.1, 2.1).build()
  },
  /** The banner that is fought over, standing in the ground or on a carrier's back. */
  banner: () => flag(new Sculpt(81, 0, 2.4), 0, -0.25, 0, 2.2).build(),
}

/** Lying on the ground and sticking out of things. */
export function arrow(): BufferGeometry {
  const s = new Sculpt(83, -0.5, 0.5)
    .rod([0, 0, -0.45], [0, 0, 0.4], 0.022, 0.022, P.linen, 4)
    .cone([0, 0, 0.46], 0.05, 0.14, P.bright, [Math.PI / 2, 0, 0], 4, [1, 1, 1], 1)
  return s.box([0, 0, -0.4], [0.012, 0.12, 0.16], P.cream).box([0, 0, -0.4], [0.12, 0.012, 0.16], P.cream).build()
}

/** An arrow that sticks in a figure: few triangles, since there may be many. */
export function stuckArrow(): BufferGeometry {
  return new Sculpt(84, -0.5, 0.5)
    .rod([0, 0, -0.45], [0, 0, 0.3], 0.028, 0.028, P.linen, 3)
    .box([0, 0, -0.4], [0.016, 0.13, 0.16], P.cream)
    .build()
}

/** The counter a figure stands on, of radius 1: a round rim for seat 0, eight points for seat 1, with a notch where it looks. */
export function base(seat: 0 | 1): BufferGeometry {
  const s = new Sculpt(85 + seat, -0.1, 0.14)
  const sides = 16
  const star = (r: number): Shape => {
    const points: [number, number][] = []
    for (let i = 0; i < sides; i++) {
      const a = (i / sides) * Math.PI * 2
      const k = seat === 0 || i % 2 === 0 ? r : r * 0.87
      points.push([Math.sin(a) * k, Math.cos(a) * k])
    }
    return polygon(points)
  }
  const lay = (r: number, y: number, depth: number, paint: Paint): void => {
    s.slab(star(r), depth, paint, { at: [0, y - depth, 0], rot: [-Math.PI / 2, 0, 0] })
  }
  lay(1.04, 0.05, 0.05, P.ink)
  lay(1.0, 0.11, 0.06, 'seat')
  s.add(new ShapeGeometry(star(0.86)), P.cream, { at: [0, 0.113, 0], rot: [-Math.PI / 2, 0, 0] })
  s.add(new ShapeGeometry(star(0.76)), '#6c7a3c', { at: [0, 0.118, 0], rot: [-Math.PI / 2, 0, 0] })
  s.slab(
    polygon([
      [-0.3, 0],
      [0.3, 0],
      [0, 0.42],
    ]),
    0.05,
    'seat',
    { at: [0, 0.11, 0.92], rot: [Math.PI / 2, 0, 0] },
  )
  return s.build()
}

function sword(length: number, k: number, steel: Paint = P.bright): BufferGeometry {
  const s = new Sculpt(49, -0.3, 1)
  const w = 0.06 * k
  return s
    .slab(
      polygon([
        [-w, 0.1],
        [w, 0.1],
        [w * 0.85, length * 0.84],
        [0, length],
        [-w * 0.85, length * 0.84],
      ]),
      0.03,
      steel,
      { metal: 1, at: [-0.015, 0, 0], rot: [0, Math.PI / 2, 0] },
    )
    .box([0, 0.1, 0], [0.08, 0.06, 0.3 * k], P.gold, [0, 0, 0], 1)
    .rod([0, -0.12, 0], [0, 0.1, 0], 0.034, 0.034, P.leather, 5)
    .ball([0, -0.14, 0], 0.055, P.gold, [1, 1, 1], 1)
    .build()
}

function pole(low: number, high: number, flagPaint?: Paint): Sculpt {
  const s = new Sculpt(87, low, high).rod([0, low, 0], [0, high, 0], 0.036, 0.03, P.wood)
  s.cone([0, high + 0.16, 0], 0.1, 0.42, P.bright, [0, 0, 0], 4, [0.5, 1, 1], 1)
  return flagPaint === undefined
    ? s
    : s.slab(
        polygon([
          [0, high - 0.08],
          [0.3, high - 0.17],
          [0, high - 0.28],
        ]),
        0.015,
        flagPaint,
        { rot: [0, Math.PI / 2, 0] },
      )
}

function bow(radius: number, wood: Paint): BufferGeometry {
  const s = new Sculpt(89, -0.9, 0.9)
  const limb = new TorusGeometry(radius, 0.032, 4, 12, 1.9)
  limb.rotateZ(-0.95)
  limb.rotateY(-Math.PI / 2)
  limb.translate(0, 0, -radius)
  const top = radius * Math.sin(0.95)
  const back = radius * (Math.cos(0.95) - 1)
  return s
    .add(limb, wood)
    .rod([0, top, back], [0, 0, back - 0.12], 0.009, 0.009, P.cream, 3)
    .rod([0, -top, back], [0, 0, back - 0.12], 0.009, 0.009, P.cream, 3)
    .build()
}

function cape(cloth: Paint, half: number, length: number): BufferGeometry {
  return new Sculpt(91, -0.6, 0.8)
    .slab(
      polygon([
        [-0.26, 0],
        [0.26, 0],
        [half, -length],
        [half / 2, -length - 0.06],
        [0, -length],
        [-half / 2, -length - 0.08],
        [-half, -length],
      ]),
      0.04,
      cloth,
      { at: [0, 0.55, -0.22], rot: [0.24, 0, 0] },
    )
    .build()
}

function flag(s: Sculpt, x: number, z: number, low: number, high: number): Sculpt {
  s.rod([x, low, z], [x, high, z], 0.04, 0.03, P.woodDark).cone(
    [x, high + 0.1, z],
    0.07,
    0.22,
    P.gold,
    [0, 0, 0],
    4,
    [1, 1, 1],
    1,
  )
  s.slab(
    polygon([
      [0, 0],
      [0.78, 0.04],
      [0.76, -0.5],
      [0.5, -0.74],
      [0.4, -0.58],
      [0.2, -0.72],
      [0, -0.6],
    ]),
    0.03,
    'seat',
    { at: [x, high - 0.08, z] },
  )
  return s.slab(
    polygon([
      [0.24, -0.16],
      [0.52, -0.14],
      [0.5, -0.42],
      [0.26, -0.42],
    ]),
    0.05,
    P.cream,
    { at: [x, high - 0.08, z - 0.01] },
  )
}
