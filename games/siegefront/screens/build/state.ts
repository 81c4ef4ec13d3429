import { type DeckError, deckErrors } from '@tessera/siegefront'
import { type Deck, sameDeck, withOneLess, withOneMore, without } from './cards.ts'
import { type DeckTally, tallyOf } from './limits.ts'

export interface NamedDeck {
  readonly cards: Deck
  readonly name: string
}

/** The deck on the bench, and the dialog that is open over it. */
export interface BuilderState extends NamedDeck {
  readonly open: 'save' | 'import' | 'decks' | 'deck' | null
  /** The deck that another one has just taken the place of; null when nothing was lost. */
  readonly replaced: NamedDeck | null
}

export type BuilderAction =
  | { readonly type: 'add' | 'remove' | 'remove_all'; readonly card: string }
  /** A ready, saved or imported deck; without a name it keeps the one on the bench. */
  | { readonly type: 'take'; readonly cards: Deck; readonly name: string | null }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'take_back' }
  | { readonly type: 'open'; readonly dialog: BuilderState['open'] }

export interface BuilderFacts {
  readonly errors: readonly DeckError[]
  /** Errors of the whole deck; the others stand beside their cards. */
  readonly deckErrors: readonly DeckError[]
  /** Why the deck cannot be played; null when it can. */
  readonly refusal: string | null
  readonly tally: DeckTally
}

export function opened({ cards, name }: NamedDeck): BuilderState {
  return { cards, name, open: null, replaced: null }
}

export function edit(state: BuilderState, action: BuilderAction): BuilderState {
  const { cards } = state
  switch (action.type) {
    case 'add':
      return { ...state, cards: withOneMore(cards, action.card) }
    case 'remove':
      return { ...state, cards: withOneLess(cards, action.card) }
    case 'remove_all':
      return { ...state, cards: without(cards, action.card) }
    case 'take': {
      const lost = cards.length > 0 && !sameDeck(cards, action.cards)
      const replaced = lost ? { cards, name: state.name } : null
      return { cards: action.cards, name: action.name ?? state.name, open: null, replaced }
    }
    case 'rename':
      return { ...state, name: action.name }
    case 'take_back':
      return { ...state, ...state.replaced, replaced: null }
    case 'open':
      return { ...state, open: action.dialog }
  }
}

export function factsOf({ cards }: NamedDeck): BuilderFacts {
  const errors = deckErrors(cards)
  return {
    errors,
    deckErrors: errors.filter(({ path }) => path === ''),
    refusal: errors[0]?.text ?? null,
    tally: tallyOf(cards),
  }
}
