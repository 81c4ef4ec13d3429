import { type Interval, wilson } from '../wilson.ts'
import { SCORES, type ScoreCounts } from './betting.ts'

export interface Share extends Interval {
  /** Points for A per match: a win counts 1, a draw one half. */
  readonly share: number
}

/** So many pairs' worth of belief that pairing changes nothing, so that few pairs do not look surer than they are. */
const PRIOR_PAIRS = 10

/**
 * Wilson's interval of A's share of the points, where the two matches of a pair share their dice and are not independent:
 * the number of matches is replaced by the number of independent ones that would vary as much as the pairs do.
 */
export function pairedShare(counts: ScoreCounts, z?: number): Share {
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  if (pairs === 0) return { share: 0.5, low: 0, high: 1 }
  const share = counts.reduce((sum, count, place) => sum + count * scoreAt(place), 0) / pairs
  const spread = counts.reduce((sum, count, place) => sum + count * (scoreAt(place) - share) ** 2, 0)
  const alone = Math.max((share * (1 - share)) / 2, 1 / (8 * (pairs + 2)))
  const effect = (spread + PRIOR_PAIRS * alone) / ((pairs + PRIOR_PAIRS) * alone)
  const matches = (2 * pairs) / Math.max(effect, 0.05)
  return { share, ...wilson(share * matches, matches, z) }
}

/** The standard error of the difference of two shares that were played on the same seeds, pair by pair. */
export function pairedDifference(
  ours: readonly number[],
  theirs: readonly number[],
): { readonly difference: number; readonly error: number; readonly pairs: number } {
  const pairs = Math.min(ours.length, theirs.length)
  if (pairs === 0) return { difference: 0, error: Number.POSITIVE_INFINITY, pairs }
  let sum = 0
  let squares = 0
  for (let i = 0; i < pairs; i++) {
    const d = scoreAt(ours[i] ?? 2) - scoreAt(theirs[i] ?? 2)
    sum += d
    squares += d * d
  }
  const difference = sum / pairs
  const variance = pairs === 1 ? 0.25 : Math.max((squares - pairs * difference ** 2) / (pairs - 1), 1 / (4 * pairs))
  return { difference, error: Math.sqrt(variance / pairs), pairs }
}

function scoreAt(place: number): number {
  return SCORES[place] ?? 0
}
