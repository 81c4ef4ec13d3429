import { GAMES } from '@tessera/games/screens'
import { Ranking, sorry, useMe, usePages } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { Button, EmptyState, Icon, Skeletons, useTitle } from '@tessera/ui'
import { Link, Navigate, useParams } from '@tessera/ui/router'
import '@tessera/play/online/account.css'
import '@tessera/play/online/people.css'

/** /leaderboard/:game?. */
export default function LeaderboardPage() {
  const { game = GAMES[0]?.id ?? '' } = useParams()
  const entry = gameOf(game)
  useTitle(`Leaderboard${entry === undefined ? '' : ` of ${entry.name}`}`)
  if (entry === undefined) return <Navigate to="/leaderboard" replace />
  // A game of one player has a ladder of its own.
  if (entry.players === 1) return <Navigate to={`/${entry.id}/ladder`} replace />
  return (
    <main className="page pp-page">
      <header className="page-head">
        <div>
          <h1>Leaderboard</h1>
          <p className="muted">
            By rated matches between people with a name. Players with too few of them are not listed yet.
          </p>
        </div>
      </header>
      <nav className="pp-games" aria-label="Games">
        {GAMES.map(({ id, name, icon }) => (
          <Link key={id} to={`/leaderboard/${id}`} aria-current={id === game ? 'page' : undefined}>
            <Icon name={icon} /> {name}
          </Link>
        ))}
      </nav>
      <Board key={game} game={game} name={entry.name} />
    </main>
  )
}

function Board({ game, name }: { readonly game: string; readonly name: string }) {
  const me = useMe()
  const { entries, error, more, loadingMore, again } = usePages('leaderboard', {
    params: { game },
    query: { limit: 50 },
  })
  if (entries === null)
    return error === null ? (
      <Skeletons lines={6} label="Loading the leaderboard" />
    ) : (
      <EmptyState title="The leaderboard cannot be shown" actions={<Button onClick={again}>Try again</Button>}>
        {sorry(error)}
      </EmptyState>
    )
  if (entries.length === 0)
    return (
      <EmptyState
        title="Nobody yet"
        picture={<Icon name="knight-banner" />}
        actions={
          <Button kind="primary" to={`/online/new?game=${game}`}>
            Play a rated match
          </Button>
        }
      >
        {`A place is earned by about ten rated matches of ${name}.`}
      </EmptyState>
    )
  return (
    <Ranking
      label={`The best of ${name}`}
      entries={entries}
      columns={[
        {
          name: 'Rating',
          cell: ({ rating, deviation }) => (
            <>
              <b>{rating}</b> <span className="muted t13">± {2 * deviation}</span>
            </>
          ),
        },
        { name: 'Matches', cell: ({ matches }) => matches },
      ]}
      more={more}
      loadingMore={loadingMore}
    >
      {me?.kind === 'guest' && (
        <p className="ac-more muted">
          You are a guest: <Link to="/register">sign up</Link> to play rated matches.
        </p>
      )}
    </Ranking>
  )
}
