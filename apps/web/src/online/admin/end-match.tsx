import { Form, useSending } from '@tessera/play/online'
import { Button, Panel, say, TextField } from '@tessera/ui'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

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
    say(words.text('abort.done'), 'good')
    setText('')
  }
  return (
    <Panel title={words.text('abort.title')}>
      <Form sending={sending} onSend={send}>
        <TextField
          label={words.text('abort.which')}
          value={text}
          onChange={(typed) => {
            setText(typed)
            setSure(false)
          }}
          spellCheck={false}
          hint={words.text('abort.hint')}
          error={sending.inputError('id')}
        />
        <div className="ac-acts">
          <Button kind="danger" type="submit" blocked={id === undefined ? words.text('abort.first') : null}>
            {sure ? words.text('abort.sure') : words.text('abort.do')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
