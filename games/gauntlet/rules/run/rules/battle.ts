import { type SeededDice, seededDice, seedFrom } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import { beatBattle, createBattle, type Team } from '../../rules/battle.ts'
import { type EndReason, type Fight, type Opponent, type RunState, teamOf } from '../state.ts'
import { offerCards, type RunReferee } from './draft.ts'
import { type Outcome, rewardFor } from './gold.ts'
import { type RatingChange, ratingAfter } from './rating.ts'

export const WINS_TO_WIN = 9
export const LOSSES_TO_LOSE = 4
export const MOST_BATTLES = 20

const SEED_NUMBERS = 4
const SEED_SIDES = 2_147_483_647

/** GR-701: four numbers make the seed of the battle, which is then fought on dice of its own. */
export function beginFight(state: RunState, ref: RunReferee): void {
  const numbers = Array.from({ length: SEED_NUMBERS }, () => ref.dice.d(SEED_SIDES))
  const battle = createBattle(contentOf(ref.config), teamsOf(state), ref.config.roundLimit)
  state.fight = { battle, seed: seedFrom(numbers.join('-')), dice: 0 }
  state.phase = 'battle'
}

function teamsOf(state: RunState): readonly [Team, Team] {
  if (state.banner === null) throw new Error('The run has not begun')
  return [teamOf(state.banner, state.cards, state.deployment, state.timings), opponentOf(state).team]
}

function opponentOf({ opponent }: RunState): Opponent {
  if (opponent === null) throw new Error('There is no opponent')
  return opponent
}

/** GR-2405: one beat, on the dice that turn 1 of a duel with this seed has. */
export function beatFight(state: RunState, ref: RunReferee): void {
  const { fight } = state
  if (fight === null) throw new Error('There is no battle')
  const dice = diceOf(fight)
  beatBattle(fight.battle, contentOf(ref.config), { dice, tell: ref.tell })
  fight.dice = dice.position()
  if (fight.battle.result !== null) finishFight(state, ref)
}

/** Dice are kept between beats, since making them anew takes a tenth of a run. Their position is in the state, so a copy of the state draws the same. */
const made = new WeakMap<Fight, SeededDice>()

function diceOf(fight: Fight): SeededDice {
  let dice = made.get(fight)
  if (dice === undefined) {
    dice = seededDice(fight.seed, { turn: 1 })
    made.set(fight, dice)
  }
  dice.seek(fight.dice)
  return dice
}

/** GR-702: the count, then gold, streaks and rating, then the end or the next offer. */
function finishFight(state: RunState, ref: RunReferee): void {
  const { fight } = state
  const result = fight?.battle.result ?? null
  if (fight === null || result === null) throw new Error('The battle is not over')
  const opponent = opponentOf(state)
  const outcome: Outcome = result.winner === 0 ? 'win' : result.winner === 1 ? 'loss' : 'draw'
  count(state, outcome)
  const { base, streakBonus } = rewardFor(outcome, state.winStreak)
  state.gold += base + streakBonus
  const change = rate(state, opponent, outcome)
  const number = state.battles.length + 1
  state.battles.push({
    number,
    opponent: opponent.face,
    snapshot: opponent.snapshot,
    seed: fight.seed,
    teams: teamsOf(state),
    winner: result.winner,
    reason: result.reason,
    rounds: result.rounds,
    shares: result.shares,
    gold: base + streakBonus,
    ratingBefore: change?.before ?? state.rating,
    ratingAfter: state.rating,
  })
  state.opponent = null
  const { wins, losses, draws, winStreak, gold } = state
  const { reason, rounds, shares: hpShares } = result
  ref.tell?.({
    type: 'battle_finished',
    number,
    result: outcome,
    reason,
    rounds,
    hpShares,
    wins,
    losses,
    draws,
    winStreak,
  })
  ref.tell?.({ type: 'gold_changed', amount: base + streakBonus, cause: outcome, base, streakBonus, gold })
  if (change !== null) ref.tell?.({ type: 'rating_changed', ...change })
  const end = endOf(state)
  if (end === null) offerCards(state, false, ref)
  else endRun(state, end, ref)
}

/** GR-502, GR-702. */
function count(state: RunState, outcome: Outcome): void {
  if (outcome === 'win') state.wins++
  else if (outcome === 'loss') state.losses++
  else state.draws++
  state.winStreak = outcome === 'win' ? state.winStreak + 1 : 0
  state.lossStreak = outcome === 'loss' ? state.lossStreak + 1 : 0
}

function rate(state: RunState, { face }: Opponent, outcome: Outcome): RatingChange | null {
  if (!face.rated) return null
  const change = ratingAfter(state.rating, face.rating, outcome)
  state.rating = change.after
  return change
}

function endOf({ wins, losses, battles }: RunState): EndReason | null {
  if (wins >= WINS_TO_WIN) return 'nine_wins'
  if (losses >= LOSSES_TO_LOSE) return 'four_losses'
  return battles.length >= MOST_BATTLES ? 'battle_limit' : null
}

function endRun(state: RunState, endReason: EndReason, ref: RunReferee): void {
  state.status = endReason === 'nine_wins' ? 'won' : 'lost'
  state.endReason = endReason
  state.phase = 'ended'
  state.offer = []
  state.picksDue = 0
  const { status, wins, losses, rating } = state
  ref.tell?.({ type: 'run_ended', status, endReason, wins, losses, rating, ratingStart: ref.config.rating })
}

/** GR-704: leaving an opponent who has been found costs what losing to them costs. */
export function leaveRun(state: RunState, ref: RunReferee, why: 'resign' | 'forfeit'): void {
  if (state.phase === 'matched') {
    state.losses++
    const change = rate(state, opponentOf(state), 'loss')
    if (change !== null) ref.tell?.({ type: 'rating_changed', ...change })
  }
  state.opponent = null
  endRun(state, why === 'resign' ? 'abandoned' : 'expired', ref)
}
