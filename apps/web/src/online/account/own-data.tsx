import { saveText } from '@tessera/play/kept'
import { ask, becomeMe, Form, PasswordField, sorry, useSending } from '@tessera/play/online'
import { worded } from '@tessera/table'
import { Button, Panel, say } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

/** A copy of everything, and leaving for good. */
export function OwnData({ me }: { readonly me: Me }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      saveText(`${JSON.stringify(await ask('exportMe'), null, 2)}\n`, `tessera-${me.name.replaceAll(' ', '-')}.json`)
    } catch (error) {
      say(sorry(error), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Panel title={words.text('data.title')}>
        <div className="ac-body">
          <p>{words.text('data.about')}</p>
          <div className="ac-acts">
            <Button glyph="save" onClick={() => void save()} blocked={busy ? words.text('data.preparing') : null}>
              {words.text('data.save')}
            </Button>
          </div>
        </div>
      </Panel>
      <Leave me={me} />
    </>
  )
}

function Leave({ me }: { readonly me: Me }) {
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  const sending = useSending('deleteMe')
  const navigate = useNavigate()
  const send = async () => {
    if ((await sending.send({ body: me.kind === 'user' ? { password } : {} })) === null) return
    becomeMe(null)
    say(words.text('delete.done'), 'good')
    navigate('/')
  }
  return (
    <Panel title={words.text('delete.title')} className={sure ? 'ac-danger' : ''}>
      <div className="ac-body">
        <p>{worded(words.parts('delete.goes'), { strong: (inside) => <strong>{inside}</strong> })}</p>
        <p>{worded(words.parts('delete.stays'), { strong: (inside) => <strong>{inside}</strong> })}</p>
        {!sure && (
          <div className="ac-acts">
            <Button kind="danger" onClick={() => setSure(true)}>
              {words.text('delete.open')}
            </Button>
          </div>
        )}
        {sure && (
          <Form sending={sending} onSend={send} className="flat" label={words.text('delete.title')}>
            {me.kind === 'user' && (
              <PasswordField value={password} onChange={setPassword} error={sending.inputError('password')} />
            )}
            <div className="ac-acts">
              <Button kind="danger" type="submit" blocked={sending.busy ? words.text('delete.busy') : null}>
                {words.text('delete.for-good', { name: me.name })}
              </Button>
              <Button onClick={() => setSure(false)}>{words.text('delete.keep')}</Button>
            </div>
          </Form>
        )}
      </div>
    </Panel>
  )
}
