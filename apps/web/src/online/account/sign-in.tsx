import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button, Panel, say, TextField } from '#ui'
import { useTitle } from '#web/pages/use-title.ts'
import { Form, useSending } from './form.tsx'
import { becomeMe, useMe } from './me.ts'
import './account.css'

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
    becomeMe(sent.answer)
    say(`Welcome back, ${sent.answer.name}.`, 'good')
    navigate(to)
  }
  return (
    <NarrowPage title="Sign in">
      <Panel label="Sign in">
        <Form sending={sending} onSend={send}>
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={sending.inputError('name')}
          />
          <TextField
            label="Password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
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
      </Panel>
      <p className="muted">
        New here? <Link to="/register">Sign up</Link>, or just play: a guest needs neither name nor password.
      </p>
    </NarrowPage>
  )
}

/** Where somebody wanted to go before they were asked who they are; only ever a page of ours. */
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
