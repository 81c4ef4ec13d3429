import type { Seat } from '@tessera/kernel'
import type { Personality } from '../../content/personalities.ts'
import { type Field, pairOf } from '../../state.ts'
import { depthOf } from './board.ts'

export type Mode = 'aggressive' | 'balanced' | 'defensive'

interface Castles extends Field {
  readonly seats: readonly [{ readonly castleHp: number }, { readonly castleHp: number }]
}

/** SGF-1212: how a forge seat sees the board. */
export function boardMode(field: Castles, seat: Seat, personality: Personality): Mode {
  const value = boardLead(field, seat) + personality.bias
  if (value >= 8) return 'aggressive'
  return value <= -8 ? 'defensive' : 'balanced'
}

/** SGF-1212 without the personality's bias. */
export function boardLead(field: Castles, seat: Seat): number {
  let lead = pairOf(field.seats, seat).castleHp - pairOf(field.seats, 1 - seat).castleHp
  for (const unit of field.units) {
    const worth = unit.attack + unit.hp + (depthOf(unit) === 2 ? 4 : 0)
    lead += unit.owner === seat ? worth : -worth
  }
  return lead
}
