import { RATING } from '../config.ts'
import type { Outcome } from './gold.ts'

/** GR-703: differences from which on a win is worth a point more. */
const STEPS: readonly number[] = [
  -719, -523, -428, -364, -314, -273, -237, -205, -176, -149, -124, -100, -77, -54, -32, -10, 11, 33, 55, 78, 101, 125,
  150, 177, 206, 238, 274, 315, 365, 429, 524, 720,
]

export interface RatingChange {
  readonly before: number
  readonly after: number
  readonly d: number
  readonly g: number
}

/** GR-703: Elo with K = 32 in whole points. */
export function ratingAfter(before: number, theirs: number, outcome: Outcome): RatingChange {
  const d = theirs - before
  const g = STEPS.filter((step) => step <= d).length
  const gain = outcome === 'win' ? g : outcome === 'draw' ? g - 16 : g - 32
  return { before, after: Math.max(RATING.least, before + gain), d, g }
}
