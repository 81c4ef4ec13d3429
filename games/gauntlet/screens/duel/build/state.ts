import {
  type Army,
  DECK,
  deckCost,
  type FactionId,
  goldCost,
  PRINTED,
  READY_ARMIES,
  refuseArmy,
  type Tier,
} from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'
import { toggled } from '../../shared/team/spells.ts'

/** What a press in the team builder changes. */
export type BuildAction =
  | { readonly do: 'faction'; readonly faction: FactionId }
  | { readonly do: 'leader'; readonly leader: string }
  | { readonly do: 'spell'; readonly spell: string }
  | { readonly do: 'add'; readonly unit: string }
  | { readonly do: 'raise' | 'lower' | 'remove'; readonly place: number }

export function build(army: Army, action: BuildAction): Army {
  switch (action.do) {
    case 'faction':
      return readyOf(action.faction)
    case 'leader': {
      const spells = PRINTED.leaders.get(action.leader)?.spells.slice(0, 2) ?? []
      return { ...army, leader: action.leader, spells }
    }
    case 'spell':
      return { ...army, spells: toggled(army.spells, action.spell) }
    case 'add':
      return { ...army, cards: [...army.cards, { key: action.unit, tier: 1 }] }
    case 'raise':
      return withTier(army, action.place, higher)
    case 'lower':
      return withTier(army, action.place, lower)
    case 'remove':
      return { ...army, cards: army.cards.filter((_, place) => place !== action.place) }
  }
}

function withTier(army: Army, place: number, to: (tier: Tier) => Tier): Army {
  return { ...army, cards: army.cards.map((card, at) => (at === place ? { ...card, tier: to(card.tier) } : card)) }
}

export function higher(tier: Tier): Tier {
  return tier === 1 ? 2 : 3
}

function lower(tier: Tier): Tier {
  return tier === 3 ? 2 : 1
}

/** Why a press would break the rules, in their words; null when it may be made. */
export function blocked(army: Army, action: BuildAction, gold: number): string | null {
  const tier = 'place' in action ? army.cards[action.place]?.tier : undefined
  if (action.do === 'raise' && tier === 3) return words.text('builder.highest')
  if (action.do === 'lower' && tier === 1) return words.text('builder.lowest')
  if (action.do !== 'add' && action.do !== 'raise') return null
  return refuseArmy(PRINTED, build(army, action), gold)?.message ?? null
}

/** What a team costs, against its limits. */
export function costsOf(army: Army, gold: number) {
  const cost = deckCost(PRINTED, army)
  const left = gold - goldCost(PRINTED, army)
  return { cards: army.cards.length, cost, tooDear: cost > DECK.cost, left, overspent: left < 0 }
}

/** The ready team of a faction's first leader. */
function readyOf(faction: FactionId): Army {
  const ready = READY_ARMIES.find(({ army }) => army.faction === faction)
  if (ready === undefined) throw new Error(`There is no ready team of ${faction}`)
  return ready.army
}
