import type { Game, Ruleset } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import { type CohortChoice, choiceSchema } from './choice.ts'
import { type CohortConfig, configSchema } from './config.ts'
import type { CohortEvent } from './events.ts'
import { faults } from './faults.ts'
import { hear } from './hear.ts'
import { imagine } from './imagine.ts'
import { picture } from './picture.ts'
import { refuse } from './refuse.ts'
import { seatReport } from './report.ts'
import { late, sample } from './sample.ts'
import { playOf } from './scene.ts'
import { sentence } from './sentence.ts'
import { setup } from './setup.ts'
import type { CohortState } from './state.ts'
import { beat, resolve } from './turn.ts'
import { upgrade } from './upgrade.ts'
import { conclude } from './victory.ts'
import { type CohortView, view } from './view.ts'
import { workshop } from './workshop.ts'

export const cohortRules: Ruleset<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView> = {
  id: 'cohort',
  version: 2,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup,
  awaiting: (state) => (state.phase === 'over' || state.stage > 0 ? [] : [0, 1]),
  resolve,
  beat,
  leave: (state, seat, ref, why) =>
    conclude(playOf(state, ref), { winner: 1 - seat, reason: 'resignation' }, why === 'forfeit'),
  result: (state) => state.result,
  period: (state) => state.turn,
  view,
  hear,
  refuse,
  sample,
  late: (seen) => late(seen),
  imagine,
  upgrade,
}

export const cohort: Game<CohortConfig, CohortState, CohortChoice, CohortEvent, CohortView> = {
  ruleset: cohortRules,
  name: 'Cohort',
  blurb: 'Ancient armies in the fog, moved by written orders. Hold the ground that counts.',
  minutes: 40,
  bot,
  simulation: {},
  sentence,
  picture,
  report: seatReport,
  // COH-13.1: a day for every turn; then for an evening together.
  clocks: [
    { kind: 'days', hours: 24 },
    { kind: 'turn', seconds: 300 },
    { kind: 'bank', seconds: 2400, increment: 60 },
  ],
  beatMs: 1000,
  // COH-13.4: where it counts, nobody wins time by staying away.
  rated: { timeoutRule: 'forfeit' },
  brokenInvariants: faults,
  workshop,
}

export {
  type ArmyProblem,
  armyCost,
  armyProblems,
  budgetOf,
  cultureNamed,
  heavyShare,
  LEAST_SUPPLY,
  MOST_UNITS,
  presetArmy,
  supportCost,
  troopCost,
} from './army.ts'
export {
  type ArmyList,
  type CohortChoice,
  choiceSchema,
  type DeployChoice,
  MOST_TEXT,
  type OrdersChoice,
  type Placement,
  type RecruitSource,
  type TroopEntry,
} from './choice.ts'
export { readArmyCode, writeArmyCode } from './code.ts'
export type { CohortConfig } from './config.ts'
export { CULTURE_DATA, type Culture, type Trait } from './content/cultures.ts'
export { EQUIPMENT_DATA } from './content/equipment.ts'
export { FORMATION_DATA } from './content/formations.ts'
export { type BattleMap, MAP_DATA, type Point, type Region, terrainOf } from './content/maps.ts'
export { SUPPORT_DATA } from './content/support.ts'
export { TERRAIN_DATA } from './content/terrain.ts'
export { TROOP_DATA } from './content/troops.ts'
export { WEATHER_DATA } from './content/weather.ts'
export type { CohortEvent, Modifier, Who } from './events.ts'
export { type Field, fieldOf } from './field.ts'
export {
  type Exchange,
  exchanges,
  inSight,
  type March,
  marchOf,
  reachable,
  shotRange,
  zoneOfControl,
} from './insight.ts'
export { type Mustered, musterArmy } from './muster.ts'
export { stepText, testText } from './orders/echo.ts'
export { type GivenOrder, MOST_STEPS, type Order, type Step } from './orders/order.ts'
export { type OrderError, type OrderNote, type OrderWord, underlined, type WordKind } from './orders/problems.ts'
export { amend, sentence as orderSentence } from './orders/sentence.ts'
export { refuseText, type Understanding, understand } from './orders/understand.ts'
export { priceOf, refuseRecruit } from './recruit.ts'
export {
  builderText,
  type Desk,
  type Embed,
  type Report,
  reportEmbed,
  reportMessages,
  reportOf,
  statusOf,
} from './report.ts'
export { areaOf, areaText } from './sight.ts'
export {
  type Area,
  type Captive,
  type CohortResult,
  type CohortState,
  type Contact,
  type ContactState,
  type Fallen,
  type Fort,
  type Phase,
  type PointState,
  pairOf,
  type Side,
  type Structure,
  type Unit,
} from './state.ts'
export * from './terms.ts'
export { cannotForm, typeName } from './unit.ts'
export {
  type CohortView,
  type ContactView,
  maskHas,
  type OwnSide,
  type OwnUnit,
  type Revealed,
  seatOf,
} from './view.ts'
