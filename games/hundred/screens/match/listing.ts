import { type HundredView, scenarioOf } from '@tessera/hundred'
import type { Listing } from '@tessera/play/match'

/** How a match is listed: never more than its player has seen. */
export function listingOf(view: HundredView, seat: 0 | 1, foe: string): Listing {
  const { name } = scenarioOf(view.config)
  if (view.result !== null)
    return {
      state: 'over',
      eyebrow: view.result.winner === null ? 'Drawn' : view.result.winner === seat ? 'Won' : 'Lost',
      title: `Hundred, ${name}`,
      note: `${view.turn} turns against ${foe}`,
    }
  return {
    state: 'running',
    eyebrow: view.phase === 'resolution' ? 'Being played' : 'Your orders',
    title: `Hundred, ${name}`,
    note: view.turn === 0 ? `Before the battle, against ${foe}` : `Turn ${view.turn} of ${view.limit}, against ${foe}`,
  }
}
