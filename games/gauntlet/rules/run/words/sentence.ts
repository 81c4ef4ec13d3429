import { contentOf } from '../../content/changes.ts'
import { PRINTED } from '../../content/content.ts'
import { plain } from '../../words/names.ts'
import { sentence } from '../../words/sentence.ts'
import type { RunEvent } from '../events.ts'
import type { EndReason } from '../state.ts'
import { battleView, type RunView } from '../view/view.ts'

export const END_WORDS: Readonly<Record<EndReason, string>> = {
  nine_wins: 'nine battles are won',
  four_losses: 'four battles are lost',
  abandoned: 'it was abandoned',
  expired: 'time ran out',
  battle_limit: 'twenty battles are over',
}

/** The event as the player would say it, every number in it. */
export function runSentence(event: RunEvent, view: RunView): string {
  const card = (id: string): string => cardName(view, id)
  switch (event.type) {
    case 'run_started':
      return `The run begins: ${event.banner.faction}, led by ${leaderName(event.banner.leader)}, with ${event.banner.spells.map(plain).join(' and ')}.`
    case 'draft_offered':
      return `On offer: ${event.cards.map(card).join(', ')}. Pick ${event.picksDue}.`
    case 'cards_drafted':
      return `Drafted: ${event.cards.map(card).join(', ')}. ${event.hand} cards in hand, ${event.remainingCount} in the deck.`
    case 'card_upgraded':
      return `${card(event.card)} rises to tier ${event.tier} for ${event.price} gold.`
    case 'gold_changed':
      return goldSentence(event)
    case 'prepared':
      return `The team is locked: ${event.units.length} units, spells ${event.timings.join(' and ')}.`
    case 'opponent_found': {
      const { name, faction, leader, rating, wins, losses, units, rated } = event.face
      return `Opponent: ${name} with ${units} units of ${faction} under ${leaderName(leader)}; rating ${rating}, ${wins} wins, ${losses} losses; ${rated ? 'rated' : 'unrated'}.`
    }
    case 'battle_finished':
      return `Battle ${event.number}: ${event.result} after ${event.rounds} rounds. ${event.wins} wins, ${event.losses} losses, ${event.draws} draws.`
    case 'rating_changed':
      return `The rating goes from ${event.before} to ${event.after}.`
    case 'run_ended':
      return `The run is ${event.status}: ${END_WORDS[event.endReason]}. ${event.wins} wins, ${event.losses} losses, rating ${event.ratingStart} to ${event.rating}.`
    default:
      return view.to === 0 ? sentence(event, battleView(view)) : ''
  }
}

function goldSentence({ amount, cause, base, streakBonus, gold }: Extract<RunEvent, { type: 'gold_changed' }>): string {
  if (cause === 'upgrade') return `${0 - amount} gold paid, ${gold} left.`
  return `${amount} gold for the ${cause}${streakBonus > 0 ? ` (${base}, and ${streakBonus} for the streak)` : ''}: ${gold} in all.`
}

function leaderName(leader: string): string {
  return PRINTED.leaders.get(leader)?.name ?? leader
}

export function cardName(view: RunView, id: string): string {
  if (view.to !== 0) return id
  const card = view.cards.find((entry) => entry.id === id)
  const unit = card === undefined ? undefined : contentOf(view.config).units.get(card.unit)
  return unit === undefined ? id : `${unit.name} (${id})`
}
