import { GAMES } from '@tessera/games/screens'
import { Ranking, sorry, useMe, usePages } from '@tessera/play/online'
import { gameOf } from '@tessera/play/registry'
import { worded } from '@tessera/table'
import { Button, EmptyState, Icon, Skeletons, useTitle } from '@tessera/ui'
import { Link, Navigate, useParams } from '@tessera/ui/router'
import { words } from '../words/catalogue.ts'
import '@tessera/play/online/account.css'
import '@tessera/play/online/people.css'

/** /leaderboard/:game?. */
export default function LeaderboardPage() {
  const { game = GAMES[0]?.id ?? '' } = useParams()
  const entry = gameOf(game)
  useTitle(entry === undefined ? words.text('board.title') : words.text('board.of', { game: entry.name }))
  if (entry === undefined) return <Navigate to="/leaderboard" replace />
  // A game of one player has a ladder of its own.
  if (entry.players === 1) return <Navigate to={`/${entry.id}/ladder`} replace />
  return (
    <main className="page pp-page">
      <header className="page-head">
        <div>
          <h1>{words.text('board.title')}</h1>
          <p className="muted">{words.text('board.about')}</p>
        </div>
      </header>
      <nav className="pp-games" aria-label={words.text('board.games')}>
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
      <Skeletons lines={6} label={words.text('board.loading')} />
    ) : (
      <EmptyState
        title={words.text('board.missing')}
        actions={<Button onClick={again}>{words.text('match.again')}</Button>}
      >
        {sorry(error)}
      </EmptyState>
    )
  if (entries.length === 0)
    return (
      <EmptyState
        title={words.text('board.nobody')}
        picture={<Icon name="knight-banner" />}
        actions={
          <Button kind="primary" to={`/online/new?game=${game}`}>
            {words.text('board.play')}
          </Button>
        }
      >
        {words.text('board.earned', { game: name })}
      </EmptyState>
    )
  return (
    <Ranking
      label={words.text('board.best', { game: name })}
      entries={entries}
      columns={[
        {
          name: words.text('board.rating'),
          cell: ({ rating, deviation }) => (
            <>
              <b>{rating}</b> <span className="muted t13">± {2 * deviation}</span>
            </>
          ),
        },
        { name: words.text('board.matches'), cell: ({ matches }) => matches },
      ]}
      more={more}
      loadingMore={loadingMore}
    >
      {me?.kind === 'guest' && (
        <p className="ac-more muted">
          {worded(words.parts('board.guest'), { link: (inside) => <Link to="/register">{inside}</Link> })}
        </p>
      )}
    </Ranking>
  )
}
