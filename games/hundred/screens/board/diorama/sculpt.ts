import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  Euler,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Matrix4,
  Quaternion,
  Shape,
  Vector2,
  Vector3,
} from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { hash, type Paint, smooth } from './paint.ts'

export type V3 = readonly [number, number, number]

interface Set {
  readonly at?: V3
  readonly rot?: V3
  readonly scale?: V3 | number
  readonly metal?: number
}

const matrix = new Matrix4()
const turn = new Quaternion()
const euler = new Euler()
const place = new Vector3()
const size = new Vector3()

/**
 * A lump of painted primitives that becomes one geometry. Paint is baked as a painter of miniatures does it: lighter where a facet looks up,
 * a dark wash low down, a little variation per facet. `metal` marks burnished facets and `dye` those that take the seat's colour.
 */
export class Sculpt {
  private readonly parts: BufferGeometry[] = []
  private readonly seed: number
  private readonly low: number
  private readonly high: number

  constructor(seed = 1, low = 0, high = 1.8) {
    this.seed = seed
    this.low = low
    this.high = high
  }

  add(source: BufferGeometry, paint: Paint, set: Set = {}): this {
    const geometry = source.index ? source.toNonIndexed() : source.clone()
    source.dispose()
    for (const name of Object.keys(geometry.attributes)) if (name !== 'position') geometry.deleteAttribute(name)
    const scale = set.scale ?? 1
    matrix.compose(
      place.set(...(set.at ?? [0, 0, 0])),
      turn.setFromEuler(euler.set(...(set.rot ?? [0, 0, 0]))),
      typeof scale === 'number' ? size.setScalar(scale) : size.set(...scale),
    )
    geometry.applyMatrix4(matrix)
    geometry.computeVertexNormals()
    const count = geometry.getAttribute('position').count
    const colours = new Float32Array(count * 3)
    const finish = new Float32Array(count * 2)
    const dyed = paint === 'seat' || paint === 'seatDeep'
    const colour = new Color(dyed ? (paint === 'seat' ? '#ffffff' : '#8f8f8f') : paint)
    const normals = geometry.getAttribute('normal')
    const points = geometry.getAttribute('position')
    for (let facet = 0; facet < count; facet += 3) {
      const height = (points.getY(facet) + points.getY(facet + 1) + points.getY(facet + 2)) / 3
      const up = normals.getY(facet) * 0.5 + 0.5
      const wash = smooth(this.low, this.high, height)
      const k =
        (0.72 + 0.36 * up) * (0.8 + 0.26 * wash) * (0.97 + 0.06 * hash(facet + this.seed * 131, this.parts.length))
      for (let i = facet; i < facet + 3; i++) {
        colours[i * 3] = colour.r * k
        colours[i * 3 + 1] = colour.g * k
        colours[i * 3 + 2] = colour.b * k
        finish[i * 2] = set.metal ?? 0
        finish[i * 2 + 1] = dyed ? 1 : 0
      }
    }
    geometry.setAttribute('color', new BufferAttribute(colours, 3))
    geometry.setAttribute('finish', new BufferAttribute(finish, 2))
    this.parts.push(geometry)
    return this
  }

  /** Tapered rod between two points: limbs, shafts, poles. */
  rod(from: V3, to: V3, r0: number, r1: number, paint: Paint, sides = 5, metal = 0): this {
    const a = new Vector3(...from)
    const along = new Vector3(...to).sub(a)
    const geometry = new CylinderGeometry(r1, r0, along.length(), sides)
    geometry.applyQuaternion(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along.clone().normalize()))
    const middle = a.addScaledVector(along, 0.5)
    return this.add(geometry, paint, { at: [middle.x, middle.y, middle.z], metal })
  }

  ball(at: V3, radius: number, paint: Paint, scale: V3 = [1, 1, 1], metal = 0, detail = 0): this {
    return this.add(new IcosahedronGeometry(radius, detail), paint, { at, scale, metal })
  }

  box(at: V3, extent: V3, paint: Paint, rot: V3 = [0, 0, 0], metal = 0): this {
    return this.add(new BoxGeometry(...extent), paint, { at, rot, metal })
  }

  cone(
    at: V3,
    radius: number,
    height: number,
    paint: Paint,
    rot: V3 = [0, 0, 0],
    sides = 6,
    scale: V3 = [1, 1, 1],
    metal = 0,
  ): this {
    return this.add(new ConeGeometry(radius, height, sides), paint, { at, rot, scale, metal })
  }

  /** Turned profile: [radius, height] pairs. */
  lathe(profile: readonly (readonly [number, number])[], paint: Paint, set: Set = {}, sides = 8): this {
    return this.add(
      new LatheGeometry(
        profile.map(([r, y]) => new Vector2(r, y)),
        sides,
      ),
      paint,
      set,
    )
  }

  slab(shape: Shape, depth: number, paint: Paint, set: Set = {}): this {
    return this.add(new ExtrudeGeometry(shape, { depth, bevelEnabled: false, curveSegments: 4 }), paint, set)
  }

  build(): BufferGeometry {
    const merged = mergeGeometries(this.parts)
    for (const part of this.parts) part.dispose()
    merged.computeVertexNormals()
    return merged
  }
}

export function polygon(points: readonly (readonly [number, number])[]): Shape {
  const shape = new Shape()
  points.forEach(([x, y], i) => {
    if (i === 0) shape.moveTo(x, y)
    else shape.lineTo(x, y)
  })
  shape.closePath()
  return shape
}

/** A heater shield's outline, point down. */
export function heater(k = 1): Shape {
  const shape = new Shape()
  shape.moveTo(0, 1.06 * k)
  shape.bezierCurveTo(0.34 * k, 0.9 * k, 0.66 * k, 0.84 * k, 0.94 * k, 0.86 * k)
  shape.bezierCurveTo(1.02 * k, 0.05 * k, 0.82 * k, -0.72 * k, 0, -1.18 * k)
  shape.bezierCurveTo(-0.82 * k, -0.72 * k, -1.02 * k, 0.05 * k, -0.94 * k, 0.86 * k)
  shape.bezierCurveTo(-0.66 * k, 0.84 * k, -0.34 * k, 0.9 * k, 0, 1.06 * k)
  return shape
}

/** A faceted leaf ball or stone. */
export function lump(
  sculpt: Sculpt,
  at: V3,
  radius: number,
  paint: Paint,
  seed: number,
  squash = 0.85,
  detail = 1,
): void {
  const geometry = new IcosahedronGeometry(radius, detail)
  const points = geometry.getAttribute('position')
  for (let i = 0; i < points.count; i++) {
    const k =
      0.84 +
      0.32 *
        hash(
          Math.round(points.getX(i) * 90 + seed * 17),
          Math.round(points.getY(i) * 90) + Math.round(points.getZ(i) * 90) * 7,
        )
    points.setXYZ(i, points.getX(i) * k, points.getY(i) * k * squash, points.getZ(i) * k)
  }
  sculpt.add(geometry, paint, { at })
}
