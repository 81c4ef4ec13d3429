import { type AnyGame, type Json, peopleSeats, type Seat } from '@tessera/kernel'
import type { Player } from './player.ts'
import { type Lineup, lineupOf, matchSeed, type Played, runLineup } from './run-match.ts'

/**
 * A batch of matches of A against B, who has all seats but one where there are more than two; or of A alone, where the only
 * other seat is the host's. Plain data: it travels to workers.
 */
export interface Simulation {
  /** Parsed by the game's own schema. */
  readonly config: Json
  readonly players: readonly [Player] | readonly [Player, Player]
  readonly seed: string
  /** A goes from seat to seat with the index; false where the config itself says who has what. */
  readonly swap?: boolean
  /** Every so many matches the whole record is part of the hash, and of the others how they ended. Left out: every one. */
  readonly recordEvery?: number
}

/** Scores of A, where the game has them: as many, their sum, and the sum of their squares. */
export interface Scores {
  readonly count: number
  readonly sum: number
  readonly squares: number
}

export const NO_SCORES: Scores = { count: 0, sum: 0, squares: 0 }

/** The matches `from` (included) to `to` (excluded) of a simulation. */
export interface Slice {
  readonly from: number
  readonly to: number
  /** Of A, and of anybody else. */
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly scores: Scores
  readonly turns: number
  readonly steps: number
  /** One per match, in order of index: of its record, or where that is left out how it ended. */
  readonly hashes: readonly string[]
}

/** Any slice can be played anywhere, alone; slices of the same simulation add up in a `Tally`. */
export function simulateSlice(
  game: AnyGame,
  simulation: Simulation,
  from: number,
  to: number,
  each?: (index: number, played: Played) => void,
): Slice {
  const { config, players, seed, recordEvery = 1 } = simulation
  const seats = peopleSeats(game.ruleset, config)
  const [a, b] = players
  if (seats.length > 1 && b === undefined)
    throw new Error(`${game.name} has ${seats.length} seats for players here, not 1`)
  const lineups: Lineup[] = []
  const wins: [number, number] = [0, 0]
  const hashes: string[] = []
  let scores = NO_SCORES
  let draws = 0
  let turns = 0
  let steps = 0
  for (let index = from; index < to; index++) {
    const own = seatingOf(simulation, index, seats)
    lineups[own] ??= lineupOf(
      game,
      config,
      seats.map((seat) => (seat === own ? a : (b ?? a))),
    )
    const played = runLineup(lineups[own], matchSeed(seed, index))
    const { winner, score } = played.result
    if (winner === null) draws++
    else if (winner === own) wins[0]++
    else wins[1]++
    scores = withScore(scores, score?.[own])
    turns += played.turns
    steps += played.steps
    hashes.push(index % recordEvery === 0 ? played.record.hash : endingOf(played))
    each?.(index, played)
  }
  return { from, to, wins, draws, scores, turns, steps, hashes }
}

function endingOf({ result, turns, steps }: Played): string {
  const score = result.score?.reduce((text, points, seat) => (seat === 0 ? `${points}` : `${text} ${points}`), '') ?? ''
  return `${result.winner ?? 'nobody'} ${result.reason} ${score} ${turns} ${steps}`
}

/** The seat of player A in match `index`. */
function seatingOf({ swap = true }: Pick<Simulation, 'swap'>, index: number, seats: readonly Seat[]): Seat {
  return seats[swap ? index % seats.length : 0] ?? 0
}

function withScore(scores: Scores, score: number | undefined): Scores {
  if (score === undefined) return scores
  return { count: scores.count + 1, sum: scores.sum + score, squares: scores.squares + score * score }
}
