import type { MatchSummary } from '@tessera/wire'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gameOf } from '../../games/index.ts'
import { Token } from '../../table/index.ts'
import { Button } from '../../ui/index.ts'
import { clockWords, leftWords } from '../clock-words.ts'
import { gameName, othersIn } from '../people-words.ts'
import { useNow } from '../use-now.ts'
import { waitsForMe } from './my-matches.ts'

/** A match of the server in a list; nothing of how it ended before it was watched. */
export function MatchLine({ match, tools }: { readonly match: MatchSummary; readonly tools?: ReactNode }) {
  const { id, game, deadline, status, rated, backed, clock } = match
  const running = status === 'running' && deadline !== null
  const now = useNow(running)
  const waits = waitsForMe(match)
  const title = `${gameName(game)} ${match.mine === null ? 'with' : 'against'} ${othersIn(match)}`
  return (
    <article className={waits ? 'match going' : 'match'}>
      <Token seat={match.mine === 1 ? 1 : 0} icon={gameOf(game)?.icon ?? 'viking-shield'} size={44} />
      <div className="match-text">
        <span className="eyebrow">{stateWords(match)}</span>
        <h3>
          <Link to={`/m/${id}`}>{title}</Link>
        </h3>
        <p className="muted">
          {clockWords(clock)}
          {rated && ', rated'}
          {backed && ', with LP bonuses'}
          {running && `, ${leftWords(Date.parse(deadline) - now)} left`}
        </p>
      </div>
      {tools ?? (
        <Button kind={waits ? 'primary' : 'plain'} to={`/m/${id}`} aria-label={`${verbOf(match)}: ${title}`}>
          {verbOf(match)}
        </Button>
      )}
    </article>
  )
}

function stateWords(match: MatchSummary): string {
  const { status, mine, unwatched, result, awaiting } = match
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

function verbOf({ status, unwatched, awaiting, mine }: MatchSummary): string {
  if (unwatched) return 'Watch'
  if (status === 'running') return mine !== null && awaiting.includes(mine) ? 'Play' : 'Look'
  return status === 'finished' ? 'Replay' : 'Open'
}
