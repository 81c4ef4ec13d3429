import type { Hex } from '@tessera/hexline'

/** Drawing units: hexes stand point up, odd rows half a hex further east (HEX-20). */
export const HEX_WIDTH = 46.6
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3)
export const ROW_PITCH = HEX_RADIUS * 1.5
/** A piece fills a third of the hex width on either side of its middle. */
export const PIECE_RADIUS = HEX_WIDTH / 3

export const COLUMNS = 17
/** First and last column of each ground. */
export const WEST_ZONE = [0, 5] as const
export const EAST_ZONE = [11, 16] as const

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of a hex; the hex at 0,0 touches both edges of the drawing. */
export function hexCentre(col: number, row: number): Point {
  return { x: HEX_WIDTH / 2 + col * HEX_WIDTH + (row % 2) * (HEX_WIDTH / 2), y: HEX_RADIUS + row * ROW_PITCH }
}

/** The six corners as an SVG `points` list, from the top clockwise. */
export function hexCorners(col: number, row: number, inset = 0): string {
  return cornerPoints(col, row, inset).join(' ')
}

/** How much room columns `from` to `to` of so many rows take. */
export function hexExtent(from: number, to: number, rows: number): Point & { width: number; height: number } {
  return {
    x: from * HEX_WIDTH,
    y: 0,
    width: (to - from + 1) * HEX_WIDTH + (rows > 1 ? HEX_WIDTH / 2 : 0),
    height: 2 * HEX_RADIUS + (rows - 1) * ROW_PITCH,
  }
}

/** The hex under a point, or null beside the board: the nearest middle, if the point is within its reach. */
export function hexAt(point: Point, rows: number): Hex | null {
  let best: Hex | null = null
  let nearest = Number.POSITIVE_INFINITY
  const about = Math.round((point.y - HEX_RADIUS) / ROW_PITCH)
  for (let row = Math.max(0, about - 1); row <= Math.min(rows - 1, about + 1); row++) {
    const col = Math.round((point.x - HEX_WIDTH / 2 - (row % 2) * (HEX_WIDTH / 2)) / HEX_WIDTH)
    if (col < 0 || col >= COLUMNS) continue
    const centre = hexCentre(col, row)
    const distance = Math.hypot(centre.x - point.x, centre.y - point.y)
    if (distance < nearest) {
      nearest = distance
      best = [col, row]
    }
  }
  return nearest <= HEX_RADIUS ? best : null
}

/** HEX-23. */
export function hexesApart(a: Hex, b: Hex): number {
  const dq = axial(a) - axial(b)
  const dr = a[1] - b[1]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** Every hex of the board within so many steps of one, itself included. */
export function hexesWithin(middle: Hex, steps: number, rows: number): Hex[] {
  return boardHexes(rows).filter((hex) => hexesApart(middle, hex) <= steps)
}

export function boardHexes(rows: number, from = 0, to = COLUMNS - 1): Hex[] {
  const hexes: Hex[] = []
  for (let row = 0; row < rows; row++) for (let col = from; col <= to; col++) hexes.push([col, row])
  return hexes
}

/** One closed line around each group of touching hexes, as an SVG path. */
export function hexOutline(hexes: readonly Hex[]): string {
  const next = outerEdges(hexes)
  let path = ''
  for (;;) {
    const first = next.keys().next()
    if (first.done) return path
    const start = first.value
    path += `M${start}`
    for (let at = start; next.has(at); ) {
      const ends = next.get(at) ?? []
      const to = ends.pop() ?? start
      if (ends.length === 0) next.delete(at)
      path += `L${to}`
      at = to
    }
  }
}

export function zoneOf(col: number): 'west' | 'east' | 'neutral' {
  if (col <= WEST_ZONE[1]) return 'west'
  return col >= EAST_ZONE[0] ? 'east' : 'neutral'
}

/** Edges that only one of the hexes has, from corner to corner clockwise; an edge shared by two runs both ways and cancels. */
function outerEdges(hexes: readonly Hex[]): Map<string, string[]> {
  const edges = new Map<string, string[]>()
  for (const [col, row] of hexes) {
    const corners = cornerPoints(col, row, 0)
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % 6] ?? from
      const back = edges.get(to)
      if (back?.includes(from)) {
        back.splice(back.indexOf(from), 1)
        if (back.length === 0) edges.delete(to)
      } else edges.set(from, [...(edges.get(from) ?? []), to])
    })
  }
  return edges
}

/** Rounded so that neighbours agree on the corners they share. */
function cornerPoints(col: number, row: number, inset: number): string[] {
  const { x, y } = hexCentre(col, row)
  const r = HEX_RADIUS - inset
  const half = (r * Math.sqrt(3)) / 2
  return [
    point(x, y - r),
    point(x + half, y - r / 2),
    point(x + half, y + r / 2),
    point(x, y + r),
    point(x - half, y + r / 2),
    point(x - half, y - r / 2),
  ]
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

function axial([col, row]: Hex): number {
  return col - (row - (row % 2)) / 2
}
