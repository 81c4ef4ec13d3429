import { becomeMe, Form, NameField, PasswordField, useSending, useServer } from '@tessera/play/online'
import { Button, Panel, say, TextField, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { NarrowPage } from './sign-in.tsx'
import '@tessera/play/online/account.css'

/** /recover: a new password by a recovery code, or by a code sent by mail where the operator has set that up. */
export default function RecoverPage() {
  useTitle(words.text('recover.title'))
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
    say(words.text('password.set'), 'good')
    navigate('/account')
  }
  const post = async () => {
    if ((await mailing.send({ body: { name: name.trim() } })) === null) return
    say(words.text('recover.posted'), 'good')
  }
  return (
    <NarrowPage title={words.text('recover.title')}>
      <Panel label={words.text('recover.label')}>
        <Form sending={recovering} onSend={send}>
          <p>{words.text(mail ? 'recover.about.mail' : 'recover.about')}</p>
          <NameField
            value={name}
            onChange={setName}
            error={recovering.inputError('name') ?? mailing.inputError('name')}
          />
          {mail && (
            <div className="ac-acts">
              <Button
                onClick={() => void post()}
                blocked={
                  name.trim() === ''
                    ? words.text('recover.name.first')
                    : mailing.busy
                      ? words.text('report.sending')
                      : null
                }
              >
                {words.text('recover.post')}
              </Button>
              {mailing.trouble !== undefined && (
                <p className="ac-trouble" role="alert">
                  {mailing.trouble}
                </p>
              )}
            </div>
          )}
          <TextField
            label={words.text('recover.code')}
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
            label={words.text('password.new')}
            value={password}
            onChange={setPassword}
            chosen
            hint={words.text('password.hint')}
            error={recovering.inputError('password')}
          />
          <div className="ac-acts">
            <Button kind="primary" type="submit" blocked={recovering.busy ? words.text('form.saving') : null}>
              {words.text('recover.do')}
            </Button>
            <Link to="/sign-in">{words.text('recover.back')}</Link>
          </div>
        </Form>
      </Panel>
      <p className="muted">{words.text(mail ? 'recover.none.mail' : 'recover.none')}</p>
    </NarrowPage>
  )
}
