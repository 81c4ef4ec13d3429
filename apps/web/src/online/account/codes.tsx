import { copyText } from '@tessera/play'
import { saveText } from '@tessera/play/kept'
import { worded } from '@tessera/table'
import { Button, Panel, Toggle } from '@tessera/ui'
import { useState } from 'react'
import { words } from '../words/catalogue.ts'

export interface CodesOnceProps {
  readonly codes: readonly string[]
  readonly name: string
  readonly onDone: () => void
}

/** Recovery codes, the only time they are shown. */
export function CodesOnce({ codes, name, onDone }: CodesOnceProps) {
  const [kept, setKept] = useState(false)
  const text = `${words.text('codes.file', { name, host: location.host })}\n${words.text('codes.file.once')}\n\n${codes.join('\n')}\n`
  return (
    <Panel title={words.text('codes.title')} className="ac-codes-panel">
      <div className="ac-body">
        <p>{worded(words.parts('codes.about'), { strong: (inside) => <strong>{inside}</strong> })}</p>
        <ol className="ac-codes mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="ac-acts ac-noprint">
          <Button glyph="save" onClick={() => saveText(text, `tessera-${name}-codes.txt`)}>
            {words.text('codes.save')}
          </Button>
          <Button onClick={() => print()}>{words.text('codes.print')}</Button>
          <Button onClick={() => void copyText(text, words.text('codes.copied'))}>{words.text('codes.copy')}</Button>
        </div>
        <div className="ac-noprint ac-done">
          <Toggle label={words.text('codes.kept')} checked={kept} onChange={setKept} />
          <Button kind="primary" blocked={kept ? null : words.text('codes.first')} onClick={onDone}>
            {words.text('codes.on')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
