import { savedCodes } from '@tessera/ui/storage'
import type { Deck } from './cards.ts'
import { readDeckCode, writeDeckCode } from './share.ts'

/** Decks kept in this browser, as their codes. */
export const savedDecks = savedCodes('siegefront.decks', (code) => readDeckCode(code).ok)

export function saveDeck(name: string, cards: Deck): boolean {
  return savedDecks.save(name, writeDeckCode(cards))
}

/** The cards behind a saved code; none when it can no longer be read. */
export function savedCards(code: string): Deck {
  const read = readDeckCode(code)
  return read.ok ? read.value : []
}
