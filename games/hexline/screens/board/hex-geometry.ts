import type { Hex } from '@tessera/hexline'

/** Drawing units: a hex is 44 wide, pointy side up, odd rows half a hex further east (HEX-20). */
export const HEX_WIDTH = 44
const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3)
const ROW_PITCH = HEX_RADIUS * 1.5
/** A piece fills a third of the hex width on either side of its middle. */
export const PIECE_RADIUS = HEX_WIDTH / 3

export const COLUMNS = 17
/** First and last column of each ground. */
const WEST_ZONE = [0, 5] as const
const EAST_ZONE = [11, 16] as const

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex; the hex at 0,0 touches both edges of the drawing. */
export function centreOf([col, row]: Hex): Point {
  return { x: HEX_WIDTH / 2 + col * HEX_WIDTH + (row % 2) * (HEX_WIDTH / 2), y: HEX_RADIUS + row * ROW_PITCH }
}

/** The six corners as an SVG `points` list, from the top clockwise. */
export function cornersOf(hex: Hex, inset = 0): string {
  const { x, y } = centreOf(hex)
  const r = HEX_RADIUS - inset
  const half = (r * Math.sqrt(3)) / 2
  return [
    [x, y - r],
    [x + half, y - r / 2],
    [x + half, y + r / 2],
    [x, y + r],
    [x - half, y + r / 2],
    [x - half, y - r / 2],
  ]
    .map(([px, py]) => `${fixed(px)},${fixed(py)}`)
    .join(' ')
}

/** How much room columns `from` to `to` of so many rows take. */
export function extentOf(from: number, to: number, rows: number): Point & { width: number; height: number } {
  return {
    x: from * HEX_WIDTH,
    y: 0,
    width: (to - from + 1) * HEX_WIDTH + (rows > 1 ? HEX_WIDTH / 2 : 0),
    height: 2 * HEX_RADIUS + (rows - 1) * ROW_PITCH,
  }
}

/** The hex under a point, or null beside the board: the nearest middle, if it is within the hex. */
export function hexAt(point: Point, rows: number): Hex | null {
  let best: Hex | null = null
  let nearest = Number.POSITIVE_INFINITY
  const about = Math.round((point.y - HEX_RADIUS) / ROW_PITCH)
  for (let row = about - 1; row <= about + 1; row++) {
    if (row < 0 || row >= rows) continue
    const col = Math.round((point.x - HEX_WIDTH / 2 - (row % 2) * (HEX_WIDTH / 2)) / HEX_WIDTH)
    if (col < 0 || col >= COLUMNS) continue
    const centre = centreOf([col, row])
    const distance = Math.hypot(centre.x - point.x, centre.y - point.y)
    if (distance < nearest) {
      nearest = distance
      best = [col, row]
    }
  }
  return nearest <= HEX_RADIUS ? best : null
}

export function boardHexes(rows: number, from = 0, to = COLUMNS - 1): Hex[] {
  const hexes: Hex[] = []
  for (let row = 0; row < rows; row++) for (let col = from; col <= to; col++) hexes.push([col, row])
  return hexes
}

/** The outline around a set of hexes: every edge that only one of them has, as an SVG path. */
export function outlineOf(hexes: readonly Hex[]): string {
  const edges = new Map<string, string>()
  for (const hex of hexes) {
    const corners = cornersOf(hex).split(' ')
    for (let i = 0; i < 6; i++) {
      const a = corners[i] ?? ''
      const b = corners[(i + 1) % 6] ?? ''
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      if (edges.has(key)) edges.delete(key)
      else edges.set(key, `M${a}L${b}`)
    }
  }
  return [...edges.values()].join('')
}

export function zoneOf(col: number): 'west' | 'east' | 'neutral' {
  if (col <= WEST_ZONE[1]) return 'west'
  return col >= EAST_ZONE[0] ? 'east' : 'neutral'
}

function fixed(value: number | undefined): string {
  return (value ?? 0).toFixed(1)
}
