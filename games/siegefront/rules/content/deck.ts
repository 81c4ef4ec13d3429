import type { InputError } from '@tessera/kernel'
import { type Said, textOfSaid } from '@tessera/words'
import { words } from '../words/catalogue.ts'
import { cardSaid, uncoloured } from '../words/names.ts'
import { CARDS, cardOf, isCard, type Rarity } from './cards.ts'

export const DECK_SIZE = 30

/** SGF-703. */
export const MOST_COPIES: Readonly<Record<Rarity, number>> = { common: 3, rare: 3, epic: 2, legendary: 1 }
export const MOST_OF_RARITY: Readonly<Partial<Record<Rarity, number>>> = { epic: 6, legendary: 3 }

export interface DeckError extends InputError {
  readonly said: Said
  /** Of which there are too many. */
  readonly rarity?: Rarity
}

/** SGF-202, SGF-703: the first thing wrong with a deck; the path names the card it is about. */
export function deckError(cards: readonly string[]): DeckError | null {
  return deckErrors(cards)[0] ?? null
}

/** Everything wrong with a deck, for the builder. */
export function deckErrors(cards: readonly string[]): readonly DeckError[] {
  const errors: DeckError[] = []
  const wrong = (path: string, code: string, said: Said, rarity?: Rarity) =>
    errors.push({ path, code, text: textOfSaid(said), said, ...(rarity === undefined ? {} : { rarity }) })
  if (cards.length !== DECK_SIZE)
    wrong('', 'deck_size', words.said('refuse.deck_size', { size: DECK_SIZE, count: cards.length }))
  for (const key of new Set(cards))
    if (!isCard(key)) wrong(key, 'deck_unknown_card', words.said('refuse.deck_unknown_card', { card: key }))
  const counts = new Map<string, number>()
  for (const key of cards) counts.set(key, (counts.get(key) ?? 0) + 1)
  const known = CARDS.filter((card) => counts.has(card.key))
  for (const card of known) {
    const most = MOST_COPIES[card.rarity]
    if ((counts.get(card.key) ?? 0) > most)
      wrong(card.key, 'deck_copies', words.said('refuse.deck_copies', { most, card: uncoloured(cardSaid(card)) }))
  }
  for (const rarity of ['epic', 'legendary'] as const) {
    const most = MOST_OF_RARITY[rarity] ?? 0
    const count = cards.filter((key) => isCard(key) && cardOf(key).rarity === rarity).length
    if (count > most)
      wrong(
        '',
        'deck_rarity',
        words.said('refuse.deck_rarity', { most, rarity: words.said(`rarity.${rarity}`), count }),
        rarity,
      )
  }
  return errors
}
