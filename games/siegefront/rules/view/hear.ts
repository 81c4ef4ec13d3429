import type { Audience } from '@tessera/kernel'
import type { SiegefrontEvent } from '../events.ts'
import type { SiegefrontState } from '../state.ts'

/** Who drew what, and what was put back, only its owner hears. */
export function hear(_state: SiegefrontState, event: SiegefrontEvent, to: Audience): SiegefrontEvent {
  if (event.type === 'card_drawn' && event.seat !== to) return { ...event, handId: null, card: null }
  if (event.type === 'mulligan_done' && event.seat !== to) return { ...event, cards: null }
  return event
}
