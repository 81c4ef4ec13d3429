import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { HundredChoice } from './choice.ts'
import type { HundredConfig } from './config.ts'
import { skirmish } from './content/skirmish.ts'
import type { HundredEvent } from './events.ts'
import { panel } from './lab/panel.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { hundredRules } from './ruleset.ts'
import type { HundredState } from './state.ts'
import type { HundredView } from './view/view.ts'
import { narrator } from './words/narrator.ts'
import { picture } from './words/picture.ts'
import { seatReport } from './words/report.ts'

export const hundred: Game<HundredConfig, HundredState, HundredChoice, HundredEvent, HundredView> = {
  ruleset: hundredRules,
  name: 'Hundred',
  blurb: 'Medieval fighters on open ground, planned in secret, played at once, every die shown.',
  minutes: 30,
  bot,
  simulation: { scenario: skirmish(['warrior', 'militia', 'archer']) },
  // Short ones: a rule that breaks does so in the first turns.
  variants: [
    { scenario: 'first_muster', turnLimit: 6 },
    { scenario: 'hold_the_bridge', turnLimit: 5 },
    { scenario: 'the_banner', turnLimit: 5 },
    { scenario: 'pitched_battle', budget: 200, turnLimit: 5 },
    { scenario: 'break_their_nerve', swapSides: true, turnLimit: 4 },
    { scenario: 'the_lances', fog: false, turnLimit: 5 },
  ],
  narrator,
  picture,
  report: seatReport,
  workshop,
  panel,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  // HUN-1506.
  clocks: [
    { kind: 'days', hours: 24 },
    { kind: 'turn', seconds: 180 },
    { kind: 'bank', seconds: 1800, increment: 45 },
  ],
  beatMs: 250,
  brokenInvariants,
}

export { usualChoice } from './bot/index.ts'
export * from './choice.ts'
export * from './config.ts'
export * from './content/ammunition.ts'
export * from './content/armour.ts'
export { type Content, contentOf } from './content/changes.ts'
export * from './content/scenarios.ts'
export { skirmish } from './content/skirmish.ts'
export * from './content/templates.ts'
export * from './content/terrain.ts'
export * from './content/traits.ts'
export * from './content/weapons.ts'
export * from './events.ts'
export { type Field, fieldOf, groundSpeed, inForest, isOpen, isSightOpen, levelAt } from './rules/ground/field.ts'
export { ZONE_RADIUS } from './rules/ground/zones.ts'
export { armyCost, lateArmy, refuseArmy, unitCost, unitsOf } from './rules/muster/army.ts'
export { hundredRules } from './ruleset.ts'
export * from './state.ts'
export { HANDLES, unitName } from './view/handles.ts'
export { knownState } from './view/imagine.ts'
export * from './view/preview.ts'
export { mayFillQuiver } from './view/refuse.ts'
export * from './view/view.ts'
export { analysis, luckOf, type UnitAnalysis } from './words/analysis.ts'
export type { HundredHappening, HundredRise, LineKind } from './words/happening.ts'
export { areaName, scenarioName, templateName, type UnitName, unitNames } from './words/names.ts'
export { endText, reasonText } from './words/narration.ts'
export { narrator } from './words/narrator.ts'
export { conditionText, objectiveText } from './words/objective.ts'
export { signed, sourceText } from './words/sums.ts'
