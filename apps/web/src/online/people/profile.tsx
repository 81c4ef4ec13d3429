import { GAMES } from '@tessera/games/screens'
import {
  ApiProblem,
  agoWords,
  ask,
  beSomebody,
  dayWords,
  outdated,
  PagedList,
  PersonLink,
  sorry,
  useAnswer,
  useMe,
  usePages,
} from '@tessera/play/online'
import { Button, Chips, EmptyState, Panel, Skeletons, say, useTitle } from '@tessera/ui'
import { Link, useParams } from '@tessera/ui/router'
import type { MatchSummary, Profile } from '@tessera/wire'
import { useState } from 'react'
import { gameName, outcomeFor, seatName } from '../words/index.ts'
import { RatingChart } from './rating-chart.tsx'
import { ReportDialog } from './report-dialog.tsx'
import '@tessera/play/online/account.css'
import '@tessera/play/online/people.css'

/** /people/:name. */
export default function ProfilePage() {
  const { name = '' } = useParams()
  useTitle(name)
  return (
    <main className="page pp-page">
      <Loaded key={name} name={name} />
    </main>
  )
}

function Loaded({ name }: { readonly name: string }) {
  const { data: profile, error, refetch } = useAnswer('profile', { params: { name } })
  if (profile !== undefined) return <Shown profile={profile} />
  if (error === null) return <Skeletons lines={5} label="Loading the profile" />
  const nobody = error instanceof ApiProblem && error.problem.status === 404
  return (
    <>
      <h1 className="vh">{nobody ? 'No player of that name' : 'Profile'}</h1>
      <EmptyState
        title={nobody ? `Nobody here is called ${name}` : 'This profile cannot be shown'}
        actions={
          <>
            {!nobody && <Button onClick={() => void refetch()}>Try again</Button>}
            <Button to="/leaderboard">Leaderboards</Button>
          </>
        }
      >
        {nobody ? 'They may have taken another name.' : sorry(error)}
      </EmptyState>
    </>
  )
}

function Shown({ profile }: { readonly profile: Profile }) {
  const me = useMe()
  const own = me?.id === profile.id
  const { won, lost, drawn } = profile
  const key = profile.kind === 'guest' || profile.gone ? profile.id : profile.name
  return (
    <>
      <header className="page-head">
        <div>
          <h1>
            {profile.name} {profile.kind !== 'user' && <span className="ac-mark">{profile.kind}</span>}
          </h1>
          <p className="muted">
            Since {dayWords(profile.since)}. {standing(won, lost, drawn)}
          </p>
          {profile.against !== null && sum(profile.against) > 0 && (
            <p>
              You against {profile.name}: {scoreWords(profile.against)}
            </p>
          )}
        </div>
        {own ? <Button to="/account">Your account</Button> : !profile.gone && <Actions profile={profile} />}
      </header>
      {profile.shutOut !== null && (
        <p className="ac-trouble">
          Banned until {dayWords(profile.shutOut.until)}: {profile.shutOut.reason}
        </p>
      )}
      <Ratings profile={profile} name={key} />
      <div className="pp-columns">
        <History name={key} id={profile.id} />
        <Opponents name={key} />
      </div>
    </>
  )
}

