import { becomeMe, Form, NameField, PasswordField, useMe, useSending } from '@tessera/play/online'
import { Button, Panel, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { CodesOnce } from './codes.tsx'
import { NarrowPage } from './sign-in.tsx'
import '@tessera/play/online/account.css'

/** /register: a guest takes a name and keeps everything. */
export default function RegisterPage() {
  useTitle('Sign up')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const me = useMe()
  const navigate = useNavigate()
  if (codes !== null && me !== null) {
    return (
      <NarrowPage title={`You are ${me.name} now`}>
        <CodesOnce codes={codes} name={me.name} onDone={() => navigate('/account')} />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title="Sign up">
      {me !== null && me.kind !== 'guest' ? (
        <Panel label="Signed in">
          <p>
            You are signed in as {me.name}. To make another account, <Link to="/account">sign out</Link> first.
          </p>
        </Panel>
      ) : (
        <Panel label="Sign up">
          <RegisterForm onCodes={setCodes} />
        </Panel>
      )}
      <p className="muted">
        Have an account already? <Link to="/sign-in">Sign in</Link>.
      </p>
    </NarrowPage>
  )
}

function RegisterForm({ onCodes }: { readonly onCodes: (codes: readonly string[]) => void }) {
  const me = useMe()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const [shown, setShown] = useState(false)
  const sending = useSending('register')
  const send = async () => {
    const sent = await sending.send({ body: { name: name.trim(), password } })
    if (sent === null) return
    onCodes(sent.answer.codes)
    becomeMe(sent.answer.me)
  }
  return (
    <Form sending={sending} onSend={send}>
      <p>
        {me === null
          ? 'With an account you can play rated matches, be invited, and sign in from any browser.'
          : `You keep everything ${me.name} has: matches, invitations and notices stay yours.`}
      </p>
      <NameField
        value={name}
        onChange={setName}
        maxLength={20}
        hint="2 to 20 letters, digits, _ or -. Everybody sees it."
        error={sending.inputError('name')}
      />
      <PasswordField
        label="Password"
        shown={shown}
        value={password}
        onChange={setPassword}
        chosen
        hint="At least 10 characters; a few words in a row are easy to keep in mind."
        error={sending.inputError('password')}
      />
      <div className="ac-acts">
        <Button kind="primary" type="submit" blocked={sending.busy ? 'Saving' : null}>
          Create the account
        </Button>
        <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? 'Hide the password' : 'Show the password'}
        </Button>
      </div>
    </Form>
  )
}
