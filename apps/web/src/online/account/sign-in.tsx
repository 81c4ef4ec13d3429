import { ask, becomeMe, Form, NameField, PasswordField, sorry, useMe, useSending } from '@tessera/play/online'
import { Button, Panel, say, useTitle } from '@tessera/ui'
import { Link, useNavigate, useSearchParams } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { type ReactNode, useState } from 'react'
import { PasskeyError, passkeysWork, showPasskey } from './passkey-ceremony.ts'
import '@tessera/play/online/account.css'

/** /sign-in. */
export default function SignInPage() {
  useTitle('Sign in')
  const me = useMe()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const sending = useSending('signIn')
  const navigate = useNavigate()
  const to = useWayBack()
  const send = async () => {
    const sent = await sending.send({ body: { name: name.trim(), password } })
    if (sent === null) return
    welcome(sent.answer)
  }
  const welcome = (back: Me) => {
    becomeMe(back)
    say(`Welcome back, ${back.name}.`, 'good')
    navigate(to)
  }
  return (
    <NarrowPage title="Sign in">
      <Panel label="Sign in">
        <Form sending={sending} onSend={send}>
          <NameField value={name} onChange={setName} error={sending.inputError('name')} />
          <PasswordField
            label="Password"
            value={password}
            onChange={setPassword}
            error={sending.inputError('password')}
          />
          {me?.kind === 'guest' && (
            <p className="muted">
              You are playing as {me.name}. Signing in leaves that guest and its matches behind;{' '}
              <Link to="/register">sign up</Link> instead to keep them.
            </p>
          )}
          <div className="ac-acts">
            <Button kind="primary" type="submit" blocked={sending.busy ? 'Signing in' : null}>
              Sign in
            </Button>
            <Link to="/recover">Forgotten the password?</Link>
          </div>
        </Form>
        {passkeysWork() && <ByPasskey onIn={welcome} />}
      </Panel>
      <p className="muted">
        New here? <Link to="/register">Sign up</Link>, or just play: a guest needs neither name nor password.
      </p>
    </NarrowPage>
  )
}

/** No name is asked for: the device knows whose passkey it holds. */
function ByPasskey({ onIn }: { readonly onIn: (me: Me) => void }) {
  const [busy, setBusy] = useState(false)
  const signIn = async () => {
    setBusy(true)
    try {
      const { options, ticket } = await ask('askPasskey')
      onIn(await ask('signInByPasskey', { body: { ticket, response: await showPasskey(options) } }))
    } catch (error) {
      say(error instanceof PasskeyError ? error.message : sorry(error), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="ac-body">
      <div className="ac-acts">
        <Button onClick={() => void signIn()} blocked={busy ? 'Waiting for your device' : null}>
          Sign in with a passkey
        </Button>
      </div>
    </div>
  )
}

/** The page that was asked for before the sign-in; only ever a page of this site. */
function useWayBack(): string {
  const [search] = useSearchParams()
  const to = search.get('to') ?? ''
  return /^\/(?!\/)/.test(to) ? to : '/account'
}

export function NarrowPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="page ac-narrow">
      <header className="page-head">
        <h1>{title}</h1>
      </header>
      {children}
    </main>
  )
}
