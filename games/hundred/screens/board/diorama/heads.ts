import type { BufferGeometry } from 'three'
import type { Paint } from './paint.ts'
import { PAINT as P } from './paint.ts'
import { polygon, Sculpt } from './sculpt.ts'

/** HUN-1512: the hat tells the template. The neck is the origin, the face looks along +z. */
const Y = 0.22

export const HEADS: Record<string, () => BufferGeometry> = {
  militia: () =>
    face(P.skin)
      .lathe(
        [
          [0.42, -0.05],
          [0.43, 0],
          [0.24, 0.07],
          [0.22, 0.17],
          [0.12, 0.25],
          [0, 0.27],
        ],
        P.steel,
        { at: [0, Y + 0.06, 0], metal: 1 },
        10,
      )
      .lathe(
        [
          [0.2, -0.16],
          [0.24, -0.02],
          [0.22, 0.08],
        ],
        P.linen,
        { at: [0, Y, -0.03] },
      )
      .build(),
  warrior: () => nasal().build(),
  veteran: () => {
    const s = nasal()
    for (let i = 0; i < 5; i++)
      s.ball([0, Y + 0.42 - i * i * 0.022, 0.14 - i * 0.1], 0.1 - i * 0.006, 'seat', [0.5, 1, 1])
    return s
      .lathe(
        [
          [0.27, -0.28],
          [0.31, -0.2],
          [0.24, -0.12],
        ],
        'seat',
        { at: [0, Y, 0] },
      )
      .box([0.1, Y - 0.34, -0.2], [0.14, 0.3, 0.05], 'seat', [0.2, 0, 0.2])
      .build()
  },
  knight: () => {
    const s = greatHelm()
    for (let i = 0; i < 6; i++)
      s.ball([0, Y + 0.4 - i * i * 0.022, 0.08 - i * 0.11], 0.13 - i * 0.01, i % 2 ? P.cream : 'seat', [0.7, 1, 1])
    return s.build()
  },
  mountedKnight: () => {
    const s = greatHelm()
    for (const x of [0.2, -0.2])
      s.slab(
        polygon([
          [0, 0],
          [0.12, 0.16],
          [0.1, 0.42],
          [-0.02, 0.2],
        ]),
        0.03,
        'seat',
        { at: [x, Y + 0.14, 0], rot: [0, 0, x > 0 ? -0.5 : 0.5] },
      )
    return s.cone([0, Y + 0.42, 0], 0.08, 0.3, P.cream).build()
  },
  archer: () => hood('seat', 'seatDeep').build(),
  crossbowman: () =>
    face(P.skin)
      .lathe(
        [
          [0.24, -0.24],
          [0.25, 0],
          [0.21, 0.1],
        ],
        P.mail,
        { at: [0, Y - 0.02, -0.03], metal: 0.7 },
      )
      .lathe(
        [
          [0.3, 0],
          [0.29, 0.06],
          [0.2, 0.13],
          [0, 0.15],
        ],
        P.iron,
        { at: [0, Y + 0.08, 0], metal: 1 },
      )
      .build(),
  healer: () =>
    face(P.skin)
      .lathe(
        [
          [0.27, -0.26],
          [0.26, 0],
          [0.24, 0.16],
          [0.1, 0.27],
          [0, 0.28],
        ],
        P.cream,
        { at: [0, Y, -0.05] },
      )
      .box([0, Y + 0.16, 0.2], [0.05, 0.16, 0.03], 'seat')
      .box([0, Y + 0.16, 0.2], [0.16, 0.05, 0.03], 'seat')
      .build(),
  scout: () =>
    hood(P.green, P.green)
      .box([0, Y - 0.08, 0.21], [0.26, 0.1, 0.06], 'seat')
      .build(),
  goblin: () => {
    const s = new Sculpt(41, -0.1, 0.6)
    s.ball([0, Y, 0.04], 0.24, P.goblin, [1.1, 0.95, 1], 0, 1)
    for (const k of [1, -1]) s.cone([k * 0.4, Y + 0.06, -0.02], 0.1, 0.46, P.goblin, [0, 0, k * -1.25], 4, [1, 1, 0.4])
    s.cone([0, Y - 0.03, 0.3], 0.07, 0.24, P.goblin, [1.9, 0, 0], 4)
    return eyes(s, 0.085, 0.24).build()
  },
  orcWarrior: () =>
    orc()
      .lathe(
        [
          [0.26, 0],
          [0.25, 0.1],
          [0.14, 0.2],
          [0, 0.22],
        ],
        P.iron,
        { at: [0, Y + 0.06, -0.02], metal: 0.8 },
      )
      .cone([0, Y + 0.36, -0.02], 0.05, 0.24, P.iron, [0, 0, 0], 4, [1, 1, 1], 1)
      .build(),
  orcArcher: () =>
    orc()
      .lathe(
        [
          [0.25, 0],
          [0.25, 0.08],
        ],
        'seat',
        { at: [0, Y + 0.08, 0] },
      )
      .rod([0, Y + 0.2, -0.08], [0, Y + 0.44, -0.2], 0.06, 0.03, P.ink)
      .build(),
  orcBrute: () =>
    orc(1.06)
      .box([0, Y + 0.22, -0.02], [0.08, 0.14, 0.36], P.ink)
      .build(),
  orcWarlord: () => {
    const s = orc(1.05)
      .lathe(
        [
          [0.28, 0],
          [0.27, 0.12],
          [0.16, 0.24],
          [0, 0.27],
        ],
        P.iron,
        { at: [0, Y + 0.05, -0.02], metal: 1 },
      )
      .lathe(
        [
          [0.29, 0],
          [0.29, 0.06],
        ],
        P.gold,
        { at: [0, Y + 0.05, -0.02], metal: 1 },
      )
    for (const k of [1, -1])
      s.rod([k * 0.24, Y + 0.16, 0], [k * 0.44, Y + 0.3, 0.04], 0.08, 0.06, P.bone).rod(
        [k * 0.44, Y + 0.3, 0.04],
        [k * 0.42, Y + 0.58, 0.1],
        0.06,
        0.01,
        P.bone,
      )
    return s.build()
  },
  troll: () => {
    const s = new Sculpt(43, -0.2, 0.6)
    s.ball([0, Y - 0.1, 0.2], 0.22, P.troll, [1, 0.95, 1.05], 0, 1).box(
      [0, Y - 0.2, 0.34],
      [0.3, 0.14, 0.18],
      P.trollDark,
    )
    for (const x of [0.1, -0.1]) s.cone([x, Y - 0.1, 0.44], 0.03, 0.14, P.bone, [0, 0, 0], 4)
    s.ball([0, Y + 0.06, 0.1], 0.15, P.moss, [1.2, 0.5, 1]).cone(
      [0, Y - 0.06, 0.44],
      0.06,
      0.16,
      P.trollDark,
      [1.6, 0, 0],
      4,
    )
    return eyes(s, 0.08, 0.38, Y).build()
  },
}

