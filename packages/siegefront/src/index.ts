import type { Game, Ruleset } from '@tessera/kernel'
import { hostFacts } from './backing.ts'
import { owingDecks, owingMulligans, setup } from './begin.ts'
import { bot } from './bot/index.ts'
import { choiceSchema, configSchema } from './config.ts'
import { READY_DECKS } from './content/decks.ts'
import type { SiegefrontEvent } from './events.ts'
import { faults } from './faults.ts'
import { imagine } from './imagine.ts'
import { legal, sample } from './legal.ts'
import { picture } from './picture.ts'
import { refuse } from './refuse.ts'
import { resolve } from './resolve.ts'
import { sentence } from './sentence.ts'
import { conclude } from './settle.ts'
import type { SiegefrontChoice, SiegefrontConfig, SiegefrontState, SiegefrontView } from './state.ts'
import { hear, view } from './view.ts'
import { workshop } from './workshop.ts'

export const siegefrontRules: Ruleset<
  SiegefrontConfig,
  SiegefrontState,
  SiegefrontChoice,
  SiegefrontEvent,
  SiegefrontView
> = {
  id: 'siegefront',
  version: 1,
  config: configSchema,
  choice: choiceSchema,
  seats: () => 2,
  setup,
  awaiting(state) {
    switch (state.phase) {
      case 'deck':
        return owingDecks(state)
      case 'mulligan':
        return owingMulligans(state)
      case 'action':
        return [state.active]
      case 'over':
        return []
    }
  },
  resolve,
  leave: (state, seat, ref) => conclude({ state, ref, queue: [] }, 1 - seat, 'concession', null),
  result: (state) => state.result,
  period: (state) => state.turn,
  view,
  hear,
  refuse,
  sample,
  late(seen) {
    if (seen.phase === 'deck') return { type: 'deck', cards: READY_DECKS[0]?.cards ?? [] }
    return seen.phase === 'mulligan' ? { type: 'mulligan', back: [] } : { type: 'end_turn' }
  },
  legal,
  imagine,
}

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
  workshop,
  sentence,
  picture,
  brokenInvariants: faults,
  hostFacts,
}

export { adjacent, ahead, cellIndex, controller, depthOf, distance, homeRow, unitAt, unitById } from './cells.ts'
export { cardIn } from './changes.ts'
export { ABILITIES, type Ability, abilityOf, STATUSES, type Status, type Trigger } from './content/abilities.ts'
export { CARDS, type Card, cardOf, isCard, type Rarity } from './content/cards.ts'
export { READY_DECKS, type ReadyDeck, readyDeck } from './content/decks.ts'
export {
  type Difficulty,
  FORGE_BUDGET,
  PERSONALITIES,
  type Personality,
  personalityOf,
} from './content/personalities.ts'
export {
  FORMATIONS,
  type Formation,
  type FormationEffect,
  TERRAIN,
  TERRAINS,
  type Terrain,
  WEATHER,
  WEATHERS,
  type Weather,
} from './content/tables.ts'
export { DECK_SIZE, deckFault, deckFaults, MOST_COPIES, MOST_OF_RARITY } from './deck.ts'
export type { SiegefrontEvent } from './events.ts'
export { formationOf } from './formation.ts'
export type { Mode } from './mode.ts'
export { type ForgeOdds, forgeOdds, type Outcome, type Preview, preview } from './preview.ts'
export { hundredths, sourceWord } from './sentence.ts'
export { nameOf } from './settle.ts'
export type {
  Fallen,
  Field,
  HandCard,
  SeatConfig,
  SeatView,
  SiegefrontChoice,
  SiegefrontConfig,
  SiegefrontResult,
  SiegefrontState,
  SiegefrontView,
  Unit,
} from './state.ts'
export { pairOf } from './state.ts'
export { attackChain, type Chain, defenceChain, has, initiative, pct, reachOf, stepsOf } from './values.ts'
