import { ask, becomeMe, Form, NameField, PasswordField, sorry, useMe, useSending } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, Panel, say, useTitle } from '@tessera/ui'
import { Link, useNavigate, useSearchParams } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { type ReactNode, useState } from 'react'
import { words } from '../words/catalogue.ts'
import { PasskeyError, passkeysWork, showPasskey } from './passkey-ceremony.ts'
import '@tessera/play/online/account.css'

/** /sign-in. */
export default function SignInPage() {
  useTitle(words.text('account.sign-in'))
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
    say(words.text('sign-in.welcome', { name: back.name }), 'good')
    navigate(to)
  }
  return (
    <NarrowPage title={words.text('account.sign-in')}>
      <Panel label={words.text('account.sign-in')}>
        <Form sending={sending} onSend={send}>
          <NameField value={name} onChange={setName} error={sending.inputError('name')} />
          <PasswordField
            label={words.text('password.label')}
            value={password}
            onChange={setPassword}
            error={sending.inputError('password')}
          />
          {me?.kind === 'guest' && (
            <p className="muted">
              {worded(words.parts('sign-in.guest', { name: me.name }), {
                link: (inside) => <Link to="/register">{inside}</Link>,
              })}
            </p>
          )}
          <div className="ac-acts">
            <Button kind="primary" type="submit" blocked={sending.busy ? words.text('sign-in.busy') : null}>
              {words.text('account.sign-in')}
            </Button>
            <Link to="/recover">{words.text('sign-in.forgotten')}</Link>
          </div>
        </Form>
        {passkeysWork() && <ByPasskey onIn={welcome} />}
      </Panel>
      <p className="muted">
        {worded(words.parts('sign-in.new'), { link: (inside) => <Link to="/register">{inside}</Link> })}
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
        <Button onClick={() => void signIn()} blocked={busy ? words.text('passkeys.wait') : null}>
          {words.text('sign-in.passkey')}
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
