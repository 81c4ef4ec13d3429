import { type HundredView, scenarioName } from '@tessera/hundred'
import { words } from '@tessera/hundred/words'
import type { Listing } from '@tessera/play/match'

/** How a match is listed: never more than its player has seen. */
export function listingOf(view: HundredView, seat: 0 | 1, foe: string): Listing {
  const { result, turn, limit } = view
  const title = words.text('listing.title', { scenario: scenarioName(view.config) })
  if (result !== null)
    return {
      state: 'over',
      eyebrow: words.text(
        result.winner === null ? 'listing.drawn' : result.winner === seat ? 'listing.won' : 'listing.lost',
      ),
      title,
      note: words.text('listing.turns', { turns: turn, foe }),
    }
  return {
    state: 'running',
    eyebrow: words.text(view.phase === 'resolution' ? 'listing.played' : 'listing.orders'),
    title,
    note: turn === 0 ? words.text('listing.before', { foe }) : words.text('listing.turn', { turn, limit, foe }),
  }
}
