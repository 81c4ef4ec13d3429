import { Form, useSending } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import { useState } from 'react'

/** Ends a match without a winner. */
export function EndMatch() {
  const [text, setText] = useState('')
  const [sure, setSure] = useState(false)
  const sending = useSending('abort', { no_such_match: 'id' })
  const [id] = /[a-z0-9]{12}/.exec(text.split('/').at(-1) ?? '') ?? []
  const send = async () => {
    if (id === undefined) return
    if (!sure) return setSure(true)
    setSure(false)
    if ((await sending.send({ params: { id } })) === null) return
    say('The match has ended without a winner; those in it were told.', 'good')
    setText('')
  }
  return (
    <Panel title="End a match">
      <Form sending={sending} onSend={send}>
        <TextField
          label="Its address or id"
          value={text}
          onChange={(typed) => {
            setText(typed)
            setSure(false)
          }}
          spellCheck={false}
          hint="It ends without a winner and without a change of ratings."
          error={sending.inputError('id')}
        />
        <div className="ac-acts">
          <Button kind="danger" type="submit" blocked={id === undefined ? 'Enter the address of a match first' : null}>
            {sure ? 'End it, yes' : 'End the match'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
