import { becomeMe, Form, NameField, PasswordField, useMe, useSending } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, Panel, useTitle } from '@tessera/ui'
import { Link, useNavigate } from '@tessera/ui/router'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
import { CodesOnce } from './codes.tsx'
import { NarrowPage } from './sign-in.tsx'
import '@tessera/play/online/account.css'

/** /register: a guest takes a name and keeps everything. */
export default function RegisterPage() {
  useTitle(words.text('account.sign-up'))
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const me = useMe()
  const navigate = useNavigate()
  if (codes !== null && me !== null) {
    return (
      <NarrowPage title={words.text('register.now', { name: me.name })}>
        <CodesOnce codes={codes} name={me.name} onDone={() => navigate('/account')} />
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={words.text('account.sign-up')}>
      {me !== null && me.kind !== 'guest' ? (
        <Panel label={words.text('register.signed-in')}>
          <p>
            {worded(words.parts('register.already', { name: me.name }), {
              link: (inside) => <Link to="/account">{inside}</Link>,
            })}
          </p>
        </Panel>
      ) : (
        <Panel label={words.text('account.sign-up')}>
          <RegisterForm onCodes={setCodes} />
        </Panel>
      )}
      <p className="muted">
        {worded(words.parts('register.have'), { link: (inside) => <Link to="/sign-in">{inside}</Link> })}
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
      <p>{me === null ? words.text('register.why') : words.text('register.keep', { name: me.name })}</p>
      <NameField
        value={name}
        onChange={setName}
        maxLength={20}
        hint={words.text('register.name.hint')}
        error={sending.inputError('name')}
      />
      <PasswordField
        label={words.text('password.label')}
        shown={shown}
        value={password}
        onChange={setPassword}
        chosen
        hint={words.text('register.password.hint')}
        error={sending.inputError('password')}
      />
      <div className="ac-acts">
        <Button kind="primary" type="submit" blocked={sending.busy ? words.text('form.saving') : null}>
          {words.text('register.do')}
        </Button>
        <Button kind="quiet" aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? words.text('register.hide') : words.text('register.show')}
        </Button>
      </div>
    </Form>
  )
}
