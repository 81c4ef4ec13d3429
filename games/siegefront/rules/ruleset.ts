import type { Ruleset } from '@tessera/kernel'
import type { SiegefrontChoice } from './choice.ts'
import { choiceSchema } from './choice.ts'
import type { SiegefrontConfig } from './config.ts'
import { configSchema } from './config.ts'
import type { SiegefrontEvent } from './events.ts'
import { resolve } from './rules/resolve.ts'
import { conclude } from './rules/settle.ts'
import { owingDecks, owingMulligans, setup } from './rules/setup.ts'
import type { SiegefrontState } from './state.ts'
import { hear } from './view/hear.ts'
import { imagine } from './view/imagine.ts'
import { late } from './view/late.ts'
import { legal } from './view/legal.ts'
import { refuse } from './view/refuse.ts'
import { sample } from './view/sample.ts'
import type { SiegefrontView } from './view/view.ts'
import { view } from './view/view.ts'

export const siegefrontRules: Ruleset<
  SiegefrontConfig,
  SiegefrontState,
  SiegefrontChoice,
  SiegefrontEvent,
  SiegefrontView
> = {
  id: 'siegefront',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup,
  awaiting(state) {
    switch (state.phase) {
      case 'deck':
        return owingDecks(state)
      case 'mulligan':
        return owingMulligans(state)
      case 'action':
        return [state.active]
      case 'over':
        return []
    }
  },
  resolve,
  leave: (state, seat, ref) => conclude({ state, config: ref.config, ref, queue: [] }, 1 - seat, 'concession', null),
  result: (state) => state.result,
  period: (state) => state.turn,
  view,
  hear,
  refuse,
  sample,
  late,
  legal,
  imagine,
}
