import type { Refusal } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import { refuseDeployment } from '../../view/army.ts'
import type { Preparation, RunChoice } from '../choice.ts'
import { nextTierPrice } from '../rules/gold.ts'
import { handOf, type RunPhase } from '../state.ts'
import { broughtBy, lockedDeck, refuseDeck } from './deck.ts'
import { refuseOpponent } from './snapshot.ts'
import type { PlayerView, RunView } from './view.ts'

const no = (code: string, message: string): Refusal => ({ code, message })

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
    return no('wrong_phase', 'Not possible at this point of the run.')
  if (view.to === 1)
    return choice.do === 'opponent' ? refuseOpponent(view, choice) : no('bad_command', 'That order is not understood.')
  switch (choice.do) {
    case 'begin':
      return refuseBegin(view, choice)
    case 'pick':
      return refusePick(view, choice.cards)
    case 'find':
      return refuseFind(view, choice)
    case 'opponent':
      return no('bad_command', 'That order is not understood.')
    case 'fight':
      return null
  }
}

function refuseBegin({ config }: PlayerView, choice: Extract<RunChoice, { do: 'begin' }>): Refusal | null {
  const misunderstood = no('bad_command', 'That order is not understood.')
  const { faction, leader, spells, deck: own } = choice
  const given = [faction, leader, spells, own].some((field) => field !== undefined)
  if (config.daily !== undefined) return given ? misunderstood : null
  if (faction === undefined || leader === undefined) return misunderstood
  const content = contentOf(config)
  const { banner, deck } = broughtBy(content, { faction, leader, spells, deck: own })
  const refusal = refuseDeck(content, banner, deck)
  if (refusal !== null) return refusal
  return lockedDeck(content, config, faction, deck)
    ? no('deck_locked', 'Win 3 battles with this faction to build decks.')
    : null
}

/** GR-301. */
function refusePick({ offer, picksDue }: PlayerView, cards: readonly string[]): Refusal | null {
  if (cards.length !== picksDue)
    return no('wrong_count', `Pick exactly ${picksDue} ${picksDue === 1 ? 'card' : 'cards'}.`)
  if (cards.some((card) => !offer.includes(card))) return no('not_offered', 'That card is not on offer.')
  return new Set(cards).size < cards.length ? no('duplicate_card', 'A card is named twice.') : null
}

/** GR-506: upgrades, units, timings, in this order. */
function refuseFind(view: PlayerView, { upgrades, units, timings }: Preparation): Refusal | null {
  const hand = handOf(view.cards)
  const content = contentOf(view.config)
  const tiers = new Map(hand.map((card) => [card.id, { ...card }]))
  let { gold } = view
  for (const id of upgrades) {
    const card = tiers.get(id)
    if (card === undefined) return no('unknown_card', 'That unit is not in your hand.')
    const price = nextTierPrice(content, card)
    if (price === null) return no('max_tier', 'Already tier 3.')
    if (price > gold) return no('not_enough_gold', 'Not enough gold.')
    gold -= price
    card.tier = card.tier === 1 ? 2 : 3
  }
  const placed = units.map(({ card, c, r }) => ({ card: hand.findIndex(({ id }) => id === card), c, r }))
  return refuseDeployment(hand.length, view.banner?.spells.length ?? 0, { units: placed, timings })
}
