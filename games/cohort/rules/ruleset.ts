import type { Ruleset } from '@tessera/kernel'
import { type CohortChoice, choiceSchema } from './choice.ts'
import { type CohortConfig, configSchema } from './config.ts'
import type { CohortEvent } from './events.ts'
import { beat, resolve } from './rules/resolve.ts'
import { playOf } from './rules/scene.ts'
import { setup } from './rules/setup.ts'
import { conclude } from './rules/victory.ts'
import type { CohortState } from './state.ts'
import { hear } from './view/hear.ts'
import { imagine } from './view/imagine.ts'
import { late } from './view/late.ts'
import { refuse } from './view/refuse.ts'
import { sample } from './view/sample.ts'
import { type CohortView, view } from './view/view.ts'

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
  leave: (state, seat, ref, why) =>
    conclude(playOf(state, ref.config, ref), { winner: 1 - seat, reason: 'resignation' }, why === 'forfeit'),
  result: (state) => state.result,
  period: (state) => state.turn,
  view,
  hear,
  refuse,
  sample,
  late,
  imagine,
}
