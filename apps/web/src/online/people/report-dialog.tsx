import { beSomebody, Form, useSending } from '@tessera/play/online'
import { Button, Dialog, Select, say, TextArea } from '@tessera/ui'
import type { Person, REPORT_REASONS } from '@tessera/wire'
import { useState } from 'react'

type Reason = (typeof REPORT_REASONS)[number]

const REASONS: readonly { readonly value: Reason; readonly name: string }[] = [
  { value: 'cheating', name: 'They cheat' },
  { value: 'stalling', name: 'They let time run out on purpose' },
  { value: 'chat', name: 'What they write is offensive' },
  { value: 'name', name: 'Their name is offensive' },
  { value: 'other', name: 'Something else' },
]

export interface ReportDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly about: Pick<Person, 'id' | 'name'>
  /** The match it is about, if there is one. */
  readonly match?: string
  /** The reason that is chosen at first. */
  readonly usual?: Reason
}

/** Reports a player to the administrators. */
export function ReportDialog({ open, onClose, about, match, usual = 'cheating' }: ReportDialogProps) {
  const [reason, setReason] = useState<Reason>(usual)
  const [text, setText] = useState('')
  const sending = useSending('report')
  const send = async () => {
    await beSomebody()
    const body = { about: about.id, reason, text: text.trim(), ...(match === undefined ? {} : { match }) }
    if ((await sending.send({ body })) === null) return
    setText('')
    onClose()
    say('Thank you. An administrator will look at it.', 'good')
  }
  return (
    <Dialog open={open} onClose={onClose} title={`Report ${about.name}`}>
      <Form sending={sending} onSend={send} className="flat" label="Report">
        <p>Administrators read what you write, and who wrote it. {about.name} does not.</p>
        <Select label="What is wrong" options={REASONS} value={reason} onChange={setReason} />
        <TextArea
          label="What happened"
          value={text}
          onChange={setText}
          maxLength={500}
          rows={4}
          error={sending.inputError('text')}
        />
        <div className="ac-acts">
          <Button kind="primary" type="submit" blocked={sending.busy ? 'Sending' : null}>
            Send the report
          </Button>
          <Button onClick={onClose}>Do not send it</Button>
        </div>
      </Form>
    </Dialog>
  )
}
