import { columnOf, rowOf, SIDE } from '@tessera/cohort'
import { type Point, TILE } from '../tiles.ts'

/** Around the tiles: the double neat line with letters and numbers. */
export const MARGIN = 30
export const WHOLE = SIDE * TILE + 2 * MARGIN

export interface Room {
  readonly width: number
  readonly height: number
}

/** Pixels of a unit of the drawing when the whole map is in sight. */
export function fitOf({ width, height }: Room): number {
  return Math.min(width, height) / WHOLE || 1
}

/** A tile is never shown larger than this at first, so that the neighbourhood is seen as well. */
const LARGEST = 60
/** Below this a thumb misses. */
const SMALLEST = 30
/** How many tiles around the own front are shown as well. */
const AROUND = 3

/**
 * How the map opens: on these tiles and what is to be won nearest to them, as large as their surroundings allow; on these
 * tiles alone where both would be too small to press.
 */
export function openingOf(front: readonly number[], goal: readonly number[], room: Room): Opening {
  const both = opened([...front, ...goal], room)
  return goal.length > 0 && both.scale * TILE < SMALLEST * 1.2 ? opened(front, room) : both
}

interface Opening {
  readonly scale: number
  readonly centre: Point
}

function opened(tiles: readonly number[], room: Room): Opening {
  const fit = fitOf(room)
  if (tiles.length === 0) return { scale: fit, centre: { x: (SIDE * TILE) / 2, y: (SIDE * TILE) / 2 } }
  const [cols, rows] = [tiles.map(columnOf), tiles.map(rowOf)]
  const [west, east] = [Math.max(0, Math.min(...cols) - AROUND), Math.min(SIDE, Math.max(...cols) + 1 + AROUND)]
  const [north, south] = [Math.max(0, Math.min(...rows) - AROUND), Math.min(SIDE, Math.max(...rows) + 1 + AROUND)]
  const wanted = Math.min(room.width / (east - west), room.height / (south - north))
  const scale = Math.max(fit, Math.min(LARGEST, Math.max(SMALLEST, wanted)) / TILE)
  return { scale, centre: { x: ((west + east) / 2) * TILE, y: ((north + south) / 2) * TILE } }
}

const STEPS = [1, 1.5, 2.2, 3.2] as const

/** The next larger or smaller scale; null when there is none. */
export function zoomed(scale: number, way: 'in' | 'out', room: Room): number | null {
  const fit = fitOf(room)
  const steps = STEPS.map((step) => step * fit)
  const next = way === 'in' ? steps.find((step) => step > scale * 1.05) : steps.findLast((step) => step < scale / 1.05)
  return next ?? null
}

/** On a desk a token is never smaller than this with its rim, 32 without. */
const TOKEN = 34

/** How much larger than drawn the counters are, so that they can be told apart on the whole map: neighbours still do not touch. */
export function growthOf(scale: number, drawn: number, room: Room): number {
  if (room.width < 600) return 1
  return Math.min(1.5, Math.max(1, TOKEN / (drawn * scale)))
}
