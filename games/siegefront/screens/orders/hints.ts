import {
  cardIn,
  cardOf,
  cardText,
  type HandCard,
  pairOf,
  type SeatView,
  type SiegefrontChoice,
  type SiegefrontView,
  siegefrontRules,
  unitById,
  unitText,
} from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import type { Held } from './orders.ts'

/** SGF-1903: the price line of a card that cannot be played now; null when it can, or out of turn. */
export function whyNotPlay(view: SiegefrontView, own: SeatView, card: HandCard, canAct: boolean): string | null {
  const { cost } = cardIn(view.config, card.card)
  if (cost > own.mana && view.phase === 'action') return words.text('hint.costs', { cost, mana: own.mana })
  return !canAct || hasCell(view, card.id) ? null : words.text('hint.noCell')
}

export function whyNotForge(own: SeatView, cost: number): string | null {
  if (own.charges < 1) return words.text('hint.noCharges')
  return cost > own.mana ? words.text('hint.costsMana', { cost, mana: own.mana }) : null
}

/** What to do next, in a sentence. */
export function hintFor(held: Held | null, targets: number, canAct: boolean, mine: boolean): string {
  if (!canAct) return words.text('hint.look')
  if (held === null) return words.text('hint.take')
  if (held.kind === 'unit' && !mine) return words.text('hint.enemy')
  if (targets === 0) return words.text('hint.nothing')
  return words.text(held.kind === 'unit' ? 'hint.unit' : 'hint.card')
}

/** Who would do it. */
export function actorName(view: SiegefrontView, choice: SiegefrontChoice): string {
  if ('unit' in choice) {
    const unit = unitById(view, choice.unit)
    return unit === undefined ? 'it' : unitText(unit)
  }
  if (choice.type !== 'deploy_card' || view.to === 'spectator') return 'it'
  const held = pairOf(view.seats, view.to).hand?.find(({ id }) => id === choice.hand)
  return held === undefined ? 'it' : cardText(cardOf(held.card))
}

function hasCell(view: SiegefrontView, hand: number): boolean {
  for (let y = 0; y < 3; y++)
    for (let x = 0; x < 3; x++)
      if (siegefrontRules.refuse(view, { type: 'deploy_card', hand, x, y }) === null) return true
  return false
}
