import type { Army } from '../choice.ts'
import { type Content, PRINTED } from './content.ts'
import type { Tier } from './vocabulary.ts'

export interface ReadyArmy {
  readonly id: string
  readonly name: string
  readonly army: Army
}

/** GR-503: to tier 2 the card's cost, to tier 3 one and a half times that, rounded up. */
function nextTierCost(cost: number, tier: Tier): number {
  return tier === 1 ? cost : Math.floor((3 * cost + 1) / 2)
}

/** GR-605 (4): gold spent evenly: the lowest tier first, then the dearest card, then the first. */
export function upgradeEvenly(content: Content, army: Army, gold: number): Army {
  const cards = army.cards.map((card) => ({ ...card }))
  let left = gold
  for (;;) {
    let best: (typeof cards)[number] | null = null
    for (const card of cards) {
      const cost = content.units.get(card.key)?.cost ?? 0
      if (card.tier === 3 || nextTierCost(cost, card.tier) > left) continue
      const than = best === null ? 0 : (content.units.get(best.key)?.cost ?? 0)
      if (best === null || card.tier < best.tier || (card.tier === best.tier && cost > than)) best = card
    }
    if (best === null) return { ...army, cards }
    left -= nextTierCost(content.units.get(best.key)?.cost ?? 0, best.tier)
    best.tier = (best.tier + 1) as Tier
  }
}

/** The starter deck of a leader's faction with its signature spells, upgraded for so much gold. */
export function starterArmy(content: Content, leader: string, gold: number): Army {
  const chosen = content.leaders.get(leader)
  if (chosen === undefined) throw new Error(`There is no leader ${leader}`)
  const faction = content.factions.get(chosen.faction)
  const cards = (faction?.starter ?? []).map((key) => ({ key, tier: 1 as Tier }))
  return upgradeEvenly(content, { faction: chosen.faction, leader, spells: chosen.spells.slice(0, 2), cards }, gold)
}

/** A ready team for every leader, for the usual 50 gold. */
export const READY_ARMIES: readonly ReadyArmy[] = [...PRINTED.leaders.values()].map(({ id, name, faction }) => ({
  id: id.replaceAll('_', '-'),
  name: `${name} (${PRINTED.factions.get(faction)?.name ?? faction})`,
  army: starterArmy(PRINTED, id, 50),
}))
