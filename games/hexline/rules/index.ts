import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { HexlineChoice } from './choice.ts'
import type { HexlineConfig } from './config.ts'
import type { HexlineEvent } from './events.ts'
import { bring } from './lab/bring.ts'
import { panel } from './lab/panel.ts'
import { variants } from './lab/variants.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { ruleset } from './ruleset.ts'
import type { HexlineState } from './state.ts'
import type { HexlineView } from './view/view.ts'
import { narrator } from './words/narration.ts'
import { picture } from './words/picture.ts'

export { fillArmy } from './bot/index.ts'
export type { HexlineChoice } from './choice.ts'
export type { HexlineConfig, Scenario, ScenarioSet, ScenarioUnit } from './config.ts'
export { DEFAULT_CONFIG } from './config.ts'
export type { Ability, CustomUnit, Effect, Family, Target, Trigger, UnitType } from './content/ability.ts'
export { READY_ARMIES } from './content/armies.ts'
export { type ArmyRules, costOf, refuseArmy } from './content/army.ts'
export { readArmyCode, writeArmyCode } from './content/army-code.ts'
export { catalogOf, typeOfCustom } from './content/catalog.ts'
export { checkCustomUnit, readCustomUnit, speedPercent } from './content/custom.ts'
export * from './content/families.ts'
export * from './content/grammar.ts'
export { abilityPrice, priceOf } from './content/price.ts'
export { BLADE, ROSTER } from './content/roster.ts'
export { labConfig } from './content/scenario.ts'
export type { HexlineEvent } from './events.ts'
export { COLUMNS, distanceOf, rowsFor, zoneColumns } from './rules/board/board.ts'
export { inZone, seatOfSide, sideOf } from './rules/board/sides.ts'
export { drillCells } from './rules/deployment.ts'
export { fightBattle } from './rules/practice.ts'
export { ruleset } from './ruleset.ts'
export type { Battle, BattleReason, Hex, HexlineState, PastBattle, QueueEntry, Side, Unit } from './state.ts'
export { type Condition, matches } from './view/breakpoints.ts'

export { type Plan, planOf } from './view/plan.ts'
export type { HexlineView } from './view/view.ts'
export { abilityWords, effectName } from './words/abilities.ts'
export * from './words/explain.ts'
export { namedPiece, namedType, pieceName, sideName, typeName } from './words/naming.ts'
export { narrator } from './words/narration.ts'
export * from './words/outlook.ts'

export { queuesDuring } from './words/queue-trace.ts'

export { ruleOf } from './words/rule.ts'
export type { LineKind } from './words/telling.ts'

export const hexline: Game<HexlineConfig, HexlineState, HexlineChoice, HexlineEvent, HexlineView> = {
  ruleset,
  name: 'Hexline',
  blurb: 'Buy an army, place it, and watch the two lines meet on the hexes.',
  minutes: 10,
  // A muster takes some minutes at any score.
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
  panel,
  workshop,
  terminal: async () => (await import('./words/terminal/index.ts')).terminal,
  narrator,
  picture,
  brokenInvariants,
}
