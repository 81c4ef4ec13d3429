import { useNow } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import { Link } from '@tessera/ui/router'
import type { MatchSummary } from '@tessera/wire'
import type { ReactNode } from 'react'
import { words } from '../words/catalogue.ts'
import { clockWords, leftWords } from '../words/index.ts'
import { stateWords, titleOf } from './match-words.ts'
import { waitsForMe } from './my-matches.ts'

export interface MatchLineProps {
  readonly match: MatchSummary
  /** What it is, where that is not how it stands: "Ada invites you". */
  readonly state?: string
  readonly tools?: ReactNode
}

/** Time that makes one hurry. */
const SHORT = 5 * 60_000

/** A match of the server in a list; nothing of how it ended before it was watched. */
export function MatchLine({ match, state = stateWords(match), tools }: MatchLineProps) {
  const { id, game, deadline, status, rated, backed, clock } = match
  const running = status === 'running' && deadline !== null
  const now = useNow(running)
  const left = running ? Date.parse(deadline) - now : null
  const waits = waitsForMe(match)
  const title = titleOf(match)
  return (
    <article className={waits ? 'match going' : 'match'}>
      <Token seat={match.mine === 1 ? 1 : 0} icon={gameOf(game)?.icon ?? 'viking-shield'} size={44} />
      <div className="match-text">
        <span className="eyebrow">
          {state}
          {left !== null && (
            <span className={waits && left < SHORT ? 'on-left harm' : 'on-left'}>
              {words.text('line.left', { time: leftWords(left) })}
            </span>
          )}
        </span>
        <h3>
          <Link to={`/m/${id}`}>{title}</Link>
        </h3>
        <p className="muted">
          {[
            clockWords(clock),
            ...(rated ? [words.text('line.rated')] : []),
            ...(backed ? [words.text('line.backed')] : []),
          ].join(', ')}
        </p>
      </div>
      {tools ?? (
        <Button
          kind={waits ? 'primary' : 'plain'}
          to={`/m/${id}`}
          aria-label={words.text('line.act', { verb: verbOf(match), title })}
        >
          {verbOf(match)}
        </Button>
      )}
    </article>
  )
}

function verbOf({ status, unwatched, awaiting, mine }: MatchSummary): string {
  if (unwatched) return words.text('line.watch')
  if (status === 'running')
    return mine !== null && awaiting.includes(mine) ? words.text('line.play') : words.text('line.look')
  return status === 'finished' ? words.text('line.replay') : words.text('line.open')
}
