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
} from './ability.ts'
export { arithmetic, type Figure } from './arithmetic.ts'
export { type ArmyRules, copiesOf, costOf, refuseArmy } from './army.ts'
export { COLUMNS, facingOf, MOST_ROWS, rowsFor, zoneColumns } from './board.ts'
export { bot, captainArmy, drillLayout, fillArmy } from './bot/index.ts'
export { type Catalog, catalogOf, typeOfCustom } from './catalog.ts'
export { readArmyCode, writeArmyCode } from './code.ts'
export { type Condition, matches, readConditions } from './conditions.ts'
export { DEFAULT_CONFIG, type HexlineFault } from './config.ts'
export { READY_ARMIES, type ReadyArmy } from './content/armies.ts'
export * from './content/families.ts'
export { BLADE, ROSTER } from './content/roster.ts'
export { checkCustomUnit, readCustomUnit, speedPercent } from './custom.ts'
export { drillCells } from './deployment.ts'
export type { ArmiesRevealed, BattleEvent, DamageKind, HexlineEvent, MatchEnd, Tally } from './events.ts'
export * from './explain.ts'
export { faults } from './faults.ts'
export { applyEvent, battleFrom } from './fold.ts'
export { hexline } from './game.ts'
export * from './grammar.ts'
export { headline } from './headline.ts'
export { labelOf, nameOf } from './naming.ts'
export * from './outlook.ts'
export { picture } from './picture.ts'
export { type Plan, planOf } from './plan.ts'
export { fightBattle } from './practice.ts'
export { abilityPrice, type Price, priceOf } from './price.ts'
export { queuesDuring } from './queue-trace.ts'
export { type AppliedEntry, type StepReport, stepReport } from './report.ts'
export { ruleOf } from './rule.ts'
export { ruleset } from './ruleset.ts'
export { labConfig, scenarioOf } from './scenario.ts'
export { REASONS, sentence } from './sentence.ts'
export type { Host } from './setup.ts'
export { inZone, sideName, sideOf } from './sides.ts'
export type {
  Battle,
  BattleReason,
  Hex,
  HexlineChoice,
  HexlineConfig,
  HexlineState,
  HexlineView,
  PastBattle,
  Phase,
  QueueEntry,
  Scenario,
  ScenarioSet,
  ScenarioUnit,
  Side,
  Unit,
} from './state.ts'
export { type AbilityWords, abilitySentence, abilityWords, EFFECT_NAMES } from './words.ts'
