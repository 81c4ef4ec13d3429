import { saveText } from '@tessera/play/kept'
import { ask, becomeMe, Form, PasswordField, sorry, useSending } from '@tessera/play/online'
import { Button, Panel, say } from '@tessera/ui'
import { useNavigate } from '@tessera/ui/router'
import type { Me } from '@tessera/wire'
import { useState } from 'react'

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
      <Panel title="A copy of your data">
        <div className="ac-body">
          <p>
            Everything kept about you, as a file: account, sessions, ratings, matches with your choices, notices,
            reports you made, tokens and webhooks without their secrets.
          </p>
          <div className="ac-acts">
            <Button glyph="save" onClick={() => void save()} blocked={busy ? 'Preparing the file' : null}>
              Save my data
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
    say('The account is deleted.', 'good')
    navigate('/')
  }
  return (
    <Panel title="Delete the account" className={sure ? 'ac-danger' : ''}>
      <div className="ac-body">
        <p>
          <strong>What goes:</strong> your name, password, email address, sessions, tokens, bots, webhooks, notices,
          ratings and the list of whom you blocked. Matches under way are given up, open ones called off.
        </p>
        <p>
          <strong>What stays:</strong> finished matches and their records, for those you played with, under “Somebody
          who left”; and reports you made, without your name. Nobody can undo this.
        </p>
        {!sure && (
          <div className="ac-acts">
            <Button kind="danger" onClick={() => setSure(true)}>
              Delete my account…
            </Button>
          </div>
        )}
        {sure && (
          <Form sending={sending} onSend={send} className="flat" label="Delete the account">
            {me.kind === 'user' && (
              <PasswordField value={password} onChange={setPassword} error={sending.inputError('password')} />
            )}
            <div className="ac-acts">
              <Button kind="danger" type="submit" blocked={sending.busy ? 'Deleting' : null}>
                Delete {me.name} for good
              </Button>
              <Button onClick={() => setSure(false)}>Keep it</Button>
            </div>
          </Form>
        )}
      </div>
    </Panel>
  )
}
