/** A cheap stream of fractions; drawing needs no better. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2246822519)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Smooth noise between -1 and 1. */
export function noise(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v] = [ease(x - left), ease(y - top)]
  const corner = (dx: number, dy: number) => hash(left + dx, top + dy, seed)
  const upper = corner(0, 0) + u * (corner(1, 0) - corner(0, 0))
  const lower = corner(0, 1) + u * (corner(1, 1) - corner(0, 1))
  return 2 * (upper + v * (lower - upper)) - 1
}
