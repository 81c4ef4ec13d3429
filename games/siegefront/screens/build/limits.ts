import type { InputError } from '@tessera/kernel'
import { cardOf, DECK_SIZE, deckErrors, isCard, MOST_OF_RARITY, type Rarity } from '@tessera/siegefront'
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

/** Why one more of this card is refused, with the rules' own code and sentence; input errors of other cards are not its own. */
export function refuseOneMore(deck: Deck, key: string): InputError | null {
  const after = deckErrors([...deck, key])
  const full = deck.length >= DECK_SIZE ? after.find(({ code }) => code === 'deck_size') : undefined
  return inputErrorsOf(key, after)[0] ?? full ?? null
}

/** SGF-1906: the input errors that stand beside a card. Too many of a rarity is every such card's input error. */
export function inputErrorsOf(key: string, inputErrors: readonly InputError[]): readonly InputError[] {
  const rarity = isCard(key) ? cardOf(key).rarity : null
  return inputErrors.filter(
    (inputError) =>
      inputError.path === key ||
      (inputError.code === 'deck_rarity' && rarity !== null && inputError.text.includes(` ${rarity} `)),
  )
}

/** The short reason on a card's stepper when its rarity is used up; the whole sentence is the button's. */
export function rarityFull(inputError: InputError): string {
  return inputError.text.includes('legendary') ? 'legendaries are full' : 'epics are full'
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
