import { handOf, type PlayerView, PRINTED, type RunCard, remainingOf } from '@tessera/gauntlet'

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
  const names = chosen.map(({ unit }) => PRINTED.units.get(unit)?.name ?? unit)
  const left = picksDue - marked.length
  const one = picksDue === 1
  const rest = remainingOf(cards).length - picksDue
  return {
    offered,
    hand,
    marked,
    chosen,
    names,
    due: picksDue,
    title: one ? 'One of these joins you' : `${COUNTS[picksDue] ?? picksDue} of these join you`,
    button: names.length === 0 ? 'Choose a card' : `Take ${listOf(names)}`,
    blocked: left > 0 ? `Choose ${left} more ${left === 1 ? 'card' : 'cards'} first.` : null,
    progress: `${marked.length} of ${picksDue} chosen. ${one ? 'It is free and enters' : 'They are free and enter'} at tier 1.`,
    aside: `after this: ${hand.length + picksDue} in hand, ${rest} left in the deck`,
  }
}

/** What is marked after a card was pressed: pressed again it is left, and where all are chosen it replaces the first. */
export function markedAfter({ marked, due }: Draft, id: string): readonly string[] {
  return marked.includes(id) ? marked.filter((each) => each !== id) : [...marked, id].slice(-due)
}

const COUNTS = ['None', 'One', 'Two', 'Three'] as const

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
