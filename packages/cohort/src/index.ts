import type { Ruleset } from '@tessera/kernel'
import { type CohortChoice, choiceSchema } from './choice.ts'
import { type CohortConfig, configSchema } from './config.ts'
import type { CohortEvent } from './events.ts'
import { hear } from './hear.ts'
import { refuse } from './refuse.ts'
import { late, sample } from './sample.ts'
import { playOf } from './scene.ts'
import { setup } from './setup.ts'
import type { CohortState } from './state.ts'
import { beat, resolve } from './turn.ts'
import { conclude } from './victory.ts'
import { type CohortView, view } from './view.ts'

export const cohortRules: Ruleset<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView> = {
  id: 'cohort',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup,
  awaiting: (state) => (state.phase === 'over' || state.stage > 0 ? [] : [0, 1]),
  resolve,
  beat,
  leave: (state, seat, ref) => conclude(playOf(state, ref), { winner: 1 - seat, reason: 'resignation' }),
  result: (state) => state.result,
  period: (state) => state.turn,
  view,
  hear,
  refuse,
  sample,
  late: (seen) => late(seen),
}

export { faults } from './faults.ts'
