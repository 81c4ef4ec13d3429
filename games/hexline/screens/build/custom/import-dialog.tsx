import { chooseFile } from '@tessera/play/kept'
import { Button, Dialog, say, TextArea } from '@tessera/ui'
import { useState } from 'react'
import { readUnits } from '../share.ts'
import { importUnits } from './library.ts'

/** Takes custom units from pasted text or a file. */
export function ImportDialog(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onTake: (first: string | null) => void
}) {
  const { open, onClose, onTake } = props
  const [text, setText] = useState('')
  const read = readUnits(text)
  const fromFile = async () => {
    const file = await chooseFile()
    if (file === null) return
    if (file.size > 200_000) return say('This file is too large to be a list of units.', 'bad')
    file.text().then(setText, () => say('This file cannot be read.', 'bad'))
  }
  const empty = text.trim() === ''
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import units"
      actions={
        <>
          <Button glyph="open" onClick={() => void fromFile()}>
            From a file
          </Button>
          <Button
            kind="primary"
            blocked={empty ? 'Paste the text of a unit first.' : read.ok ? null : (read.inputErrors[0]?.text ?? null)}
            onClick={() => {
              if (!read.ok) return
              const imported = importUnits(read.value)
              if (imported.first !== null) onTake(imported.first)
              say(imported.text)
              setText('')
              onClose()
            }}
          >
            Import
          </Button>
        </>
      }
    >
      <TextArea
        label="Unit as text"
        rows={8}
        value={text}
        onChange={setText}
        spellCheck={false}
        className="cue-text"
        hint="One unit, or a list of them, as the editor exports it."
        error={
          empty || read.ok
            ? null
            : read.inputErrors
                .map((inputError) => `${inputError.text}${inputError.path === '' ? '' : ` (${inputError.path})`}`)
                .join('. ')
        }
      />
    </Dialog>
  )
}
