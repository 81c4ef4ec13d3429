import { agoWords, ask, dayWords, Form, outdated, PagedList, sorry, usePages, useSending } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'
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
    say(words.text('access.ended', { name }), 'good')
  }
  return (
    <Panel title={words.text('passkeys.title')}>
      <PagedList
        pages={pages}
        label={words.text('passkeys.title')}
        keyOf={({ id }) => id}
        none={words.text('passkeys.none')}
      >
        {({ id, name, created, lastUsed }) => (
          <>
            <div>
              <b>{name}</b>
              <p>
                {lastUsed === null
                  ? words.text('access.never.since', { day: dayWords(created) })
                  : words.text('access.used.since', { when: agoWords(lastUsed), day: dayWords(created) })}
              </p>
            </div>
            <Button kind="quiet" aria-label={words.text('passkeys.end', { name })} onClick={() => void end(id, name)}>
              {words.text('access.end')}
            </Button>
          </>
        )}
      </PagedList>
      {passkeysWork() ? (
        <NewPasskey />
      ) : (
        <div className="ac-body">
          <p className="muted">{words.text('passkeys.https')}</p>
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
    say(words.text('passkeys.done'), 'good')
  }
  return (
    <Form
      sending={{ busy: sending.busy || keeping.busy, trouble: sending.trouble ?? keeping.trouble }}
      onSend={send}
      label={words.text('passkeys.new')}
    >
      <TextField
        label={words.text('passkeys.name')}
        value={name}
        onChange={setName}
        maxLength={40}
        placeholder={words.text('passkeys.example')}
        error={keeping.inputError('name')}
      />
      {again.field}
      <div className="ac-acts">
        <Button type="submit" blocked={sending.busy || keeping.busy ? words.text('passkeys.wait') : null}>
          {words.text('passkeys.add')}
        </Button>
      </div>
    </Form>
  )
}
