import type { Choices, MatchReferee, Seat } from '@tessera/kernel'
import type { Army, Deployment, DuelChoice } from '../choice.ts'
import type { DuelConfig } from '../config.ts'
import { contentOf } from '../content/changes.ts'
import type { DuelEvent } from '../events.ts'
import type { DuelResult, DuelState } from '../state.ts'
import { beatBattle, createBattle } from './battle.ts'

type DuelReferee = MatchReferee<DuelConfig, DuelEvent>

/** GB-1401: seats with an army in the config do not muster. */
export function setupDuel(config: DuelConfig): DuelState {
  const [a, b] = config.armies
  return {
    phase: a !== null && b !== null ? 'deploy' : 'muster',
    armies: [a, b],
    deployments: [null, null],
    battle: null,
    fought: [],
    wins: [0, 0],
    result: null,
  }
}

export function awaitingDuel(state: DuelState, config: DuelConfig): readonly Seat[] {
  if (state.phase === 'muster') return [0, 1].filter((seat) => config.armies[seat as 0 | 1] === null)
  return state.phase === 'deploy' ? [0, 1] : []
}

/** GB-1402. */
export function resolveDuel(state: DuelState, choices: Choices<DuelChoice>, ref: DuelReferee): void {
  if (state.phase === 'muster') muster(state, choices, ref)
  else if (state.phase === 'deploy') deploy(state, choices, ref)
  else throw new Error(`Nobody chooses in phase ${state.phase}`)
}

function muster(state: DuelState, choices: Choices<DuelChoice>, ref: DuelReferee): void {
  for (const seat of [0, 1] as const) {
    const choice = choices[seat] ?? null
    if (choice !== null && choice.do === 'muster') state.armies[seat] = armyOf(choice)
  }
  const [a, b] = state.armies
  if (a === null || b === null) throw new Error('A seat has mustered no army')
  state.phase = 'deploy'
  ref.tell?.({ type: 'armies_revealed', armies: [a, b] })
}

function armyOf({ faction, leader, spells, cards }: Army): Army {
  return { faction, leader, spells: [...spells], cards: cards.map(({ key, tier }) => ({ key, tier })) }
}

function deploy(state: DuelState, choices: Choices<DuelChoice>, ref: DuelReferee): void {
  const [a, b] = ([0, 1] as const).map((seat) => deploymentOf(choices[seat] ?? null))
  const [armyA, armyB] = state.armies
  if (a === undefined || b === undefined || armyA === null || armyB === null) throw new Error('A seat has not deployed')
  state.deployments = [a, b]
  state.battle = createBattle(
    contentOf(ref.config),
    [
      { army: armyA, deployment: a },
      { army: armyB, deployment: b },
    ],
    ref.config.roundLimit,
  )
  state.phase = 'battle'
  ref.tell?.({ type: 'deployed', battle: state.fought.length + 1, deployments: [a, b] })
}

function deploymentOf(choice: DuelChoice | null): Deployment {
  if (choice === null || choice.do !== 'deploy') throw new Error('A deployment was expected')
  return { units: choice.units.map(({ card, c, r }) => ({ card, c, r })), timings: [...choice.timings] }
}

/** One beat of the battle, and what follows from its end (GB-1404). */
export function beatDuel(state: DuelState, ref: DuelReferee): void {
  const { battle } = state
  if (battle === null) throw new Error('There is no battle')
  beatBattle(battle, contentOf(ref.config), ref)
  if (battle.result === null) return
  state.fought.push(battle.result)
  const { winner } = battle.result
  if (winner !== null) state.wins[winner]++
  const { bestOf } = ref.config
  const decided = state.fought.length >= bestOf || Math.max(...state.wins) > bestOf / 2
  if (!decided) {
    state.phase = 'deploy'
    return
  }
  const [a, b] = state.wins
  conclude(
    state,
    {
      winner: a > b ? 0 : b > a ? 1 : null,
      reason: bestOf === 1 ? battle.result.reason : 'battles',
      score: [a, b],
    },
    ref,
  )
}

/** Who leaves has lost. */
export function leaveDuel(state: DuelState, seat: Seat, ref: DuelReferee, why: 'resign' | 'forfeit'): void {
  const reason = why === 'forfeit' ? 'forfeit' : 'resignation'
  conclude(state, { winner: 1 - seat, reason, score: [...state.wins] }, ref)
}

function conclude(state: DuelState, result: DuelResult, ref: DuelReferee): void {
  state.phase = 'over'
  state.result = result
  ref.tell?.({ type: 'match_ended', result })
}
