import type { Listing } from '@tessera/play/match'
import type { SiegefrontResult, SiegefrontView } from '@tessera/siegefront'
import { words } from '@tessera/siegefront/words'

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
      note: words.text('listing.over', { turns: view.turn, foe, mine, theirs }),
    }
  }
  return {
    state: 'running',
    eyebrow:
      view.phase !== 'action' || view.active === seat
        ? words.text('listing.yourTurn')
        : words.text('listing.theirTurn', { foe }),
    title: view.phase === 'action' ? words.text('listing.turn', { turn: view.turn }) : words.text('listing.opening'),
    note: words.text('listing.running', { mine, theirs, foe }),
  }
}

function verdict({ winner, reason }: SiegefrontResult, seat: 0 | 1): string {
  if (winner === null) return words.text('listing.drawn')
  if (reason === 'concession') return words.text(winner === seat ? 'listing.wonGivenUp' : 'listing.lostGivenUp')
  return words.text(winner === seat ? 'listing.won' : 'listing.lost')
}

/** How it ended, as a sentence. */
export function reasonWords(result: SiegefrontResult, me: number | null): string {
  return words.text(reasonKey(result, me))
}

function reasonKey({ winner, reason, decidedBy }: SiegefrontResult, me: number | null) {
  switch (reason) {
    case 'castle':
      if (winner === null) return 'reason.bothCastles'
      return winner === me ? 'reason.theirCastle' : me === null ? 'reason.otherCastle' : 'reason.yourCastle'
    case 'exhaustion':
      return 'reason.exhaustion'
    case 'turn_limit':
      if (decidedBy === 'castle_hp') return 'reason.limitCastle'
      return decidedBy === 'board_hp' ? 'reason.limitBoard' : 'reason.limitDrawn'
    case 'concession':
      return winner === me ? 'reason.theyGaveUp' : me === null ? 'reason.oneGaveUp' : 'reason.youGaveUp'
  }
}
