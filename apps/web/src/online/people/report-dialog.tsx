import { beSomebody, Form, useSending } from '@tessera/play/online'
import { Button, Dialog, Select, say, TextArea } from '@tessera/ui'
import { type Person, REPORT_REASONS } from '@tessera/wire'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

type Reason = (typeof REPORT_REASONS)[number]

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
    say(words.text('report.thanks'), 'good')
  }
  return (
    <Dialog open={open} onClose={onClose} title={words.text('report.of', { name: about.name })}>
      <Form sending={sending} onSend={send} className="flat" label={words.text('report.do')}>
        <p>{words.text('report.read', { name: about.name })}</p>
        <Select
          label={words.text('report.what')}
          options={REPORT_REASONS.map((value) => ({ value, name: words.text(`report.why.${value}`) }))}
          value={reason}
          onChange={setReason}
        />
        <TextArea
          label={words.text('report.happened')}
          value={text}
          onChange={setText}
          maxLength={500}
          rows={4}
          error={sending.inputError('text')}
        />
        <div className="ac-acts">
          <Button kind="primary" type="submit" blocked={sending.busy ? words.text('report.sending') : null}>
            {words.text('report.send')}
          </Button>
          <Button onClick={onClose}>{words.text('report.not')}</Button>
        </div>
      </Form>
    </Dialog>
  )
}
