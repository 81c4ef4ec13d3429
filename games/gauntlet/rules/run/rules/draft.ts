import type { Dice, MatchReferee } from '@tessera/kernel'
import { contentOf } from '../../content/changes.ts'
import type { RunChoice } from '../choice.ts'
import type { RunConfig } from '../config.ts'
import type { RunEvent } from '../events.ts'
import { handOf, type RunState, remainingOf } from '../state.ts'
import { broughtBy } from '../view/deck.ts'

export type RunReferee = MatchReferee<RunConfig, RunEvent>

const FIRST_OFFER = { cards: 5, picks: 3 } as const
const LATER_OFFER = { cards: 3, picks: 1 } as const

/** GR-202: the deck is fixed, and the first cards are offered. */
export function begin(state: RunState, choice: Extract<RunChoice, { do: 'begin' }>, ref: RunReferee): void {
  const { faction, leader, spells, deck: own } = ref.config.daily ?? choice
  if (faction === undefined || leader === undefined) throw new Error('A run begins with a faction and a leader')
  const { banner, deck } = broughtBy(contentOf(ref.config), { faction, leader, spells, deck: own })
  state.banner = { ...banner, spells: [...banner.spells] }
  state.cards = deck.map((unit, place) => ({ id: cardId(place), unit, tier: 1, place: 'remaining' }))
  ref.tell?.({ type: 'run_started', banner: state.banner, deck: [...deck] })
  offerCards(state, true, ref)
}

function cardId(place: number): string {
  return `c${String(place + 1).padStart(2, '0')}`
}

/** GR-301: cards drawn from the remaining deck without putting any back; no draft when it is empty. */
export function offerCards(state: RunState, isInitial: boolean, ref: RunReferee): void {
  const { cards, picks } = isInitial ? FIRST_OFFER : LATER_OFFER
  state.offer = drawnFrom(
    remainingOf(state.cards).map(({ id }) => id),
    cards,
    ref.dice,
  )
  state.picksDue = Math.min(picks, state.offer.length)
  state.phase = state.offer.length > 0 ? 'draft' : 'camp'
  if (state.offer.length > 0)
    ref.tell?.({ type: 'draft_offered', cards: [...state.offer], picksDue: state.picksDue, isInitial })
}

function drawnFrom(list: string[], count: number, dice: Dice): string[] {
  const drawn: string[] = []
  while (drawn.length < count && list.length > 0) drawn.push(...list.splice(dice.int(list.length), 1))
  return drawn
}

/** GR-301: what is picked goes to the hand, the rest stays in the deck. */
export function pick(state: RunState, picked: readonly string[], ref: RunReferee): void {
  for (const card of state.cards) if (picked.includes(card.id)) card.place = 'hand'
  state.offer = []
  state.picksDue = 0
  state.phase = 'camp'
  const hand = handOf(state.cards).length
  ref.tell?.({ type: 'cards_drafted', cards: [...picked], hand, remainingCount: state.cards.length - hand })
}
