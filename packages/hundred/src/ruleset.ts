import type { Ruleset } from '@tessera/kernel'
import { choiceSchema, type HundredChoice } from './choice.ts'
import { configSchema, type HundredConfig } from './config.ts'
import type { HundredEvent } from './events.ts'
import { type Edition, LATEST } from './lab/changes.ts'
import { beat, leave, resolve, setup } from './rules/turn.ts'
import type { HundredState } from './state.ts'
import { hear } from './view/hear.ts'
import { imagine } from './view/imagine.ts'
import { late } from './view/late.ts'
import { refuse } from './view/refuse.ts'
import { sample } from './view/sample.ts'
import { type HundredView, view } from './view/view.ts'

/** HUN-1401: the latest edition when a version was; where a record says nothing of it, its config has been given today's. */
const EDITION_THEN: Readonly<Record<number, Edition>> = { 3: 2, 4: 3, 5: 4 }

/** HUN-1506. */
export const hundredRules: Ruleset<HundredConfig, HundredState, HundredChoice, HundredEvent, HundredView> = {
  id: 'hundred',
  version: 6,
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
  // Version 2 changed scenarios alone, 3 gear, 4 templates, 5 power attacks and 6 scenarios, whose edition the config names: a match under way goes on as it
  // began.
  upgrade: (state) => state as HundredState,
  olderRecords: [2, 3, 4, 5],
  olderConfig: ({ edition, ...config }, version) =>
    version === 2 ? config : { ...config, edition: edition === LATEST ? EDITION_THEN[version] : edition },
  formerly: (state, version) => (version >= 2 && version <= 5 ? state : null),
}
