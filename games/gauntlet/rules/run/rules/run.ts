import type { Choices, Result, Seat } from '@tessera/kernel'
import type { RunChoice } from '../choice.ts'
import type { RunConfig } from '../config.ts'
import type { RunState } from '../state.ts'
import { beginFight } from './battle.ts'
import { lockTeam } from './camp.ts'
import { begin, pick, type RunReferee } from './draft.ts'
import { START_GOLD } from './gold.ts'
import { meetOpponent } from './opponent.ts'

/** A run before its first choice: nothing is drawn yet. */
export function setupRun(config: RunConfig): RunState {
  return {
    phase: 'begin',
    banner: null,
    cards: [],
    offer: [],
    picksDue: 0,
    gold: START_GOLD,
    wins: 0,
    losses: 0,
    draws: 0,
    winStreak: 0,
    lossStreak: 0,
    deployment: [],
    timings: [],
    rating: config.rating,
    opponent: null,
    fight: null,
    battles: [],
    status: 'active',
    endReason: null,
  }
}

/** GR-204: exactly one seat, or none while a battle runs. */
export function awaitingRun({ phase }: RunState): readonly Seat[] {
  if (phase === 'battle' || phase === 'ended') return []
  return phase === 'matching' ? [1] : [0]
}

export function resolveRun(state: RunState, choices: Choices<RunChoice>, ref: RunReferee): void {
  const choice = choices[state.phase === 'matching' ? 1 : 0] ?? null
  switch (choice?.do) {
    case 'begin':
      begin(state, choice, ref)
      return
    case 'pick':
      pick(state, choice.cards, ref)
      return
    case 'find':
      lockTeam(state, choice, ref)
      return
    case 'opponent':
      meetOpponent(state, choice, ref)
      return
    case 'fight':
      beginFight(state, ref)
      return
    case undefined:
      throw new Error(`Nobody has chosen in phase ${state.phase}`)
  }
}

/** GR-2402: the player has won with nine wins; everything else is the host's. */
export function resultRun({ status, endReason, wins, losses }: RunState): Result | null {
  if (endReason === null) return null
  return { winner: status === 'won' ? 0 : 1, reason: endReason, score: [wins, losses] }
}

/** Battles begun, at least 1. */
export function periodRun({ battles, phase }: RunState): number {
  return Math.max(1, battles.length + (phase === 'battle' ? 1 : 0))
}
