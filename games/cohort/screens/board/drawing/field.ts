import { noise } from './chance.ts'
import type { Point } from './pen.ts'

export type Has = (tile: number) => boolean

/** How deep a point lies in a set of tiles: 0 far outside, 1 far inside, a half on a straight edge. */
export interface DepthMap {
  read(x: number, y: number): number
  /** At every point of the lattice, row by row. */
  readonly heights: Float64Array
}

/** Samples per tile, and how many tiles beyond the map they go on. */
const SAMPLES = 6
const OUTSIDE = 1
/** In tiles. */
const BLUR = 0.3
/** For slopes and bank lines, which want a gentler fall. */
export const GENTLE = 0.46
/** The height at which an area ends: a shade outside its tiles. */
export const EDGE = 0.375

/** A map of so many tiles a side with its own swell: fields of sets of tiles, and lines of equal height through them. */
export interface Country {
  field(has: Has, blur?: number): DepthMap
  /** Closed loops around everything above the level. */
  contour(field: DepthMap, level: number): Point[][]
  /** Where a point of a straight line is drawn, so that it goes along with the fields. */
  drawnAt(x: number, y: number): Point
}

export function countryOf(side: number, seed: number): Country {
  const count = (side + 2 * OUTSIDE) * SAMPLES
  const wide = count + 1
  const at = (i: number): number => i / SAMPLES - OUTSIDE
  // Every field is read through the same warp of space, so that neighbours still meet.
  const warped = Array.from({ length: wide * wide }, (_, k) => warp(at(k % wide), at(Math.floor(k / wide)), seed, 1))
  const clamp = (i: number) => Math.min(side - 1, Math.max(0, i))
  return {
    field(has, blur = BLUR) {
      const cells = Uint8Array.from({ length: side * side }, (_, tile) => (has(tile) ? 1 : 0))
      const heights = new Float64Array(wide * wide)
      if (cells.includes(1)) {
        warped.forEach(([x, y], k) => {
          heights[k] = heightAt(cells, side, clamp, x, y, blur)
        })
      }
      return { heights, read: (x, y) => between(heights, wide, (x + OUTSIDE) * SAMPLES, (y + OUTSIDE) * SAMPLES) }
    },
    contour: ({ heights }, level) =>
      heights.some((height) => height > level) ? loopsOf(heights, level, count, at) : [],
    drawnAt: (x, y) => warp(x, y, seed, -1),
  }
}

/** A long swell and a short tremble, together a quarter of a tile at most. */
function warp(x: number, y: number, seed: number, strength: number): Point {
  const swell = (s: number) => 0.18 * noise(x / 2.2, y / 2.2, seed + s) + 0.07 * noise(x / 0.6, y / 0.6, seed + s + 50)
  return [x + strength * swell(1), y + strength * swell(2)]
}

/** The set blurred; beyond the map it goes on as at its edge. */
function heightAt(
  cells: Uint8Array,
  side: number,
  clamp: (i: number) => number,
  x: number,
  y: number,
  blur: number,
): number {
  const [left, top] = [Math.floor(x) - 2, Math.floor(y) - 2]
  let all = 0
  for (let row = 0; row < 5; row++) {
    const line = side * clamp(top + row)
    for (let col = 0; col < 5; col++) all += cells[line + clamp(left + col)] ?? 0
  }
  if (all === 0 || all === 25) return all / 25
  const [wide, tall] = [weights(x - left, blur), weights(y - top, blur)]
  let sum = 0
  for (let row = 0; row < 5; row++) {
    const line = side * clamp(top + row)
    let part = 0
    for (let col = 0; col < 5; col++) if (cells[line + clamp(left + col)] === 1) part += wide[col] ?? 0
    sum += part * (tall[row] ?? 0)
  }
  return sum
}

/** What each of five cells in a row gives to a point among them. */
function weights(at: number, blur: number): readonly number[] {
  const step = (z: number) => 1 / (1 + Math.exp((-1.702 * z) / blur))
  const edges = [0, 1, 2, 3, 4, 5].map((edge) => step(edge - at))
  return [0, 1, 2, 3, 4].map((i) => (edges[i + 1] ?? 0) - (edges[i] ?? 0))
}

function between(heights: Float64Array, wide: number, x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  if (i < 0 || j < 0 || i >= wide - 1 || j >= wide - 1) return 0
  const [u, v] = [x - i, y - j]
  const height = (di: number, dj: number) => heights[(j + dj) * wide + i + di] ?? 0
  const upper = height(0, 0) + u * (height(1, 0) - height(0, 0))
  const lower = height(0, 1) + u * (height(1, 1) - height(0, 1))
  return upper + v * (lower - upper)
}

/** Of the lattice: from i, j eastwards, or southwards when down. */
type Edge = readonly [i: number, j: number, down: number]

/** Marching squares. */
function loopsOf(heights: Float64Array, level: number, count: number, at: (i: number) => number): Point[][] {
  const edge = (i: number) => i === 0 || i === count
  const height = (i: number, j: number) => (edge(i) || edge(j) ? -1 : (heights[j * (count + 1) + i] ?? 0) - level)
  // Directed pieces with the inside at their right hand, by the lattice edge they start from.
  const next = new Map<number, { to: number; from: Point }>()
  const name = (i: number, j: number, down: number) => (j * (count + 1) + i) * 2 + down
  const cross = (i: number, j: number, down: number): Point => {
    const [a, b] = [height(i, j), down ? height(i, j + 1) : height(i + 1, j)]
    const t = a / (a - b)
    return down ? [at(i), at(j + t)] : [at(i + t), at(j)]
  }
  for (let j = 0; j < count; j++) {
    for (let i = 0; i < count; i++) {
      const bit = (di: number, dj: number, worth: number) => (height(i + di, j + dj) > 0 ? worth : 0)
      const bits = bit(0, 0, 1) + bit(1, 0, 2) + bit(1, 1, 4) + bit(0, 1, 8)
      if (bits === 0 || bits === 15) continue
      const edges: readonly Edge[] = [
        [i, j, 0],
        [i + 1, j, 1],
        [i, j + 1, 0],
        [i, j, 1],
      ]
      for (const [from, to] of PIECES[bits] ?? []) {
        const [a, b]: [Edge, Edge] = [edges[from] ?? [0, 0, 0], edges[to] ?? [0, 0, 0]]
        next.set(name(...a), { to: name(...b), from: cross(...a) })
      }
    }
  }
  return walked(next)
}

function walked(next: Map<number, { to: number; from: Point }>): Point[][] {
  const loops: Point[][] = []
  while (next.size > 0) {
    const loop: Point[] = []
    let [at] = next.keys()
    for (let piece = next.get(at ?? -1); piece && at !== undefined; piece = next.get(at)) {
      loop.push(piece.from)
      next.delete(at)
      at = piece.to
    }
    if (loop.length > 5) loops.push(loop)
  }
  return loops
}

/** By which corners are inside (1 north-west, then clockwise): from edge, to edge; 0 north, 1 east, 2 south, 3 west. */
const PIECES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 2],
    [3, 0],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
]
