import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { HexlineChoice } from './choice.ts'
import type { HexlineConfig } from './config.ts'
import type { HexlineEvent } from './events.ts'
import { bring } from './lab/bring.ts'
import { variants } from './lab/variants.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { ruleset } from './ruleset.ts'
import type { HexlineState } from './state.ts'
import type { HexlineView } from './view/view.ts'
import { picture } from './words/picture.ts'
import { sentence } from './words/sentence.ts'
import { terminal } from './words/terminal/index.ts'

export { bot, captainArmy, drillLayout, fillArmy } from './bot/index.ts'
export type { HexlineChoice } from './choice.ts'
export type { HexlineConfig, Scenario, ScenarioSet, ScenarioUnit } from './config.ts'
export { DEFAULT_CONFIG, type HexlineInputError } from './config.ts'
export type {
  Ability,
  CustomUnit,
  Effect,
  Family,
  ImmediateEffect,
  PassiveEffect,
  QueuedEffect,
  Target,
  Trigger,
  UnitType,
} from './content/ability.ts'
export { READY_ARMIES, type ReadyArmy } from './content/armies.ts'
export { type ArmyRules, copiesOf, costOf, refuseArmy } from './content/army.ts'
export { readArmyCode, writeArmyCode } from './content/army-code.ts'
export { type Catalog, catalogOf, typeOfCustom } from './content/catalog.ts'
export { checkCustomUnit, readCustomUnit, speedPercent } from './content/custom.ts'
export * from './content/families.ts'
export * from './content/grammar.ts'
export { abilityPrice, type Price, priceOf } from './content/price.ts'
export { BLADE, ROSTER } from './content/roster.ts'
export { labConfig, scenarioOf } from './content/scenario.ts'
export type { ArmiesRevealed, BattleEvent, DamageKind, HexlineEvent, MatchEnd, Tally } from './events.ts'
export { COLUMNS, facingOf, MOST_ROWS, rowsFor, zoneColumns } from './rules/board.ts'
export { drillCells } from './rules/deployment.ts'
export { fightBattle } from './rules/practice.ts'
export type { Host } from './rules/setup.ts'
export { inZone, sideName, sideOf } from './rules/sides.ts'
export { ruleset } from './ruleset.ts'
export type { Battle, BattleReason, Hex, HexlineState, PastBattle, Phase, QueueEntry, Side, Unit } from './state.ts'
export { type Condition, matches, readConditions } from './view/breakpoints.ts'
export { applyEvent, battleFrom } from './view/fold.ts'
export { type Plan, planOf } from './view/plan.ts'
export type { HexlineView } from './view/view.ts'
export { type AbilityWords, abilitySentence, abilityWords, EFFECT_NAMES } from './words/abilities.ts'
export * from './words/explain.ts'
export { arithmetic, type Figure } from './words/figures.ts'
export { headline } from './words/headline.ts'
export { labelOf, nameOf } from './words/naming.ts'
export * from './words/outlook.ts'
export { picture } from './words/picture.ts'
export { queuesDuring } from './words/queue-trace.ts'
export { type AppliedEntry, type StepReport, stepReport } from './words/report.ts'
export { ruleOf } from './words/rule.ts'
export { REASONS, sentence } from './words/sentence.ts'

export const hexline: Game<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView> = {
  ruleset,
  name: 'Hexline',
  blurb: 'Buy an army, place it, and watch the two lines meet on the hexes.',
  minutes: 10,
  // A muster takes some minutes, whatever has been won before it.
  clocks: [
    { kind: 'bank', seconds: 600, increment: 60 },
    { kind: 'turn', seconds: 180 },
    { kind: 'days', hours: 24 },
  ],
  beatMs: 700,
  bot,
  simulation: {},
  variants,
  bring,
  workshop,
  terminal,
  sentence,
  picture,
  brokenInvariants,
}
