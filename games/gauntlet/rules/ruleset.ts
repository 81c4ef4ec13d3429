import type { Ruleset } from '@tessera/kernel'
import { choiceSchema, type DuelChoice } from './choice.ts'
import { configSchema, type DuelConfig } from './config.ts'
import type { DuelEvent } from './events.ts'
import { awaitingDuel, beatDuel, leaveDuel, resolveDuel, setupDuel } from './rules/duel.ts'
import type { DuelState } from './state.ts'
import { hearDuel } from './view/hear.ts'
import { refuseDuel } from './view/refuse.ts'
import { sampleDuel } from './view/sample.ts'
import { type DuelView, viewDuel } from './view/view.ts'

/** Section 14 of the rulebook: muster, deploy, watch. */
export const duelRules: Ruleset<DuelConfig, DuelState, DuelChoice, DuelEvent, DuelView> = {
  id: 'gauntlet-duel',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup: setupDuel,
  awaiting: awaitingDuel,
  resolve: resolveDuel,
  beat: beatDuel,
  leave: leaveDuel,
  result: (state) => state.result,
  // GB-1402: the battle.
  period: (state) => Math.max(1, state.fought.length + (state.phase === 'deploy' || state.phase === 'battle' ? 1 : 0)),
  view: viewDuel,
  hear: (_state, event, to) => hearDuel(event, to),
  refuse: refuseDuel,
  sample: sampleDuel,
  // GB-1404: a player who never deploys has resigned.
  late: () => 'forfeit',
}
