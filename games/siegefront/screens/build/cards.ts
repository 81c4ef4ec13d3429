import { CARDS, type Card, cardOf, isCard } from '@tessera/siegefront'

/** A deck being built: card keys, in any order, known or not. */
export type Deck = readonly string[]

/** Copies of one card; `card` is null where the catalogue has none of that key. */
export interface Stack {
  readonly key: string
  readonly card: Card | null
  readonly count: number
}

/** One row per card: by cost, then by name; cards that do not exist come last. */
export function stacksOf(deck: Deck): readonly Stack[] {
  const counts = countsOf(deck)
  return [...counts]
    .map(([key, count]) => ({ key, card: isCard(key) ? cardOf(key) : null, count }))
    .sort((a, b) => inOrder(a.card, b.card) || a.key.localeCompare(b.key, 'en'))
}

export function countsOf(deck: Deck): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of deck) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

export function withOneMore(deck: Deck, key: string): Deck {
  return [...deck, key]
}

export function withOneLess(deck: Deck, key: string): Deck {
  const place = deck.lastIndexOf(key)
  return place === -1 ? deck : deck.toSpliced(place, 1)
}

export function without(deck: Deck, key: string): Deck {
  return deck.filter((other) => other !== key)
}

/** The same cards in any order. */
export function sameDeck(a: Deck, b: Deck): boolean {
  return a.length === b.length && a.toSorted().join() === b.toSorted().join()
}

/** The catalogue as a builder shows it: by cost, then by name. */
export const CATALOGUE: readonly Card[] = CARDS.toSorted(inOrder)

function inOrder(a: Card | null, b: Card | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return a.cost - b.cost || a.name.localeCompare(b.name, 'en')
}