function face(skin: Paint, k = 1): Sculpt {
  const s = new Sculpt(17, -0.2, 0.6)
  s.ball([0, Y, 0.02], 0.2 * k, skin, [0.95, 1.05, 0.95], 0, 1).box([0, Y - 0.02, 0.215 * k], [0.06, 0.1, 0.07], skin)
  return eyes(s, 0.075 * k, 0.19 * k)
}

function eyes(s: Sculpt, x: number, z: number, y = Y + 0.035): Sculpt {
  return s.box([x, y, z], [0.045, 0.04, 0.03], P.ink).box([-x, y, z], [0.045, 0.04, 0.03], P.ink)
}

function nasal(): Sculpt {
  return face(P.skin)
    .lathe(
      [
        [0.255, -0.2],
        [0.25, 0.02],
        [0.2, 0.1],
      ],
      P.mail,
      { at: [0, Y - 0.06, -0.03], scale: [1, 1, 0.95], metal: 0.7 },
    )
    .lathe(
      [
        [0.245, 0],
        [0.235, 0.1],
        [0.16, 0.26],
        [0.03, 0.4],
        [0, 0.41],
      ],
      P.steel,
      { at: [0, Y + 0.04, 0], metal: 1 },
    )
    .lathe(
      [
        [0.258, 0],
        [0.25, 0.07],
      ],
      P.brass,
      { at: [0, Y + 0.03, 0], metal: 1 },
    )
    .box([0, Y + 0.01, 0.25], [0.055, 0.2, 0.04], P.brass, [0, 0, 0], 1)
}

function greatHelm(): Sculpt {
  return new Sculpt(19, -0.2, 0.6)
    .lathe(
      [
        [0.2, -0.22],
        [0.245, -0.1],
        [0.255, 0.12],
        [0.2, 0.22],
        [0, 0.25],
      ],
      P.steel,
      { at: [0, Y, 0], scale: [0.98, 1, 1.04], metal: 1 },
    )
    .box([0, Y + 0.03, 0.245], [0.34, 0.04, 0.04], P.ink)
    .box([0, Y - 0.05, 0.255], [0.045, 0.3, 0.03], P.gold, [0, 0, 0], 1)
    .lathe(
      [
        [0.262, 0],
        [0.262, 0.05],
      ],
      P.gold,
      { at: [0, Y + 0.1, 0], metal: 1, scale: [0.98, 1, 1.04] },
    )
}

function hood(cloth: Paint, cowl: Paint): Sculpt {
  return face(P.skin)
    .ball([0, Y + 0.03, -0.06], 0.25, cloth, [1, 1.08, 1], 0, 1)
    .cone([0, Y + 0.11, -0.33], 0.15, 0.42, cloth, [-1.95, 0, 0])
    .lathe(
      [
        [0.38, -0.02],
        [0.3, 0.12],
        [0.18, 0.18],
      ],
      cowl,
      { at: [0, -0.14, 0], scale: [1, 1, 0.82] },
      9,
    )
}

function orc(k = 1): Sculpt {
  const s = face(P.orc, 1.12 * k).box([0, Y - 0.13, 0.14], [0.3 * k, 0.14, 0.2], P.orcDark)
  for (const x of [0.1, -0.1]) s.cone([x, Y - 0.04, 0.25], 0.035, 0.16, P.bone, [-0.15, 0, 0], 4)
  for (const x of [0.25, -0.25]) s.cone([x, Y + 0.05, -0.02], 0.06, 0.16, P.orc, [0, 0, x > 0 ? -1 : 1], 4)
  return s
}
