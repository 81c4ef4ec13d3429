import { agoWords, ask, dayWords, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import { useState } from 'react'
import { makePasskey, PasskeyError, passkeysWork } from './passkey-ceremony.ts'
import { usePasswordAgain } from './password-again.tsx'

/** Keys that devices hold: signing in by a finger, a face or a number instead of the password. */
export function Passkeys() {
  const pages = usePages('passkeys')
  const end = async (id: string, name: string) => {
    try {
      await ask('endPasskey', { params: { id } })
    } catch (error) {
      return say(sorry(error), 'bad')
    }
    outdated('passkeys')
    say(`${name} opens nothing any more.`, 'good')
  }
  return (
    <Panel title="Passkeys">
      <PagedList
        pages={pages}
        label="Passkeys"
        keyOf={({ id }) => id}
        none="No passkey yet. With one you sign in by your finger, face or the number of your device; the password works as before."
      >
        {({ id, name, created, lastUsed }) => (
          <>
            <div>
              <b>{name}</b>
              <p>
                {lastUsed === null ? 'Never used' : `Used ${agoWords(lastUsed)}`}, since {dayWords(created)}
              </p>
            </div>
            <Button kind="quiet" aria-label={`End the passkey ${name}`} onClick={() => void end(id, name)}>
              End
            </Button>
          </>
        )}
      </PagedList>
      {passkeysWork() ? (
        <NewPasskey />
      ) : (
        <div className="ac-body">
          <p className="muted">
            This browser makes none here: passkeys need a page that came by https, or from this very machine.
          </p>
        </div>
      )}
    </Panel>
  )
}

function NewPasskey() {
  const [name, setName] = useState('')
  const sending = useSending('newPasskey')
  const keeping = useSending('keepPasskey', { passkey_known: 'name' })
  const again = usePasswordAgain(sending)
  const send = async () => {
    const asked = await sending.send({ body: again.body })
    if (asked === null) return
    try {
      const { options, ticket } = asked.answer
      const response = await makePasskey(options)
      if ((await keeping.send({ body: { ticket, response, name: name.trim() || 'Passkey' } })) === null) return
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error
      return void say(error.message, 'bad')
    }
    setName('')
    again.done()
    outdated('passkeys')
    say('From now on this device opens your account.', 'good')
  }
  return (
    <Form
      sending={{ busy: sending.busy || keeping.busy, trouble: sending.trouble ?? keeping.trouble }}
      onSend={send}
      label="A new passkey"
    >
      <TextField
        label="Name of the device"
        value={name}
        onChange={setName}
        maxLength={40}
        placeholder="My phone"
        error={keeping.inputError('name')}
      />
      {again.field}
      <div className="ac-acts">
        <Button type="submit" blocked={sending.busy || keeping.busy ? 'Waiting for your device' : null}>
          Add a passkey
        </Button>
      </div>
    </Form>
  )
}
