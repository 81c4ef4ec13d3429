import type { AnyGame, Json } from '@tessera/kernel'
import type { Player } from './player.ts'
import { matchSeed, type Played, runMatch } from './run-match.ts'

/** A batch of matches between A and B. Plain data: it travels to workers. */
export interface Simulation {
  /** Parsed by the game's own schema. */
  readonly config: Json
  /** A and B. */
  readonly players: readonly [Player, Player]
  readonly seed: string
  /** On odd indexes A and B change seats; false where the config itself says who has what. */
  readonly swap?: boolean
}

/** The matches `from` (included) to `to` (excluded) of a simulation. */
export interface Slice {
  readonly from: number
  readonly to: number
  /** Of A and of B. */
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly turns: number
  readonly steps: number
  /** Of the records, one per match, in order of index. */
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
  const { config, players, seed } = simulation
  const [a, b] = players
  const wins: [number, number] = [0, 0]
  const hashes: string[] = []
  let draws = 0
  let turns = 0
  let steps = 0
  for (let index = from; index < to; index++) {
    const swapped = seatingOf(simulation, index) === 1
    const played = runMatch(game, config, matchSeed(seed, index), swapped ? [b, a] : [a, b])
    const { winner } = played.result
    if (winner === null) draws++
    else if ((winner === 0) !== swapped) wins[0]++
    else wins[1]++
    turns += played.turns
    steps += played.steps
    hashes.push(played.record.hash)
    each?.(index, played)
  }
  return { from, to, wins, draws, turns, steps, hashes }
}

/** The seat of player A in match `index`. */
export function seatingOf({ swap = true }: Simulation, index: number): 0 | 1 {
  return swap && index % 2 === 1 ? 1 : 0
}
