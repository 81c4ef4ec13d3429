import { normalDeployment } from '../../bot/deploy.ts'
import type { Army, Deployment } from '../../choice.ts'
import type { Content, UnitCard } from '../../content/content.ts'
import type { FactionId } from '../../content/vocabulary.ts'
import { DECK } from '../../view/army.ts'
import { formationPlacement } from '../../view/formations.ts'
import type { RunCard } from '../state.ts'
import { cheapestDeck } from '../view/deck.ts'
import { affordable, buy, type Purse } from './hand.ts'

/** How much a card is wanted in a deck: guards to hold the line, supports to keep them alive, of each the dearest. */
function wanted({ role, cost }: UnitCard): number {
  return (role === 'tank' ? 40 : role === 'support' ? 30 : 0) + cost
}

/** GR-1001 sharp: the twelve cards wanted most within the limits of GR-401. */
export function sharpDeck(content: Content, faction: FactionId): readonly string[] {
  const units = [...content.units.values()].filter((unit) => unit.faction === faction)
  const best = units.toSorted((a, b) => wanted(b) - wanted(a) || (a.id < b.id ? -1 : 1))
  const cheap = units.toSorted((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1))
  const deck: UnitCard[] = []
  const count = (fits: (unit: UnitCard) => boolean): number => deck.filter(fits).length
  // Twice through each list: commons come in pairs. The cheapest fill what the dearest left.
  for (const unit of [...best, ...best, ...cheap, ...cheap]) {
    const { id, rarity } = unit
    if (deck.length >= DECK.most || count((other) => other.id === id) >= DECK[rarity ?? 'common']) continue
    if (rarity === 'rare' && count((other) => other.rarity === 'rare') >= DECK.rares) continue
    if (rarity === 'epic' && count((other) => other.rarity === 'epic') >= DECK.epics) continue
    const ids = [...deck, unit].map((card) => card.id)
    if (cheapestDeck(content, faction, ids) <= DECK.cost) deck.push(unit)
  }
  return deck.map(({ id }) => id)
}

/** Few cards to tier 3: the highest tier first, then the dearest card, then the first. */
export function buyFewest(content: Content, purse: Purse): void {
  const cost = (card: RunCard): number => content.units.get(card.unit)?.cost ?? 0
  for (;;) {
    const [best] = affordable(content, purse).sort((a, b) => b.tier - a.tier || cost(b) - cost(a))
    if (best === undefined) return
    buy(content, purse, best)
  }
}

/** Four columns, two deep, where units are hard to flank; spells by their hints. */
export function sharpDeployment(content: Content, army: Army): Deployment {
  return { ...normalDeployment(content, army), units: formationPlacement(content, army.cards, 'box') }
}
