import type { Dice } from '@tessera/kernel'
import { randomDeck } from './legal.ts'
import {
  copyUnit,
  type HandCard,
  type SeatState,
  type SeatView,
  type SiegefrontState,
  type SiegefrontView,
} from './state.ts'

/** Stands for a card nobody has seen; it cannot be played. */
export const UNKNOWN = 'unknown'

/** A state that could lie behind the view: own deck in some order, the other side's cards from some legal deck. */
export function imagine(view: SiegefrontView, dice: Dice): SiegefrontState {
  return stateFrom(view, (seat) => {
    const hidden = randomDeck(dice)
    const deck = seat.deck === null ? hidden.slice(0, seat.deckCount) : [...seat.deck]
    dice.shuffle(deck as string[])
    const hand =
      seat.hand ?? hidden.slice(seat.deckCount, seat.deckCount + seat.handCount).map((card, id) => ({ id, card }))
    return { hand: [...hand], deck: [...deck] }
  })
}

/** SGF-1501: the position a bot plans on, where every unseen card is unknown and the weather stays. */
export function plan(view: SiegefrontView): SiegefrontState {
  const state = stateFrom(view, (seat) => ({
    hand: seat.hand === null ? unknownHand(seat.handCount) : [...seat.hand],
    deck: new Array<string>(seat.deckCount).fill(UNKNOWN),
  }))
  if (state.duration > 0) state.duration += 1000
  return state
}

function stateFrom(view: SiegefrontView, cards: (seat: SeatView) => Pick<SeatState, 'hand' | 'deck'>): SiegefrontState {
  const { config, phase, turn, active, first, weather, duration, nextUnitId, result } = view
  const seat = (own: SeatView): SeatState => ({
    castleHp: own.castleHp,
    castleMax: own.castleMax,
    mana: own.mana,
    maxMana: own.maxMana,
    ...cards(own),
    graveyard: [...own.graveyard],
    supply: own.supply,
    charges: own.charges,
    nextHandId: 10_000,
    impact: own.impact,
    mulliganDone: own.mulliganDone,
  })
  return {
    config,
    phase,
    turn,
    active,
    first,
    weather,
    duration,
    terrain: [...view.terrain],
    nextUnitId,
    units: view.units.map(copyUnit),
    seats: [seat(view.seats[0]), seat(view.seats[1])],
    result,
  }
}

function unknownHand(count: number): HandCard[] {
  return Array.from({ length: count }, (_, id) => ({ id: -1 - id, card: UNKNOWN }))
}
