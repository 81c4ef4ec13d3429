import { GAMES } from '@tessera/games/screens'
import { ask, becomeMe, sorry, useMe, useServer } from '@tessera/play/online'
import { Button, Panel, say, useTitle } from '@tessera/ui'
import { Link, useNavigate, useParams } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { inLanguage } from '@tessera/words'
import type { ComponentType } from 'react'
import { Blocked } from './blocked.tsx'
import { Notifications } from './notifications.tsx'
import { OwnData } from './own-data.tsx'
import { Programs } from './programs.tsx'
import { Sessions } from './sessions.tsx'
import { You } from './you.tsx'
import '@tessera/play/online/account.css'

interface Section {
  readonly id: string
  readonly name: string
  readonly Part: ComponentType<{ readonly me: Me }>
  /** Only with a name and a password. */
  readonly named?: true
}

const PARTS: readonly Section[] = [
  { id: 'you', name: 'You', Part: You },
  { id: 'sessions', name: 'Sessions', Part: Sessions },
  { id: 'notifications', name: 'Notifications', Part: Notifications },
  { id: 'programs', name: 'Programs', Part: Programs, named: true },
  { id: 'blocked', name: 'Blocked', Part: Blocked },
  { id: 'data', name: 'Your data', Part: OwnData },
]

/** /account/:part?. */
export default function AccountPage() {
  useTitle('Your account')
  const me = useMe()
  return <main className="page">{me === null ? <Nobody /> : <Somebody me={me} />}</main>
}

function Nobody() {
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Your account</h1>
          <p className="muted">You have none here yet, and need none to play.</p>
        </div>
      </header>
      <Panel label="Begin" className="ac-narrow">
        <div className="ac-body">
          <p>
            Open or join a match and you are a guest. With a name you can play rated matches, be invited, and go on from
            any browser.
          </p>
          <div className="ac-acts">
            <Button kind="primary" to="/register">
              Sign up
            </Button>
            <Button to="/sign-in">Sign in</Button>
          </div>
        </div>
      </Panel>
    </>
  )
}

function Somebody({ me }: { readonly me: Me }) {
  const { part = 'you' } = useParams()
  const server = useServer()
  const plugins = server.state === 'here' && me.kind === 'user' ? server.facts.plugins : []
  const navigate = useNavigate()
  const parts = PARTS.filter(({ named }) => named === undefined || me.kind === 'user')
  const shown = parts.find(({ id }) => id === part) ?? parts[0]
  const signOut = async () => {
    try {
      await ask('signOut')
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    becomeMe(null)
    say('You are signed out.', 'good')
    navigate('/')
  }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{me.name}</h1>
          <p className="muted">
            {me.kind === 'guest' ? (
              'A guest: this browser alone knows you.'
            ) : (
              <Link to={`/people/${me.name}`}>What others see of you</Link>
            )}
          </p>
        </div>
        <div className="ac-acts">
          {me.role === 'admin' && <Button to="/admin">Administration</Button>}
          {me.kind === 'guest' ? (
            <>
              <Button to="/sign-in">Sign in</Button>
              <Button kind="primary" to="/register">
                Sign up
              </Button>
            </>
          ) : (
            <Button onClick={() => void signOut()}>Sign out</Button>
          )}
        </div>
      </header>
      <div className="ac-columns">
        <nav className="ac-places" aria-label="Account">
          {parts.map(({ id, name }) => (
            <Link
              key={id}
              to={id === 'you' ? '/account' : `/account/${id}`}
              aria-current={id === shown?.id ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
          {GAMES.flatMap(({ online }) => online ?? [])
            .filter(({ plugin }) => plugins.includes(plugin))
            .map(({ account }) => (
              <Link key={account.path} to={account.path}>
                {inLanguage(account.name)}
              </Link>
            ))}
        </nav>
        <div className="ac-parts">{shown !== undefined && <shown.Part me={me} />}</div>
      </div>
    </>
  )
}
