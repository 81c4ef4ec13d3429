import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  arcOf,
  discMeetsRect,
  discsOverlap,
  facingAlong,
  groundDistance,
  isInside,
  isqrt,
  isWithin,
  type Point,
  type Rect,
  segmentMeetsRect,
  segmentsMeet,
  squaredDistance,
  turned,
} from './ground.ts'

const small = fc.integer({ min: -6, max: 6 })
const points: fc.Arbitrary<Point> = fc.record({ x: small, y: small })
const size = fc.integer({ min: 0, max: 6 })
const rects: fc.Arbitrary<Rect> = fc.record({ x: small, y: small, w: size, h: size })

test('isqrt is the largest integer whose square is at most n', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 94_906_265 }), fc.nat(2), (root, more) => {
      expect(isqrt(root * root)).toBe(root)
      if (root > 0) expect(isqrt(root * root - 1)).toBe(root - 1)
      if (more <= 2 * root) expect(isqrt(root * root + more)).toBe(root)
    }),
    { seed: 6, numRuns: 500 },
  )
  expect(isqrt(Number.MAX_SAFE_INTEGER)).toBe(94_906_265)
  expect(() => isqrt(-1)).toThrow('no whole square root of -1')
})

test('distances round down, limits do not', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 3, y: 3 },
  ]
  expect(squaredDistance(a, b)).toBe(18)
  expect(groundDistance(a, b)).toBe(4)
  expect(isWithin(a, b, 4)).toBe(false)
  expect(isWithin(a, b, 5)).toBe(true)
})

test('facings are the same for all vectors that point the same way', () => {
  expect(facingAlong(3000, -4000)).toEqual({ x: 750, y: -1000 })
  expect(facingAlong(-7, 3)).toEqual({ x: -1000, y: 429 })
  expect(facingAlong(2000, 1)).toEqual({ x: 1000, y: 1 })
  expect(facingAlong(-2000, -1)).toEqual({ x: -1000, y: -1 })
  expect(facingAlong(0, -5)).toEqual({ x: 0, y: -1000 })
  expect(() => facingAlong(0, 0)).toThrow('points nowhere')
  fc.assert(
    fc.property(small, small, fc.integer({ min: 1, max: 9000 }), (dx, dy, times) => {
      fc.pre(dx !== 0 || dy !== 0)
      expect(facingAlong(dx * times, dy * times)).toEqual(facingAlong(dx, dy))
    }),
    { seed: 7 },
  )
})

test('arcs: the front half, the middle quarter behind, the sides between', () => {
  const east = { x: 1000, y: 0 }
  const here = { x: 0, y: 0 }
  const arc = (x: number, y: number) => arcOf(here, east, { x, y })
  expect([arc(500, -9000), arc(0, 700)]).toEqual(['front', 'front'])
  expect(arc(-1000, 1001)).toBe('side')
  expect([arc(-1000, 1000), arc(-1000, 0)]).toEqual(['rear', 'rear'])
  fc.assert(
    fc.property(points, points, points, (from, towards, point) => {
      fc.pre(squaredDistance(from, towards) > 0 && squaredDistance(from, point) > 0)
      const facing = { x: towards.x - from.x, y: towards.y - from.y }
      const turn = Math.atan2(point.y - from.y, point.x - from.x) - Math.atan2(facing.y, facing.x)
      const degrees = Math.round((Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180 * 1e6) / Math.PI) / 1e6
      expect(arcOf(from, facing, point)).toBe(degrees <= 90 ? 'front' : degrees < 135 ? 'side' : 'rear')
    }),
    { seed: 8, numRuns: 500 },
  )
})

test('vectors turn by an eighth and by a quarter', () => {
  expect(turned(1000, 0, 'right45')).toEqual({ x: 707, y: 707 })
  expect(turned(1000, 0, 'left45')).toEqual({ x: 707, y: -707 })
  expect(turned(1000, 0, 'right90')).toEqual({ x: 0, y: 1000 })
  expect(turned(1000, 0, 'left90')).toEqual({ x: 0, y: -1000 })
  expect(turned(-1, 0, 'right45')).toEqual({ x: 0, y: 0 })
})

test('rectangles hold their west and north edges, not the others', () => {
  const rect = { x: 0, y: 0, w: 2, h: 2 }
  const held = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => isInside({ x, y }, rect)))
  expect(held).toEqual([true, true, false, true, true, false, false, false, false])
})

test('discs and rectangles, against every point of the rectangle', () => {
  fc.assert(
    fc.property(points, fc.nat(6), rects, (centre, radius, rect) => {
      const near = pointsOf(rect).some((point) => squaredDistance(centre, point) < radius * radius)
      expect(discMeetsRect(centre, radius, rect)).toBe(near)
    }),
    { seed: 9, numRuns: 500 },
  )
  expect(discsOverlap({ x: 0, y: 0 }, 400, { x: 800, y: 0 }, 400)).toBe(false)
  expect(discsOverlap({ x: 0, y: 0 }, 400, { x: 799, y: 0 }, 400)).toBe(true)
})

test('segments meet where their lines cross, ends included', () => {
  fc.assert(
    fc.property(points, points, points, points, (a, b, c, d) => {
      const meet = segmentsMeetByFractions(a, b, c, d)
      expect(segmentsMeet(a, b, c, d)).toBe(meet)
      expect(segmentsMeet(d, c, a, b)).toBe(meet)
    }),
    { seed: 10, numRuns: 2000 },
  )
})

test('a segment meets a rectangle where it meets an edge or lies inside', () => {
  fc.assert(
    fc.property(points, points, rects, (a, b, rect) => {
      const [nw, ne, sw, se] = cornersOf(rect)
      const edges = [
        [nw, ne],
        [ne, se],
        [se, sw],
        [sw, nw],
      ] as const
      const inside = a.x >= rect.x && a.x <= rect.x + rect.w && a.y >= rect.y && a.y <= rect.y + rect.h
      const meets = inside || edges.some(([c, d]) => segmentsMeetByFractions(a, b, c, d))
      expect(segmentMeetsRect(a, b, rect)).toBe(meets)
    }),
    { seed: 11, numRuns: 2000 },
  )
})

function cornersOf({ x, y, w, h }: Rect): [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + w, y },
    { x, y: y + h },
    { x: x + w, y: y + h },
  ]
}

function pointsOf(rect: Rect): Point[] {
  return Array.from({ length: (rect.w + 1) * (rect.h + 1) }, (_, i) => ({
    x: rect.x + (i % (rect.w + 1)),
    y: rect.y + Math.floor(i / (rect.w + 1)),
  }))
}

/** Solves A + s(B-A) = C + t(D-C); parallel segments by the points they hold, which small coordinates allow to list. */
function segmentsMeetByFractions(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y]
  const under = ux * vy - uy * vx
  if (under !== 0) {
    const s = ((c.x - a.x) * vy - (c.y - a.y) * vx) / under
    const t = ((c.x - a.x) * uy - (c.y - a.y) * ux) / under
    return s >= 0 && s <= 1 && t >= 0 && t <= 1
  }
  return [c, d].some((point) => holds(a, b, point)) || [a, b].some((point) => holds(c, d, point))
}

/** A point is on a segment when it makes the way no longer. */
function holds(a: Point, b: Point, point: Point): boolean {
  const long = Math.sqrt(squaredDistance(a, b))
  return Math.abs(Math.sqrt(squaredDistance(a, point)) + Math.sqrt(squaredDistance(point, b)) - long) < 1e-9
}
