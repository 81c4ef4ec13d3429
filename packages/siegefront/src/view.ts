import type { Audience, Seat } from '@tessera/kernel'
import type { SiegefrontEvent } from './events.ts'
import { pairOf, type SeatState, type SeatView, type SiegefrontState, type SiegefrontView } from './state.ts'

/** SGF-1802, SGF-1803: hands and decks are their owner's alone until the match is over; deck orders are nobody's. */
export function view(state: SiegefrontState, to: Audience): SiegefrontView {
  const { config, phase, turn, active, first, weather, duration, terrain, nextUnitId, units, result } = state
  const seats = [seatView(state, 0, to), seatView(state, 1, to)] as const
  return { to, config, phase, turn, active, first, weather, duration, terrain, nextUnitId, units, seats, result }
}

/** Who drew what, and what was put back, only its owner hears. */
export function hear(_state: SiegefrontState, event: SiegefrontEvent, to: Audience): SiegefrontEvent {
  if (event.type === 'card_drawn' && event.seat !== to) return { ...event, handId: null, card: null }
  if (event.type === 'mulligan_done' && event.seat !== to) return { ...event, cards: null }
  return event
}

function seatView(state: SiegefrontState, seat: Seat, to: Audience): SeatView {
  const own: SeatState = pairOf(state.seats, seat)
  const shown = seat === to || state.phase === 'over'
  return {
    castleHp: own.castleHp,
    castleMax: own.castleMax,
    mana: own.mana,
    maxMana: own.maxMana,
    hand: shown ? own.hand : null,
    handCount: own.hand.length,
    deck: shown ? [...own.deck].sort() : null,
    deckCount: own.deck.length,
    graveyard: own.graveyard,
    supply: own.supply,
    charges: own.charges,
    impact: own.impact,
    mulliganDone: own.mulliganDone,
  }
}
