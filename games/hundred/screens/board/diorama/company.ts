import { BatchedMesh, type BufferGeometry, Euler, type Material, Matrix4, Quaternion, Vector3, Vector4 } from 'three'
import type { FigureModel, MissileModel, ObjectModel } from '../scene/model.ts'
import { HAND, horse, LEGS, SLEEVES, TRUNKS } from './bodies.ts'
import { arrow, base, EXTRAS, SHIELDS, stuckArrow, WEAPONS } from './gear.ts'
import { HEADS } from './heads.ts'
import { bend, type Joints, restingJoints } from './joints.ts'
import { GHOST, RESIN, woundedPaint } from './material.ts'
import { linear, SEAT_PAINT } from './paint.ts'
import { type Outfit, outfitOf } from './wardrobe.ts'

/** HUN-1202: 16 units a side; each may have a ghost at its planned place. */
const FIGURES = 64
const SLOTS = [
  'base',
  'mount',
  'leftLeg',
  'rightLeg',
  'trunk',
  'head',
  'weaponArm',
  'shieldArm',
  'weapon',
  'shield',
  'extra',
  'banner',
  'arrow1',
  'arrow2',
  'arrow3',
] as const
const LOOSE = 48
const HIPS = 0.62

export interface Company {
  readonly mesh: BatchedMesh
  /** Puts every figure, arrow and thing on the ground where the model says. */
  pose(
    figures: readonly FigureModel[],
    objects: readonly ObjectModel[],
    missiles: readonly MissileModel[],
    enlarge: number,
  ): void
  dispose(): void
}

