import type { Audience } from '@tessera/kernel'
import type { Army, Deployment } from '../choice.ts'
import type { DuelConfig } from '../config.ts'
import type { Battle, BattleResult, DuelPhase, DuelResult, DuelState } from '../state.ts'
import { shownBattle } from './shown-battle.ts'

/** GB-1403: what a seat or a spectator knows. */
export interface DuelView {
  readonly to: Audience
  readonly config: DuelConfig
  readonly phase: DuelPhase
  /** By seat; null before they are shown. */
  readonly armies: readonly [Army | null, Army | null]
  /** As last deployed; null before the first battle. */
  readonly deployments: readonly [Deployment | null, Deployment | null]
  /** The present battle, or the last one until the next begins. */
  readonly battle: Battle | null
  readonly fought: readonly BattleResult[]
  readonly wins: readonly [number, number]
  readonly result: DuelResult | null
}

export function viewDuel(state: DuelState, to: Audience, config: DuelConfig): DuelView {
  const { phase, fought, wins, result, deployments } = state
  const battle = state.battle === null ? null : shownBattle(state.battle)
  return { to, config, phase, armies: armiesFor(state, to, config), deployments, battle, fought, wins, result }
}

/** An army in the config is known to all; a mustered one to the seats when both are in, to spectators with the battle. */
function armiesFor(state: DuelState, to: Audience, config: DuelConfig): DuelView['armies'] {
  const open = to === 'spectator' ? state.battle !== null : state.phase !== 'muster'
  if (open) return state.armies
  return config.armies
}
