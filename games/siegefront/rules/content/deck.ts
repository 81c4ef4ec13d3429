import type { InputError } from '@tessera/kernel'
import { CARDS, cardOf, isCard, type Rarity } from './cards.ts'

export const DECK_SIZE = 30

/** SGF-703. */
export const MOST_COPIES: Readonly<Record<Rarity, number>> = { common: 3, rare: 3, epic: 2, legendary: 1 }
export const MOST_OF_RARITY: Readonly<Partial<Record<Rarity, number>>> = { epic: 6, legendary: 3 }

/** SGF-202, SGF-703: the first thing wrong with a deck; the path names the card it is about. */
export function deckError(cards: readonly string[]): InputError | null {
  return deckErrors(cards)[0] ?? null
}

/** Everything wrong with a deck, for the builder. */
export function deckErrors(cards: readonly string[]): readonly InputError[] {
  const inputErrors: InputError[] = []
  if (cards.length !== DECK_SIZE)
    inputErrors.push({ path: '', code: 'deck_size', text: `A deck has ${DECK_SIZE} cards; this has ${cards.length}.` })
  for (const key of new Set(cards))
    if (!isCard(key))
      inputErrors.push({ path: key, code: 'deck_unknown_card', text: `There is no card called ${key}.` })
  const counts = new Map<string, number>()
  for (const key of cards) counts.set(key, (counts.get(key) ?? 0) + 1)
  const known = CARDS.filter((card) => counts.has(card.key))
  for (const card of known) {
    const most = MOST_COPIES[card.rarity]
    if ((counts.get(card.key) ?? 0) > most)
      inputErrors.push({ path: card.key, code: 'deck_copies', text: `At most ${most} of ${card.name}.` })
  }
  for (const rarity of ['epic', 'legendary'] as const) {
    const most = MOST_OF_RARITY[rarity] ?? 0
    const count = cards.filter((key) => isCard(key) && cardOf(key).rarity === rarity).length
    if (count > most)
      inputErrors.push({ path: '', code: 'deck_rarity', text: `At most ${most} ${rarity} cards; this has ${count}.` })
  }
  return inputErrors
}
