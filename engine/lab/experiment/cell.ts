import type { AnyGame, Json } from '@tessera/kernel'
import type { Player } from '../player.ts'
import { lineupOf, matchSeed, type Played, runLineup, runMatch } from '../run-match.ts'

/** One of the two ways A and B sit: the config, and who sits where. */
export interface Seating {
  readonly config: Json
  /** One where a game is played alone: then A and B each play it, with the same dice, and their scores are compared. */
  readonly players: readonly Player[]
}

/**
 * One question of an experiment: A against B under one config. Matches come in pairs that share their seed, A in seat 0 and
 * then in seat 1, so that luck and the first move cancel; where a game is played alone, first A and then B. Plain data: it travels to workers and other machines.
 */
export interface Cell {
  readonly id: string
  readonly a: string
  readonly b: string
  /** A in seat 0, A in seat 1. */
  readonly seatings: readonly [Seating, Seating]
  readonly seed: string
  /** At most. */
  readonly pairs: number
  readonly stop: StopRule | null
}

interface StopRule {
  /** The chance of a wrong answer in this cell. */
  readonly error: number
  /** Being within so much of one half is an answer too. */
  readonly even: number | null
}

/** What happened in a run of pairs, two matches each: columns, since there may be millions. */
export interface Rows {
  /** One letter a match: a, b or d. */
  readonly outcomes: string
  readonly turns: readonly number[]
  readonly steps: readonly number[]
  /** Places in `reasons`. */
  readonly reason: readonly number[]
  readonly reasons: readonly string[]
  /** Of the records, 16 digits each. */
  readonly hashes: string
}

/** The pairs `from` (included) to `to` (excluded) of a cell: can be played anywhere, alone. */
export function playPairs(game: AnyGame, cell: Cell, from: number, to: number): Rows {
  let outcomes = ''
  let hashes = ''
  const turns: number[] = []
  const steps: number[] = []
  const reason: number[] = []
  const reasons: string[] = []
  const lineups = cell.seatings.map(({ config, players }) => lineupOf(game, config, players))
  let first: Played | null = null
  for (let match = 2 * from; match < 2 * to; match++) {
    const lineup = lineups[match % 2]
    if (lineup === undefined) throw new Error(`Match ${match} has no seating`)
    const played = runLineup(lineup, matchSeed(cell.seed, match >> 1))
    if (cell.seatings[0].players.length > 1) outcomes += outcomeOf(played.result.winner, match)
    else if (match % 2 === 0) first = played
    else if (first !== null) outcomes += comparedOutcome(first, played)
    turns.push(played.turns)
    steps.push(played.steps)
    let known = reasons.indexOf(played.result.reason)
    if (known < 0) known = reasons.push(played.result.reason) - 1
    reason.push(known)
    hashes += played.record.hash
  }
  return { outcomes, turns, steps, reason, reasons, hashes }
}

/** Any match of a cell again, with its record. */
export function playMatch(game: AnyGame, cell: Cell, match: number): Played {
  const { config, players } = cell.seatings[match % 2 === 0 ? 0 : 1]
  return runMatch(game, config, matchSeed(cell.seed, match >> 1), players)
}

/** Both runs of a pair count alike: whose score is higher, or who has won where there are none. */
function comparedOutcome(a: Played, b: Played): 'aa' | 'bb' | 'dd' {
  const score = ({ result }: Played): number => result.score?.[0] ?? (result.winner === 0 ? 1 : 0)
  const difference = score(a) - score(b)
  return difference > 0 ? 'aa' : difference < 0 ? 'bb' : 'dd'
}

function outcomeOf(winner: number | null, match: number): 'a' | 'b' | 'd' {
  if (winner === null) return 'd'
  return winner === match % 2 ? 'a' : 'b'
}
