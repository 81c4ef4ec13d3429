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
  const { share, matches } = asIndependent(counts)
  return { share, ...wilson(share * matches, matches, z) }
}

/** How many independent matches would say as much about the share as these pairs do. */
export function asIndependent(counts: ScoreCounts): { readonly share: number; readonly matches: number } {
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  if (pairs === 0) return { share: 0.5, matches: 0 }
  const share = counts.reduce((sum, count, place) => sum + count * scoreAt(place), 0) / pairs
  const spread = counts.reduce((sum, count, place) => sum + count * (scoreAt(place) - share) ** 2, 0)
  const alone = (share * (1 - share)) / 2
  // Who won everything shows no spread either way: that says nothing about how pairs vary, and must not look surer.
  const prior = PRIOR_PAIRS * Math.max(alone, 1 / (8 * (pairs + 2)))
  const effect = (spread + prior) / (pairs * alone + prior)
  return { share, matches: (2 * pairs) / Math.max(effect, 0.05) }
}

/** Places in `SCORES` of the pairs of a build, by opponent. */
export type ByOpponent = readonly (readonly number[])[]

/**
 * The difference of two builds' shares against the same opponents, pair by pair on the same seeds. Either may be several
 * builds of which the mean is meant: how much they differ from each other, beyond what luck does, is part of the error.
 */
export function pairedDifference(ours: readonly ByOpponent[], theirs: readonly ByOpponent[]): Difference {
  const pairs = Math.min(...[...ours, ...theirs].flat().map(({ length }) => length))
  if (!Number.isFinite(pairs) || pairs === 0 || ours.length === 0 || theirs.length === 0)
    return { difference: 0, error: Number.POSITIVE_INFINITY }
  const own = ours.map((build) => meanScores(build, pairs))
  const others = theirs.map((build) => meanScores(build, pairs))
  const meanAt = (builds: readonly (readonly number[])[], i: number): number =>
    meanOf(builds.map((scores) => scores[i] ?? 0))
  const differences = Array.from({ length: pairs }, (_, i) => meanAt(own, i) - meanAt(others, i))
  const least = 1 / (4 * pairs * Math.max(1, ours[0]?.length ?? 1))
  const luck = pairs === 1 ? 0.25 : Math.max(varianceOf(differences), least)
  const between = betweenBuilds(own, pairs) / own.length + betweenBuilds(others, pairs) / others.length
  return { difference: meanOf(differences), error: Math.sqrt(luck / pairs + between) }
}

export interface Difference {
  readonly difference: number
  readonly error: number
}

/** Pair by pair, the mean over all opponents: they met on the same dice, and are not independent. */
function meanScores(build: ByOpponent, pairs: number): readonly number[] {
  return Array.from({ length: pairs }, (_, i) => meanOf(build.map((places) => scoreAt(places[i] ?? 2))))
}

/** How much the true shares of several builds vary: what their shares vary, less what luck alone would make of equals. */
function betweenBuilds(builds: readonly (readonly number[])[], pairs: number): number {
  if (builds.length < 2 || pairs < 2) return 0
  const luck = meanOf(builds.map((scores) => varianceOf(scores) / pairs))
  return Math.max(0, varianceOf(builds.map(meanOf)) - luck)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1)
}

function varianceOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(values.length - 1, 1)
}

function scoreAt(place: number): number {
  return SCORES[place] ?? 0
}
