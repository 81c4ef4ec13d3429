import { type AnyGame, type AnyRecord, type Json, seededDice } from '@tessera/kernel'
import { FuzzedMatch } from './fuzzed-match.ts'
import { matchSeed } from './run-match.ts'

export interface FuzzSetup {
  /** Parsed configs, taken in turn. */
  readonly configs: readonly Json[]
  readonly seed: string
  readonly matches: number
  /** Called after every match; true stops. */
  progress?(done: number): boolean | undefined
}

export interface FuzzFailure {
  readonly index: number
  readonly sentence: string
  /** Leads to the failure when replayed. */
  readonly record: AnyRecord
}

export interface FuzzReport {
  readonly matches: number
  readonly turns: number
  /** Frames after which every invariant was checked. */
  readonly steps: number
  /** Illegal choices, acts and answers that were refused, as they must be. */
  readonly refusals: number
  readonly failures: readonly FuzzFailure[]
}

/** After so many failures there is nothing more to learn. */
const ENOUGH_FAILURES = 10

/**
 * Plays random matches, legal and illegal, with every invariant checked after every step, interrupted and carried on
 * through JSON, replayed, and with every refusal checked to be a value that changes nothing.
 */
export function fuzz(game: AnyGame, setup: FuzzSetup): FuzzReport {
  const failures: FuzzFailure[] = []
  let matches = 0
  let turns = 0
  let steps = 0
  let refusals = 0
  while (matches < setup.matches && failures.length < ENOUGH_FAILURES) {
    const index = matches++
    const seed = matchSeed(setup.seed, index)
    const config = setup.configs[index % setup.configs.length]
    if (config === undefined) throw new Error('There is no config to fuzz')
    const fuzzed = new FuzzedMatch(game, config, seed, seededDice(seed, { purpose: FUZZ_DICE }))
    const failure = attempt(() => fuzzed.play())
    turns += fuzzed.turns
    steps += fuzzed.steps
    refusals += fuzzed.refusals
    if (failure !== null) failures.push({ index, sentence: failure, record: fuzzed.failingRecord() })
    if (setup.progress?.(matches) === true) break
  }
  return { matches, turns, steps, refusals, failures }
}

/** A stream that no seat and no bot draws from. */
const FUZZ_DICE = 1000

function attempt(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
