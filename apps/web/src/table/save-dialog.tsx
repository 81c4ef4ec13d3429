import { useState } from 'react'
import { type SavedCodes, tidyName } from '../store/saved-codes.ts'
import { Button, CopyRow, Dialog, say, TextField } from '../ui/index.ts'

export interface SaveDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly kept: SavedCodes
  readonly code: string
  readonly link: string
  readonly suggestion: string
}

/** Keeps an army in this browser under a name, or hands it out as a code or a link. */
export function SaveDialog({ open, onClose, kept, code, link, suggestion }: SaveDialogProps) {
  const saved = kept.useList()
  const [name, setName] = useState<string | null>(null)
  const shown = name ?? suggestion
  const taken = saved.some((other) => other.name === tidyName(shown))
  const save = () => {
    if (kept.save(shown, code)) say(`Saved ${tidyName(shown)} in this browser.`, 'good')
    else say('This browser keeps nothing (a private window, or full). Copy the code instead.', 'bad')
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Save or share">
      <form
        className="save-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (tidyName(shown) !== '') save()
        }}
      >
        <TextField
          label="Name"
          value={shown}
          onChange={setName}
          maxLength={40}
          hint={taken ? 'An army of this name is saved already; it will be replaced.' : 'Kept in this browser.'}
        />
        <Button kind="primary" type="submit" blocked={tidyName(shown) === '' ? 'A name needs a letter.' : null}>
          {taken ? 'Replace' : 'Save'}
        </Button>
      </form>
      <CopyRow label="Army code" text={code} />
      <CopyRow label="Link to this army" text={link} />
    </Dialog>
  )
}
