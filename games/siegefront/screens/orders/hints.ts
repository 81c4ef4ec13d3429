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
import type { Held } from './orders.ts'

/** SGF-1903: the price line of a card that cannot be played now; null when it can, or out of turn. */
export function whyNotPlay(view: SiegefrontView, own: SeatView, card: HandCard, canAct: boolean): string | null {
  const { cost } = cardIn(view.config, card.card)
  if (cost > own.mana && view.phase === 'action') return `Costs ${cost}, you have ${own.mana}`
  return !canAct || hasCell(view, card.id) ? null : 'No free cell'
}

export function whyNotForge(own: SeatView, cost: number): string | null {
  if (own.charges < 1) return 'No charges left'
  return cost > own.mana ? `Costs ${cost} mana, you have ${own.mana}` : null
}

/** What to do next, in a sentence. */
export function hintFor(held: Held | null, targets: number, canAct: boolean, mine: boolean): string {
  if (!canAct) return 'Press a card on the board to look at it.'
  if (held === null) return 'Take a card from your hand, or a unit on the board.'
  if (held.kind === 'unit' && !mine) return 'An enemy card.'
  if (targets === 0) return 'It can do nothing more this turn.'
  return held.kind === 'unit'
    ? 'Green cells: move. Red: strike. Press one to see what would happen.'
    : 'Press a lit cell to see what would happen.'
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
