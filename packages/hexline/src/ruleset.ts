import type { Ruleset } from '@tessera/kernel'
import { sample } from './bot/sample.ts'
import { choiceSchema, configSchema } from './config.ts'
import type { HexlineEvent } from './events.ts'
import { late } from './late.ts'
import { refuse } from './refusals.ts'
import { awaiting, beat, resolve, setupMatch } from './resolve.ts'
import { leave, roundsBegun } from './score.ts'
import type { HexlineChoice, HexlineConfig, HexlineState, HexlineView } from './state.ts'
import { viewOf } from './view.ts'

export const ruleset: Ruleset<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView> = {
  id: 'hexline',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup: setupMatch,
  awaiting,
  resolve,
  beat,
  leave,
  result: (state) => state.result,
  period: roundsBegun,
  view: viewOf,
  hear: (_state, event) => event,
  refuse,
  sample,
  late,
}
