import type { SiegefrontChoice } from '../choice.ts'
import { READY_DECKS } from '../content/decks.ts'
import type { SiegefrontView } from './view.ts'

/** What an expired clock plays: a ready deck, the hand as it is, no further command. */
export function late(view: SiegefrontView): SiegefrontChoice {
  if (view.phase === 'deck') return { type: 'deck', cards: READY_DECKS[0]?.cards ?? [] }
  return view.phase === 'mulligan' ? { type: 'mulligan', back: [] } : { type: 'end_turn' }
}