function Actions({ profile }: { readonly profile: Profile }) {
  const [reporting, setReporting] = useState(false)
  const me = useMe()
  const { id, name, blocked } = profile
  const block = async () => {
    try {
      await beSomebody()
      await ask(blocked ? 'unblock' : 'block', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('profile', 'blocks', 'openMatches')
    say(blocked ? `${name} is no longer blocked.` : `${name} is blocked: you will not meet.`, 'good')
  }
  return (
    <div className="ac-acts">
      {me?.role === 'admin' && <Button to={`/admin?who=${id}`}>Administration</Button>}
      {profile.kind === 'user' && (
        <Button kind="primary" to={`/online/new?invite=${encodeURIComponent(name)}`}>
          Invite to a match
        </Button>
      )}
      {profile.kind === 'user' && me?.kind === 'user' && !blocked && <FriendButton profile={profile} />}
      <Button onClick={() => void block()}>{blocked ? 'Unblock' : 'Block'}</Button>
      <Button kind="quiet" glyph="flag" onClick={() => setReporting(true)}>
        Report
      </Button>
      <ReportDialog open={reporting} onClose={() => setReporting(false)} about={profile} />
    </div>
  )
}

const FRIENDSHIP = {
  none: { verb: 'Ask to be friends', action: 'befriend' },
  asks: { verb: 'Agree to be friends', action: 'befriend' },
  asked: { verb: 'Take the question back', action: 'unfriend' },
  friends: { verb: 'End the friendship', action: 'unfriend' },
} as const

function FriendButton({ profile }: { readonly profile: Profile }) {
  const { verb, action } = FRIENDSHIP[profile.friend ?? 'none']
  const change = async () => {
    try {
      await ask(action, { params: { id: profile.id } })
    } catch (error) {
      say(sorry(error), 'bad')
    }
    outdated('profile', 'friends')
  }
  return <Button onClick={() => void change()}>{verb}</Button>
}

function Ratings({ profile, name }: { readonly profile: Profile; readonly name: string }) {
  const { ratings } = profile
  const [game, setGame] = useState(ratings[0]?.game ?? '')
  if (ratings.length === 0)
    return (
      <Panel title="Ratings">
        <p className="ac-none">
          No rated match yet.{' '}
          {profile.kind === 'guest' ? 'Guests play unrated.' : 'Rated matches are played against people with a name.'}
        </p>
      </Panel>
    )
  return (
    <Panel title="Ratings">
      <ul className="pp-ratings">
        {ratings.map((rating) => (
          <li key={rating.game}>
            <button type="button" aria-pressed={rating.game === game} onClick={() => setGame(rating.game)}>
              <span className="pp-game">{gameName(rating.game)}</span>
              <span className="pp-number">{rating.rating}</span>
              <span className="muted t13">
                ± {2 * rating.deviation}, {rating.matches} {rating.matches === 1 ? 'match' : 'matches'}
                {rating.provisional && ', still settling'}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RatingChart key={game} name={name} game={game} />
    </Panel>
  )
}

function History({ name, id }: { readonly name: string; readonly id: string }) {
  const [game, setGame] = useState('')
  const pages = usePages('history', { params: { name }, query: { limit: 15, ...(game === '' ? {} : { game }) } })
  return (
    <Panel title="Matches" className="pp-history">
      <div className="pp-filter">
        <Chips
          label="Game"
          chips={[{ id: '', name: 'All games' }, ...GAMES.map((each) => ({ id: each.id, name: each.name }))]}
          value={game}
          onChange={setGame}
        />
      </div>
      <PagedList
        pages={pages}
        label="Finished matches"
        className="ac-list pp-matches"
        keyOf={(match) => match.id}
        none="No finished match to show. Only public matches, and those you were in, are listed."
      >
        {(match) => <MatchRow match={match} of={id} />}
      </PagedList>
    </Panel>
  )
}

function MatchRow({ match, of }: { readonly match: MatchSummary; readonly of: string }) {
  const seat = match.seats.find(({ person }) => person?.id === of)?.seat ?? 0
  const others = match.seats.filter((other) => other.seat !== seat).map(seatName)
  const outcome = match.unwatched ? null : outcomeFor(match, seat)
  return (
    <>
      <div>
        <b>
          {gameName(match.game)} against {others.join(', ')}
        </b>
        <p>
          {agoWords(match.changed)}
          {match.rated && ', rated'}
        </p>
      </div>
      <span className={`pp-outcome ${outcome === 'won' ? 'heal' : outcome === 'lost' ? 'harm' : 'muted'}`}>
        {match.unwatched ? 'Not watched yet' : outcome === null ? 'No result' : OUTCOMES[outcome]}
      </span>
      <Button
        kind="quiet"
        to={`/m/${match.id}`}
        aria-label={`${match.unwatched ? 'Watch' : 'Replay'}: ${gameName(match.game)} against ${others.join(', ')}, ${agoWords(match.changed)}`}
      >
        {match.unwatched ? 'Watch' : 'Replay'}
      </Button>
    </>
  )
}

function Opponents({ name }: { readonly name: string }) {
  const pages = usePages('opponents', { params: { name }, query: { limit: 15 } })
  return (
    <Panel title="Opponents">
      <PagedList
        pages={pages}
        label="Results against each opponent"
        keyOf={({ person }) => person.id}
        none={
          <>
            Nobody yet. <Link to="/online">Open matches</Link> wait in the lobby.
          </>
        }
      >
        {({ person, last, ...score }) => (
          <>
            <div>
              <PersonLink person={person} />
              <p>Last played {agoWords(last)}</p>
            </div>
            <span className="pp-score">{scoreWords(score)}</span>
          </>
        )}
      </PagedList>
    </Panel>
  )
}

const OUTCOMES = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const

interface Score {
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

function sum({ won, lost, drawn }: Score): number {
  return won + lost + drawn
}

function standing(won: number, lost: number, drawn: number): string {
  return won + lost + drawn === 0 ? 'No match finished yet.' : `${scoreWords({ won, lost, drawn })}.`
}

function scoreWords({ won, lost, drawn }: Score): string {
  return `${won} won, ${lost} lost${drawn === 0 ? '' : `, ${drawn} drawn`}`
}
