import type { Dice } from '@tessera/kernel'
import type { Army } from '../choice.ts'
import type { Content, UnitCard } from '../content/content.ts'
import { starterArmy, upgradeEvenly } from '../content/presets.ts'
import type { Tier } from '../content/vocabulary.ts'
import { DECK, deckCost, refuseArmy } from '../view/army.ts'

/** A deck plan: how much each card is wanted, and where the gold goes. */
export interface DeckIdea {
  wants(unit: UnitCard): number
  /** Whether the gold goes into the first cards instead of all alike. */
  readonly champions?: boolean
}

export const DECK_IDEAS = {
  gunline: { wants: ({ role, range, cost }) => (range > 3 ? 40 : role === 'tank' ? 20 : 0) + cost },
  wall: { wants: ({ role, cost }) => (role === 'tank' ? 40 : role === 'support' ? 30 : 0) + cost },
  conclave: { wants: ({ role, cost }) => (role === 'mage' ? 40 : role === 'tank' ? 30 : 0) + cost },
  rush: { wants: ({ speed, range, atk }) => (range === 1 ? 20 * speed : 0) + atk / 10 },
  champions: { wants: ({ cost }) => cost, champions: true },
  swarm: { wants: ({ cost }) => -cost },
} as const satisfies Readonly<Record<string, DeckIdea>>

/** The deck of a leader that follows an idea, with its signature spells. */
export function deckFor(content: Content, leader: string, gold: number, { wants, champions }: DeckIdea): Army {
  const base = starterArmy(content, leader, 0)
  const units = [...content.units.values()].filter(({ faction }) => faction === base.faction)
  units.sort((a, b) => wants(b) - wants(a) || (a.id < b.id ? -1 : 1))
  let army: Army = { ...base, cards: [] }
  // Twice through the list: commons may come in pairs.
  for (const unit of [...units, ...units]) {
    const more = { ...army, cards: [...army.cards, { key: unit.id, tier: 1 as Tier }] }
    if (refuseArmy(content, more, gold) === null) army = more
  }
  return champions === true ? upgradeFirst(content, army, gold) : upgradeEvenly(content, army, gold)
}

/** Each card as far as the gold goes before the next. */
function upgradeFirst(content: Content, army: Army, gold: number): Army {
  let upgraded = army
  for (let place = 0; place < army.cards.length; place++)
    for (const tier of [2, 3] as const) {
      const cards = upgraded.cards.map((card, at) => (at === place ? { ...card, tier } : card))
      if (refuseArmy(content, { ...upgraded, cards }, gold) === null) upgraded = { ...upgraded, cards }
    }
  return upgraded
}

/** A random legal deck of the leader's faction that uses what it may cost. */
export function randomDeck(content: Content, leader: string, gold: number, dice: Dice): Army {
  const base = starterArmy(content, leader, 0)
  const units = unitsOf(content, base)
  let army: Army = { ...base, cards: [] }
  for (let tries = 0; tries < 60 && army.cards.length < DECK.most; tries++) {
    const more = { ...army, cards: [...army.cards, { key: dice.pick(units), tier: 1 as Tier }] }
    const left = DECK.cost - deckCost(content, more)
    if (left < 3 * (DECK.most - more.cards.length) - 9) continue
    if (refuseArmy(content, more, gold) === null) army = more
  }
  return army.cards.length === 0 ? base : upgradeEvenly(content, army, gold)
}

function unitsOf(content: Content, { faction }: Army): readonly string[] {
  return [...content.units.values()].filter((unit) => unit.faction === faction).map(({ id }) => id)
}
