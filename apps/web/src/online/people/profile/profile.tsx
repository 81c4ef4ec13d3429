import { ApiProblem, dayWords, sorry, useAnswer, useMe } from '@tessera/play/online'
import { Button, EmptyState, Skeletons, useTitle } from '@tessera/ui'
import { useParams } from '@tessera/ui/router'
import type { Profile } from '@tessera/wire'
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
  const key = profile.kind === 'guest' || profile.gone ? profile.id : profile.name
  return (
    <>
      <header className="page-head">
        <div>
          <h1>
            {profile.name} {profile.kind !== 'user' && <span className="ac-mark">{profile.kind}</span>}
          </h1>
          <p className="muted">
            Since {dayWords(profile.since)}. {standing(profile)}
          </p>
          {profile.against !== null && matchesOf(profile.against) > 0 && (
            <p>
              You against {profile.name}: {scoreWords(profile.against)}
            </p>
          )}
        </div>
        {own ? <Button to="/account">Your account</Button> : !profile.gone && <PersonActions profile={profile} />}
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
