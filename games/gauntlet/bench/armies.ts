import {
  type Army,
  type Content,
  DECK,
  deckCost,
  normalDeployment,
  refuseArmy,
  type Team,
  type Tier,
  type UnitCard,
  upgradeEvenly,
} from '@tessera/gauntlet'
import type { Dice } from '@tessera/kernel'

/** Gold of the usual duel for each card of a full deck. */
const GOLD_PER_CARD = 50 / DECK.most
/** What a card of a deck may cost on average. */
const COST_PER_CARD = DECK.cost / DECK.most

/** A random legal army of so many cards of a faction, of the usual cost and upgraded evenly for its share of the gold. */
export function randomArmyOf(content: Content, leader: string, size: number, dice: Dice): Army {
  const chosen = content.leaders.get(leader)
  if (chosen === undefined) throw new Error(`There is no leader ${leader}`)
  const spells = [...chosen.spells]
  dice.shuffle(spells)
  const units = [...content.units.values()].filter((unit) => unit.faction === chosen.faction)
  const base: Army = { faction: chosen.faction, leader, spells: spells.slice(0, DECK.spells), cards: [] }
  return upgradeEvenly(
    content,
    drawCards(content, base, units, size, Math.round(size * COST_PER_CARD), dice),
    Math.floor(GOLD_PER_CARD * size),
  )
}

/** Cards by chance until they are so many and cost so much, give or take one. */
function drawCards(
  content: Content,
  base: Army,
  units: readonly UnitCard[],
  size: number,
  cost: number,
  dice: Dice,
): Army {
  for (let tries = 0; tries < 400; tries++) {
    let army = base
    for (let draws = 0; draws < 40 && army.cards.length < size; draws++) {
      const more = { ...army, cards: [...army.cards, { key: dice.pick(units).id, tier: 1 as Tier }] }
      if (refuseArmy(content, more, 0) === null) army = more
    }
    if (army.cards.length === size && Math.abs(deckCost(content, army) - cost) <= 1) return army
  }
  throw new Error(`No army of ${size} cards for ${cost}`)
}

export const placed = (content: Content, army: Army): Team => ({ army, deployment: normalDeployment(content, army) })
