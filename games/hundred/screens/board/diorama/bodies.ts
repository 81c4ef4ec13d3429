import type { BufferGeometry } from 'three'
import type { Paint } from './paint.ts'
import { PAINT as P } from './paint.ts'
import { polygon, Sculpt } from './sculpt.ts'

/**
 * Legs, trunks and sleeves, by what is worn. All share one skeleton: hips 0.62 above the ground, shoulders 0.45 above the hips and 0.34 to
 * the side, neck 0.58 above the hips. Each part is built around the joint it turns on; figures look along +z.
 */
export const LEGS = {
  cloth: () => leg(P.leatherDark, P.leatherDark),
  green: () => leg('#5f5138', P.leatherDark),
  mail: () => leg(P.mail, P.leatherDark, 0.6),
  plate: () => leg(P.steel, P.steel, 1),
  robe: () => leg(P.robe, P.leather),
  orc: () => leg(P.orc, P.hide),
  goblin: () => leg(P.goblin, P.goblin),
  troll: () => leg(P.troll, P.trollDark, 0, 1.35),
} as const

export const TRUNKS = {
  robes: () => {
    const s = trunk(P.robe)
    s.lathe(
      [
        [0.4, -0.5],
        [0.33, -0.1],
        [0.25, 0.1],
      ],
      P.robe,
      { scale: [1, 1, 0.85] },
    )
    s.lathe(
      [
        [0.41, -0.52],
        [0.4, -0.44],
      ],
      'seat',
      { scale: [1, 1, 0.85] },
    )
    s.slab(
      polygon([
        [-0.07, -0.5],
        [0.07, -0.5],
        [0.07, 0.5],
        [-0.07, 0.5],
      ]),
      0.02,
      'seat',
      { at: [0, 0, 0.26], rot: [0.03, 0, 0] },
    )
    return s.build()
  },
  leather: () => {
    const s = trunk('seat')
    skirt(s, 'seat', 'seatDeep')
    s.slab(
      polygon([
        [-0.16, -0.02],
        [0.16, -0.02],
        [0.2, 0.5],
        [-0.2, 0.5],
      ]),
      0.03,
      P.leather,
      { at: [0, 0, 0.19] },
    )
    return shoulders(s, P.leather, 0).build()
  },
  hide: () => {
    const s = trunk(P.hide)
    skirt(s, P.hide, 'seat')
    s.box([0.02, 0.25, 0.21], [0.1, 0.62, 0.03], 'seat', [0, 0, -0.62])
    return shoulders(s, P.fur, 0, 0.2).build()
  },
  chain: () => {
    const s = trunk(P.mail, 0.6)
    skirt(s, 'seat', P.cream)
    s.slab(
      polygon([
        [-0.2, -0.28],
        [0.2, -0.28],
        [0.21, 0.5],
        [-0.21, 0.5],
      ]),
      0.03,
      'seat',
      { at: [0, 0, 0.2], rot: [-0.02, 0, 0] },
    )
    s.slab(
      polygon([
        [-0.055, -0.28],
        [0.055, -0.28],
        [0.06, 0.5],
        [-0.06, 0.5],
      ]),
      0.02,
      P.cream,
      { at: [0, 0, 0.235], rot: [-0.02, 0, 0] },
    )
    return shoulders(s, P.mail, 0.8).build()
  },
  plate: () => {
    const s = trunk(P.steel, 0.8)
    skirt(s, 'seat', P.cream)
    s.slab(
      polygon([
        [-0.13, -0.28],
        [0.13, -0.28],
        [0.14, 0.3],
        [-0.14, 0.3],
      ]),
      0.03,
      'seat',
      { at: [0, 0, 0.215] },
    )
    s.slab(
      polygon([
        [-0.04, -0.28],
        [0.04, -0.28],
        [0.04, 0.3],
        [-0.04, 0.3],
      ]),
      0.02,
      P.cream,
      { at: [0, 0, 0.24] },
    )
    return shoulders(s, P.steel, 1, 0.18).build()
  },
  none: () => {
    const s = trunk(P.orc)
    skirt(s, P.leather, 'seat')
    s.box([0, 0.24, 0.215], [0.09, 0.6, 0.03], P.leatherDark, [0, 0, 0.62]).box(
      [0, 0.24, -0.22],
      [0.09, 0.6, 0.03],
      P.leatherDark,
      [0, 0, -0.62],
    )
    return shoulders(s, P.orc, 0, 0.17).build()
  },
  rags: () => {
    const s = trunk(P.goblin)
    skirt(s, 'seat', P.leatherDark)
    s.slab(
      polygon([
        [-0.2, 0],
        [0.2, 0],
        [0.1, 0.42],
        [-0.22, 0.36],
      ]),
      0.03,
      'seatDeep',
      { at: [0, 0, 0.18] },
    )
    return shoulders(s, P.goblin, 0, 0.11).build()
  },
  thickHide: () => {
    const s = new Sculpt(23, -0.4, 0.8)
    s.lathe(
      [
        [0.3, -0.22],
        [0.4, 0.1],
        [0.46, 0.4],
        [0.3, 0.6],
        [0.1, 0.64],
      ],
      P.troll,
      { scale: [1, 1, 0.86] },
      9,
    )
    s.ball([0, 0.12, 0.2], 0.26, '#808a70', [1, 1.1, 0.7], 0, 1)
    skirt(s, P.fur, 'seat')
    for (const x of [0.16, -0.2, 0.02]) s.ball([x, 0.56, -0.14], 0.17, P.moss, [1.2, 0.6, 1])
    return shoulders(s, P.trollDark, 0, 0.24).build()
  },
} as const

