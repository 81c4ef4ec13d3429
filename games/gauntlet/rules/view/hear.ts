import type { Audience } from '@tessera/kernel'
import type { DuelEvent } from '../events.ts'

/** GB-1403: spectators learn the armies with the battle; everything else is seen by all when it happens. */
export function hearDuel(event: DuelEvent, to: Audience): DuelEvent | null {
  return event.type === 'armies_revealed' && to === 'spectator' ? null : event
}
