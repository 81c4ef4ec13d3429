import { cardName, handOf, type PlayerView, type RunCard, remainingOf } from '@tessera/gauntlet'
import { words } from '@tessera/gauntlet/words'

/** GR-301: a draft with the cards that are marked so far. */
export interface Draft {
  readonly offered: readonly RunCard[]
  readonly hand: readonly RunCard[]
  /** Ids of offered cards, in the order in which they were marked. */
  readonly marked: readonly string[]
  readonly chosen: readonly RunCard[]
  /** Names of the chosen cards. */
  readonly names: readonly string[]
  readonly due: number
  readonly title: string
  /** What the button says, and why it cannot be pressed yet. */
  readonly button: string
  readonly blocked: string | null
  readonly progress: string
  readonly aside: string
}

/** Marks that were kept from an earlier draft count only for cards that are on offer now. */
export function draftOf(
  { offer, picksDue, cards }: Pick<PlayerView, 'offer' | 'picksDue' | 'cards'>,
  kept: readonly string[],
): Draft {
  const marked = kept.filter((id) => offer.includes(id)).slice(0, picksDue)
  const hand = handOf(cards)
  const offered = offer.flatMap((id) => cards.find((card) => card.id === id) ?? [])
  const chosen = offered.filter(({ id }) => marked.includes(id))
  const names = chosen.map(({ unit }) => cardName(unit))
  const left = picksDue - marked.length
  const rest = remainingOf(cards).length - picksDue
  return {
    offered,
    hand,
    marked,
    chosen,
    names,
    due: picksDue,
    title: picksDue === 1 ? words.text('draft.one') : words.text('draft.some', { n: picksDue }),
    button:
      names.length === 0
        ? words.text('draft.choose')
        : words.text('draft.take', { cards: names.map((name) => ({ name, seat: null })) }),
    blocked: left > 0 ? words.text('draft.more', { n: left }) : null,
    progress: words.text('draft.progress', { n: marked.length, all: picksDue }),
    aside: words.text('draft.aside', { hand: hand.length + picksDue, left: rest }),
  }
}

/** What is marked after a card was pressed: pressed again it is left, and where all are chosen it replaces the first. */
export function markedAfter({ marked, due }: Draft, id: string): readonly string[] {
  return marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id].slice(-due)
}
