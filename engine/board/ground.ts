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

/** Whether a disc comes nearer to the rectangle, edges included, than its radius. */
export function discMeetsRect(centre: Point, radius: number, rect: Rect): boolean {
  const dx = Math.max(rect.x - centre.x, 0, centre.x - (rect.x + rect.w))
  const dy = Math.max(rect.y - centre.y, 0, centre.y - (rect.y + rect.h))
  return dx * dx + dy * dy < radius * radius
}

/** Whether two discs overlap; touching is allowed. */
export function discsOverlap(a: Point, radiusA: number, b: Point, radiusB: number): boolean {
  const [dx, dy, apart] = [a.x - b.x, a.y - b.y, radiusA + radiusB]
  return dx * dx + dy * dy < apart * apart
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
