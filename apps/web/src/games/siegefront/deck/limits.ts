import type { Fault } from '@tessera/kernel'
import { cardOf, DECK_SIZE, deckFaults, isCard, MOST_OF_RARITY, type Rarity } from '@tessera/siegefront'
import type { Deck } from './cards.ts'

/** SGF-703: what a deck uses of its limits. */
export interface DeckTally {
  readonly cards: number
  readonly epics: number
  readonly legendaries: number
}

export function tallyOf(deck: Deck): DeckTally {
  return { cards: deck.length, epics: rarityCount(deck, 'epic'), legendaries: rarityCount(deck, 'legendary') }
}

/** Why one more of this card is refused, with the rules' own code and sentence; faults of other cards are not its own. */
export function refuseOneMore(deck: Deck, key: string): Fault | null {
  const after = deckFaults([...deck, key])
  const full = deck.length >= DECK_SIZE ? after.find(({ code }) => code === 'deck_size') : undefined
  return faultsOf(key, after)[0] ?? full ?? null
}

/** SGF-1906: the faults that stand beside a card. Too many of a rarity is every such card's fault. */
export function faultsOf(key: string, faults: readonly Fault[]): readonly Fault[] {
  const rarity = isCard(key) ? cardOf(key).rarity : null
  return faults.filter(
    (fault) =>
      fault.path === key || (fault.code === 'deck_rarity' && rarity !== null && fault.text.includes(` ${rarity} `)),
  )
}

/** The short reason on a card's stepper when its rarity is used up; the whole sentence is the button's. */
export function rarityFull(fault: Fault): string {
  return fault.text.includes('legendary') ? 'legendaries are full' : 'epics are full'
}

/** What is missing or too much, for the bar over the deck: "4 to go", "2 too many", "complete". */
export function sizeWords(cards: number): string {
  if (cards === DECK_SIZE) return 'complete'
  return cards < DECK_SIZE ? `${DECK_SIZE - cards} to go` : `${cards - DECK_SIZE} too many`
}

export const MOST_EPICS = MOST_OF_RARITY.epic ?? 0
export const MOST_LEGENDARIES = MOST_OF_RARITY.legendary ?? 0

function rarityCount(deck: Deck, rarity: Rarity): number {
  return deck.filter((key) => isCard(key) && cardOf(key).rarity === rarity).length
}
