import { Token } from '#table'
import { Button } from '#ui'
import { gameOf } from '#web/games/index.ts'
import { type NextMatch, useOutlook } from '#web/online/outlook.ts'
import type { StoredMatch } from '#web/store/matches.ts'
import { MatchCard } from './match-card.tsx'

interface RecentMatchesProps {
  readonly matches: readonly StoredMatch[]
  readonly next: NextMatch | null
}

/** The turn somebody waits for, then matches to go on with, then the newest finished ones. */
export default function RecentMatches({ matches, next }: RecentMatchesProps) {
  const running = matches.filter((match) => match.state === 'running')
  const over = matches.filter((match) => match.state === 'over')
  return (
    <section className="strip" aria-label="Your matches">
      {next !== null && <NextCard next={next} />}
      {[...running, ...over].slice(0, next === null ? 3 : 2).map((match) => (
        <MatchCard key={match.id} match={match} icon={gameOf(match.game)?.icon} />
      ))}
    </section>
  )
}

/** A match on the server that waits for this player. */
function NextCard({ next: { id, game, seat, title, state } }: { readonly next: NextMatch }) {
  const others = useOutlook(({ waiting }) => waiting - 1)
  return (
    <article className="match going">
      <Token seat={seat} icon={gameOf(game)?.icon ?? 'viking-shield'} size={48} />
      <div className="match-text">
        <span className="eyebrow">{state}</span>
        <h2>{title}</h2>
        <p className="muted">
          {others > 0 ? `Online. ${others} more ${others === 1 ? 'waits' : 'wait'} for you` : 'Online'}
        </p>
      </div>
      <Button kind="primary" to={`/m/${id}`} aria-label={`Go there: ${title}`}>
        Go there
      </Button>
    </article>
  )
}
