import { ApiProblem, dayWords, sorry, useAnswer, useMe } from '@tessera/play/online'
import { Button, EmptyState, Skeletons, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import type { Profile } from '@tessera/wire'
import { words } from '../../words/catalogue.ts'
import { History } from './history.tsx'
import { Opponents } from './opponents.tsx'
import { PersonActions } from './person-actions.tsx'
import { Ratings } from './ratings.tsx'
import { matchesOf, scoreWords, standing } from './score.ts'
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
  if (error === null) return <Skeletons lines={5} label={words.text('profile.loading')} />
  const nobody = error instanceof ApiProblem && error.problem.status === 404
  return (
    <>
      <h1 className="vh">{nobody ? words.text('profile.nobody') : words.text('profile.title')}</h1>
      <EmptyState
        title={nobody ? words.text('profile.nobody.called', { name }) : words.text('profile.missing')}
        actions={
          <>
            {!nobody && <Button onClick={() => void refetch()}>{words.text('match.again')}</Button>}
            <Button to="/leaderboard">{words.text('lobby.boards')}</Button>
          </>
        }
      >
        {nobody ? words.text('profile.renamed') : sorry(error)}
      </EmptyState>
    </>
  )
}

function Shown({ profile }: { readonly profile: Profile }) {
  const me = useMe()
  const own = me?.id === profile.id
  const key = profile.kind === 'guest' || profile.gone ? profile.id : profile.name
  return (
    <>
      <header className="page-head">
        <div>
          <h1>
            {profile.name}{' '}
            {profile.kind !== 'user' && <span className="ac-mark">{words.text(`profile.kind.${profile.kind}`)}</span>}
          </h1>
          <p className="muted">
            {words.text('profile.since', { day: dayWords(profile.since), standing: standing(profile) })}
          </p>
          {profile.against !== null && matchesOf(profile.against) > 0 && (
            <p>{words.text('profile.against', { name: profile.name, score: scoreWords(profile.against) })}</p>
          )}
        </div>
        {own ? (
          <Button to="/account">{words.text('account.title')}</Button>
        ) : (
          !profile.gone && <PersonActions profile={profile} />
        )}
      </header>
      {profile.shutOut !== null && (
        <p className="ac-trouble">
          {words.text('ban.until', { day: dayWords(profile.shutOut.until), why: profile.shutOut.reason })}
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
