import type { Ruleset } from '@tessera/kernel'
import type { HexlineChoice } from './choice.ts'
import { choiceSchema } from './choice.ts'
import type { HexlineConfig } from './config.ts'
import { configSchema } from './config.ts'
import type { HexlineEvent } from './events.ts'
import { EFFECT_LIMITS } from './rules/exhaustion.ts'
import { awaiting, beat, beats, resolve, setupMatch } from './rules/resolve.ts'
import { leave, roundsBegun } from './rules/score.ts'
import type { HexlineState } from './state.ts'
import { late } from './view/late.ts'
import { refuse } from './view/refuse.ts'
import { sample } from './view/sample.ts'
import type { HexlineView } from './view/view.ts'
import { viewOf } from './view/view.ts'

export const ruleset: Ruleset<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView> = {
  id: 'hexline',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  workLimits: () => EFFECT_LIMITS,
  setup: setupMatch,
  awaiting,
  resolve,
  beat,
  beats,
  leave,
  result: (state) => state.result,
  period: roundsBegun,
  view: viewOf,
  hear: (_state, event) => event,
  refuse,
  sample,
  late,
}
