import { contentOf } from '../../content/changes.ts'
import type { Tier } from '../../content/vocabulary.ts'
import type { Preparation } from '../choice.ts'
import type { RunState } from '../state.ts'
import type { RunReferee } from './draft.ts'
import { nextTierPrice } from './gold.ts'

/** GR-601: pays and makes the upgrades in their order, then locks the team. */
export function lockTeam(state: RunState, { upgrades, units, timings }: Preparation, ref: RunReferee): void {
  const content = contentOf(ref.config)
  for (const id of upgrades) {
    const card = state.cards.find((entry) => entry.id === id)
    const price = card === undefined ? null : nextTierPrice(content, card)
    if (card === undefined || price === null) throw new Error(`Card ${id} cannot rise`)
    card.tier = (card.tier + 1) as Tier
    state.gold -= price
    ref.tell?.({ type: 'card_upgraded', card: id, tier: card.tier, price })
    ref.tell?.({
      type: 'gold_changed',
      amount: 0 - price,
      cause: 'upgrade',
      base: 0 - price,
      streakBonus: 0,
      gold: state.gold,
    })
  }
  state.deployment = units.map(({ card, c, r }) => ({ card, c, r }))
  state.timings = [...timings]
  state.fight = null
  state.phase = 'matching'
  ref.tell?.({ type: 'prepared', units: [...state.deployment], timings: [...timings] })
}
