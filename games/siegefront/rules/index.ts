import type { Game } from '@tessera/kernel'
import { bot } from './bot/index.ts'
import type { SiegefrontChoice } from './choice.ts'
import type { SiegefrontConfig } from './config.ts'
import { hostFacts } from './content/backing.ts'
import type { SiegefrontEvent } from './events.ts'
import { bring } from './lab/bring.ts'
import { panel } from './lab/panel.ts'
import { variants } from './lab/variants.ts'
import { workshop } from './lab/workshop.ts'
import { brokenInvariants } from './rules/invariants.ts'
import { siegefrontRules } from './ruleset.ts'
import type { SiegefrontState } from './state.ts'
import type { SiegefrontView } from './view/view.ts'
import { narrator } from './words/narrator.ts'
import { picture } from './words/picture.ts'

export type { SiegefrontChoice } from './choice.ts'
export type { SeatConfig, SiegefrontConfig } from './config.ts'
export { ABILITIES, abilityOf, STATUSES, type Status, type Trigger } from './content/abilities.ts'
export { CARDS, type Card, cardOf, isCard, type Rarity } from './content/cards.ts'
export { cardIn } from './content/changes.ts'
export { DECK_SIZE, type DeckError, deckError, deckErrors, MOST_COPIES, MOST_OF_RARITY } from './content/deck.ts'
export { READY_DECKS, readyDeck } from './content/decks.ts'
export { FORGE_BUDGET, type ForgeQuality, PERSONALITIES } from './content/personalities.ts'
export {
  FORMATIONS,
  type Formation,
  TERRAIN,
  TERRAINS,
  type Terrain,
  WEATHERS,
  type Weather,
} from './content/tables.ts'
export type { SiegefrontEvent } from './events.ts'
export { controller, unitAt, unitById } from './rules/field/board.ts'
export { formationOf } from './rules/field/formation.ts'
export type { Mode } from './rules/field/mode.ts'
export { attackChain, type Chain, defenceChain, initiative, pct, reachOf, stepsOf } from './rules/field/values.ts'
export { siegefrontRules } from './ruleset.ts'
export type { Field, HandCard, SiegefrontResult, SiegefrontState, Unit } from './state.ts'
export { pairOf } from './state.ts'
export { type Outcome, preview } from './view/preview.ts'
export type { SeatView, SiegefrontView } from './view/view.ts'
export {
  attackRows,
  blowDamage,
  type ChainRow,
  defenceRows,
  hundredths,
  sourceText,
} from './words/chain-rows.ts'
export {
  abilityDoes,
  abilityText,
  cardText,
  causeSaid,
  formationEffect,
  terrainEffect,
  uncoloured,
  unitText,
  weatherEffect,
} from './words/names.ts'
export type { LineKind } from './words/narration/context.ts'
export { narrator, type SiegefrontNarrator } from './words/narrator.ts'

export const siegefront: Game<SiegefrontConfig, SiegefrontState, SiegefrontChoice, SiegefrontEvent, SiegefrontView> = {
  ruleset: siegefrontRules,
  name: 'Siegefront',
  blurb: 'Cards on nine cells between two castles. Break the other one first.',
  minutes: 15,
  clocks: [
    { kind: 'bank', seconds: 600, increment: 20 },
    { kind: 'turn', seconds: 90 },
    { kind: 'days', hours: 24 },
  ],
  bot,
  // Bots bring one of the ready decks each.
  simulation: { seats: [{ supply: 'deck' }, { supply: 'deck' }] },
  variants,
  bring,
  workshop,
  panel,
  terminal: async () => (await import('./words/terminal/index.ts')).terminal,
  narrator,
  picture,
  brokenInvariants,
  hostFacts,
}
