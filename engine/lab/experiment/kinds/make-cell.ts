import type { AnyGame, Json } from '@tessera/kernel'
import { pairedShare, type Share } from '../../statistics/pairs.ts'
import type { Cell } from '../cell.ts'
import type { CellTally } from '../cell-tally.ts'
import type { Tallies } from '../design.ts'
import { type Entrant, seatingsOf } from '../entrants.ts'
import type { Experiment } from '../file.ts'

export interface Ground {
  readonly game: AnyGame
  readonly experiment: Experiment
  readonly config: Json
}

interface CellPlan {
  readonly id: string
  readonly a: Entrant
  readonly b: Entrant
  readonly config?: Json
  /** Without it the experiment's own, so that cells are compared on the same dice. */
  readonly seed?: string
  readonly pairs?: number
  /** How many questions are asked at once: the error is shared among them. False: play all matches. */
  readonly among: number | false
}

export function makeCell({ game, experiment, config }: Ground, plan: CellPlan): Cell {
  const { seed, matches, stop } = experiment
  const { id, a, b, among } = plan
  return {
    id,
    a: a.name,
    b: b.name,
    seatings: seatingsOf(game, plan.config ?? config, a, b),
    seed: plan.seed ?? seed,
    pairs: plan.pairs ?? Math.ceil(matches / 2),
    stop: stop === false || among === false ? null : { error: stop.error / among, even: stop.even ?? null },
  }
}

/** The share of A over several cells together. */
export function pooled(tallies: readonly CellTally[]): Share & { readonly matches: number } {
  const counts = [0, 0, 0, 0, 0]
  let matches = 0
  for (const tally of tallies) {
    matches += tally.matches
    for (const [place, count] of tally.counts.entries()) counts[place] = (counts[place] ?? 0) + count
  }
  return { ...pairedShare(counts), matches }
}

export function talliesOf(tallies: Tallies, ids: readonly string[]): readonly CellTally[] {
  return ids.flatMap((id) => tallies.get(id) ?? [])
}
