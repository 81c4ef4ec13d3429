/**
 * Open ground: points in whole units, no squares, no fractions, no angles. Coordinates up to ten million stay exact,
 * since products of two differences fit the integers a number holds.
 */
export interface Point {
  readonly x: number
  readonly y: number
}

/** From (x, y) up to, not including, (x + w, y + h). */
export interface Rect extends Point {
  readonly w: number
  readonly h: number
}

/** The largest integer whose square is at most n. */
export function isqrt(n: number): number {
  if (n < 0 || !Number.isSafeInteger(n)) throw new RangeError(`There is no whole square root of ${n}`)
  let root = Math.floor(Math.sqrt(n))
  while (root * root > n) root--
  while ((root + 1) * (root + 1) <= n) root++
  return root
}

export function squaredDistance(a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  return dx * dx + dy * dy
}

/** Rounded down. */
export function groundDistance(a: Point, b: Point): number {
  return isqrt(squaredDistance(a, b))
}

/** Tested on squares, so that nothing is rounded. */
export function isWithin(a: Point, b: Point, limit: number): boolean {
  return squaredDistance(a, b) <= limit * limit
}

export const FACING_LENGTH = 1000

/** A direction in one form for all vectors that point the same way: its longer part is 1000, halves round away from 0. */
export function facingAlong(dx: number, dy: number): Point {
  const longer = Math.max(Math.abs(dx), Math.abs(dy))
  if (longer === 0) throw new RangeError('A vector of no length points nowhere')
  return { x: roundedQuotient(FACING_LENGTH * dx, longer), y: roundedQuotient(FACING_LENGTH * dy, longer) }
}

function roundedQuotient(dividend: number, divisor: number): number {
  const doubled = 2 * Math.abs(dividend) + divisor
  const quotient = (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return dividend < 0 && quotient > 0 ? -quotient : quotient
}

export type Arc = 'front' | 'side' | 'rear'

/** Where a point lies for somebody who stands at `from`: the front half, the middle quarter behind, or between. */
export function arcOf(from: Point, facing: Point, point: Point): Arc {
  const dx = point.x - from.x
  const dy = point.y - from.y
  const dot = facing.x * dx + facing.y * dy
  if (dot >= 0) return 'front'
  const cross = facing.x * dy - facing.y * dx
  return Math.abs(cross) > -dot ? 'side' : 'rear'
}

/** The four ways to step aside, by 45° and 90° to either hand. */
export type Turn = 'right45' | 'left45' | 'right90' | 'left90'

/** A vector turned, parts rounded towards 0; the y axis points south, so right is clockwise. */
export function turned(dx: number, dy: number, turn: Turn): Point {
  switch (turn) {
    case 'right45':
      return { x: diagonal(dx - dy), y: diagonal(dx + dy) }
    case 'left45':
      return { x: diagonal(dx + dy), y: diagonal(dy - dx) }
    case 'right90':
      return { x: 0 - dy, y: dx }
    case 'left90':
      return { x: dy, y: 0 - dx }
  }
}

function diagonal(sum: number): number {
  return Math.trunc((707 * sum) / 1000) + 0
}

export function isInside(point: Point, rect: Rect): boolean {
  return rect.x <= point.x && point.x < rect.x + rect.w && rect.y <= point.y && point.y < rect.y + rect.h
}

/** Whether a disc comes nearer to the rectangle, edges included, than its radius. */
export function discMeetsRect(centre: Point, radius: number, rect: Rect): boolean {
  const dx = Math.max(rect.x - centre.x, 0, centre.x - (rect.x + rect.w))
  const dy = Math.max(rect.y - centre.y, 0, centre.y - (rect.y + rect.h))
  return dx * dx + dy * dy < radius * radius
}

/** Whether two discs overlap; touching is allowed. */
export function discsOverlap(a: Point, radiusA: number, b: Point, radiusB: number): boolean {
  const apart = radiusA + radiusB
  return squaredDistance(a, b) < apart * apart
}

/** Whether segments AB and CD have a point in common, ends included. */
export function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const atA = turnOf(c, d, a)
  const atB = turnOf(c, d, b)
  const atC = turnOf(a, b, c)
  const atD = turnOf(a, b, d)
  if (atA * atB < 0 && atC * atD < 0) return true
  return (
    (atA === 0 && isBetween(c, d, a)) ||
    (atB === 0 && isBetween(c, d, b)) ||
    (atC === 0 && isBetween(a, b, c)) ||
    (atD === 0 && isBetween(a, b, d))
  )
}

/** Whether segment AB touches the rectangle, its edges and corners included. */
export function segmentMeetsRect(a: Point, b: Point, rect: Rect): boolean {
  const right = rect.x + rect.w
  const bottom = rect.y + rect.h
  if (Math.max(a.x, b.x) < rect.x || Math.min(a.x, b.x) > right) return false
  if (Math.max(a.y, b.y) < rect.y || Math.min(a.y, b.y) > bottom) return false
  // The boxes overlap, so they meet unless all four corners lie strictly on one side of the segment's line.
  const corners = [
    turnOf(a, b, rect),
    turnOf(a, b, { x: right, y: rect.y }),
    turnOf(a, b, { x: rect.x, y: bottom }),
    turnOf(a, b, { x: right, y: bottom }),
  ]
  return !corners.every((side) => side > 0) && !corners.every((side) => side < 0)
}

/** On which side of the line AB a point lies: -1, 0 on it, 1. */
function turnOf(a: Point, b: Point, point: Point): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x))
}

/** For a point on the line AB: whether it lies on the segment. */
function isBetween(a: Point, b: Point, point: Point): boolean {
  return (
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  )
}
