/**
 * Sequential tests by betting: against a supposed mean m, a gambler who stakes a share of the purse on every score grows
 * rich only if m is wrong. While m is right, the chance that the purse ever reaches 1/error is at most `error` (Ville's
 * inequality), whenever and however often one looks. Nothing is assumed of the scores but that they lie within 0 and 1.
 */

/** What a pair of matches with swapped seats may score for A: lost both, ..., won both. */
export const SCORES = [0, 0.25, 0.5, 0.75, 1] as const

/** How often each of `SCORES` was seen. */
export type ScoreCounts = readonly number[]

/** Shares of the largest safe stake; the purse is split evenly over them, so no effect has to be guessed beforehand. */
const STAKES = [0.02, 0.04, 0.08, 0.12, 0.18, 0.26, 0.36, 0.5, 0.65, 0.8, 0.95]

/** The logarithm of the purse after these scores, betting that the mean lies on `side` of `mean`. */
export function logPurse(counts: ScoreCounts, mean: number, side: 'above' | 'below'): number {
  let most = Number.NEGATIVE_INFINITY
  const logs = STAKES.map((share) => {
    const stake = side === 'above' ? share / Math.max(mean, TINY) : -share / Math.max(1 - mean, TINY)
    let log = 0
    for (const [place, score] of SCORES.entries()) {
      const count = counts[place] ?? 0
      if (count > 0) log += count * Math.log1p(stake * (score - mean))
    }
    most = Math.max(most, log)
    return log
  })
  return most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / STAKES.length)
}

const TINY = 1e-9

/** The purse of a gambler who bets half on each side: tests whether the mean is exactly `mean`. */
export function logPurseBoth(counts: ScoreCounts, mean: number): number {
  const above = logPurse(counts, mean, 'above')
  const below = logPurse(counts, mean, 'below')
  const most = Math.max(above, below)
  return most + Math.log((Math.exp(above - most) + Math.exp(below - most)) / 2)
}

/** All means that the bets have not refuted: holds the true one with the stated error however the end was chosen. */
export function alwaysValid(counts: ScoreCounts, error = 0.05): { readonly low: number; readonly high: number } {
  const n = counts.reduce((sum, count) => sum + count, 0)
  if (n === 0) return { low: 0, high: 1 }
  const mean = counts.reduce((sum, count, place) => sum + count * (SCORES[place] ?? 0), 0) / n
  const limit = Math.log(1 / error)
  const refuted = (supposed: number): boolean => logPurseBoth(counts, supposed) >= limit
  return { low: edge(0, mean, refuted), high: edge(1, mean, refuted) }
}

/** Between a refuted end and the mean seen, the last refuted place. */
function edge(end: 0 | 1, mean: number, refuted: (supposed: number) => boolean): number {
  if (!refuted(end)) return end
  let out: number = end
  let inside = mean
  for (let i = 0; i < 40; i++) {
    const middle = (out + inside) / 2
    if (refuted(middle)) out = middle
    else inside = middle
  }
  return inside
}
