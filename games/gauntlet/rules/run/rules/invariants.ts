import { contentOf } from '../../content/changes.ts'
import type { Content } from '../../content/content.ts'
import { brokenInBattle } from '../../rules/invariants.ts'
import { upgradeCost } from '../../view/army.ts'
import type { RunConfig } from '../config.ts'
import { foughtSnapshots, handOf, type RunState, remainingOf } from '../state.ts'
import { refuseDeck } from '../view/deck.ts'
import { LOSSES_TO_LOSE, MOST_BATTLES, WINS_TO_WIN } from './battle.ts'
import { START_GOLD } from './gold.ts'

/** Section 21 of the rulebook, as far as one state can show it. */
export function brokenInRun(state: RunState, config: RunConfig): readonly string[] {
  const content = contentOf(config)
  const problems = [...brokenCounts(state, config), ...brokenEnd(state)]
  if (state.banner !== null) problems.push(...brokenCards(state, content))
  if (state.fight !== null) problems.push(...brokenInBattle(state.fight.battle, content))
  return problems
}

function brokenCounts(state: RunState, config: RunConfig): string[] {
  const { wins, losses, draws, battles, winStreak, lossStreak, rating } = state
  const problems: string[] = []
  if (wins < 0 || wins > WINS_TO_WIN || losses < 0 || losses > LOSSES_TO_LOSE)
    problems.push(`${wins} wins and ${losses} losses are too many`)
  const left = state.endReason === 'abandoned' || state.endReason === 'expired' ? 1 : 0
  const counted = wins + losses + draws
  if (counted !== battles.length && counted !== battles.length + left)
    problems.push(`${counted} battles are counted, ${battles.length} are in the log`)
  if (winStreak > 0 && lossStreak > 0) problems.push('There are two streaks at once')
  const fought = foughtSnapshots(state)
  if (new Set(fought).size < fought.length) problems.push('A stored team was fought twice')
  const unrated = config.pool !== 'async' || (config.changes ?? []).length > 0
  if (unrated && rating !== config.rating) problems.push(`The rating is ${rating} in a run that is not rated`)
  return problems
}

function brokenEnd({ wins, losses, battles, endReason, phase, status }: RunState): string[] {
  const left = endReason === 'abandoned' || endReason === 'expired'
  const decided = wins >= WINS_TO_WIN || losses >= LOSSES_TO_LOSE || battles.length >= MOST_BATTLES || left
  const problems: string[] = []
  if (decided !== (phase === 'ended')) problems.push(`The run is in phase ${phase} with ${wins} wins, ${losses} losses`)
  if ((phase === 'ended') !== (endReason !== null) || (phase === 'ended') !== (status !== 'active'))
    problems.push(`The run is ${status} in phase ${phase}`)
  return problems
}

function brokenCards(state: RunState, content: Content): string[] {
  const { cards, offer, banner, phase, battles, gold } = state
  const problems: string[] = []
  const ids = Array.from({ length: 12 }, (_, place) => `c${String(place + 1).padStart(2, '0')}`)
  if (cards.map(({ id }) => id).join() !== ids.join()) problems.push('The cards are not c01 to c12')
  const hand = handOf(cards)
  const settled = phase === 'camp' || phase === 'matching' || phase === 'matched' || phase === 'battle'
  if (settled && hand.length !== Math.min(12, 3 + battles.length))
    problems.push(`There are ${hand.length} cards in hand after ${battles.length} battles`)
  const remaining = remainingOf(cards)
  if (remaining.some(({ tier }) => tier !== 1)) problems.push('A card that was never drafted has been upgraded')
  const most = battles.length === 0 ? 5 : 3
  const wanted = phase === 'draft' ? Math.min(most, remaining.length) : 0
  if (offer.length !== wanted || offer.some((id) => !remaining.some((card) => card.id === id)))
    problems.push(`The offer is ${offer.join(', ')} in phase ${phase}`)
  const paid = cards.reduce((sum, { unit, tier }) => sum + upgradeCost(content.units.get(unit)?.cost ?? 0, tier), 0)
  const earned = battles.reduce((sum, entry) => sum + entry.gold, START_GOLD)
  if (gold < 0 || gold !== earned - paid) problems.push(`There are ${gold} gold of ${earned} earned and ${paid} paid`)
  const cells = new Set(state.deployment.map(({ c, r }) => r * 8 + c))
  if (cells.size < state.deployment.length) problems.push('Two cards stand on one cell')
  for (const { card, c, r } of state.deployment)
    if (!hand.some(({ id }) => id === card) || c < 0 || c > 7 || r < 0 || r > 1)
      problems.push(`Card ${card} is placed at ${c}, ${r}`)
  const deck = cards.map(({ unit }) => unit)
  const refusal = banner === null ? null : refuseDeck(content, banner, deck)
  if (refusal !== null) problems.push(`The deck is not legal: ${refusal.code}`)
  return problems
}
