import { GAMES } from '@tessera/games/screens'
import { ask, becomeMe, sorry, useMe, useServer } from '@tessera/play/online'
import { Button, Panel, say, useTitle } from '@tessera/ui'
import { Link, useNavigate, useParams } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { inLanguage } from '@tessera/words'
import type { ComponentType } from 'react'
import { words } from '../words/catalogue.ts'
import { Blocked } from './blocked.tsx'
import { Notifications } from './notifications.tsx'
import { OwnData } from './own-data.tsx'
import { Programs } from './programs.tsx'
import { Sessions } from './sessions.tsx'
import { You } from './you.tsx'
import '@tessera/play/online/account.css'

interface Section {
  readonly id: 'you' | 'sessions' | 'notifications' | 'programs' | 'blocked' | 'data'
  readonly Part: ComponentType<{ readonly me: Me }>
  /** Only with a name and a password. */
  readonly named?: true
}

const PARTS: readonly Section[] = [
  { id: 'you', Part: You },
  { id: 'sessions', Part: Sessions },
  { id: 'notifications', Part: Notifications },
  { id: 'programs', Part: Programs, named: true },
  { id: 'blocked', Part: Blocked },
  { id: 'data', Part: OwnData },
]

/** /account/:part?. */
export default function AccountPage() {
  useTitle(words.text('account.title'))
  const me = useMe()
  return <main className="page">{me === null ? <Nobody /> : <Somebody me={me} />}</main>
}

function Nobody() {
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{words.text('account.title')}</h1>
          <p className="muted">{words.text('account.none')}</p>
        </div>
      </header>
      <Panel label={words.text('account.begin')} className="ac-narrow">
        <div className="ac-body">
          <p>{words.text('account.why')}</p>
          <div className="ac-acts">
            <Button kind="primary" to="/register">
              {words.text('account.sign-up')}
            </Button>
            <Button to="/sign-in">{words.text('account.sign-in')}</Button>
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
    say(words.text('account.signed-out'), 'good')
    navigate('/')
  }
  return (
    <>
      <header className="page-head">
        <div>
          <h1>{me.name}</h1>
          <p className="muted">
            {me.kind === 'guest' ? (
              words.text('account.guest')
            ) : (
              <Link to={`/people/${me.name}`}>{words.text('account.seen')}</Link>
            )}
          </p>
        </div>
        <div className="ac-acts">
          {me.role === 'admin' && <Button to="/admin">{words.text('admin.title')}</Button>}
          {me.kind === 'guest' ? (
            <>
              <Button to="/sign-in">{words.text('account.sign-in')}</Button>
              <Button kind="primary" to="/register">
                {words.text('account.sign-up')}
              </Button>
            </>
          ) : (
            <Button onClick={() => void signOut()}>{words.text('account.sign-out')}</Button>
          )}
        </div>
      </header>
      <div className="ac-columns">
        <nav className="ac-places" aria-label={words.text('account.label')}>
          {parts.map(({ id }) => (
            <Link
              key={id}
              to={id === 'you' ? '/account' : `/account/${id}`}
              aria-current={id === shown?.id ? 'page' : undefined}
            >
              {words.text(`part.${id}`)}
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
