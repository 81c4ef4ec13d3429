import type { MatchSummary } from '@tessera/wire'
import { words } from '../words/catalogue.ts'
import { gameName, othersIn, playersOf } from '../words/index.ts'

/** "Chess against Ada" for a player of the match; "Chess with Ada" for others. */
export function titleOf(match: MatchSummary): string {
  if (match.mine !== null && playersOf(match.game) === 1) return gameName(match.game)
  return words.text(match.mine === null ? 'title.with' : 'title.against', {
    game: gameName(match.game),
    others: othersIn(match),
  })
}

/** How a match stands for its reader; nothing of how it ended before it was watched. */
export function stateWords({ status, mine, unwatched, result, awaiting }: MatchSummary): string {
  if (unwatched) return words.text('state.unwatched')
  switch (status) {
    case 'open':
      return mine === null ? words.text('state.open') : words.text('state.open.mine')
    case 'starting':
      return words.text('state.starting')
    case 'running':
      if (mine === null) return words.text('state.running')
      return awaiting.includes(mine) ? words.text('state.yours') : words.text('state.theirs')
    case 'cancelled':
      return words.text('state.cancelled')
    case 'finished':
      if (result === null || result.winner === null) return words.text('result.drawn')
      if (mine === null) return words.text('state.over')
      return result.winner === mine ? words.text('result.won.short') : words.text('result.lost.short')
  }
}
