import type { Referee, Seat } from '@tessera/kernel'
import type { HexlineConfig } from '../config.ts'
import type { HexlineEvent } from '../events.ts'
import type { Battle, HexlineState } from '../state.ts'

/** HEX-11: the battle enters the score; the next muster, or the end of the match. */
export function concludeBattle(
  state: HexlineState,
  battle: Battle,
  config: HexlineConfig,
  ref: Referee<HexlineEvent>,
): void {
  const { winner, reason } = battle
  const [first, second] = state.armies
  if (winner === null || reason === null || first === null || second === null)
    throw new Error(`battle ${battle.number} is not decided`)
  const winnerSeat = winner === 0 ? null : winner === 1 ? battle.west_seat : 1 - battle.west_seat
  if (winnerSeat === 0) state.score[0]++
  if (winnerSeat === 1) state.score[1]++
  state.past.push({
    number: battle.number,
    west_seat: battle.west_seat,
    armies: [first, second],
    winner_seat: winnerSeat,
    reason,
    rounds: battle.round,
    steps: battle.steps,
  })
  if (ref.tell)
    ref.tell({
      type: 'battle_end',
      battle: battle.number,
      step: battle.steps,
      winner_side: winner,
      winner_seat: winnerSeat,
      reason,
      rounds: battle.round,
      steps: battle.steps,
      survivors: battle.units.filter((unit) => unit.alive).map((unit) => unit.id),
      tally: battle.units.map(({ id, dealt, taken, healed, kills }) => ({ unit: id, dealt, taken, healed, kills })),
    })
  const [a, b] = state.score
  const left = config.battles - state.past.length
  if (Math.abs(a - b) > left) endMatch(state, a > b ? 0 : 1, 'score', ref)
  else if (left === 0) endMatch(state, null, 'score', ref)
  else {
    state.phase = 'muster'
    state.battle_number++
    state.armies = [null, null]
  }
}

/** The other seat wins the match at any score. */
export function leave(state: HexlineState, seat: Seat, ref: Referee<HexlineEvent>): void {
  if (state.result === null) endMatch(state, 1 - seat, 'conceded', ref)
}

/** Rounds begun in this match so far. */
export function roundsBegun(state: HexlineState): number {
  const fought = state.past.reduce((sum, past) => sum + past.rounds, 0)
  const { battle } = state
  return battle === null || battle.winner !== null ? fought : fought + battle.round
}

function endMatch(state: HexlineState, winner: Seat | null, reason: string, ref: Referee<HexlineEvent>): void {
  const [a, b] = state.score
  state.phase = 'over'
  state.result = { winner, reason, score: [a, b] }
  ref.tell?.({ type: 'match_end', winner, score: [a, b], reason })
}
