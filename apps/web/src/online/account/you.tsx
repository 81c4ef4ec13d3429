import { becomeMe, dayWords, Form, NameField, PasswordField, useSending, useServer } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import type { Me } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { CodesOnce } from './codes.tsx'
import { Passkeys } from './passkeys.tsx'

/** Name, password, recovery. */
export function You({ me }: { readonly me: Me }) {
  const server = useServer()
  if (me.kind === 'guest') {
    const days = server.state === 'here' ? server.facts.guestDays : 60
    return (
      <Panel title={words.text('you.guest')}>
        <div className="ac-body">
          <p>{words.text('you.guest.about', { name: me.name, n: days })}</p>
          <p>{words.text('you.sign-up')}</p>
          <div className="ac-acts">
            <Button kind="primary" to="/register">
              {words.text('account.sign-up')}
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
    say(words.text('name.now', { name: sent.answer.name }), 'good')
  }
  return (
    <Panel title={words.text('name.title')} aside={words.text('access.since', { day: dayWords(me.since) })}>
      <Form sending={sending} onSend={send}>
        <NameField
          value={name}
          onChange={setName}
          maxLength={20}
          hint={words.text('name.hint')}
          error={sending.inputError('name')}
        />
        <div className="ac-acts">
          <Button type="submit" blocked={name.trim() === me.name ? words.text('name.same') : null}>
            {words.text('name.do')}
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
    say(words.text('password.set'), 'good')
  }
  return (
    <Panel title={words.text('password.label')}>
      <Form sending={sending} onSend={send}>
        <input type="text" hidden readOnly autoComplete="username" value={me.name} />
        <PasswordField
          label={words.text('password.current')}
          value={current}
          onChange={setCurrent}
          error={sending.inputError('current')}
        />
        <PasswordField
          label={words.text('password.new')}
          value={password}
          onChange={setPassword}
          chosen
          hint={words.text('password.ends')}
          error={sending.inputError('password')}
        />
        <div className="ac-acts">
          <Button type="submit" blocked={sending.busy ? words.text('form.saving') : null}>
            {words.text('password.do')}
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
    <Panel title={words.text('codes.title')} aside={words.text('codes.left', { n: me.recoveryCodesLeft })}>
      <Form sending={sending} onSend={send}>
        <p>{words.text('codes.each')}</p>
        <PasswordField value={password} onChange={setPassword} error={sending.inputError('password')} />
        <div className="ac-acts">
          <Button type="submit">{words.text('codes.create')}</Button>
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
      say(words.text('mail.removed'), 'good')
    } else setSent(true)
  }
  const confirm = async () => {
    const done = await confirming.send({ body: { code: code.trim() } })
    if (done === null) return
    becomeMe(done.answer)
    setSent(false)
    setCode('')
    say(words.text('mail.confirmed'), 'good')
  }
  return (
    <Panel title={words.text('mail.title')} aside={me.email ?? words.text('mail.none')}>
      <Form sending={changing} onSend={change}>
        <p>{words.text('mail.about')}</p>
        <TextField
          label={words.text('mail.title')}
          type="email"
          value={email}
          onChange={setEmail}
          autoComplete="email"
          hint={sends ? words.text('mail.hint') : words.text('mail.hint.off')}
          error={changing.inputError('email')}
        />
        <PasswordField value={password} onChange={setPassword} error={changing.inputError('password')} />
        <div className="ac-acts">
          <Button type="submit">{email.trim() === '' ? words.text('mail.remove') : words.text('mail.send')}</Button>
        </div>
      </Form>
      {sent && (
        <Form sending={confirming} onSend={confirm} label={words.text('mail.confirm')}>
          <TextField
            label={words.text('mail.code')}
            className="ac-mono"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            error={confirming.inputError('code')}
          />
          <div className="ac-acts">
            <Button kind="primary" type="submit">
              {words.text('mail.confirm.do')}
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
