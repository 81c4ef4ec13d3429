import type { Ruleset } from '@tessera/kernel'
import { choiceSchema, type HundredChoice } from './choice.ts'
import { configSchema, type HundredConfig } from './config.ts'
import type { HundredEvent } from './events.ts'
import { beat, leave, resolve, setup } from './rules/turn.ts'
import type { HundredState } from './state.ts'
import { hear } from './view/hear.ts'
import { imagine } from './view/imagine.ts'
import { late } from './view/late.ts'
import { refuse } from './view/refuse.ts'
import { sample } from './view/sample.ts'
import { type HundredView, view } from './view/view.ts'

/** HUN-1506. */
export const hundredRules: Ruleset<HundredConfig, HundredState, HundredChoice, HundredEvent, HundredView> = {
  id: 'hundred',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup,
  awaiting: ({ phase }) => (phase === 'resolution' || phase === 'over' ? [] : [0, 1]),
  resolve,
  beat,
  leave,
  result: ({ result }) =>
    result === null ? null : { winner: result.winner, reason: result.reason, score: result.score },
  period: ({ turn }) => turn,
  view,
  hear,
  refuse,
  sample,
  late: (seen) => late(seen),
  imagine,
}
