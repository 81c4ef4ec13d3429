import type { Content } from '../../content/content.ts'
import type { Tier } from '../../content/vocabulary.ts'
import { upgradeCost } from '../../view/army.ts'
import type { RunCard } from '../state.ts'

export const START_GOLD = 10

export type Outcome = 'win' | 'loss' | 'draw'

/** GR-501: what a battle brings; the streak counts this win. */
export function rewardFor(
  outcome: Outcome,
  winStreak: number,
): { readonly base: number; readonly streakBonus: number } {
  if (outcome === 'loss') return { base: 9, streakBonus: 0 }
  if (outcome === 'draw') return { base: 8, streakBonus: 0 }
  return { base: 7, streakBonus: winStreak >= 3 ? 2 * (winStreak - 2) : 0 }
}

/** GR-503: what the next tier of a card costs; null at tier 3. */
export function nextTierPrice(content: Content, { unit, tier }: Pick<RunCard, 'unit' | 'tier'>): number | null {
  if (tier === 3) return null
  const cost = content.units.get(unit)?.cost ?? 0
  return upgradeCost(cost, (tier + 1) as Tier) - upgradeCost(cost, tier)
}

/** The most gold a run with so many results can have had: all its wins in a row. */
export function mostGold(wins: number, losses: number, draws: number): number {
  let gold = START_GOLD + losses * rewardFor('loss', 0).base + draws * rewardFor('draw', 0).base
  for (let streak = 1; streak <= wins; streak++) {
    const { base, streakBonus } = rewardFor('win', streak)
    gold += base + streakBonus
  }
  return gold
}
