import type { Ruleset } from '@tessera/kernel'
import { type RunChoice, runChoiceSchema } from './choice.ts'
import { CONTENT_VERSION, type RunConfig, runConfigSchema } from './config.ts'
import type { RunEvent } from './events.ts'
import { beatFight, leaveRun } from './rules/battle.ts'
import { awaitingRun, periodRun, resolveRun, resultRun, setupRun } from './rules/run.ts'
import type { RunState } from './state.ts'
import { hearRun } from './view/hear.ts'
import { refuseRun } from './view/refuse.ts'
import { sampleRun } from './view/sample.ts'
import { type RunView, viewRun } from './view/view.ts'

/** Section 24 of the rulebook: a run is a match of the player and the host. */
export const runRules: Ruleset<RunConfig, RunState, RunChoice, RunEvent, RunView> = {
  id: 'gauntlet-run',
  version: CONTENT_VERSION,
  config: runConfigSchema,
  choice: runChoiceSchema,
  seats: () => 2,
  hostSeats: () => [1],
  acts: ['resign'],
  // Spectators see neither the beats of a battle nor what is bought: the number of frames must not tell either.
  frames: 'perceived',
  setup: setupRun,
  awaiting: awaitingRun,
  resolve: resolveRun,
  beat: beatFight,
  leave: (state, _seat, ref, why) => leaveRun(state, ref, why),
  result: resultRun,
  period: periodRun,
  view: viewRun,
  hear: (_state, event, to) => hearRun(event, to),
  refuse: refuseRun,
  sample: sampleRun,
  late: (view) => (view.to === 1 ? { do: 'opponent', snapshot: null, among: 0 } : 'forfeit'),
}
