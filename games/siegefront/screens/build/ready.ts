import { READY_DECKS } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
import { plainWords } from '@tessera/words'
import { type Deck, sameDeck } from './cards.ts'
import { savedCards, savedDecks } from './saved.ts'

/** What a ready deck is like, in a line. */
export function readyWords(key: string): string {
  return plainWords(words.worded(`ready.${key}`, {}))
}

/** The deck that "Play now" begins with: its cards are easy to read and it never waits for mana. */
export const FIRST_DECK: Deck = READY_DECKS[0]?.cards ?? []

/** What a deck is called here, if it has a name. */
export function deckName(cards: Deck): string | null {
  const ready = READY_DECKS.find((deck) => sameDeck(deck.cards, cards))
  const saved = savedDecks.list().find(({ code }) => sameDeck(savedCards(code), cards))
  return saved?.name ?? ready?.name ?? null
}
