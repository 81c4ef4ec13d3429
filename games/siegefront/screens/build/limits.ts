import { cardOf, DECK_SIZE, type DeckError, deckErrors, isCard, MOST_OF_RARITY, type Rarity } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'
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
export function refuseOneMore(deck: Deck, key: string): DeckError | null {
  const after = deckErrors([...deck, key])
  const full = deck.length >= DECK_SIZE ? after.find(({ code }) => code === 'deck_size') : undefined
  return inputErrorsOf(key, after)[0] ?? full ?? null
}

/** SGF-1906: the input errors that stand beside a card. Too many of a rarity is every such card's input error. */
export function inputErrorsOf(key: string, inputErrors: readonly DeckError[]): readonly DeckError[] {
  const rarity = isCard(key) ? cardOf(key).rarity : null
  return inputErrors.filter(
    (inputError) => inputError.path === key || (inputError.code === 'deck_rarity' && inputError.rarity === rarity),
  )
}

/** The short reason on a card's stepper when its rarity is used up; the whole sentence is the button's. */
export function rarityFull(inputError: DeckError): string {
  return inputError.rarity === 'legendary' ? words.text('build.legendariesFull') : words.text('build.epicsFull')
}

/** What is missing or too much, for the bar over the deck: "4 to go", "2 too many", "complete". */
export function sizeWords(cards: number): string {
  if (cards === DECK_SIZE) return words.text('build.complete')
  return cards < DECK_SIZE
    ? words.text('build.toGo', { n: DECK_SIZE - cards })
    : words.text('build.tooMany', { n: cards - DECK_SIZE })
}

export const MOST_EPICS = MOST_OF_RARITY.epic ?? 0
export const MOST_LEGENDARIES = MOST_OF_RARITY.legendary ?? 0

function rarityCount(deck: Deck, rarity: Rarity): number {
  return deck.filter((key) => isCard(key) && cardOf(key).rarity === rarity).length
}
