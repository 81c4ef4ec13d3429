import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { DuelChoice } from './choice.ts'
import type { DuelConfig } from './config.ts'
import type { DuelEvent } from './events.ts'
import { panel } from './lab/panel.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { duelRules } from './ruleset.ts'
import type { DuelState } from './state.ts'
import type { DuelView } from './view/view.ts'
import { duelNarrator } from './words/narration/index.ts'
import { picture } from './words/picture.ts'
import { report } from './words/report.ts'

export const gauntletDuel: Game<DuelConfig, DuelState, DuelChoice, DuelEvent, DuelView> = {
  ruleset: duelRules,
  name: 'Gauntlet',
  blurb: 'Muster a team of one of eight factions, place it in secret, and watch the two lines meet.',
  minutes: 8,
  clocks: [
    { kind: 'turn', seconds: 180 },
    { kind: 'bank', seconds: 600, increment: 30 },
    { kind: 'days', hours: 24 },
  ],
  // GB-1302: a battle of some ninety beats is watched in 40 to 70 seconds.
  beatMs: 600,
  bot,
  simulation: {},
  variants: [{ bestOf: 3, gold: 400, roundLimit: 10 }, { gold: 0 }],
  workshop,
  panel,
  narrator: duelNarrator,
  picture,
  terminal: async () => (await import('./words/terminal.ts')).terminal,
  report,
  brokenInvariants,
}

export {
  bot,
  easyArmy,
  easyDeployment,
  hardArmy,
  hardDeployment,
  normalArmy,
  normalDeployment,
} from './bot/index.ts'
export {
  type Army,
  armySchema,
  type CardChoice,
  choiceSchema,
  type Deployment,
  type DuelChoice,
  deploymentFields,
  type Placement,
} from './choice.ts'
export { configSchema, type DuelConfig, ROUND_LIMIT } from './config.ts'
export { type Ability, type Aura, ContentError, type Effect } from './content/ability.ts'
export { type ContentChange, changeErrors, changeSchema, contentOf } from './content/changes.ts'
export { type Content, type Faction, idOf, type Leader, PRINTED, type Spell, type UnitCard } from './content/content.ts'
export { READY_ARMIES, type ReadyArmy, starterArmy, upgradeEvenly } from './content/presets.ts'
export * from './content/vocabulary.ts'
export type { AiStep, AttackEvent, AttackKind, BattleEvent, DuelEvent, MoveKind } from './events.ts'
export { beatBattle, createBattle, type Team, teamHp } from './rules/battle.ts'
export {
  type Arc,
  CELLS,
  FACING_NAMES,
  type Facing,
  HEIGHT,
  localCell,
  type SideIndex,
  WIDTH,
  xOf,
  yOf,
} from './rules/board.ts'
export type { BattleReferee } from './rules/field.ts'
export { brokenInBattle, brokenInvariants } from './rules/invariants.ts'
export { fight, settledDice } from './rules/practice.ts'
export { duelRules } from './ruleset.ts'
export { type Preparation, type RunChoice, runChoiceSchema, type Snapshot, type SnapshotUnit } from './run/choice.ts'
export { CONTENT_VERSION, type DailyRun, type RunConfig, runConfigSchema } from './run/config.ts'
export { drawDailyRun } from './run/content/daily-run.ts'
export { foundingTeams } from './run/content/founding-teams.ts'
export type { RunEvent } from './run/events.ts'
export { gauntletRun } from './run/index.ts'
export { duelRecord } from './run/rules/duel-record.ts'
export { nextTierPrice, rewardFor } from './run/rules/gold.ts'
export { botTeam, snapshotTeam } from './run/rules/opponent.ts'
export { ratingAfter } from './run/rules/rating.ts'
export { runRules } from './run/ruleset.ts'
export {
  type Banner,
  type BattleEntry,
  type CardPlacement,
  type EndReason,
  type Face,
  handOf,
  type RunCard,
  type RunPhase,
  type RunState,
  type RunStatus,
  remainingOf,
} from './run/state.ts'
export { refuseDeck } from './run/view/deck.ts'
export { type Candidate, chooseOpponent, refuseSnapshot, snapshotOf } from './run/view/snapshot.ts'
export { battleView, type HostView, type PlayerView, type RunView, type SpectatorView } from './run/view/view.ts'
export type {
  Battle,
  BattleReason,
  BattleResult,
  BattleStep,
  Contagion,
  DuelPhase,
  DuelResult,
  DuelState,
  GrantedTag,
  Modifier,
  SideState,
  SpellState,
  Status,
  Unit,
  Zone,
} from './state.ts'
export { DECK, deckCost, goldCost, refuseArmy, refuseDeployment, upgradeCost } from './view/army.ts'
export { type Bearing, bearingsOf } from './view/bearings.ts'
export { FORMATIONS, type FormationPreset, formationPlacement } from './view/formations.ts'
export { placeCards } from './view/placement.ts'
export { type LocalCell, previewPlacement, type UnitPreview } from './view/preview.ts'
export type { DuelView } from './view/view.ts'
export { abilityText } from './words/abilities.ts'
export { figuresOf, type UnitFigure } from './words/figures.ts'
export {
  abilityName,
  cardName,
  cardSaid,
  factionName,
  leaderName,
  plain,
  unitName,
} from './words/names.ts'
export { duelNarrator } from './words/narration/index.ts'
export type { BattleKind } from './words/narration/line.ts'
export { picture } from './words/picture.ts'
