import { PRINTED, refuseDeck } from '@tessera/gauntlet'
import { DECK_LIMITS, type SavedDeck } from './decks.ts'

/** The decks of an account as its server keeps them. */
export interface DeckServer {
  list(): Promise<readonly SavedDeck[]>
  make(deck: SavedDeck): Promise<SavedDeck>
  /** null: the server has no such deck any more. */
  change(deck: SavedDeck): Promise<SavedDeck | null>
}

/**
 * What this browser keeps after the server was asked: its decks as they are there, with what was saved or changed here since sent to
 * it. What does not fit the rules, or is one too many, stays here.
 */
export async function syncedDecks(
  who: string,
  kept: readonly SavedDeck[],
  server: DeckServer,
): Promise<readonly SavedDeck[]> {
  const there = new Map((await server.list()).map((deck) => [deck.id, deck]))
  const others = kept.filter(({ owner }) => owner !== undefined && owner !== who)
  const here: SavedDeck[] = []
  for (const deck of kept.toReversed()) {
    const own = deck.owner === who
    if (others.includes(deck) || (own && deck.pending !== true)) continue
    if (refuseDeck(PRINTED, deck, deck.deck) !== null) {
      if (!own) here.unshift(deck)
      continue
    }
    const changed = own ? await server.change(deck) : null
    const sent = changed ?? (there.size < DECK_LIMITS.decks ? await server.make(deck) : null)
    if (sent === null) here.unshift(bare(deck))
    else there.set(sent.id, sent)
  }
  const mine = [...there.values()].map((deck): SavedDeck => ({ ...bare(deck), owner: who }))
  return [...here, ...mine.toReversed(), ...others]
}

function bare({ id, name, faction, leader, spells, deck }: SavedDeck): SavedDeck {
  return { id, name, faction, leader, spells, deck }
}
