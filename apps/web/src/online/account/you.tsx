import { becomeMe, dayWords, Form, NameField, PasswordField, useSending, useServer } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import type { Me } from '@tessera/wire'
import { useState } from 'react'
import { CodesOnce } from './codes.tsx'
import { Passkeys } from './passkeys.tsx'

/** Name, password, recovery. */
export function You({ me }: { readonly me: Me }) {
  const server = useServer()
  if (me.kind === 'guest') {
    const days = server.state === 'here' ? server.facts.guestDays : 60
    return (
      <Panel title="You are a guest">
        <div className="ac-body">
          <p>
            Everything you play is kept under {me.name}, but only this browser can get back to it. When a guest has not
            been seen for {days} days, it is deleted.
          </p>
          <p>Sign up with a name and a password to keep everything and play from anywhere. Your matches stay yours.</p>
          <div className="ac-acts">
            <Button kind="primary" to="/register">
              Sign up
            </Button>
          </div>
        </div>
      </Panel>
    )
  }
  return (
    <>
      <NamePart me={me} />
      <PasswordPart me={me} />
      <Passkeys />
      <CodesPart me={me} />
      {server.state === 'here' && (server.facts.mail || me.email !== null) && (
        <MailPart me={me} sends={server.facts.mail} />
      )}
    </>
  )
}

function NamePart({ me }: { readonly me: Me }) {
  const [name, setName] = useState(me.name)
  const sending = useSending('changeName')
  const send = async () => {
    const sent = await sending.send({ body: { name: name.trim() } })
    if (sent === null) return
    becomeMe(sent.answer)
    say(`You are ${sent.answer.name} now.`, 'good')
  }
  return (
    <Panel title="Name" aside={`Since ${dayWords(me.since)}`}>
      <Form sending={sending} onSend={send}>
        <NameField
          value={name}
          onChange={setName}
          maxLength={20}
          hint="Matches and ratings stay yours. The old name is free for others at once."
          error={sending.inputError('name')}
        />
        <div className="ac-acts">
          <Button type="submit" blocked={name.trim() === me.name ? 'That is your name already' : null}>
            Change the name
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function PasswordPart({ me }: { readonly me: Me }) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const sending = useSending('changePassword', { wrong_password: 'current' })
  const send = async () => {
    if ((await sending.send({ body: { current, password } })) === null) return
    setCurrent('')
    setPassword('')
    say('The new password is set. All other sessions have ended.', 'good')
  }
  return (
    <Panel title="Password">
      <Form sending={sending} onSend={send}>
        <input type="text" hidden readOnly autoComplete="username" value={me.name} />
        <PasswordField
          label="Current password"
          value={current}
          onChange={setCurrent}
          error={sending.inputError('current')}
        />
        <PasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          chosen
          hint="At least 10 characters. All other sessions, tokens and passkeys end."
          error={sending.inputError('password')}
        />
        <div className="ac-acts">
          <Button type="submit" blocked={sending.busy ? 'Saving' : null}>
            Change the password
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

function CodesPart({ me }: { readonly me: Me }) {
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const sending = useSending('recoveryCodes')
  if (codes !== null) {
    const done = () => {
      setCodes(null)
      becomeMe({ ...me, recoveryCodesLeft: codes.length })
    }
    return <CodesOnce codes={codes} name={me.name} onDone={done} />
  }
  const send = async () => {
    const sent = await sending.send({ body: { password } })
    if (sent === null) return
    setPassword('')
    setCodes(sent.answer.codes)
  }
  return (
    <Panel title="Recovery codes" aside={`${me.recoveryCodesLeft} left`}>
      <Form sending={sending} onSend={send}>
        <p>Each lets you choose a new password once. New codes end the old ones.</p>
        <PasswordField value={password} onChange={setPassword} error={sending.inputError('password')} />
        <div className="ac-acts">
          <Button type="submit">Create new codes</Button>
        </div>
      </Form>
    </Panel>
  )
}

function MailPart({ me, sends }: { readonly me: Me; readonly sends: boolean }) {
  const [email, setEmail] = useState(me.email ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const changing = useSending('changeEmail')
  const confirming = useSending('confirmEmail')
  const change = async () => {
    if ((await changing.send({ body: { email: email.trim(), password } })) === null) return
    setPassword('')
    if (email.trim() === '') {
      becomeMe({ ...me, email: null })
      say('The address is removed.', 'good')
    } else setSent(true)
  }
  const confirm = async () => {
    const done = await confirming.send({ body: { code: code.trim() } })
    if (done === null) return
    becomeMe(done.answer)
    setSent(false)
    setCode('')
    say('The address is confirmed.', 'good')
  }
  return (
    <Panel title="Email address" aside={me.email ?? 'none'}>
      <Form sending={changing} onSend={change}>
        <p>Only for a forgotten password: it is shown to nobody and nothing else is sent to it.</p>
        <TextField
          label="Email address"
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="email"
          hint={
            sends
              ? 'Leave it empty to remove the address.'
              : 'This server sends no email now; leave it empty to remove the address.'
          }
          error={changing.inputError('email')}
        />
        <PasswordField value={password} onChange={setPassword} error={changing.inputError('password')} />
        <div className="ac-acts">
          <Button type="submit">{email.trim() === '' ? 'Remove the address' : 'Send a code to it'}</Button>
        </div>
      </Form>
      {sent && (
        <Form sending={confirming} onSend={confirm} label="Confirm the address">
          <TextField
            label="Code from the email"
            className="ac-mono"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            error={confirming.inputError('code')}
          />
          <div className="ac-acts">
            <Button kind="primary" type="submit">
              Confirm
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
