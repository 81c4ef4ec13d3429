import type { Audience, Seat } from '@tessera/kernel'
import type { SiegefrontConfig } from '../config.ts'
import {
  type Fallen,
  type Field,
  type HandCard,
  type Phase,
  pairOf,
  type SeatState,
  type SiegefrontResult,
  type SiegefrontState,
} from '../state.ts'

/** SGF-1802: a seat as a viewer sees it. */
export interface SeatView {
  readonly castleHp: number
  readonly castleMax: number
  readonly mana: number
  readonly maxMana: number
  /** null where it is hidden. */
  readonly hand: readonly HandCard[] | null
  readonly handCount: number
  /** The cards left in the deck, sorted, never their order; null where they are hidden. */
  readonly deck: readonly string[] | null
  readonly deckCount: number
  readonly graveyard: readonly Fallen[]
  readonly supply: 'deck' | 'forge'
  readonly charges: number
  readonly impact: number
  readonly mulliganDone: boolean
}

export interface SiegefrontView extends Field {
  readonly to: Audience
  readonly config: SiegefrontConfig
  readonly phase: Phase
  readonly turn: number
  readonly active: Seat
  readonly first: Seat
  readonly duration: number
  readonly nextUnitId: number
  readonly seats: readonly [SeatView, SeatView]
  readonly result: SiegefrontResult | null
}

/** SGF-1802, SGF-1803: only the owner sees a hand and a deck until the match is over; the order of a deck is never seen. */
export function view(state: SiegefrontState, to: Audience, config: SiegefrontConfig): SiegefrontView {
  const { phase, turn, active, first, weather, duration, terrain, nextUnitId, units, result } = state
  const seats = [seatView(state, 0, to), seatView(state, 1, to)] as const
  return { to, config, phase, turn, active, first, weather, duration, terrain, nextUnitId, units, seats, result }
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
