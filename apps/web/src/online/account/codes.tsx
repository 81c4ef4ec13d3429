import { copyText } from '@tessera/play'
import { saveText } from '@tessera/play/kept'
import { Button, Panel, Toggle } from '@tessera/ui'
import { useState } from 'react'

export interface CodesOnceProps {
  readonly codes: readonly string[]
  readonly name: string
  readonly onDone: () => void
}

/** Recovery codes, the only time they are shown. */
export function CodesOnce({ codes, name, onDone }: CodesOnceProps) {
  const [kept, setKept] = useState(false)
  const text = `Recovery codes of ${name} at ${location.host}\nEach works once, in place of the password.\n\n${codes.join('\n')}\n`
  return (
    <Panel title="Recovery codes" className="ac-codes-panel">
      <div className="ac-body">
        <p>
          If you forget your password, one of these codes lets you choose a new one. Each works once.{' '}
          <strong>They are shown only now</strong>: print them, or keep the file where only you find it.
        </p>
        <ol className="ac-codes mono">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className="ac-acts ac-noprint">
          <Button glyph="save" onClick={() => saveText(text, `tessera-${name}-codes.txt`)}>
            Save to a file
          </Button>
          <Button onClick={() => print()}>Print</Button>
          <Button onClick={() => void copyText(text, 'The codes are on the clipboard.')}>Copy</Button>
        </div>
        <div className="ac-noprint ac-done">
          <Toggle label="I have saved them" checked={kept} onChange={setKept} />
          <Button
            kind="primary"
            blocked={kept ? null : 'Confirm first that you have saved them: they are not shown again'}
            onClick={onDone}
          >
            Go on
          </Button>
        </div>
      </div>
    </Panel>
  )
}
