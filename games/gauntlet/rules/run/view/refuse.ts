import { type Refusal, refused } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import { refuseDeployment } from '../../view/army.ts'
import { words } from '../../words/catalogue.ts'
import type { Preparation, RunChoice } from '../choice.ts'
import { nextTierPrice } from '../rules/gold.ts'
import { handOf, type RunPhase } from '../state.ts'
import { broughtBy, lockedDeck, refuseDeck } from './deck.ts'
import { refuseOpponent } from './snapshot.ts'
import type { PlayerView, RunView } from './view.ts'

const PHASES: Readonly<Record<RunChoice['do'], RunPhase>> = {
  begin: 'begin',
  pick: 'draft',
  find: 'camp',
  opponent: 'matching',
  fight: 'matched',
}

/** GR-803: the phase first, then the fields. */
export function refuseRun(view: RunView, choice: RunChoice): Refusal | null {
  if (view.to === 'spectator' || view.phase !== PHASES[choice.do])
    return refused('wrong_phase', words.said('refuse.wrongPhase'))
  if (view.to === 1)
    return choice.do === 'opponent' ? refuseOpponent(view, choice) : refused('bad_command', words.said('refuse.notNow'))
  switch (choice.do) {
    case 'begin':
      return refuseBegin(view, choice)
    case 'pick':
      return refusePick(view, choice.cards)
    case 'find':
      return refuseFind(view, choice)
    case 'opponent':
      return refused('bad_command', words.said('refuse.notNow'))
    case 'fight':
      return null
  }
}

function refuseBegin({ config }: PlayerView, choice: Extract<RunChoice, { do: 'begin' }>): Refusal | null {
  const misunderstood = refused('bad_command', words.said('refuse.notNow'))
  const { faction, leader, spells, deck: own } = choice
  const given = [faction, leader, spells, own].some((field) => field !== undefined)
  if (config.daily !== undefined) return given ? misunderstood : null
  if (faction === undefined || leader === undefined) return misunderstood
  const content = contentOf(config)
  const { banner, deck } = broughtBy(content, { faction, leader, spells, deck: own })
  const refusal = refuseDeck(content, banner, deck)
  if (refusal !== null) return refusal
  return lockedDeck(content, config, faction, deck) ? refused('deck_locked', words.said('refuse.locked')) : null
}

/** GR-301. */
function refusePick({ offer, picksDue }: PlayerView, cards: readonly string[]): Refusal | null {
  if (cards.length !== picksDue) return refused('wrong_count', words.said('refuse.picks', { n: picksDue }))
  if (cards.some((card) => !offer.includes(card))) return refused('not_offered', words.said('refuse.notOffered'))
  return new Set(cards).size < cards.length ? refused('duplicate_card', words.said('refuse.twice')) : null
}

/** GR-506: upgrades, units, timings, in this order. */
function refuseFind(view: PlayerView, { upgrades, units, timings }: Preparation): Refusal | null {
  const hand = handOf(view.cards)
  const content = contentOf(view.config)
  const tiers = new Map(hand.map((card) => [card.id, { ...card }]))
  let { gold } = view
  for (const id of upgrades) {
    const card = tiers.get(id)
    if (card === undefined) return refused('unknown_card', words.said('refuse.card'))
    const price = nextTierPrice(content, card)
    if (price === null) return refused('max_tier', words.said('refuse.tier'))
    if (price > gold) return refused('not_enough_gold', words.said('refuse.gold'))
    gold -= price
    card.tier = card.tier === 1 ? 2 : 3
  }
  const placed = units.map(({ card, c, r }) => ({ card: hand.findIndex(({ id }) => id === card), c, r }))
  return refuseDeployment(hand.length, view.banner?.spells.length ?? 0, { units: placed, timings })
}
