import { Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import { words } from '@tessera/ui/words'
import type { ReactNode } from 'react'
import type { StoredMatch } from './matches.ts'

interface MatchCardProps {
  readonly match: StoredMatch
  /** Of its game. */
  readonly icon: string | undefined
  /** More buttons, before the one that leads there. */
  readonly tools?: ReactNode
}

/** A match in this browser, to go on with or to watch again. */
export function MatchCard({ match, icon, tools }: MatchCardProps) {
  const running = match.state === 'running'
  const verb = running ? 'match.continue' : 'match.replay'
  return (
    <article className={running ? 'match going' : 'match'}>
      <Token seat={0} icon={icon ?? 'viking-shield'} size={48} />
      <div className="match-text">
        <span className="eyebrow">{match.eyebrow}</span>
        <h2>{match.title}</h2>
        <p className="muted">{match.note}</p>
      </div>
      {tools}
      <Button
        kind={running ? 'plain' : 'quiet'}
        to={matchPath(match)}
        aria-label={words.text(`${verb}.which`, { match: match.title })}
      >
        {words.text(verb)}
      </Button>
    </article>
  )
}

/** Where a kept match is played or watched. */
export function matchPath({ game, id }: Pick<StoredMatch, 'game' | 'id'>): string {
  return `/${game}/battle/${id}`
}
