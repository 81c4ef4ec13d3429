import { becomeMe, Form, NameField, PasswordField, useSending, useServer } from '@tessera/play/online'
import { Button, Panel, say, TextField, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { NarrowPage } from './sign-in.tsx'
import '@tessera/play/online/account.css'

/** /recover: a new password by a recovery code, or by a code sent by mail where the operator has set that up. */
export default function RecoverPage() {
  useTitle('A new password')
  const server = useServer()
  const mail = server.state === 'here' && server.facts.mail
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const recovering = useSending('recover')
  const mailing = useSending('recoverByMail')
  const navigate = useNavigate()
  const send = async () => {
    const sent = await recovering.send({ body: { name: name.trim(), code: code.trim(), password } })
    if (sent === null) return
    becomeMe(sent.answer)
    say('The new password is set. All other sessions have ended.', 'good')
    navigate('/account')
  }
  const post = async () => {
    if ((await mailing.send({ body: { name: name.trim() } })) === null) return
    say('If that account has an email address, a code is on its way. It works for a day.', 'good')
  }
  return (
    <NarrowPage title="A new password">
      <Panel label="A new password by a code">
        <Form sending={recovering} onSend={send}>
          <p>
            Enter one of your recovery codes{mail ? ', or the code from the email we sent' : ''}, and choose a new
            password.
          </p>
          <NameField
            value={name}
            onChange={setName}
            error={recovering.inputError('name') ?? mailing.inputError('name')}
          />
          {mail && (
            <div className="ac-acts">
              <Button
                onClick={() => void post()}
                blocked={name.trim() === '' ? 'Enter the name first' : mailing.busy ? 'Sending' : null}
              >
                Send a code by email
              </Button>
              {mailing.trouble !== undefined && (
                <p className="ac-trouble" role="alert">
                  {mailing.trouble}
                </p>
              )}
            </div>
          )}
          <TextField
            label="Code"
            className="ac-mono"
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="abcd-efgh-jkmn-pqrs"
            error={recovering.inputError('code')}
          />
          <PasswordField
            label="New password"
            value={password}
            onChange={setPassword}
            chosen
            hint="At least 10 characters."
            error={recovering.inputError('password')}
          />
          <div className="ac-acts">
            <Button kind="primary" type="submit" blocked={recovering.busy ? 'Saving' : null}>
              Set the new password
            </Button>
            <Link to="/sign-in">Back to signing in</Link>
          </div>
        </Form>
      </Panel>
      <p className="muted">
        No code left{mail ? ' and no email address' : ''}? The operator of this server can make one for you.
      </p>
    </NarrowPage>
  )
}
