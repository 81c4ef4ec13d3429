import { GAMES } from '@tessera/games/screens'
import { MatchCard } from '@tessera/play'
import { type Going, goingOf, type StoredMatch } from '@tessera/play/kept'
import { type NextMatch, useOutlook } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Token } from '@tessera/table'
import { Button } from '@tessera/ui'
import { words } from '../words/catalogue.ts'

interface RecentMatchesProps {
  readonly matches: readonly StoredMatch[]
  readonly next: NextMatch | null
}

/** The turn that others wait for, then campaigns and matches to go on with, then the newest finished ones. */
export default function RecentMatches({ matches, next }: RecentMatchesProps) {
  const running = matches.filter((match) => match.state === 'running')
  const over = matches.filter((match) => match.state === 'over')
  const going = GAMES.flatMap(({ id, icon }) => {
    const found = goingOf(id)
    return found === null ? [] : [<GoingCard key={id} going={found} icon={icon} />]
  })
  const cards = [...running, ...over].map((match) => (
    <MatchCard key={match.id} match={match} icon={gameOf(match.game)?.icon} />
  ))
  return (
    <section className="strip" aria-label={words.text('recent.matches')}>
      {next !== null && <NextCard next={next} />}
      {[...going, ...cards].slice(0, next === null ? 3 : 2)}
    </section>
  )
}

function GoingCard({ going, icon }: { readonly going: Going; readonly icon: string }) {
  return (
    <article className="match going">
      <Token seat={0} icon={icon} size={48} />
      <div className="match-text">
        <span className="eyebrow">{going.eyebrow}</span>
        <h2>{going.title}</h2>
        <p className="muted">{going.note}</p>
      </div>
      <Button to={going.path} aria-label={words.text('recent.continue.what', { what: going.title })}>
        {words.text('recent.continue')}
      </Button>
    </article>
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
          {others > 0 ? words.text('recent.online.more', { n: others }) : words.text('recent.online')}
        </p>
      </div>
      <Button kind="primary" to={`/m/${id}`} aria-label={words.text('recent.go.what', { what: title })}>
        {words.text('recent.go')}
      </Button>
    </article>
  )
}
