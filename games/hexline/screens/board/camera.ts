import type { Hex } from '@tessera/hexline'
import { centreOf, HEX_WIDTH, type Point } from './hex-geometry.ts'

/** What of the board is worth looking at: its middle, and how much room it takes, in drawing units. */
export interface Interest {
  readonly centre: Point
  readonly width: number
  readonly height: number
}

/** The margin around the hexes where units stand. */
const MARGIN = 1.3 * HEX_WIDTH
/** Never closer than this beside the whole board. */
const CLOSEST = 1.9
/** The picture changes only when it pays. */
const WORTH = 0.15

export function interestIn(hexes: readonly Hex[]): Interest | null {
  if (hexes.length === 0) return null
  const points = hexes.map(centreOf)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    width: right - left + 2 * MARGIN,
    height: bottom - top + 2 * MARGIN,
  }
}

/** How much closer than the whole board one may go with everything of interest in sight; as before unless it pays to change. */
export function closerFor(
  interest: Interest | null,
  room: { readonly width: number; readonly height: number },
  fit: number,
  before: number,
): number {
  if (interest === null || room.width === 0 || room.height === 0) return 1
  const most = Math.min(room.width / (interest.width * fit), room.height / (interest.height * fit))
  const wanted = Math.max(1, Math.min(CLOSEST, most))
  // A unit that would be out of sight counts at once.
  return wanted < before || wanted - before >= WORTH ? wanted : before
}
