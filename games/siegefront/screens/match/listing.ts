import type { Listing } from '@tessera/play/match'
import type { SiegefrontResult, SiegefrontView } from '@tessera/siegefront'

/** How a match is listed: never more than its player has seen. */
export function listingOf(
  /** After the last frame seen. */
  view: SiegefrontView,
  seat: 0 | 1,
  foe: string,
): Listing {
  const [mine, theirs] = [view.seats[seat].castleHp, view.seats[seat === 0 ? 1 : 0].castleHp]
  if (view.result !== null) {
    return {
      state: 'over',
      eyebrow: verdict(view.result, seat),
      title: 'Siegefront',
      note: `${view.turn} turns against ${foe}, castles ${mine} to ${theirs}`,
    }
  }
  const turn = view.phase === 'action' ? `turn ${view.turn}` : 'opening hand'
  return {
    state: 'running',
    eyebrow: view.phase !== 'action' || view.active === seat ? 'Your turn' : `${foe} is on the move`,
    title: `Siegefront, ${turn}`,
    note: `Castles ${mine} to ${theirs}, against ${foe}`,
  }
}

function verdict({ winner, reason }: SiegefrontResult, seat: 0 | 1): string {
  if (winner === null) return 'Drawn'
  const given = reason === 'concession' ? ', given up' : ''
  return `${winner === seat ? 'Won' : 'Lost'}${given}`
}

/** How it ended, as a sentence. */
export function reasonWords({ winner, reason, decidedBy }: SiegefrontResult, me: number | null): string {
  switch (reason) {
    case 'castle':
      return winner === null
        ? 'Both castles fell at once.'
        : winner === me
          ? 'Their castle fell.'
          : me === null
            ? 'The other castle fell.'
            : 'Your castle fell.'
    case 'exhaustion':
      return 'One side had no cards left anywhere.'
    case 'turn_limit':
      if (decidedBy === 'castle_hp') return 'The turn limit was reached; the stronger castle wins.'
      if (decidedBy === 'board_hp') return 'The turn limit was reached with equal castles; the stronger board wins.'
      return 'The turn limit was reached with all things equal.'
    case 'concession':
      return winner === me ? 'They gave up.' : me === null ? 'One side gave up.' : 'You gave up.'
  }
}
