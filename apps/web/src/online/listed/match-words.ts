import type { MatchSummary } from '@tessera/wire'
import { gameName, othersIn, playersOf } from '../words/index.ts'

/** "Chess against Ada" for a player of the match; "Chess with Ada" for others. */
export function titleOf(match: MatchSummary): string {
  if (match.mine !== null && playersOf(match.game) === 1) return gameName(match.game)
  return `${gameName(match.game)} ${match.mine === null ? 'with' : 'against'} ${othersIn(match)}`
}

/** How a match stands for its reader; nothing of how it ended before it was watched. */
export function stateWords({ status, mine, unwatched, result, awaiting }: MatchSummary): string {
  if (unwatched) return 'A battle to watch'
  switch (status) {
    case 'open':
      return mine === null ? 'Waits for somebody' : 'Waiting for players'
    case 'starting':
      return 'About to begin'
    case 'running':
      if (mine === null) return 'Running'
      return awaiting.includes(mine) ? 'Your turn' : 'Their turn'
    case 'cancelled':
      return 'Called off'
    case 'finished':
      if (result === null || result.winner === null) return 'Drawn'
      if (mine === null) return 'Over'
      return result.winner === mine ? 'Won' : 'Lost'
  }
}
