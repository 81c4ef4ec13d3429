import type { Said } from '@tessera/words'
import { words } from '../../words/catalogue.ts'
import { cardSaid, text } from '../../words/names.ts'
import type { RunView } from '../view/view.ts'

/** A card of the player, with the id by which it is chosen; to others its id alone. */
export function cardIn(view: RunView, id: string): Said | string {
  const card = view.to === 0 ? view.cards.find((entry) => entry.id === id) : undefined
  return card === undefined ? id : words.said('run.card', { unit: cardSaid(card.unit), id })
}

export function cardName(view: RunView, id: string): string {
  return text(cardIn(view, id))
}