/** Every figure on the table as one mesh of instanced parts: one draw call, and one more for shadows. */
export function mustered(material: Material, heightAt: (x: number, y: number) => number): Company {
  const geometries = allParts()
  let vertices = 0
  for (const geometry of geometries.values()) vertices += geometry.getAttribute('position').count
  const mesh = new BatchedMesh(FIGURES * SLOTS.length + LOOSE, vertices, 0, material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  mesh.sortObjects = false
  const ids = new Map<string, number>()
  for (const [name, geometry] of geometries) {
    ids.set(name, mesh.addGeometry(geometry))
    geometry.dispose()
  }
  const any = ids.get('base:0') ?? 0
  const instances: number[] = []
  for (let i = 0; i < FIGURES * SLOTS.length + LOOSE; i++) {
    const id = mesh.addInstance(any)
    mesh.setVisibleAt(id, false)
    instances.push(id)
  }
  const worn: Worn[] = []
  const shown = new Array<string>(instances.length).fill('')
  const dye = new Vector4()
  const joints = restingJoints()

  const put = (place: number, part: string | null, matrix: Matrix4): void => {
    const id = instances[place] ?? 0
    const geometry = part === null ? undefined : ids.get(part)
    if (geometry === undefined || part === null) {
      if (shown[place] !== '') {
        mesh.setVisibleAt(id, false)
        shown[place] = ''
      }
      return
    }
    if (shown[place] !== part) {
      if (shown[place] === '') mesh.setVisibleAt(id, true)
      mesh.setGeometryIdAt(id, geometry)
      shown[place] = part
    }
    mesh.setMatrixAt(id, matrix)
    mesh.setColorAt(id, dye)
  }

  const stand = (figure: FigureModel, at: number, enlarge: number): void => {
    const { outfit, names } = wornBy(worn, at, figure)
    const seat = SEAT_LINEAR[figure.seat]
    dye.set(
      seat[0],
      seat[1],
      seat[2],
      figure.look === 'planned'
        ? GHOST
        : figure.look === 'remembered'
          ? RESIN
          : woundedPaint(figure.down ? 0 : figure.health),
    )
    bend(figure, outfit.hold, joints)
    const ground = heightAt(figure.x, figure.y)
    const yaw = Math.PI / 2 - figure.angle
    compose(root, figure.x, ground, figure.y, 0, yaw, 0, figure.radius, 1, figure.radius)
    const first = at * SLOTS.length
    put(first, figure.down ? null : BASES[figure.seat], root)
    place(figure, outfit, joints, enlarge, ground, yaw)
    for (let i = 1; i < SLOTS.length; i++) put(first + i, names[i] ?? null, partMatrix(i, outfit, joints))
  }

  return {
    mesh,
    pose(figures, objects, missiles, enlarge) {
      let count = 0
      for (const figure of figures) if (count < FIGURES) stand(figure, count++, enlarge)
      for (let at = count * SLOTS.length; at < FIGURES * SLOTS.length; at++) put(at, null, root)
      let loose = FIGURES * SLOTS.length
      const end = loose + LOOSE
      for (const object of objects) {
        if (loose >= end) break
        const seat = SEAT_LINEAR[object.seat ?? 0]
        dye.set(seat[0], seat[1], seat[2], 1)
        const ground = heightAt(object.x, object.y)
        if (object.kind === 'banner') compose(root, object.x, ground, object.y, 0, 0, 0, 1.2, 1.2, 1.2)
        else compose(root, object.x, ground + 0.06, object.y, Math.PI / 2, object.x * 3, 0, 1, 1, 1)
        put(loose++, partOf(object), root)
      }
      dye.set(1, 1, 1, 1)
      for (const missile of missiles) {
        if (loose >= end) break
        if (missile.phase <= 0 || missile.phase > 1) continue
        const [x0, y0] = missile.from
        const [x1, y1] = missile.to
        const far = Math.hypot(x1 - x0, y1 - y0)
        const x = x0 + (x1 - x0) * missile.phase
        const y = y0 + (y1 - y0) * missile.phase
        const arch = far * 0.12
        const rise =
          heightAt(x0, y0) +
          (heightAt(x1, y1) - heightAt(x0, y0)) * missile.phase +
          1.3 +
          4 * arch * missile.phase * (1 - missile.phase)
        const slope = Math.atan2(4 * arch * (1 - 2 * missile.phase), far)
        compose(root, x, rise, y, -slope, Math.atan2(x1 - x0, y1 - y0), 0, 1.6, 1.6, 1.6)
        put(loose++, 'arrow', root)
      }
      for (; loose < end; loose++) put(loose, null, root)
    },
    dispose() {
      mesh.dispose()
    },
  }
}

const BASES = ['base:0', 'base:1'] as const

/** Names are made once for each thing, not with every picture. */
const thingParts = new WeakMap<ObjectModel, string>()

function partOf(object: ObjectModel): string {
  let part = thingParts.get(object)
  if (part === undefined) {
    part = object.kind === 'banner' ? 'extra:banner' : `weapon:${object.item}`
    thingParts.set(object, part)
  }
  return part
}

const SEAT_LINEAR = [linear(SEAT_PAINT[0]), linear(SEAT_PAINT[1])] as const

const root = new Matrix4()
const hips = new Matrix4()
const local = new Matrix4()
const arm = new Matrix4()
const out = new Matrix4()
const point = new Vector3()
const turn = new Quaternion()
const euler = new Euler()
const size = new Vector3()

function compose(
  into: Matrix4,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  sx = 1,
  sy = 1,
  sz = 1,
): Matrix4 {
  return into.compose(point.set(x, y, z), turn.setFromEuler(euler.set(rx, ry, rz, 'YXZ')), size.set(sx, sy, sz))
}

/** The parts of the figure in one place, made again only when it wears or carries something else. */
interface Worn {
  template: string
  armour: string
  weapon: string
  shield: string | null
  shieldBroken: boolean
  banner: boolean
  arrows: number
  outfit: Outfit
  names: readonly (string | null)[]
}

function wornBy(worn: Worn[], at: number, figure: FigureModel): Worn {
  const { template, armour, weapon, shield, shieldBroken, banner, arrows } = figure
  const before = worn[at]
  if (
    before !== undefined &&
    before.template === template &&
    before.armour === armour &&
    before.weapon === weapon &&
    before.shield === shield &&
    before.shieldBroken === shieldBroken &&
    before.banner === banner &&
    before.arrows === arrows
  )
    return before
  const outfit = outfitOf(template, armour, weapon)
  const made = {
    template,
    armour,
    weapon,
    shield,
    shieldBroken,
    banner,
    arrows,
    outfit,
    names: partNames(figure, outfit),
  }
  worn[at] = made
  return made
}

function partNames(figure: FigureModel, outfit: Outfit): readonly (string | null)[] {
  const names: (string | null)[] = new Array(SLOTS.length).fill(null)
  names[1] = outfit.mounted ? 'horse' : null
  names[2] = `legs:${outfit.legs}`
  names[3] = names[2]
  names[4] = `trunk:${outfit.trunk}`
  names[5] = `head:${outfit.head}`
  names[6] = `sleeve:${outfit.sleeves}`
  names[7] = names[6]
  names[8] = `weapon:${figure.weapon}`
  names[9] = figure.shield === null ? null : figure.shieldBroken ? 'shield:splintered' : `shield:${figure.shield}`
  names[10] = outfit.extra === null ? null : `extra:${outfit.extra}`
  names[11] = figure.banner ? 'extra:banner' : null
  for (let i = 0; i < 3; i++) names[12 + i] = i < figure.arrows ? 'stuck' : null
  return names
}

/** Sets `root` to the figure's feet and `hips` to what turns above them. */
function place(figure: FigureModel, outfit: Outfit, j: Joints, enlarge: number, ground: number, yaw: number): void {
  const [sx, sy, sz] = outfit.scale
  compose(
    root,
    figure.x,
    ground + (figure.down ? 0.02 : 0.11),
    figure.y,
    0,
    yaw,
    0,
    sx * enlarge,
    sy * enlarge,
    sz * enlarge,
  )
  if (j.lie > 0) {
    compose(
      local,
      0,
      0.12 * j.lie,
      -0.5 * j.lie * Math.sign(j.lieTwist),
      j.lie * 1.5 * (j.lieTwist > 0 ? 1 : -1),
      j.lieTwist * 0.7 * j.lie,
      0,
    )
    root.multiply(local)
  }
  compose(hips, 0, HIPS + j.bob + (outfit.mounted ? 0.72 : 0), 0, j.lean + outfit.stoop, j.twist, j.sway)
  hips.premultiply(root)
}

function partMatrix(slot: number, outfit: Outfit, j: Joints): Matrix4 {
  switch (slot) {
    case 1:
      return out.multiplyMatrices(root, compose(local, 0, j.bob * 0.6, 0, -j.leftLeg * 0.08, 0, 0, 0.92, 0.92, 0.92))
    case 2:
    case 3: {
      const left = slot === 2
      const spread = outfit.mounted ? 0.75 : 0.08
      const lift = outfit.mounted ? 0.72 : 0
      const swing = outfit.mounted ? -0.5 : left ? j.leftLeg : j.rightLeg
      compose(local, left ? 0.15 : -0.15, HIPS + j.bob + lift, 0, swing, 0, left ? spread : -spread)
      return out.multiplyMatrices(root, local)
    }
    case 5:
      return out.multiplyMatrices(
        hips,
        compose(local, 0, 0.58, 0.02, j.head - outfit.stoop * 0.7 - j.lean * 0.5, -j.twist * 0.6, 0),
      )
    case 6:
      return out.copy(weaponArm(j))
    case 7:
      return out.copy(shieldArm(j))
    case 8: {
      if (outfit.hold === 'bow')
        return out.multiplyMatrices(shieldArm(j), compose(local, -HAND[0], HAND[1], HAND[2], -j.shieldArm, 0, 0))
      return out.multiplyMatrices(weaponArm(j), compose(local, HAND[0], HAND[1], HAND[2], j.wrist, 0, 0))
    }
    case 9:
      return out.multiplyMatrices(
        shieldArm(j),
        compose(local, -HAND[0] - 0.02, HAND[1] + 0.04, HAND[2] + 0.09, -j.shieldArm * 0.9 - j.lean, 0, 0),
      )
    case 11:
      return out.multiplyMatrices(hips, compose(local, 0, 0.1, -0.2, 0, 0, 0))
    case 12:
      return out.multiplyMatrices(hips, compose(local, 0.1, 0.34, 0.34, 0.25, Math.PI + 0.35, 0, 0.7, 0.7, 0.7))
    case 13:
      return out.multiplyMatrices(hips, compose(local, -0.14, 0.2, 0.34, 0.1, Math.PI - 0.3, 0, 0.7, 0.7, 0.7))
    case 14:
      return out.multiplyMatrices(hips, compose(local, 0.04, 0.3, -0.34, -0.2, 0.2, 0, 0.7, 0.7, 0.7))
    default:
      return out.copy(hips)
  }
}

function weaponArm(j: Joints): Matrix4 {
  return arm.multiplyMatrices(hips, compose(local, -0.34, 0.45, 0.02, j.weaponArm, 0, -j.weaponOut))
}

/** The left arm is the right one mirrored, as a turn about the vertical axis would put its elbow in front. */
function shieldArm(j: Joints): Matrix4 {
  return arm.multiplyMatrices(hips, compose(local, 0.34, 0.45, 0.02, j.shieldArm, 0, j.shieldOut + 0.12))
}

function allParts(): Map<string, BufferGeometry> {
  const parts = new Map<string, BufferGeometry>()
  for (const [name, make] of Object.entries(LEGS)) parts.set(`legs:${name}`, make())
  for (const [name, make] of Object.entries(TRUNKS)) parts.set(`trunk:${name}`, make())
  for (const [name, make] of Object.entries(SLEEVES)) parts.set(`sleeve:${name}`, make())
  for (const [name, make] of Object.entries(HEADS)) parts.set(`head:${name}`, make())
  for (const [name, make] of Object.entries(WEAPONS)) parts.set(`weapon:${name}`, make())
  for (const [name, make] of Object.entries(SHIELDS)) parts.set(`shield:${name}`, make())
  for (const [name, make] of Object.entries(EXTRAS)) parts.set(`extra:${name}`, make())
  parts.set('base:0', base(0))
  parts.set('base:1', base(1))
  parts.set('horse', horse())
  parts.set('arrow', arrow())
  parts.set('stuck', stuckArrow())
  return parts
}
