import type { Dice } from '@tessera/kernel'
import { deckCards } from '../rules/setup.ts'
import { copyUnit, type HandCard, pairOf, type SeatState, type SiegefrontState } from '../state.ts'
import { dealt } from './sample.ts'
import type { SeatView, SiegefrontView } from './view.ts'

/** Stands for an unseen card; it cannot be played. */
export const UNKNOWN = 'unknown'

/** A state that could lie behind the view: own deck in some order, the other side's cards from some legal deck. */
export function imagine(view: SiegefrontView, dice: Dice): SiegefrontState {
  return stateFrom(view, (own, seat) => {
    const hidden = own.deck === null || own.hand === null ? unseen(view, seat, dice) : []
    const deck = own.deck === null ? hidden.slice(0, own.deckCount) : [...own.deck]
    dice.shuffle(deck)
    const hand = own.hand ?? hidden.slice(own.deckCount).map((card, index) => ({ id: index + 1, card }))
    return { hand: [...hand], deck }
  })
}

/** SGF-1501: the position a bot plans on, where every unseen card is unknown and the weather stays. */
export function plan(view: SiegefrontView): SiegefrontState {
  const state = behind(view)
  if (state.duration > 0) state.duration += 1000
  return state
}

/** What the view shows and nothing else: unseen cards are unknown. */
export function behind(view: SiegefrontView): SiegefrontState {
  return stateFrom(view, (own) => ({
    hand: own.hand === null ? unknownHand(own.handCount) : [...own.hand],
    deck: new Array<string>(own.deckCount).fill(UNKNOWN),
  }))
}

/** As many cards as are hidden, in any order: what a known deck has left, or cards that make the seen ones a legal deck. */
function unseen(view: SiegefrontView, seat: 0 | 1, dice: Dice): readonly string[] {
  const { handCount, deckCount, graveyard } = view.seats[seat]
  const count = handCount + deckCount
  const board = view.units.filter((unit) => unit.owner === seat && !unit.token)
  const seen = [...graveyard, ...board].map(({ card }) => card)
  const { deck } = pairOf(view.config.seats, seat)
  if (deck === undefined) return dealt(seen, count, dice)
  const left = [...deckCards(deck)]
  for (const card of seen) {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
  }
  dice.shuffle(left)
  return left.slice(0, count)
}

function stateFrom(
  view: SiegefrontView,
  cards: (own: SeatView, seat: 0 | 1) => Pick<SeatState, 'hand' | 'deck'>,
): SiegefrontState {
  const { phase, turn, active, first, weather, duration, nextUnitId, result } = view
  const seatState = (seat: 0 | 1): SeatState => {
    const own = view.seats[seat]
    return {
      castleHp: own.castleHp,
      castleMax: own.castleMax,
      mana: own.mana,
      maxMana: own.maxMana,
      ...cards(own, seat),
      graveyard: [...own.graveyard],
      supply: own.supply,
      charges: own.charges,
      nextHandId: 10_000,
      impact: own.impact,
      mulliganDone: own.mulliganDone,
    }
  }
  return {
    phase,
    turn,
    active,
    first,
    weather,
    duration,
    terrain: [...view.terrain],
    nextUnitId,
    units: view.units.map(copyUnit),
    seats: [seatState(0), seatState(1)],
    result,
  }
}

function unknownHand(count: number): HandCard[] {
  return Array.from({ length: count }, (_, id) => ({ id: -1 - id, card: UNKNOWN }))
}
