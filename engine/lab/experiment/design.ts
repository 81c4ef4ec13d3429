import type { AnyGame, Json } from '@tessera/kernel'
import type { Cell } from './cell.ts'
import type { CellTally } from './cell-tally.ts'
import type { Experiment } from './file.ts'

export type Tallies = ReadonlyMap<string, CellTally>

/** A kind of experiment: which cells come next, and what they say when all are played. */
export interface Kind {
  /** The cells of stage n; none when the experiment is over. The same past gives the same cells. */
  stage(number: number, past: Tallies): readonly Cell[]
  findings(tallies: Tallies): Findings
}

/** An experiment made ready. */
export interface Design extends Kind {
  readonly game: AnyGame
  readonly experiment: Experiment
  readonly config: Json
  readonly title: string
  /** Fingerprint of everything that decides the results: resumed runs and other machines compare it. */
  readonly key: string
}

interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Worth of something: A's share with it, and without. */
export interface Worth extends Estimate {
  readonly name: string
  /** Points it costs in the game, where it does. */
  readonly cost: number | null
  /** Where nothing came in its place: worth by what it costs, so that dear and cheap ones compare. */
  readonly perPoint: number | null
  /** Chance of so large a difference if it were worth nothing, corrected by Holm for all that are listed. */
  readonly p: number
  readonly matches: number
}

/** A's share of the points over the field with these values. */
export interface SweepPoint extends Estimate {
  readonly values: readonly Json[]
  readonly matches: number
  readonly note: string
  /** How much more that is than with the first values, on the same dice; null for those. */
  readonly change: (Estimate & { readonly p: number }) | null
}

export interface Findings {
  /** Cells by row and column, as ids; null where no match is played. */
  readonly matrix?: {
    readonly rows: readonly string[]
    readonly columns: readonly string[]
    readonly cells: readonly (readonly (string | null)[])[]
  }
  readonly ratings?: readonly (Estimate & { readonly name: string; readonly share: number })[]
  readonly sweep?: {
    readonly axes: readonly string[]
    readonly points: readonly SweepPoint[]
  }
  readonly worth?: { readonly about: string; readonly list: readonly Worth[] }
  readonly search?: {
    readonly generations: readonly { readonly best: number; readonly mean: number; readonly matches: number }[]
    readonly found: readonly (Estimate & { readonly name: string; readonly build: string; readonly matches: number })[]
    readonly spent: number
  }
}