export const SLEEVES = {
  cloth: () => sleeve('seatDeep', P.leather),
  linen: () => sleeve(P.linen, P.leather),
  robe: () => sleeve(P.robe, P.skin),
  mail: () => sleeve(P.mail, P.leather, 0.6),
  plate: () => sleeve(P.steel, P.steel, 1),
  orc: () => sleeve(P.orc, P.orcDark),
  goblin: () => sleeve(P.goblin, P.goblin),
  troll: () => {
    const s = new Sculpt(29, -1.1, 0.3)
    s.rod([0, 0.04, 0], [-0.1, -0.42, 0], 0.17, 0.14, P.troll, 6).rod(
      [-0.1, -0.42, 0],
      [-0.04, -0.82, 0.2],
      0.14,
      0.17,
      P.troll,
      6,
    )
    s.ball([-0.04, -0.86, 0.22], 0.19, P.trollDark)
    return s.build()
  },
} as const

/** The hand's place, seen from the shoulder. */
export const HAND = [-0.03, -0.4, 0.2] as const

/** A barded horse, its back at the height of the rider's hips. */
export function horse(): BufferGeometry {
  const s = new Sculpt(31, 0, 1.5)
  s.ball([0, 0.95, 0], 0.5, P.horse, [0.62, 0.66, 1.3], 0, 1)
  s.lathe(
    [
      [0.5, 0],
      [0.47, 0.4],
      [0.34, 0.62],
    ],
    'seat',
    { at: [0, 0.55, -0.05], scale: [0.78, 1, 1.5] },
    9,
  )
  s.lathe(
    [
      [0.51, 0],
      [0.5, 0.08],
    ],
    P.cream,
    { at: [0, 0.54, -0.05], scale: [0.78, 1, 1.5] },
    9,
  )
  for (const [x, z] of [
    [0.2, 0.5],
    [-0.2, 0.5],
    [0.2, -0.55],
    [-0.2, -0.55],
  ] as const)
    s.rod([x, 0.8, z], [x, 0.05, z + 0.04], 0.12, 0.07, P.horse, 5).box([x, 0.05, z + 0.06], [0.14, 0.1, 0.18], P.mane)
  s.rod([0, 1.05, 0.55], [0, 1.6, 0.92], 0.25, 0.16, P.horse, 6).rod(
    [0, 1.1, 0.52],
    [0, 1.66, 0.86],
    0.27,
    0.15,
    'seat',
    6,
  )
  s.rod([0, 1.62, 0.86], [0, 1.4, 1.3], 0.15, 0.1, P.horse, 6).box(
    [0, 1.56, 1.06],
    [0.2, 0.2, 0.3],
    P.steel,
    [0.5, 0, 0],
    1,
  )
  for (const x of [0.08, -0.08]) s.cone([x, 1.78, 0.86], 0.05, 0.16, P.horse, [0, 0, 0], 4)
  s.rod([0, 1.1, -0.62], [0, 0.55, -0.9], 0.09, 0.04, P.mane, 5)
  s.box([0, 1.33, -0.05], [0.42, 0.12, 0.5], P.leatherDark)
  return s.build()
}

function leg(hose: Paint, boot: Paint, metal = 0, thick = 1): BufferGeometry {
  const s = new Sculpt(5, -0.62, 0.3)
  s.rod([0, 0.04, 0], [0, -0.28, 0.03], 0.135 * thick, 0.115 * thick, hose, 6, metal)
  s.rod([0, -0.26, 0.03], [0, -0.52, 0], 0.11 * thick, 0.09 * thick, hose, 6, metal)
  s.box([0, -0.55, 0.06], [0.17 * thick, 0.14, 0.3 * thick], boot, [0, 0, 0], metal)
  return s.build()
}

function sleeve(cloth: Paint, glove: Paint, metal = 0): BufferGeometry {
  const s = new Sculpt(13, -0.9, 0.3)
  s.rod([0, 0.03, 0], [-0.07, -0.24, -0.02], 0.11, 0.1, cloth, 6, metal)
  s.rod([-0.07, -0.24, -0.02], HAND, 0.1, 0.075, cloth, 6, metal)
  s.ball(HAND, 0.095, glove, [1, 1, 1], metal)
  return s.build()
}

function trunk(shirt: Paint, metal = 0): Sculpt {
  const s = new Sculpt(7, -0.5, 0.9)
  s.lathe(
    [
      [0.25, 0.06],
      [0.27, 0.24],
      [0.31, 0.44],
      [0.24, 0.56],
      [0.1, 0.6],
    ],
    shirt,
    { scale: [1, 1, 0.76], metal },
    9,
  )
  s.lathe(
    [
      [0.265, 0.06],
      [0.275, 0.14],
    ],
    P.leatherDark,
    { scale: [1, 1, 0.82] },
  )
  return s
}

function skirt(s: Sculpt, cloth: Paint, hem: Paint): void {
  s.lathe(
    [
      [0.36, -0.28],
      [0.3, -0.06],
      [0.25, 0.1],
    ],
    cloth,
    { scale: [1, 1, 0.82] },
    9,
  )
  s.lathe(
    [
      [0.37, -0.31],
      [0.365, -0.25],
    ],
    hem,
    { scale: [1, 1, 0.82] },
    9,
  )
}

function shoulders(s: Sculpt, paint: Paint, metal: number, radius = 0.15): Sculpt {
  for (const x of [0.33, -0.33]) s.ball([x, 0.47, 0], radius, paint, [1, 0.9, 1], metal)
  return s.rod(
    [0, 0.54, 0],
    [0, 0.66, 0.02],
    0.12,
    0.11,
    metal > 0 ? P.mail : paint === P.orc || paint === P.fur ? P.orc : P.skin,
    6,
  )
}
