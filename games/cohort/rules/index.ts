import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { CohortChoice } from './choice.ts'
import type { CohortConfig } from './config.ts'
import type { CohortEvent } from './events.ts'
import { bring } from './lab/bring.ts'
import { panel } from './lab/panel.ts'
import { variants } from './lab/variants.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { cohortRules } from './ruleset.ts'
import type { CohortState } from './state.ts'
import type { CohortView } from './view/view.ts'
import { narratorOf } from './words/narrator.ts'
import { picture } from './words/picture.ts'
import { seatReport } from './words/report.ts'
import { writtenChoice } from './words/written-choice.ts'

export { type Outcome, outcomeOf } from './campaign/aftermath.ts'
export {
  battleConfig,
  type CampaignStart,
  type CampaignStep,
  campaignOf,
  resupplied,
  usualStep,
} from './campaign/campaign.ts'
export { seasoned } from './campaign/experience.ts'
export { priceOf, type Refit, refitPrice, refitProblem, usualRefit } from './campaign/refit.ts'
export { type Roll, wholeMen } from './campaign/roll.ts'
export {
  type ArmyList,
  type CohortChoice,
  choiceSchema,
  MOST_TEXT,
  type Placement,
  type RecruitSource,
  type TroopEntry,
} from './choice.ts'
export type { CohortConfig } from './config.ts'
export {
  type ArmyProblem,
  armyCost,
  armyProblems,
  budgetOf,
  cultureNamed,
  heavyShare,
  presetArmy,
  supportCost,
  troopCost,
} from './content/army.ts'
export { readArmyCode, writeArmyCode } from './content/army-code.ts'
export { contentOf } from './content/changes.ts'
export { CULTURE_DATA } from './content/cultures.ts'
export { EQUIPMENT_DATA } from './content/equipment.ts'
export { MAP_DATA, mapOf, terrainOf } from './content/maps.ts'
export { SUPPORT_DATA } from './content/support.ts'
export * from './content/terms.ts'
export { TERRAIN_DATA } from './content/terrain.ts'
export { TROOP_DATA } from './content/troops.ts'
export type { CohortEvent, Who } from './events.ts'
export { type GivenOrder, MOST_STEPS, type Order, type Step } from './order.ts'
export {
  amend,
  type OrderAnswer,
  type OrderError,
  type OrderQuestion,
  refuseText,
  sentence as orderSentence,
  type Understanding,
  underlined,
  understand,
} from './orders/index.ts'
export { type Mustered, musterArmy } from './rules/muster.ts'

export { cannotForm } from './rules/unit.ts'
export { cohortRules } from './ruleset.ts'
export type { Area, CohortResult, CohortState, Fort, PointState, Structure, Unit } from './state.ts'
export { exchanges, inSight, type March, marchOf, reachable, shotRange, zoneOfControl } from './view/insight.ts'
export { isTruth, type Look, type Truth } from './view/look.ts'
export { type CohortView, type ContactView, maskHas, type OwnUnit, type Revealed } from './view/view.ts'
export { contactName, nameText, pointName, regionName, typeName, unitName } from './words/naming.ts'
export { type Kind, pieceNumber, tilesOf } from './words/narration.ts'
export { narratorOf } from './words/narrator.ts'
export { type OrderLine, orderLines } from './words/order-words.ts'
export { reportText } from './words/report.ts'

export const cohort: Game<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView> = {
  ruleset: cohortRules,
  name: 'Cohort',
  blurb: 'Ancient armies in the fog, moved by written orders. Hold the ground that counts.',
  minutes: 40,
  bot,
  simulation: {},
  narrator: (names) => narratorOf(names),
  picture,
  report: seatReport,
  written: writtenChoice,
  // COH-13.1: a day for every turn; then for an evening together.
  clocks: [
    { kind: 'days', hours: 24 },
    { kind: 'turn', seconds: 300 },
    { kind: 'bank', seconds: 2400, increment: 60 },
  ],
  beatMs: 1000,
  // COH-13.4: where it counts, nobody wins time by staying away.
  rated: { timeoutRule: 'forfeit' },
  brokenInvariants,
  variants,
  bring,
  workshop,
  panel,
  terminal: async () => (await import('./words/terminal/index.ts')).terminal,
}
