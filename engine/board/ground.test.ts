import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discMeetsRect, discsOverlap, isqrt, type Point, type Rect, segmentMeetsRect } from './ground.ts'

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

function squaredDistance(a: Point, b: Point): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2
}
